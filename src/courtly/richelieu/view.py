"""What a seat sees, as plain Python objects, and how they are made from a record."""

from __future__ import annotations

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
    cards = [_card(s, cell) for cell in range(CELLS)]
    actor = s["actor"]
    lifted = s["lifted"]
    return View(
        seat=seat,
        actor=actor if actor != NONE else None,
        decision=DECISIONS[s["decision"]],
        variant=VARIANTS[s["variant"]],
        turn=s["turn"],
        rows=tuple(
            tuple(
                cards[cell] if s["owner"][cell] == NONE else None
                for cell in range(row * COLUMNS, (row + 1) * COLUMNS)
            )
            for row in range(ROWS)
        ),
        taken=tuple(_taken(s, cards, owner) for owner in range(2)),
        tokens=tuple(_tokens(s, owner) for owner in range(2)),
        spent=_spent(s),
        stock=tuple(int(n) for n in s["stock"]),
        box=tuple(int(n) for n in s["box"]),
        lifted=CELL_NAMES[lifted] if lifted != NONE else None,
        lines=lines(states),
    )


def _card(s: Any, cell: int) -> Card:
    region, kind = divmod(s["face"][cell], len(KINDS))
    marker = s["marker"][cell]
    return Card(
        cell=CELL_NAMES[cell],
        region=REGIONS[region],
        coats=2 if KINDS[kind] == "double" else 1,
        symbol=KINDS[kind] if KINDS[kind] in SYMBOLS else None,
        marker=marker if marker != NONE else None,
        token=s["token"][cell] != NONE and s["owner"][cell] == NONE,
    )


def _taken(s: Any, cards: list[Card], owner: int) -> tuple[Card, ...]:
    """The cards before a seat, sorted by region [R2.4]."""
    mine = [cell for cell in range(CELLS) if s["owner"][cell] == owner]
    return tuple(cards[cell] for cell in sorted(mine, key=lambda cell: s["face"][cell]))


def _tokens(s: Any, owner: int) -> tuple[Token, ...]:
    held = []
    for cell in range(CELLS):
        kind = s["token"][cell]
        if kind != NONE and s["owner"][cell] == owner:
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
    sheet = np.zeros(scoring.SHEET, np.int16)
    scoring.fill_sheet_at(states, 0, sheet)
    left = [0] * len(sheet[0])
    s = plain(states)
    for cell in range(CELLS):
        if s["owner"][cell] == NONE:
            region, kind = divmod(s["face"][cell], len(KINDS))
            left[region] += 2 if KINDS[kind] == "double" else 1
            if KINDS[kind] in SYMBOLS:
                left[len(REGIONS) + kind] += 1

    def by_seat(line: int, column: int) -> tuple[int, ...]:
        return tuple(int(n) for n in sheet[:, line, column])

    return tuple(
        Line(
            name,
            cards=by_seat(k, scoring.CARDS),
            count=by_seat(k, scoring.COUNT),
            points=by_seat(k, scoring.POINTS),
            lost=by_seat(k, scoring.MISSING),
            left=left[k],
        )
        for k, name in enumerate((*REGIONS, *SYMBOLS))
    )
