"""The positions of the worked examples, as pictures: those in the file are these."""

from __future__ import annotations

import base64

import pytest

from courtly.core.examples import examples_of
from courtly.richelieu.description import DESCRIPTION

from .positions import Position

#: All tokens in play lie before the players; the cross is not among them.
TOKENS = ("Champagne", "Bretagne", "tower"), ("Anjou", "marker back", "marker back")
OTHERS = "BGNc BRTc NORc CHA1 PROc AUV2 BON2 ANJ2"


def with_tokens(position: Position, cardinal: str, queen: str) -> Position:
    """Eight tokens in all: these two, and six that change nothing."""
    return position.holds("cardinal", cardinal, *TOKENS[0]).holds("queen", queen, *TOKENS[1])


def payment() -> Position:
    """All of the Cardinal's markers lie out; the card he wants bears the Queen's."""
    rows = ("BGN2 AUVs^c BONc CHAs^c", "ANJs ANJc^c ANJt", "LANt^q BRTs BGNs CHA2")
    return with_tokens(Position(*rows, cardinal=OTHERS), "Bourgogne", "Provence")


def turn() -> Position:
    """A turn of the Cardinal with every kind of choice."""
    rows = (
        "BGN2 AUVs BONc CHAs LANc LANs",
        "ANJs^c ANJc ANJt PROs NORs BRT2",
        "LANt^q BRTs BGNs CHA2",
        "NOR2 CHAc AUVt BRTt*Anjou",
    )
    position = Position(*rows, cardinal=OTHERS).holds("cardinal", "Bourgogne", *TOKENS[0])
    return position.holds("queen", "Provence", "marker back", "marker back")


def ending(queen: str = "sword") -> Position:
    """One card is left. The Cardinal's: half of Bourgogne and Normandie, nothing of Provence."""
    cardinal = (
        "BGN2 BGN2 BGNc NOR2 NORc NOR1 BRTc BRT2 BRTs CHAc CHA2 CHAt LANc LAN2"
        " ANJ2 ANJs ANJt BON2 BONt AUV2 AUVs"
    )
    last = Position("AUVt", cardinal=cardinal)
    last.holds("cardinal", "Bourgogne", "Provence", "Champagne", "tower")
    return last.holds("queen", queen, "Anjou", "marker back", "marker back")


@pytest.mark.parametrize(
    ("example", "position"),
    [
        ("payment", payment()),
        ("majority", ending()),
        ("equal", ending()),
        ("missing", ending()),
        ("crosses", ending()),
        ("crosses-even", ending("cross")),
        ("turn-one", turn()),
        ("turn-two", turn()),
        ("turn-dear", turn()),
        ("turn-own", turn()),
        ("turn-token", turn()),
    ],
)
def test_an_example_begins_with_its_picture(example: str, position: Position) -> None:
    written = examples_of(DESCRIPTION)[example].course.position
    assert written == base64.b64encode(position.states.tobytes()).decode()
