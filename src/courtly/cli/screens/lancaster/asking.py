"""What the open decision asks, in a sentence that says what is at stake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....core.game import Game
from ....core.texts import Texts, sort_of
from ....lancaster import Lancaster
from ....lancaster.constants import CONFLICTS
from .words import Words


def question(game: Game[Any, Any], seat: int, texts: Texts) -> str:
    """What `seat` has to decide now."""
    assert isinstance(game, Lancaster)
    words = Words(game.view(seat), texts)
    special = _SPECIAL.get(words.view.decision)
    if special:
        return special(words, seat)
    if words.view.decision == "county":
        return _county(words, any(move.labels == ("both",) for move in game.legal(seat)))
    return words(f"ask-{words.view.decision}", **_circumstances(words))


def _circumstances(words: Words) -> dict[str, Any]:
    """What most questions mention: what brought the decision about, and for whom it is."""
    view = words.view
    ally = view.side is not None and view.sides[view.side].ally
    return {
        "ally": "yes" if ally else "no",
        "phase": view.phase,
        "about": _about(words),
        "about-sort": sort_of(view.about or "none"),
        "due": view.due,
        "source": _source(words),
    }


def _source(words: Words) -> str:
    """The law, county or favour that asks."""
    view = words.view
    if view.phase == "laws" and view.law:
        return f"{view.law} ({words.law(view.law)})"
    if view.phase == "placing":
        return words("favour")
    return words.texts.label("lancaster", "source", view.about or "none")


def _about(words: Words) -> str:
    """The county, conflict or castle space in question."""
    about = words.view.about or "none"
    field = "conflict" if about in CONFLICTS else "space"
    return words.texts.label("lancaster", field, about.removeprefix("castle "))


def _place(words: Words, seat: int) -> str:
    allies = len(words.view.sides) > len(words.view.players)
    return words("ask-place-ally" if allies else "ask-place")


def _squires(words: Words, seat: int) -> str:
    hand = words.view.hand
    assert hand is not None
    return words("ask-squires", strength=hand.strength, county=hand.county, needed=hand.needed)


def _vote(words: Words, seat: int) -> str:
    view = words.view
    assert view.law is not None
    return words(
        "ask-vote",
        number=view.proposals.index(view.law) + 1,
        law=view.law,
        stones=view.players[seat].votes,
    )


def _county(words: Words, both: bool) -> str:
    view = words.view
    county = next(county for county in view.counties if county.name == view.about)
    case = _circumstances(words)
    return words(
        "ask-county",
        **case,
        reward=words.ally_reward(county) if case["ally"] == "yes" else words.reward(county),
        both="yes" if both else "no",
        price=view.figures.both,
    )


def _castle(words: Words, seat: int) -> str:
    if not {*words.view.to_score} <= {"recruit", "upgrade"}:
        return words("ask-castle-order")
    costs = {space.name: space.cost for space in words.view.sides[seat].castle}
    more = {"recruit": costs["recruit"], "upgrade": costs["upgrade"]}
    return words("ask-castle", **_circumstances(words), **more)


_SPECIAL: dict[str, Callable[[Words, int], str]] = {
    "place": _place,
    "squires": _squires,
    "vote": _vote,
    "castle": _castle,
}
