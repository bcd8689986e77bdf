"""Who won, and how well: said once, by the engine, and read by every client."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .jit import kernel


@dataclass(frozen=True)
class Standing:
    """How the seats stand, at the end of a game or as if it ended now. All lists are by seat."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    """0 for the first; equals have the same."""
    winners: tuple[int, ...]
    """The seats in first place; more than one where they share it."""
    tie_break: bool
    """Whether a winner has a rival with as many points, so that a further rule decided."""
    out: tuple[int, ...] = ()
    """The seats that resigned or ran out of time: they rank behind all others."""

    @property
    def draw(self) -> bool:
        """Whether all seats share the first place."""
        return len(self.winners) == len(self.places)

    @property
    def shares(self) -> tuple[float, ...]:
        """The victory, shared by all in first place.

        >>> standing([7, 9, 9], [7, 9, 9]).shares
        (0.0, 0.5, 0.5)
        """
        each = 1 / len(self.winners)
        return tuple(each if seat in self.winners else 0.0 for seat in range(len(self.places)))


def standing(points: Sequence[int], ranks: Sequence[int], out: Sequence[int] = ()) -> Standing:
    """The standing by `ranks`, of which a greater one is better; seats in `out` come last.

    >>> standing([7, 7, 9], [70, 71, 90]).places
    (2, 1, 0)
    >>> standing([7, 7, 9], [70, 71, 90], out=[2]).winners
    (1,)
    """
    gone = [seat in out for seat in range(len(ranks))]
    keys = [(not gone[seat], rank) for seat, rank in enumerate(ranks)]
    places = tuple(sum(other > mine for other in keys) for mine in keys)
    winners = tuple(seat for seat, place in enumerate(places) if place == 0)
    first = points[winners[0]]
    rivals = [seat for seat in range(len(ranks)) if points[seat] == first and not gone[seat]]
    return Standing(tuple(points), places, winners, len(rivals) > len(winners), tuple(sorted(out)))


def rewards(places: Sequence[int]) -> list[float]:
    """What each place is worth to a learner.

    >>> rewards([0, 1]), rewards([0, 0]), rewards([0, 1, 1, 3])
    ([1.0, -1.0], [0.0, 0.0], [1.0, 0.0, 0.0, -1.0])
    """
    found = np.zeros(len(places))
    fill_rewards(-np.array(places), found)
    return [float(reward) for reward in found]


@kernel
def fill_rewards(ranks: Any, rewards: Any) -> None:
    """Each seat's share of opponents behind it less those ahead of it: 1 for beating all."""
    n = rewards.shape[0]
    for a in range(n):
        total = 0
        for b in range(n):
            total += int(ranks[a] > ranks[b]) - int(ranks[a] < ranks[b])
        rewards[a] = total / (n - 1)
