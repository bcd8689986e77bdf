"""Many games, summed up: averages with how sure they are."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..arena.stats import Z95, wilson
from .counting import Counted


@dataclass(frozen=True)
class Mean:
    """An average, and how far off it may be (95 %)."""

    value: float
    off: float


@dataclass(frozen=True)
class Share:
    """A share of the victories, and the bounds within which the true one lies (95 %)."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Tally:
    """What happened: how often a game, and how many points it brought each time."""

    kind: str
    what: str
    times: float
    points: float


@dataclass(frozen=True)
class Facts:
    """What games of one kind of player at one kind of table were like."""

    games: int
    decisions: Mean
    width: Mean
    tree: Mean
    points: Mean
    margin: Mean
    shared: float
    """The share of games with more than one winner."""
    order: list[Share]
    """Victories by place in the order of the first turn."""
    seats: list[Share]
    """Victories by seat."""
    settled: float
    """How much of who wins is settled by deal and seat, before anybody chooses; 0 to 1."""
    tallies: list[Tally]

    def plain(self) -> dict[str, Any]:
        """As JSON can hold it."""
        return asdict(self)


def sum_up(games: Sequence[Counted]) -> Facts:
    """All facts of some games."""
    seats = len(games[0].shares)
    return Facts(
        games=len(games),
        decisions=mean(len(game.choices) for game in games),
        width=mean(game.width for game in games),
        tree=mean(game.tree for game in games),
        points=mean(sum(game.scores) / seats for game in games),
        margin=mean(game.margin for game in games),
        shared=sum(max(game.shares) < 1 for game in games) / len(games),
        order=[
            share(game.shares[(game.first + place) % seats] for game in games)
            for place in range(seats)
        ],
        seats=[share(game.shares[seat] for game in games) for seat in range(seats)],
        settled=settled(games),
        tallies=tallies(games),
    )


def mean(values: Iterable[float]) -> Mean:
    """The average of independent values.

    >>> found = mean([1, 2, 3])
    >>> found.value, round(found.off, 3)
    (2.0, 1.132)
    """
    found = list(values)
    middle = sum(found) / len(found)
    spread = sum((value - middle) ** 2 for value in found) / max(len(found) - 1, 1)
    return Mean(middle, Z95 * math.sqrt(spread / len(found)))


def share(values: Iterable[float]) -> Share:
    """The average of parts of victories."""
    found = list(values)
    value = sum(found) / len(found)
    return Share(value, *wilson(value, len(found)))


def settled(games: Sequence[Counted]) -> float:
    """The part of the spread of victories that games of one deal, from one seat, have in common.

    That is the intraclass correlation of a one-way analysis of variance: 0 where a deal says
    nothing of who wins, 1 where it says everything.
    """
    groups: dict[tuple[int, int], list[float]] = {}
    for game in games:
        for seat, part in enumerate(game.shares):
            groups.setdefault((game.deal, seat), []).append(part)
    size = max(len(group) for group in groups.values())
    whole = [group for group in groups.values() if len(group) == size]
    if size < 2 or len(whole) < 2:
        return 0.0
    means = [sum(group) / size for group in whole]
    middle = sum(means) / len(means)
    between = size * sum((m - middle) ** 2 for m in means) / (len(means) - 1)
    within = sum(
        (value - m) ** 2 for group, m in zip(whole, means, strict=True) for value in group
    ) / (len(whole) * (size - 1))
    total = between + (size - 1) * within
    return max(0.0, (between - within) / total) if total else 0.0


def tallies(games: Sequence[Counted]) -> list[Tally]:
    """What happened, by kind and thing, in a game on average."""
    times: Counter[tuple[str, str]] = Counter()
    points: Counter[tuple[str, str]] = Counter()
    for game in games:
        times += game.times
        points.update(game.points)
    return [
        Tally(kind, what, number / len(games), points[kind, what] / number)
        for (kind, what), number in sorted(times.items())
    ]
