"""The parts of a view: counties, conflicts, castles, players.

Most of the table stays as it is from move to move, so parts are kept and shared between views.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

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
    NONE,
    REWARDS,
    SEATS,
    SPACES,
    TOKENS,
    UNKNOWN,
)
from .view import Berth, Conflict, County, Player, Side, Space

_REWARD_PAYS = (*TOKENS, "points")
_TILES = ("stock", "open", "turned")
#: Parts of each kind that are kept: some hundred tables of them.
KEPT = 16384

Row = tuple[int, ...]


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


def counties(s: Any) -> tuple[County, ...]:
    """The nine counties."""
    return tuple(
        map(
            _county, range(len(COUNTIES)), s["county_minimum"], s["county_pays"], s["nobles_left"],
            s["county_side"], s["county_strength"], s["county_squires"],
        )
    )  # fmt: skip


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


def conflicts(s: Any, ranks: tuple[Row, ...], earned: tuple[Row, ...]) -> tuple[Conflict, ...]:
    """The conflicts on the table; ranks and what they earn come from the outlook."""
    return tuple(
        _conflict(
            slot, card, s["conflict_strength"][card], s["conflict_points"][card],
            s["berth_side"][slot], s["berth_knights"][slot], s["berth_squires"][slot],
            ranks[slot], earned[slot],
        )
        for slot, card in enumerate(s["conflict"])
        if card != NONE
    )  # fmt: skip


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


def sides(s: Any) -> tuple[Side, ...]:
    """All sides: the seats, then allies."""
    players = s["players"]
    return tuple(
        _side(
            name, k % players, k >= players, s["court"][k], s["reserve"][k], s["castle"][k],
            s["tile"][k], s["castle_pays"], s["castle_cost"],
        )
        for k, name in enumerate(side_names(s))
    )  # fmt: skip


@functools.lru_cache(KEPT)
def _player(
    seat: int, stock: Row, left_over: int, chairs: Row, tiles: Row, points: int, voted: bool
) -> Player:
    gold, squires, votes = stock
    nobles = {chair: COUNTIES[county] for county, chair in enumerate(chairs) if chair}
    return Player(
        name=SEATS[seat],
        gold=gold if gold != UNKNOWN else None,
        squires=squires if squires != UNKNOWN else None,
        votes=votes,
        left_over=left_over,
        nobles=tuple(nobles[chair] for chair in sorted(nobles)),
        tiles=tuple(SPACES[k] for k, tile in enumerate(tiles) if not tile),
        points=points,
        voted=voted,
    )


def player_of(s: Any, seat: int) -> Player:
    """A player as far as the record tells."""
    return _player(
        seat, s["stock"][seat], s["left_over"][seat], s["chair"][seat], s["tile"][seat],
        sum(s["points"][seat]), s["ballot"][seat] != NONE,
    )  # fmt: skip


@functools.lru_cache(KEPT)
def with_stock(player: Player, gold: int, squires: int) -> Player:
    """A player whose gold and squires one may see."""
    return replace(player, gold=gold, squires=squires)


@functools.lru_cache(KEPT)
def favours(faces: Row) -> dict[str, bool]:
    """The favour tiles in the game, and whether each is face up."""
    return {FAVOURS[k]: face == FACE_UP for k, face in enumerate(faces) if face != LEFT_OUT}


@functools.lru_cache(KEPT)
def favour_pays(rows: tuple[Row, ...]) -> dict[str, dict[str, int]]:
    """The tokens each favour tile gives."""
    return {
        favour: {token: n for token, n in zip(TOKENS, row, strict=False) if n}
        for favour, row in zip(FAVOURS, rows, strict=True)
    }
