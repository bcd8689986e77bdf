"""``courtly warm``: compile now what would otherwise be compiled in the first game."""

from __future__ import annotations

import time
from collections.abc import Callable

import click

from ..core import cache
from ..games import description, names
from ..ready import stages


@click.command()
@click.argument("games", type=click.Choice(names()), nargs=-1)
@click.option("--research", is_flag=True, help="Observations and batches, too.")
def warm(games: tuple[str, ...], research: bool) -> None:
    """Compile the engines and bots of GAMES, or of all games."""
    for name in games or names():
        _warm(name, research, click.echo)


def _warm(name: str, research: bool, say: Callable[[str], None]) -> None:
    if _is_warm(name, research):
        say(f"{name}: already compiled in {cache.cache_path(description(name).home)}")
        return
    began = time.perf_counter()
    stages.warm_up(name, say)
    if research:
        from .. import vector

        vector.warm_up(name, say)
    say(f"{name}: compiled in {time.perf_counter() - began:.1f} s")


def _is_warm(game: str, research: bool) -> bool:
    """Whether there is nothing left to compile."""
    if research:
        from .. import vector

        if not vector.is_warm(game):
            return False
    return all(stages.is_warm(game, stage) for stage in stages.STAGES)
