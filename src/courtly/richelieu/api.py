"""Richelieu as Python objects: the game, what a seat sees of it, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from ..core import record as records
from ..core.game import Game, Spec
from ..core.options import Options
from ..core.state import plain
from . import components as figures
from .constants import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    DECISIONS,
    KINDS,
    NONE,
    REGIONS,
    ROWS,
    SEATS,
    SYMBOLS,
    TOKEN_NAMES,
    UNKNOWN,
    VARIANTS,
)
from .description import DESCRIPTION, RichelieuOptions
from .moves import EVENTS, MOVES
from .rules import decisions, scoring
from .setup import DEAL_WORDS, deal, prototype
from .state import STATE
from .view import AUDIT, audit, redact, resample

MOST_MOVES = CELLS + 2
_KERNELS: dict[str, Any] = {
    "DEAL_WORDS": DEAL_WORDS,
    "MOST_MOVES": MOST_MOVES,
    "deal": deal,
    "pending": decisions.pending,
    "legal": decisions.legal,
    "apply": decisions.apply,
    "redact": redact,
    "resample": resample,
    "audit": audit,
    "score": scoring.score,
    "standing": scoring.standing,
}


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
    stock: tuple[int, ...]
    box: tuple[int, ...]
    lifted: str | None
    lines: tuple[Line, ...]
    """Nine regions, then three symbols, with the tokens the viewer knows."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points, where they came from, and who won (None for a draw)."""

    scores: tuple[int, int]
    cards: tuple[int, int]
    winner: int | None
    lines: tuple[Line, ...]


class Richelieu(Game[View, Outcome]):
    """A game of Richelieu."""

    spec = Spec(
        description=DESCRIPTION,
        dtype=STATE,
        moves=MOVES,
        events=EVENTS,
        kernels=_KERNELS,
        most_events=64,
        most_decisions=1000,
        most_told=512,
        audit_names=AUDIT,
        refuse=decisions.TABLE.refuse,
    )

    @classmethod
    def deal_by(cls, options: Options, seed: int | str | None = None) -> Self:
        """A new game by checked options."""
        assert isinstance(options, RichelieuOptions)
        printed = figures.load(options.components)
        seats = [name.lower() for name in SEATS]
        start = NONE if options.start is None else seats.index(options.start)
        variant = VARIANTS.index(options.variant)
        return cls.deal(prototype(printed, variant, start), options.plain(), seed)

    @classmethod
    def options_of(cls, s: Any) -> dict[str, Any]:
        """The options a record was dealt with, as far as they still matter."""
        options = {"variant": VARIANTS[int(s["variant"])]}
        if int(s["start_option"]) != NONE:
            options["start"] = SEATS[int(s["start_option"])].lower()
        return options

    @property
    def seat_names(self) -> tuple[str, ...]:
        """Cardinal and Queen [R1.1]."""
        return SEATS

    @property
    def decision(self) -> str:
        """One of take, pay, second, mark, place, stuck, over."""
        return DECISIONS[int(self._states[0]["decision"])]

    def view(self, seat: int | None = None) -> View:
        """What `seat`, or a spectator (None), sees [R4].

        >>> import courtly
        >>> view = courtly.richelieu.new(seed=7).view(0)
        >>> view.rows[0][0].region, view.stock
        ('Anjou', (3, 3))
        """
        states = self.redacted(seat)
        s = plain(states)
        cards = [_card(s, cell) for cell in range(CELLS)]
        actor = s["actor"]
        lifted = s["lifted"]
        return View(
            seat=seat,
            actor=actor if actor != NONE else None,
            decision=self.decision,
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
            stock=tuple(int(n) for n in s["stock"]),
            box=tuple(int(n) for n in s["box"]),
            lifted=CELL_NAMES[lifted] if lifted != NONE else None,
            lines=_lines(states),
        )

    def outcome(self) -> Outcome | None:
        """Points, their sources, and the winner; None while the game goes on [R3.5]."""
        if not self.over:
            return None
        standing = self.standing()
        owners = self._states[0]["owner"]
        hats, crowns = (int(np.count_nonzero(owners == seat)) for seat in range(2))
        winner = None if standing.draw else standing.winners[0]
        points = (standing.points[0], standing.points[1])
        return Outcome(points, (hats, crowns), winner, _lines(self._states))


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


def _lines(states: Any) -> tuple[Line, ...]:
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


def new(
    *,
    seed: int | str | None = None,
    variant: str = "standard",
    start: str | None = None,
    components: dict[str, Any] | None = None,
) -> Richelieu:
    """A new game of Richelieu.

    `seed` decides the deal (a fresh secret without one), `variant` is ``standard`` or
    ``tactical`` [R3.1], `start` names the seat that begins, ``cardinal`` or ``queen`` (the lot
    decides without it [R1.5]), `components` holds an owner's corrected figures.

    >>> import courtly
    >>> game = courtly.richelieu.new(seed=7, start="queen")
    >>> game.actor, game.decision
    (1, 'take')
    >>> game.legal()[:3]
    [<take a1>, <take a12>, <take b1>]
    >>> game.play("take a1")
    >>> [event.kind for event in game.events]
    ['card_taken']
    >>> game.play("take a5")
    Traceback (most recent call last):
    ...
    courtly.core.errors.IllegalMove: take a5: ...
    """
    options = {"variant": variant, "start": start, "components": components}
    return Richelieu.make(options, seed)


def from_bytes(data: bytes) -> Richelieu:
    """The position written by `to_bytes`."""
    return Richelieu.from_bytes(data)


def load(text: str) -> Richelieu:
    """The game of a record, replayed and checked."""
    return records.load(Richelieu, text)
