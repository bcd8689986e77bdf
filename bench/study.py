"""How long it takes to look back at a game: ``python -m bench.study [GAME]``."""

from __future__ import annotations

import time

import click

from courtly.bots import make_bot
from courtly.games import game_class, names
from courtly.ready import stages
from courtly.study.analysis import Question, analyse
from courtly.study.model import Depth


def played(game: str) -> str:
    """The record of a game between Knights."""
    table = game_class(game).make({}, 1)
    bots = [make_bot("knight", seat) for seat in range(table.seats)]
    while (seat := table.actor) is not None:
        table.play(bots[seat].choose(table.seen_by(seat)), seat)
    return table.record()


@click.command()
@click.argument("game", type=click.Choice(names()), default=names()[0])
@click.option("--threads", default=2, show_default=True)
@click.option("--turns", default=3, show_default=True, help="Of the fast pass; the best counts.")
def main(game: str, threads: int, turns: int) -> None:
    """Both passes over one game, in seconds of the wall and of the processor."""
    stages.warm_up(game, click.echo)
    text = played(game)
    depths: list[tuple[Depth, int]] = [("fast", turns), ("deep", 1)]
    for depth, times in depths:
        taken = []
        for _ in range(times):
            wall, processor = time.perf_counter(), time.process_time()
            found = analyse(Question(text, depth, threads=threads), keep=False)
            taken.append((time.perf_counter() - wall, time.process_time() - processor))
        best = min(taken)
        click.echo(
            f"{depth}: {best[0]:.1f} s, {best[1]:.1f} s of processor time, "
            f"{len(found.chances) - 1} moves, {len(found.decisions)} choices"
        )


if __name__ == "__main__":
    main()
