"""Whether the time a bot takes tells what it knows: ``python -m bench.answer_times --pairs 2000``.

Pairs of positions that the opponent cannot tell apart, but the bot can: its own face-down tokens
differ. Real bots answer in the server's threads, by turns; then the times are compared, and once
more with 30 ms planted.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator

import click
from tests.server.distance import distance

from courtly.core.seen import Seen
from courtly.ready import stages
from courtly.richelieu import Richelieu
from courtly.server.act.question import Question
from courtly.server.act.thinking import Answer, Thinking
from courtly.server.settings import Settings
from courtly.server.wire.types import LEVELS, Level

ALIKE, PLANTED = 0.05, 0.03


def pairs(count: int) -> Iterator[tuple[Seen, Seen]]:
    """What a seat knows in two worlds that are one to the other seat."""
    chance, seed, found = random.Random(1), 0, 0
    while found < count:
        game = Richelieu.make({}, seed)
        seed += 1
        while not game.over and found < count:
            actor = game.actor
            assert actor is not None
            seen = game.seen_by(actor)
            world = game.resampled(1 - actor, chance.getrandbits(32)).seen_by(actor)
            if world.record.tobytes() != seen.record.tobytes() and chance.random() < 0.3:
                found += 1
                yield seen, world
            game.play(chance.choice(game.legal()))


class Watch:
    """Asks bots, and takes the time until they answer."""

    def __init__(self, level: Level, pace: float) -> None:
        settings = Settings(bot_pace=pace, bot_workers=1, compile=False)
        self._level: Level = level
        self._thinking = Thinking(settings, self._answered)
        self._thinking.start()
        self._heard = asyncio.Event()

    async def _answered(self, _question: Question, _answer: Answer) -> None:
        self._heard.set()

    async def time(self, seen: Seen) -> float:
        """Seconds until the move is to be seen."""
        self._heard.clear()
        began = time.perf_counter()
        asked = Question("table", seen.seat, 0, self._level, seen, "owner", True)
        assert self._thinking.ask(asked)
        await self._heard.wait()
        return time.perf_counter() - began

    async def stop(self) -> None:
        """No more."""
        await self._thinking.stop()


async def measure(count: int, level: Level, pace: float) -> tuple[list[float], list[float]]:
    """The answer times in both worlds of all pairs."""
    watch, found = Watch(level, pace), ([], [])  # type: tuple[Watch, tuple[list[float], list[float]]]
    stages.warm_up("richelieu", print)
    chance = random.Random(2)
    for pair in pairs(count):
        for k in chance.sample((0, 1), 2):
            found[k].append(await watch.time(pair[k]))
    await watch.stop()
    return found


@click.command()
@click.option("--pairs", "count", default=2000, show_default=True)
@click.option("--level", type=click.Choice(LEVELS), default="squire", show_default=True)
@click.option("--pace", default=0.2, show_default=True, help="As courtly serve --bot-pace.")
def main(count: int, level: Level, pace: float) -> None:
    """Compare; fails if the times differ, or if a planted difference is not found."""
    one, other = asyncio.run(measure(count, level, pace))
    found, planted = distance(one, other), distance(one, [t + PLANTED for t in other])
    click.echo(
        f"{count} pairs, {level}: the distance between the times is {found:.3f}, "
        f"with {1000 * PLANTED:.0f} ms planted {planted:.3f}"
    )
    assert found <= ALIKE < planted


if __name__ == "__main__":
    main()
