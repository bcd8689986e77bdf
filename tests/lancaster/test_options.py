"""The options of a table [L1.1, L1.5, L4.1, L11.1], and what is said to those that do not fit."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import courtly
from courtly.core.errors import ComponentsError, CourtlyError, OptionError
from courtly.lancaster import Lancaster
from courtly.lancaster.constants import SECTIONS
from courtly.lancaster.description import DESCRIPTION

from .random_games import advanced

rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"players": 1}, "players is a number from 2 to 5, not 1"),
        ({"players": 6}, "players is a number from 2 to 5, not 6"),
        ({"players": "four"}, "players is a number from 2 to 5, not 'four'"),
        ({"players": True}, "players is a number from 2 to 5"),
        ({"players": None}, "players is a number from 2 to 5"),
        ({"laws": "old"}, "use one of: base, new, random, sections"),
        ({"laws": ["base"]}, "use one of: base, new, random, sections"),
        ({"laws": "sections"}, "one for each of the 5 sections 0 to 4, each one of base, new"),
        ({"laws": "sections", "sections": ["base"] * 4}, "each of the 5 sections"),
        ({"laws": "sections", "sections": ["base"] * 4 + ["old"]}, "each one of base, new, random"),
        ({"laws": "sections", "sections": "base"}, "each one of base, new, random"),
        ({"sections": ["base"] * 5}, "sections goes with laws='sections', not with laws='base'"),
        ({"supply": "bank"}, "use one of: unlimited, box"),
        ({"start": "pink"}, "use one of: red, blue, green, gold"),
        ({"players": 2, "start": "green"}, "use one of: red, blue"),
        ({"start": 0}, "use one of: red, blue, green, gold"),
        ({"open_stock": "yes"}, "open_stock is True or False, not 'yes'"),
        ({"speed": 3}, "unknown option: speed; known: players, laws, sections, open_stock"),
    ],
)
def test_bad_options_are_refused_with_what_would_be_right(
    options: dict[str, Any], problem: str
) -> None:
    with pytest.raises(OptionError, match=problem):
        Lancaster.make(options)


def test_bad_components_are_refused() -> None:
    with pytest.raises(ComponentsError, match=r"lancaster\.crown is unknown"):
        courtly.lancaster.new(components={"crown": 1})
    with pytest.raises(CourtlyError):
        courtly.lancaster.new(components="mine.toml")  # type: ignore[arg-type]


@pytest.mark.parametrize("choice", list(itertools.product(("base", "new"), repeat=SECTIONS))[::5])
@rule("L4.1")
def test_the_table_picks_a_set_for_each_section(choice: tuple[str, ...]) -> None:
    game = advanced(1, laws="sections", sections=choice)
    proposed = [event["law"] for event in game.events if event.kind == "law_proposed"]
    in_force = courtly.lancaster.new(seed=1, laws="sections", sections=choice).view().laws
    for law in (*proposed, *in_force):
        assert str(law)[0] == choice[int(str(law)[1])][0].upper()


@rule("L4.1")
def test_a_coin_decides_for_each_section() -> None:
    sets = set()
    for seed in range(100):
        game = courtly.lancaster.new(seed=seed, laws="random")
        laws = (*game.view().laws, *advanced(seed, 4, laws="random").view().proposals)
        sets.add((laws[0][0], laws[3][0]))
        assert len({law[0] for law in laws[:3]}) == 1, "a section is of one set"
    assert sets == set(itertools.product("BN", repeat=2))


def test_options_come_back_from_a_position() -> None:
    options: dict[str, Any] = {
        "players": 3,
        "laws": "sections",
        "sections": ["new"] * SECTIONS,
        "open_stock": True,
        "supply": "box",
        "start": "blue",
    }
    game = courtly.lancaster.from_bytes(advanced(3, 60, **options).to_bytes())
    assert game.options == options


@rule("L1.1")
def test_so_many_bots_make_a_table_of_so_many_players() -> None:
    assert Lancaster.make(DESCRIPTION.seated({"laws": "new"}, 3)).seats == 3
    assert Lancaster.make(DESCRIPTION.seated({"players": 5}, 3)).seats == 5
