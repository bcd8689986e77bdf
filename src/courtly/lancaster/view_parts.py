"""The parts of a view: counties, conflicts, castles, players.

Most of the table stays as it is from move to move, so parts are kept and shared between views. A
part is known again by the bytes of the fields it is made of.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

from orjson import Fragment

from ..core.kept import Kept, as_json
from ..core.state import Fields
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


def side_names(s: Any) -> tuple[str, ...]:
    """Names of the sides: the seats, and with two players their allies."""
    names = SEATS[: s["players"]]
    allies = s["sides"] - s["players"]
    return (*names, *(f"{name}’s ally" for name in names[:allies]))


def _pays(row: Row) -> dict[str, int]:
    return {name: n for name, n in zip(_REWARD_PAYS, row, strict=False) if n}


@functools.lru_cache(KEPT)
def _county(
    number: int, minimum: int, pays: Row, nobles: int, side: int, strength: int, squires: int
) -> County:
    return County(
        name=COUNTIES[number],
        letter=COUNTY_LETTERS[number],
        minimum=minimum,
        reward=REWARDS[COUNTY_REWARDS[number]],
        pays=_pays(pays),
        nobles=nobles,
        side=side if side != NONE else None,
        strength=strength,
        squires=squires,
        needs=max(minimum, strength + squires + 1) if side != NONE else minimum,
    )


def _counties(s: Any) -> tuple[County, ...]:
    return tuple(
        map(
            _county, range(len(COUNTIES)), s["county_minimum"], s["county_pays"], s["nobles_left"],
            s["county_side"], s["county_strength"], s["county_squires"],
        )
    )  # fmt: skip


counties = Kept(
    _counties,
    STATE,
    ("county_minimum", "county_pays", "nobles_left", "county_side", "county_strength",
     "county_squires"),
    most=KEPT_WHOLE,
)  # fmt: skip
"""The nine counties."""


@functools.lru_cache(KEPT)
def _conflict(
    slot: int, card: int, strength: int, points: Row, sides: Row, knights: Any, squires: Row,
    ranks: Row, earned: Row,
) -> Conflict:  # fmt: skip
    return Conflict(
        name=CONFLICTS[slot],
        card=card,
        strength=strength,
        points=points,
        earned=earned,
        berths=tuple(
            Berth(
                side=sides[berth],
                knights=strengths(knights[berth]),
                squires=squires[berth],
                strength=sum(strengths(knights[berth])) + squires[berth],
                rank=ranks[berth],
            )
            for berth in range(BERTHS)
            if sides[berth] != NONE
        ),
    )


_CONFLICTS = Fields(
    STATE,
    ("conflict", "conflict_strength", "conflict_points", "berth_side", "berth_knights",
     "berth_squires"),
)  # fmt: skip


def conflicts(record: bytes, ranks: Rows, earned: Rows) -> tuple[Conflict, ...]:
    """The conflicts on the table; ranks and what they earn come from the outlook."""
    return _conflicts(_CONFLICTS.cut(record), ranks, earned)


def conflicts_json(record: bytes, ranks: Rows, earned: Rows) -> Fragment:
    """The same as JSON."""
    return _conflicts_json(_CONFLICTS.cut(record), ranks, earned)


@functools.lru_cache(KEPT_WHOLE)
def _conflicts(data: bytes, ranks: Rows, earned: Rows) -> tuple[Conflict, ...]:
    s = _CONFLICTS.read(data)
    return tuple(
        _conflict(
            slot, card, s["conflict_strength"][card], s["conflict_points"][card],
            s["berth_side"][slot], s["berth_knights"][slot], s["berth_squires"][slot],
            ranks[slot], earned[slot],
        )
        for slot, card in enumerate(s["conflict"])
        if card != NONE
    )  # fmt: skip


@functools.lru_cache(KEPT_WHOLE)
def _conflicts_json(data: bytes, ranks: Rows, earned: Rows) -> Fragment:
    return as_json(_conflicts(data, ranks, earned))


@functools.lru_cache(KEPT)
def _space(space: int, ally: bool, knight: int, tile: int, pays: Row, cost: int) -> Space:
    return Space(SPACES[space], knight, _TILES[tile], {} if ally else _pays(pays), cost)


@functools.lru_cache(KEPT)
def _side(
    name: str, seat: int, ally: bool, court: Row, reserve: Row, knights: Row, tiles: Row,
    pays: tuple[Row, ...], costs: Row,
) -> Side:  # fmt: skip
    spaces = ALLY_SPACES if ally else len(SPACES)
    return Side(
        name=name,
        seat=seat,
        ally=ally,
        court=strengths(court),
        reserve=strengths(reserve),
        castle=tuple(
            _space(
                k, ally, knights[k], 0 if ally else tiles[k], pays[k],
                0 if ally or k >= ALLY_SPACES else costs[k],
            )
            for k in range(spaces)
        ),
    )  # fmt: skip


def _sides(s: Any) -> tuple[Side, ...]:
    players = s["players"]
    return tuple(
        _side(
            name, k % players, k >= players, s["court"][k], s["reserve"][k], s["castle"][k],
            s["tile"][k], s["castle_pays"], s["castle_cost"],
        )
        for k, name in enumerate(side_names(s))
    )  # fmt: skip


sides = Kept(
    _sides,
    STATE,
    ("players", "sides", "court", "reserve", "castle", "tile", "castle_pays", "castle_cost"),
    most=KEPT_WHOLE,
)
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
