"""``courtly warm``: compile now what would otherwise be compiled in the first game."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial

import click

from ..core import cache
from ..games import description, names
from ..ready import stages


@click.command()
@click.argument("games", type=click.Choice(names()), nargs=-1)
@click.option("--research", is_flag=True, help="Observations and batches, too.")
@click.option("--json", "as_json", is_flag=True, help="Say it for programs.")
def warm(games: tuple[str, ...], research: bool, as_json: bool) -> None:
    """Compile the engines and bots of GAMES, or of all games."""
    for name in games or names():
        _warm(name, research, partial(_say, name) if as_json else click.echo)


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


def _say(game: str, line: str) -> None:
    click.echo(json.dumps({"game": game, "line": line}))


def _is_warm(game: str, research: bool) -> bool:
    """Whether there is nothing left to compile."""
    if research:
        from .. import vector

        if not vector.is_warm(game):
            return False
    return all(stages.is_warm(game, stage) for stage in stages.STAGES)
