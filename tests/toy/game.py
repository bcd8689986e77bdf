"""The toy as Python objects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from courtly.core.errors import Refusal
from courtly.core.game import Game, Spec
from courtly.core.moves import Move
from courtly.core.options import Options
from courtly.core.standing import Standing

from . import rules
from .description import DESCRIPTION, SEATS


@dataclass(frozen=True)
class View:
    """What a seat sees: of a hidden card or bid only that it is there."""

    seat: int | None
    decision: str
    round: int
    card: tuple[int | None, ...]
    bidding: tuple[bool, ...]
    chips: tuple[int, ...]
    points: tuple[int, ...]


def refuse(s: Any, seat: int, move: Move) -> Refusal:
    """A bid is too high, or there is nothing to bid for."""
    return Refusal("T2", "toy-refused-too-many-chips")


class Toy(Game[View, Standing]):
    """A game of the toy."""

    spec = Spec(
        description=DESCRIPTION,
        dtype=rules.STATE,
        moves=rules.MOVES,
        events=rules.EVENTS,
        kernels=rules.KERNELS,
        most_events=8,
        most_decisions=10,
        audit_names={1: "a number is out of its range"},
        refuse=refuse,
    )

    @classmethod
    def record_of(cls, options: Options) -> NDArray[Any]:
        """A record of the options alone."""
        record = np.zeros(1, rules.STATE)
        record["rounds"] = options.plain()["rounds"]
        return record

    @classmethod
    def options_of(cls, s: Any) -> dict[str, Any]:
        """The options a record was dealt with."""
        return {"rounds": int(s["rounds"])}

    @property
    def seat_names(self) -> tuple[str, ...]:
        """Fox and Goose."""
        return SEATS

    @property
    def decision(self) -> str:
        """Bid, or over."""
        return ("bid", "over")[int(self._states[0]["decision"])]

    def view(self, seat: int | None = None) -> View:
        """What `seat`, or a spectator, sees."""
        s = self.redacted(seat)[0]
        return View(
            seat,
            self.decision,
            int(s["round"]),
            tuple(int(card) if card != rules.HIDDEN else None for card in s["card"]),
            tuple(bool(bid == rules.NONE) and not self.over for bid in s["bid"]),
            tuple(int(n) for n in s["chips"]),
            tuple(int(n) for n in s["points"]),
        )

    def outcome(self) -> Standing | None:
        """Who won."""
        return self.standing() if self.over else None
