"""The parts of a view: counties, conflicts, castles, players.

Most of the table stays as it is from move to move, so parts are kept and shared between views. A
part is known again by the bytes of the fields it is made of.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

from ..core.kept import Kept
from .constants import (
    ALLY_SPACES,
    BERTHS,
    CONFLICTS,
    COUNTIES,
    COUNTY_LETTERS,
    COUNTY_REWARDS,
    FACE_UP,
    FAVOURS,
    LEFT_OUT,
    MOST_SEATS,
    NONE,
    REWARDS,
    SEATS,
    SIDES,
    SPACES,
    TOKENS,
    UNKNOWN,
)
from .state import STATE
from .view import Berth, Conflict, County, Player, Side, Space

_REWARD_PAYS = (*TOKENS, "points")
_TILES = ("stock", "open", "turned")
#: Pieces of each kind that are kept, and wholes made of them: some hundred tables of them.
KEPT, KEPT_WHOLE = 16384, 4096

Row = tuple[int, ...]
Rows = tuple[Row, ...]


def strengths(counts: Iterable[int]) -> tuple[int, ...]:
    """Counts by strength as a list of strengths: (2, 1, 0, 0) is 1, 1, 2."""
    return tuple(k + 1 for k, n in enumerate(counts) for _ in range(int(n)))


_strengths = functools.lru_cache(KEPT)(strengths)  # of rows of numbers, which come again and again


def side_names(s: Any) -> tuple[str, ...]:
    """Names of the sides: the seats, and with two players their allies."""
    names = SEATS[: s["players"]]
    allies = s["sides"] - s["players"]
    return (*names, *(f"{name}’s ally" for name in names[:allies]))


@functools.lru_cache(KEPT)
def _pays(row: Row) -> dict[str, int]:
    return {name: n for name, n in zip(_REWARD_PAYS, row, strict=False) if n}


def _county(number: int, s: Any) -> County:
    side, strength, squires = s["county_side"], s["county_strength"], s["county_squires"]
    minimum = s["county_minimum"]
    return County(
        name=COUNTIES[number],
        letter=COUNTY_LETTERS[number],
        minimum=minimum,
        reward=REWARDS[COUNTY_REWARDS[number]],
        pays=_pays(s["county_pays"]),
        nobles=s["nobles_left"],
        side=side if side != NONE else None,
        strength=strength,
        squires=squires,
        needs=max(minimum, strength + squires + 1) if side != NONE else minimum,
    )


counties = [
    Kept(
        functools.partial(_county, number),
        STATE,
        ("county_minimum", "county_pays", "nobles_left", "county_side", "county_strength",
         "county_squires"),
        most=KEPT,
        row=number,
    )
    for number in range(len(COUNTIES))
]  # fmt: skip
"""The nine counties."""


def _conflict(slot: int, s: Any, ranks: Row, earned: Row) -> Conflict | None:
    card, sides = s["conflict"], s["berth_side"]
    if card == NONE:
        return None
    return Conflict(
        name=CONFLICTS[slot],
        card=card,
        strength=s["conflict_strength"][card],
        points=s["conflict_points"][card],
        earned=earned,
        berths=tuple(
            Berth(
                side=sides[berth],
                knights=_strengths(s["berth_knights"][berth]),
                squires=s["berth_squires"][berth],
                strength=sum(_strengths(s["berth_knights"][berth])) + s["berth_squires"][berth],
                rank=ranks[berth],
            )
            for berth in range(BERTHS)
            if sides[berth] != NONE
        ),
    )


conflicts = [
    Kept(
        functools.partial(_conflict, slot),
        STATE,
        ("conflict", "berth_side", "berth_knights", "berth_squires"),
        most=KEPT,
        row=slot,
        whole=("conflict_strength", "conflict_points"),
    )
    for slot in range(len(CONFLICTS))
]
"""The conflicts on the table, None where there is none; given with each are the ranks there and
what they earn, which come from the outlook."""


@functools.lru_cache(KEPT)
def _space(space: int, knight: int, tile: int, pays: Row, cost: int) -> Space:
    return Space(SPACES[space], knight, _TILES[tile], _pays(pays), cost)


def _castle(ally: bool, s: Any) -> tuple[Space, ...]:
    if ally:
        return tuple(_space(k, s["castle"][k], 0, (), 0) for k in range(ALLY_SPACES))
    costs = (*s["castle_cost"], *(0,) * len(SPACES))
    rows = zip(s["castle"], s["tile"], s["castle_pays"], costs, strict=False)
    return tuple(_space(k, *row) for k, row in enumerate(rows))


def _side(number: int, s: Any) -> Side:
    players = s["players"]
    ally = number >= players
    return Side(
        name=side_names(s)[number],
        seat=number % players,
        ally=ally,
        court=_strengths(s["court"]),
        reserve=_strengths(s["reserve"]),
        castle=_castle(ally, s),
    )


sides = [
    Kept(
        functools.partial(_side, number),
        STATE,
        ("players", "sides", "court", "reserve", "castle", "tile"),
        most=KEPT,
        row=number,
        whole=("castle_pays", "castle_cost"),
    )
    for number in range(SIDES)
]
"""All sides: the seats, then allies."""


def _player(seat: int, s: Any) -> Player:
    gold, squires, votes = s["stock"]
    nobles = {chair: COUNTIES[county] for county, chair in enumerate(s["chair"]) if chair}
    return Player(
        name=SEATS[seat],
        gold=gold if gold != UNKNOWN else None,
        squires=squires if squires != UNKNOWN else None,
        votes=votes,
        left_over=s["left_over"],
        nobles=tuple(nobles[chair] for chair in sorted(nobles)),
        tiles=tuple(SPACES[k] for k, tile in enumerate(s["tile"]) if not tile),
        points=sum(s["points"]),
        voted=s["ballot"] != NONE,
    )


players = [
    Kept(
        functools.partial(_player, seat),
        STATE,
        ("stock", "left_over", "chair", "tile", "points", "ballot"),
        most=KEPT_WHOLE,
        row=seat,
    )
    for seat in range(MOST_SEATS)
]
"""The player at each seat as far as a record tells."""


def _favours(s: Any) -> dict[str, bool]:
    return {FAVOURS[k]: face == FACE_UP for k, face in enumerate(s["favour"]) if face != LEFT_OUT}


favours = Kept(_favours, STATE, ["favour"], most=KEPT_WHOLE)
"""The favour tiles in the game, and whether each is face up."""


def _favour_pays(s: Any) -> dict[str, dict[str, int]]:
    return {
        favour: {token: n for token, n in zip(TOKENS, row, strict=False) if n}
        for favour, row in zip(FAVOURS, s["favour_pays"], strict=True)
    }


favour_pays = Kept(_favour_pays, STATE, ["favour_pays"], most=KEPT_WHOLE)
"""The tokens each favour tile gives."""
