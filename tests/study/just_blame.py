"""Whether blame is just: ``python -m tests.study.just_blame [GAME] --moves 200``.

Bots play games; what the deep pass calls a mistake or a blunder is judged again with another seed
and twice the simulations. It stays so if the loss found then is still that of a mistake. With
``--depth coach`` the same for all that the coach speaks of, which is judged again with eight times
the simulations, and how often it speaks at all. It is silent about the smallest mistakes.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

import click

from courtly.bots import make_bot
from courtly.games import game_class, names
from courtly.server.settings import Settings
from courtly.study.analysis import PASSES
from courtly.study.blame import MISTAKE, Effort, judged
from courtly.study.coach import SPOKEN, effort_of
from courtly.study.judge import judge_for
from courtly.study.model import Decision, Eyes
from courtly.study.retold import Retold, retell

WANTED = 0.95
BOTS = ("squire", "knight", "squire", "duke", "page")
OTHER_SEED = 1_000


@dataclass(frozen=True)
class Look:
    """Who judges: how long, from which loss on it speaks, how much longer the second look is."""

    effort: Effort
    least: int
    longer: int


LOOKS = {
    "fast": Look(PASSES["fast"].effort, MISTAKE, 2),
    "deep": Look(PASSES["deep"].effort, MISTAKE, 2),
    "coach": Look(effort_of(Settings().coach_simulations), SPOKEN, 8),
}


@dataclass(frozen=True)
class Again:
    """A mistake, and the same choice judged once more."""

    first: Decision
    second: Decision

    @property
    def stays(self) -> bool:
        """Whether it is still a mistake."""
        return self.second.loss >= MISTAKE


def played(game: str, seed: int) -> Retold:
    """A game between bots that are not equally strong."""
    table = game_class(game).make({}, seed)
    bots = [make_bot(BOTS[(seed + seat) % 4], seed * 16 + seat) for seat in range(table.seats)]
    while (seat := table.actor) is not None:
        table.play(bots[seat].choose(table.seen_by(seat)), seat)
    return retell(table.record())


def longer(effort: Effort, times: int) -> Effort:
    """So many times the time."""
    return Effort(times * effort.explore, times * effort.weigh, effort.batches)


def look(retold: Retold, eyes: Eyes, effort: Effort, seed: int, number: int) -> Decision:
    """One choice, judged."""
    judge = judge_for(retold.spec, retold.game.seats, effort.room)
    return judged(retold, number, eyes, judge, effort, seed)


def mistakes(
    game: str, depth: str, eyes: Eyes, jobs: int, seed: int = 0
) -> Iterator[tuple[int, list[Again]]]:
    """Of one game after the other: how many choices it had, and its mistakes, each judged again."""
    how = LOOKS[depth]
    with ThreadPoolExecutor(jobs) as pool:
        while True:
            seed += 1
            retold = played(game, seed)
            free = [k for k in range(len(retold.moves)) if retold.free(k)]
            once = partial(look, retold, eyes, how.effort, 1)
            blamed = [d for d in pool.map(once, free) if d.loss - d.error >= how.least]
            more = partial(look, retold, eyes, longer(how.effort, how.longer), OTHER_SEED)
            again = pool.map(more, [decision.move for decision in blamed])
            pairs = zip(blamed, again, strict=True)
            yield len(free), [Again(first, second) for first, second in pairs]


@click.command()
@click.argument("game", type=click.Choice(names()), default=names()[0])
@click.option("--moves", default=200, show_default=True)
@click.option("--depth", type=click.Choice(list(LOOKS)), default="deep", show_default=True)
@click.option("--eyes", type=click.Choice(["known", "open"]), default="known", show_default=True)
@click.option("--jobs", default=2, show_default=True)
@click.option("--seed", default=0, show_default=True, help="Of the first game, less one.")
@click.option("--seconds", default=0.0, help="Stop after so long, whatever was found by then.")
def main(
    game: str, moves: int, depth: str, eyes: Eyes, jobs: int, seed: int, seconds: float
) -> None:
    """Count how many of the moves called mistakes stay so."""
    began, choices, found = time.monotonic(), 0, list[Again]()
    for free, blamed in mistakes(game, depth, eyes, jobs, seed):
        choices += free
        found += blamed
        for again in blamed:
            click.echo(_told(again))
        if len(found) >= moves or 0 < seconds < time.monotonic() - began:
            break
    count, stay = len(found), sum(again.stays for again in found)
    click.echo(f"{stay} of {count} moves called mistakes stay so: {stay / count:.1%}")
    click.echo(f"{choices} choices, {count / choices:.1%} of them called so")
    if stay < WANTED * count:
        raise SystemExit(1)


def _told(again: Again) -> str:
    first, second = again.first, again.second
    return (
        f"{first.played.text} / {first.best.text}: {first.loss} ± {first.error}, "
        f"then {second.loss} ± {second.error} / {second.best.text}: "
        f"{'stays' if again.stays else 'does not stay'}"
    )


if __name__ == "__main__":
    main()
