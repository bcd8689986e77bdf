"""A ladder: many bots at mixed tables, one rating for all of them, and who ends above whom.

A round of a ladder is one deal, with some of the bots, from every seat. Bots and their order around
the table change from round to round, so that in the end all have met, in all permutations.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.levels import editions
from ..core.errors import CourtlyError
from .match import Match, Played
from .nets import InForce
from .run import read_lines, write_line

#: Plays games, each a match and a number, and yields them as they are done.
Players = Callable[[Iterable[tuple[Match, int]]], Iterator[tuple[Match, Played]]]
DRAWS = 200  # of the rounds, anew, to see how far ratings depend on which were played
TENFOLD = 400.0  # so many points more: ten times as often above the other


@dataclass(frozen=True)
class Ladder:
    """What is played: the game, its options, the bots, and how many sit at a table."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    seed: int = 1
    timeout: float = 60.0

    def describe(self) -> dict[str, Any]:
        """The ladder as JSON can hold it; two with the same description are the same."""
        return {**asdict(self), "bots": list(self.bots), **editions(self.bots)}

    def rounds(self, count: int) -> list[Match]:
        """So many line-ups, each a match of which one deal is played."""
        chance = random.Random(f"ladder {self.seed}")
        found: list[tuple[str, ...]] = []
        while len(found) < count:
            tables = line_ups(self.bots, self.seats)
            chance.shuffle(tables)
            found += [tuple(chance.sample(table, len(table))) for table in tables]
        return [
            Match(self.game, table, self.options, self.seed * 100_003 + k, self.timeout)
            for k, table in enumerate(found[:count])
        ]


@dataclass(frozen=True)
class Rung:
    """How one bot of a ladder did."""

    bot: str
    rating: float
    low: float
    high: float
    """Within these bounds the rating lies, with 95 % confidence; the average of all is 1000."""
    games: int
    share: float
    """Its part of the victories of its games."""
    fair: float
    """What it would be among equals."""
    seconds: float
    faults: int
    nets: list[str]
    """The marks of the nets it judged by, if any."""


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who may sit together: all choices of different bots; if they are few, some sit there twice.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    if len(bots) >= seats:
        return list(itertools.combinations(bots, seats))
    every = itertools.combinations_with_replacement(bots, seats)
    return [table for table in every if len(set(table)) == len(bots)]


def run_ladder(
    ladder: Ladder, rounds: int, file: Path, players: Players, progress: Callable[[], None]
) -> list[tuple[Match, Played]]:
    """All games of a ladder; those already in `file` are not played again."""
    matches = ladder.rounds(rounds)
    about = {"ladder": ladder.describe()}
    rows = read_lines(file)
    if rows and rows[0] != about:
        raise CourtlyError(f"{file} holds another ladder; name another with --out, or remove it")
    by_seed = {match.seed: match for match in matches}
    done = {(row["round"], row["number"]): Played(**row["played"]) for row in rows[1:]}
    todo = [
        (match, number)
        for match in matches
        for number in range(ladder.seats)
        if (match.seed, number) not in done
    ]
    if todo:
        nets = InForce(ladder.game, ladder.bots, ladder.seats)
        kept = [(by_seed[seed], game) for (seed, _), game in done.items() if seed in by_seed]
        nets.refuse_others(file, kept)
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as out:
            if not rows:
                write_line(out, about)
            for match, played in players(todo):
                nets.refuse_change(match, played)
                row = {"round": match.seed, "number": played.number, "played": asdict(played)}
                write_line(out, row)
                done[match.seed, played.number] = played
                progress()
    return [(by_seed[seed], done[seed, k]) for seed, k in sorted(done) if seed in by_seed]


def meetings(ladder: Ladder, games: Sequence[tuple[Match, Played]]) -> NDArray[np.float64]:
    """By round, bot and other bot: how often the one ended above the other, ties half."""
    rounds = {seed: k for k, seed in enumerate(sorted({match.seed for match, _ in games}))}
    number = {bot: k for k, bot in enumerate(ladder.bots)}
    above = np.zeros((len(rounds), len(number), len(number)))
    for match, played in games:
        for (a, rank), (b, other) in itertools.permutations(
            zip(match.bots, played.ranks, strict=True), 2
        ):
            if a != b:
                above[rounds[match.seed], number[a], number[b]] += (rank < other) + (
                    rank == other
                ) / 2
    return above


def ratings(above: NDArray[np.float64]) -> NDArray[np.float64]:
    """By Bradley and Terry, from how often each ended above each; each has drawn once more, too.

    >>> [round(x) for x in ratings(np.array([[0.0, 99.5], [9.5, 0.0]]))]
    [1200, 800]
    """
    won = above + 0.5 * (1 - np.eye(len(above))) / (len(above) - 1)
    met = won + won.T
    strength = np.ones(len(won))
    for _ in range(500):
        strength = won.sum(axis=1) / (met / (strength[:, None] + strength)).sum(axis=1)
        strength /= np.exp(np.log(strength).mean())
    found: NDArray[np.float64] = 1000 + TENFOLD * np.log10(strength)
    return found


def rungs(ladder: Ladder, games: Sequence[tuple[Match, Played]]) -> list[Rung]:
    """Each bot of a ladder, the best first."""
    above = meetings(ladder, games)
    found, chance = ratings(above.sum(axis=0)), np.random.default_rng(ladder.seed)
    drawn = [
        ratings(above[chance.integers(0, len(above), len(above))].sum(axis=0)) for _ in range(DRAWS)
    ]
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    rows = []
    for k, bot in enumerate(ladder.bots):
        own = [(played, j) for match, played in games for j, b in enumerate(match.bots) if b == bot]
        moves = sum(played.moves[j] for played, j in own)
        rung = Rung(
            bot, float(found[k]), float(low[k]), float(high[k]), len(own),
            sum(played.shares[j] for played, j in own) / max(len(own), 1), 1 / ladder.seats,
            sum(played.seconds[j] for played, j in own) / max(moves, 1),
            sum(told.startswith(f"{bot}, ") for _, game in games for told in game.faults),
            sorted({played.nets[j] for played, j in own if played.nets} - {""}),
        )  # fmt: skip
        rows.append(rung)
    return sorted(rows, key=lambda row: -row.rating)


def matrix(
    ladder: Ladder, games: Sequence[tuple[Match, Played]], order: Sequence[str]
) -> list[list[float | None]]:
    """How often each bot ended above each, of the times they met; in the order given."""
    above = meetings(ladder, games).sum(axis=0)
    met = above + above.T
    places = [ladder.bots.index(bot) for bot in order]
    return [[float(above[a, b] / met[a, b]) if met[a, b] else None for b in places] for a in places]
