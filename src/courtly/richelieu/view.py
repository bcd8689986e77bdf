"""What a seat sees, as plain Python objects, and how they are made from a record."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core.state import plain
from .constants import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    DECISIONS,
    KINDS,
    NONE,
    REGIONS,
    ROWS,
    SPENT,
    SYMBOLS,
    TOKEN_NAMES,
    UNKNOWN,
    VARIANTS,
)
from .rules import scoring

#: Parts of each kind that are kept: most of the table stays as it is from move to move.
KEPT = 16384


@dataclass(frozen=True)
class Card:
    """A card of the display as a seat sees it, with what lies on it."""

    cell: str
    region: str
    coats: int
    symbol: str | None
    marker: int | None
    """The seat whose marker lies on it."""
    token: bool
    """Whether a face-down token lies on it."""


@dataclass(frozen=True)
class Token:
    """A token before a player; `kind` is None while the viewer may not know it."""

    cell: str
    kind: str | None


@dataclass(frozen=True)
class Line:
    """One region or symbol on the score sheet; lists are by seat."""

    name: str
    cards: tuple[int, ...]
    count: tuple[int, ...]
    points: tuple[int, ...]
    lost: tuple[int, ...]
    left: int
    """Coats or symbols on the cards still in the display."""


@dataclass(frozen=True)
class View:
    """Everything a seat, or a spectator, may know. Lists by seat: Cardinal, then Queen."""

    seat: int | None
    actor: int | None
    decision: str
    variant: str
    turn: int
    rows: tuple[tuple[Card | None, ...], ...]
    """Four rows of twelve; None where a card is gone."""
    taken: tuple[tuple[Card, ...], ...]
    """Cards before each seat, sorted by region."""
    tokens: tuple[tuple[Token, ...], ...]
    spent: tuple[int, ...]
    """How many "marker back" each seat gave up; who may not know which, sees an unknown `kind`."""
    stock: tuple[int, ...]
    box: tuple[int, ...]
    lifted: str | None
    lines: tuple[Line, ...]
    """Nine regions, then three symbols, with the tokens the viewer knows."""


def make_view(states: Any, seat: int | None) -> View:
    """The view in a record already blanked for `seat` [R4]."""
    s = plain(states)
    cards = [
        _card(cell, face, marker, token != NONE and owner == NONE)
        for cell, (face, marker, token, owner) in enumerate(
            zip(s["face"], s["marker"], s["token"], s["owner"], strict=True)
        )
    ]
    actor = s["actor"]
    lifted = s["lifted"]
    shown = [card if of == NONE else None for card, of in zip(cards, s["owner"], strict=True)]
    return View(
        seat=seat,
        actor=actor if actor != NONE else None,
        decision=DECISIONS[s["decision"]],
        variant=VARIANTS[s["variant"]],
        turn=s["turn"],
        rows=tuple(tuple(shown[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)),
        taken=tuple(_taken(s, cards, owner) for owner in range(2)),
        tokens=tuple(_tokens(s, owner) for owner in range(2)),
        spent=_spent(s),
        stock=tuple(int(n) for n in s["stock"]),
        box=tuple(int(n) for n in s["box"]),
        lifted=CELL_NAMES[lifted] if lifted != NONE else None,
        lines=_lines(states, s),
    )


@functools.lru_cache(KEPT)
def _card(cell: int, face: int, marker: int, token: bool) -> Card:
    region, kind = divmod(face, len(KINDS))
    return Card(
        cell=CELL_NAMES[cell],
        region=REGIONS[region],
        coats=2 if KINDS[kind] == "double" else 1,
        symbol=KINDS[kind] if KINDS[kind] in SYMBOLS else None,
        marker=marker if marker != NONE else None,
        token=token,
    )


def _taken(s: Any, cards: list[Card], owner: int) -> tuple[Card, ...]:
    """The cards before a seat, sorted by region [R2.4]."""
    mine = [cell for cell, of in enumerate(s["owner"]) if of == owner]
    return tuple(cards[cell] for cell in sorted(mine, key=s["face"].__getitem__))


def _tokens(s: Any, owner: int) -> tuple[Token, ...]:
    held = []
    for cell, (kind, of) in enumerate(zip(s["token"], s["owner"], strict=True)):
        if kind != NONE and of == owner:
            held.append(Token(CELL_NAMES[cell], TOKEN_NAMES[kind] if kind != UNKNOWN else None))
    return tuple(held)


def _spent(s: Any) -> tuple[int, ...]:
    """How many tokens each seat gave up, which all know [R2.9]."""
    if s["engine"] == 1:
        givers = [s["owner"][cell] for cell in range(CELLS) if s["token"][cell] == SPENT]
    else:
        givers = [s["owner"][(held & -held).bit_length() - 1] for held in s["held"] if held]
    return tuple(givers.count(seat) for seat in range(2))


def lines(states: Any) -> tuple[Line, ...]:
    """The score sheet, from a record that may be blanked."""
    return _lines(states, plain(states))


def _lines(states: Any, s: Any) -> tuple[Line, ...]:
    sheet = np.zeros(scoring.SHEET, np.int16)
    scoring.fill_sheet_at(states, 0, sheet)
    left = [0] * len(_LINES)
    for face, owner in zip(s["face"], s["owner"], strict=True):
        if owner == NONE:
            for line, number in _COUNTS[face]:
                left[line] += number
    # By line and column, each with the numbers of both seats.
    rows = sheet.transpose(1, 2, 0).tolist()
    return tuple(_line(k, left[k], *map(tuple, row)) for k, row in enumerate(rows))


def _counts(face: int) -> tuple[tuple[int, int], ...]:
    """What a card counts for: the line of its region, and that of its symbol if it has one."""
    region, kind = divmod(face, len(KINDS))
    coats = (region, 2 if KINDS[kind] == "double" else 1)
    return (coats, (len(REGIONS) + kind, 1)) if KINDS[kind] in SYMBOLS else (coats,)


_LINES = (*REGIONS, *SYMBOLS)
_COUNTS = tuple(_counts(face) for face in range(len(REGIONS) * len(KINDS)))


@functools.lru_cache(KEPT)
def _line(number: int, left: int, *columns: tuple[int, ...]) -> Line:
    return Line(
        _LINES[number],
        cards=columns[scoring.CARDS],
        count=columns[scoring.COUNT],
        points=columns[scoring.POINTS],
        lost=columns[scoring.MISSING],
        left=left,
    )
