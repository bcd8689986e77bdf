"""What a match shows: shares with their uncertainty, scores, ranks, time, ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from statistics import fmean, stdev

from .course import entries_of
from .match import Match, Played

Z95 = 1.959964
FEWEST_DEALS = 5  # of fewer nobody can say how far they are from others


@dataclass(frozen=True)
class Standing:
    """How one bot of a match did; bots of the same name are taken together."""

    bot: str
    entries: int
    games: int
    share: float
    """Its part of all victories, per entry."""
    low: float
    high: float
    """Within these bounds the true share lies, with 95 % confidence."""
    fair: float
    """The share of an equal among equals."""
    score: float
    rank: float
    seconds: float
    slowest: float
    faults: int
    rating: float
    rating_sigma: float
    nets: list[str] = field(default_factory=list)
    """The marks of the nets it judged by, if any."""
    expected: float | None = None
    """Its mean chance to win over its games, if they have chances (`course`)."""
    expected_error: float | None = None
    """The true one lies within so much of it, with 95 % confidence."""

    @property
    def verdict(self) -> str:
        """Whether it is clearly better or worse than an equal."""
        if self.low > self.fair:
            return "better"
        return "worse" if self.high < self.fair else "even"


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share; shared victories count in part.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return min(max(0.0, middle - half), share), max(min(1.0, middle + half), share)


def at_any_time(share: float, games: int) -> tuple[float, float]:
    """A 95 % interval that also holds when one looks after every game and stops when one likes.

    By Robbins' mixture of normal distributions for shares between 0 and 1, tightest at 100 games.

    >>> [round(bound, 3) for bound in at_any_time(0.5, 100)]
    [0.348, 0.652]
    """
    spread, tuned = games / 4, 2.85
    half = sqrt((spread + tuned) * log((spread + tuned) / (tuned * 0.05**2))) / games
    return max(0.0, share - half), min(1.0, share + half)


@dataclass(frozen=True)
class Question:
    """Whether the first bot of a match wins more than a share, and what its games answer."""

    than: float
    low: float
    high: float
    """Within these bounds the true share lies (`at_any_time`)."""

    @property
    def answer(self) -> str:
        """As far as it is clear."""
        if self.low > self.than:
            return "more"
        return "less" if self.high < self.than else "open"


def ask(match: Match, games: Sequence[Played], than: float) -> Question:
    """Whether the first bot's share is more, or less, than a given one; by whole deals only."""
    whole = len(games) - len(games) % len(match.bots)  # every deal from every seat
    if not whole:
        return Question(than, 0.0, 1.0)
    share = sum(game.shares[0] for game in games[:whole]) / whole
    return Question(than, *at_any_time(share, whole))


def standings(match: Match, games: Sequence[Played]) -> list[Standing]:
    """Each bot of a match, the most successful first."""
    ratings = rate(match, games)
    rows = []
    for name, entries in entries_of(match).items():
        share = _mean(games, entries, "shares")
        # Entries of one game are not independent: the interval counts games, which is cautious.
        low, high = wilson(share, len(games))
        mean, error = expected(match, games, entries)
        moves = sum(game.moves[k] for game in games for k in entries)
        rows.append(
            Standing(
                bot=name,
                entries=len(entries),
                games=len(games),
                share=share,
                low=low,
                high=high,
                fair=1 / len(match.bots),
                score=_mean(games, entries, "scores"),
                rank=_mean(games, entries, "ranks"),
                seconds=sum(game.seconds[k] for game in games for k in entries) / max(moves, 1),
                slowest=max((game.slowest[k] for game in games for k in entries), default=0.0),
                faults=sum(f.startswith(f"{name}, ") for game in games for f in game.faults),
                rating=ratings[name][0],
                rating_sigma=ratings[name][1],
                nets=sorted({game.nets[k] for game in games for k in entries if game.nets} - {""}),
                expected=mean,
                expected_error=error,
            )
        )
    return sorted(rows, key=lambda row: -row.share)


def expected(
    match: Match, games: Sequence[Played], entries: Sequence[int]
) -> tuple[float | None, float | None]:
    """A bot's mean chance over its games, and within how much of it the true one lies (95 %).

    Deals are taken as a whole: the luck of one is the same from every seat.
    """
    deals: dict[int, list[float]] = defaultdict(list)
    for game in games:
        if game.chances:
            own = fmean(at[k] for at in game.chances for k in entries)
            deals[game.number // len(match.bots)].append(own)
    if not deals:
        return None, None
    whole = [fmean(own) for own in deals.values() if len(own) == len(match.bots)]
    enough = len(whole) >= FEWEST_DEALS
    error = student(len(whole) - 1) * stdev(whole) / sqrt(len(whole)) if enough else None
    return fmean(own for deal in deals.values() for own in deal), error


def student(freedom: int) -> float:
    """How many standard errors a mean may be off (95 %), from so many values more than one.

    >>> [round(student(n), 2) for n in (4, 9, 99)]  # 2.78, 2.26 and 1.98 in tables
    [2.73, 2.26, 1.98]
    """
    z = Z95
    more = (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + more


def _mean(games: Sequence[Played], entries: Sequence[int], field: str) -> float:
    values = [getattr(game, field)[k] for game in games for k in entries]
    return float(sum(values) / max(len(values), 1))


def rate(match: Match, games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Ratings by openskill (Plackett–Luce), mean and uncertainty, by name.

    They say who of this match is how far ahead; those of two matches cannot be compared, for that
    there is the ladder.
    """
    from openskill.models import PlackettLuce  # slow to import, and seldom wanted

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in match.bots}
    for game in games:
        best: dict[str, float] = {}
        for name, rank in zip(match.bots, game.ranks, strict=True):
            best[name] = min(best.get(name, rank), rank)
        names = list(best)
        if len(names) < 2:
            continue
        rated = model.rate([[ratings[name]] for name in names], ranks=[best[n] for n in names])
        ratings.update({name: team[0] for name, team in zip(names, rated, strict=True)})
    return {name: (float(r.mu), float(r.sigma)) for name, r in ratings.items()}
