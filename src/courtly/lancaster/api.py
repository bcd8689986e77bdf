"""Lancaster as Python objects: the game, its options, and how it ended."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

from ..core import record as records
from ..core.game import Game
from ..core.options import Options
from ..core.parts import Told
from ..core.spec import Spec
from . import components as figures
from .audit import AUDIT, audit
from .constants import (
    DECISIONS,
    LAW_DECKS,
    NONE,
    SEATS,
    SECTIONS,
    SETS,
    SETUP,
    SUPPLIES,
)
from .description import DESCRIPTION, LancasterOptions
from .events import EVENTS
from .make_view import make_view, score_sheet
from .moves import MOST_MOVES, MOVES
from .rules import decisions, ending
from .secrets import redact, resample
from .setup import DEAL_WORDS, deal, prototype
from .state import STATE, STATE_1
from .tell import tell
from .view import ScoreSheet, View
from .view_parts import side_names

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
    "score": ending.score,
    "standing": ending.standing,
}


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points, the seats that won (several share a victory), and the sheet."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sheet: ScoreSheet


class Lancaster(Game[View, Outcome]):
    """A game of Lancaster."""

    spec = Spec(
        description=DESCRIPTION,
        dtype=STATE,
        moves=MOVES,
        events=EVENTS,
        kernels=_KERNELS,
        layouts={1: STATE_1},
        most_events=600,
        most_decisions=5000,
        audit_names=AUDIT,
        refuse=decisions.TABLE.refuse,
    )

    @classmethod
    def record_of(cls, options: Options) -> NDArray[Any]:
        """A record of the options alone."""
        assert isinstance(options, LancasterOptions)
        return prototype(
            figures.load(options.components),
            options.players,
            options.laws,
            _sections(options),
            options.open_stock,
            options.supply,
            NONE if options.start is None else _SMALL_SEATS.index(options.start),
        )

    @classmethod
    def options_of(cls, s: Any) -> dict[str, Any]:
        """The options a record was dealt with; corrected figures are in the record itself."""
        options = {
            "players": int(s["players"]),
            "laws": LAW_DECKS[int(s["law_deck"])],
            "open_stock": bool(s["open_stock"]),
            "supply": SUPPLIES[int(s["box"])],
        }
        if options["laws"] == "sections":
            options["sections"] = [(*SETS, "random")[int(k)] for k in s["sections"]]
        if int(s["start_option"]) != NONE:
            options["start"] = SEATS[int(s["start_option"])].lower()
        return options

    @functools.cached_property  # asked for at every move, and never another
    def seat_names(self) -> tuple[str, ...]:
        """The seats in the order of play [L1.1, L1.5]."""
        return SEATS[: int(self._states[0]["players"])]

    @property
    def side_names(self) -> tuple[str, ...]:
        """The seats and, with two players, their allies; the `seat` of an event counts these."""
        return side_names(self._states[0])

    @property
    def round(self) -> int:
        """The round being played; 0 while it is set up, though the first lies open [L1.4]."""
        return 0 if int(self._states[0]["phase"]) == SETUP else super().round

    @property
    def decision(self) -> str:
        """What is to be decided: place, squires, favour, vote, … or over."""
        return DECISIONS[int(self._states[0]["decision"])]

    def view(self, seat: int | None = None) -> View:
        """What `seat`, or a spectator (None), sees [L11.1–L11.3].

        >>> import courtly
        >>> view = courtly.lancaster.new(seed=7, start="red").view(1)
        >>> [player.gold for player in view.players], view.players[0].votes
        ([None, 2, None, None], 1)
        """
        return make_view(self.redacted(seat), seat)

    def told(self, seats: Sequence[int | None], before: Told | None = None) -> Told:
        """What several seats see; what a spectator sees, too, is made once for all."""
        return tell(self._states.tobytes(), self.redacted, seats, before)

    def sheet(self) -> ScoreSheet:
        """Points so far by source, and what the final scoring would give now [L9.1–L9.6]."""
        return score_sheet(self._states)

    def outcome(self) -> Outcome | None:
        """Points, their sources, and the winners; None while the game goes on [L9.6]."""
        if not self.over:
            return None
        standing = self.standing()
        return Outcome(standing.points, standing.winners, self.sheet())


_SMALL_SEATS = [name.lower() for name in SEATS]


def _sections(options: LancasterOptions) -> tuple[int, ...]:
    """Which set of laws each section takes: base, new, or what the coin says [L4.1]."""
    known = (*SETS, "random")
    if options.sections is not None:
        return tuple(known.index(name) for name in options.sections)
    return (known.index(options.laws),) * SECTIONS


def new(
    *,
    seed: int | str | None = None,
    players: int = 4,
    laws: str = "base",
    sections: Sequence[str] | None = None,
    open_stock: bool = False,
    supply: str = "unlimited",
    start: str | None = None,
    components: dict[str, Any] | None = None,
) -> Lancaster:
    """A new game of Lancaster.

    `seed` decides the deal (a fresh secret without one). `laws` is ``base``, ``new``, ``random`` (a
    coin for each section) or ``sections``, which names a set for each of the five sections [L4.1].
    `open_stock` lays gold and squires open [L11.1]; `supply` is ``unlimited`` or ``box`` [L1.1];
    `start` names the start player (the lot decides without it [L1.5]); `components` holds an
    owner's corrected figures.

    >>> import courtly
    >>> game = courtly.lancaster.new(seed=7, players=3, start="blue")
    >>> game.actor, game.decision, game.legal()[:2]
    (1, 'lay', [<lay recruit>, <lay upgrade>])
    >>> for _ in range(3):
    ...     game.play("lay gold")
    >>> game.play("place 2 Stafford")
    >>> game.play("squires 1")
    >>> game.events[-1].data
    {'strength': 2, 'place': 'Stafford', 'squires': 1}
    >>> game.play("place 1 Somerset")
    Traceback (most recent call last):
    ...
    courtly.core.errors.IllegalMove: place 1 Somerset: ...
    """
    options = {
        "players": players,
        "laws": laws,
        "sections": sections,
        "open_stock": open_stock,
        "supply": supply,
        "start": start,
        "components": components,
    }
    return Lancaster.make(options, seed)


def from_bytes(data: bytes) -> Lancaster:
    """The position written by `to_bytes`."""
    return Lancaster.from_bytes(data)


def load(text: str) -> Lancaster:
    """The game of a record, replayed and checked."""
    return records.load(Lancaster, text)
