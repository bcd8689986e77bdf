"""Richelieu as Python objects: the game, its options, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import record as records
from ..core.game import Game
from ..core.options import Options
from ..core.spec import Spec
from . import components as figures
from .audit import AUDIT, audit
from .constants import (
    CELLS,
    DECISIONS,
    NONE,
    SEATS,
    VARIANTS,
)
from .description import DESCRIPTION, RichelieuOptions
from .moves import EVENTS, MOVES
from .rules import decisions, scoring
from .secrets import redact, resample
from .setup import DEAL_WORDS, deal, prototype
from .state import STATE, STATE_1
from .view import Line, View, lines, make_view

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
        layouts={1: STATE_1},
        most_events=64,
        most_decisions=1000,
        audit_names=AUDIT,
        refuse=decisions.TABLE.refuse,
    )

    @classmethod
    def record_of(cls, options: Options) -> NDArray[Any]:
        """A record of the options alone."""
        assert isinstance(options, RichelieuOptions)
        printed = figures.load(options.components)
        seats = [name.lower() for name in SEATS]
        start = NONE if options.start is None else seats.index(options.start)
        variant = VARIANTS.index(options.variant)
        return prototype(printed, variant, start)

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
        return make_view(self.redacted(seat), seat)

    def outcome(self) -> Outcome | None:
        """Points, their sources, and the winner; None while the game goes on [R3.5]."""
        if not self.over:
            return None
        standing = self.standing()
        owners = self._states[0]["owner"]
        hats, crowns = (int(np.count_nonzero(owners == seat)) for seat in range(2))
        winner = None if standing.draw else standing.winners[0]
        points = (standing.points[0], standing.points[1])
        return Outcome(points, (hats, crowns), winner, lines(self._states))


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
