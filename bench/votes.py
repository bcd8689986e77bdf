"""Whether votes can be read: what a best response to the ballots of a bot gains.

``python -m bench.votes BOT``: at votes of games by the net all seats are such bots. The ballots of
each are drawn a hundred times from what it found; against them one seat may put in whatever ballot
is best on average. What it gains over its own mixture is chance to win, as the net judges the
position after the vote. A bot that always votes alike where others can foresee it loses more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

from courtly.bots import make_bot
from courtly.bots.nets.learned import learned
from courtly.bots.nets.players import Instant
from courtly.bots.search.searcher import Searcher
from courtly.core.game import Game
from courtly.games import game_class

GAME = "lancaster"
DRAWS = 100
Ballots = tuple[int, ...]


def votes(players: int, seed: int) -> Iterator[Game[Any, Any]]:
    """Votes of games by the net, just before the first ballot."""
    how = learned(GAME)
    assert how is not None
    number = seed
    while True:
        game = game_class(GAME).make({"players": players, "laws": "random"}, number)
        bot, asked = Instant(number), set[int | None]()
        while not game.over:
            seen = game.seen_by_actor()
            secret = bool(how.searching.is_secret(seen.record))
            if not secret or game.actor in asked:
                asked.clear()
            if secret:
                if not asked:
                    yield game
                asked.add(game.actor)
            game.play(bot.choose(seen))
        number += 1


@dataclass(frozen=True)
class Mixture:
    """What a seat may put in, and what its bot does, drawn many times."""

    legal: list[int]
    drawn: list[int]


def mixtures(game: Game[Any, Any], name: str, seed: int) -> dict[int, Mixture]:
    """Every seat's ballots, in the order in which they are asked."""
    how, found = learned(GAME), dict[int, Mixture]()
    assert how is not None
    table = game.copy()
    while not table.over and how.searching.is_secret(table.seen_by_actor().record):
        seat, seen = table.actor, table.seen_by_actor()
        assert seat is not None
        if seat in found:
            break  # the next vote
        bot: Any = make_bot(name, seed + seat)
        first = int(bot.choose(seen))
        mixes = isinstance(bot, Searcher) and len(seen.legal) > 1
        drawn = [int(bot.again()) if mixes else first for _ in range(DRAWS)]
        found[seat] = Mixture([int(move) for move in seen.legal], drawn)
        table.play(first)
    return found


class Judge:
    """The net's word on positions after a vote."""

    def __init__(self, game: Game[Any, Any]) -> None:
        how = learned(GAME)
        found = how.weights(GAME, game.seats) if how else None
        if how is None or found is None:
            raise click.UsageError("there is no net to judge by")
        self._how, self._net, self._game = how, found.net, game
        self._known: dict[Ballots, NDArray[np.float64]] = {}

    def after(self, ballots: Ballots) -> NDArray[np.float64]:
        """Everybody's chance when all have voted so, in the order in which they were asked."""
        if ballots not in self._known:
            table = self._game.copy()
            for move in ballots:
                table.play(move)
            out = np.zeros((1, table.spec.description.most))
            self._how.judging.judge_all(table._states, self._net, out, np.zeros_like(out))
            self._known[ballots] = out[0]
        return self._known[ballots]


def gain(game: Game[Any, Any], name: str, seed: int) -> float | None:
    """What the best response gains, on average over the seats; None where there is no choice."""
    found = mixtures(game, name, seed)
    if len(found) < 2:
        return None
    judge = Judge(game)
    joint = Counter(zip(*(mixture.drawn for mixture in found.values()), strict=True))
    gains = []
    for place, (seat, mixture) in enumerate(found.items()):
        others = Counter[Ballots]()
        for ballots, times in joint.items():
            others[ballots[:place] + ballots[place + 1 :]] += times
        own = sum(times * judge.after(ballots)[seat] for ballots, times in joint.items())
        best = max(
            sum(
                times * judge.after((*rest[:place], move, *rest[place:]))[seat]
                for rest, times in others.items()
            )
            for move in mixture.legal
        )
        gains.append((best - own) / DRAWS)
    return float(np.mean(gains))


@click.command()
@click.argument("name", default="net-100ms")
@click.option("--positions", default=500, show_default=True)
@click.option("--players", default=4, show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(name: str, positions: int, players: int, seed: int) -> None:
    """Measure one bot."""
    gains: list[float] = []
    for number, game in enumerate(votes(players, seed)):
        found = gain(game, name, seed * 1000 + number)
        if found is not None:
            gains.append(found)
        if found is not None and (len(gains) % 25 == 0 or len(gains) == positions):
            error = np.std(gains) / np.sqrt(len(gains))
            print(
                f"{name}: {len(gains)} votes, a best response gains {np.mean(gains):.4f} "
                f"(±{error:.4f}), at most {max(gains):.3f}",
                flush=True,
            )
        if len(gains) == positions:
            return


if __name__ == "__main__":
    main()
