"""``courtly warm``: compile now what would otherwise be compiled in the first game."""

from __future__ import annotations

import time

import click

from ..bots import judges
from ..core import jit
from ..core.warming import warm_up
from ..games import game_class, names


@click.command()
@click.argument("games", type=click.Choice(names()), nargs=-1)
def warm(games: tuple[str, ...]) -> None:
    """Compile the engines of GAMES, or of all games."""
    for name in games or names():
        if jit.is_warm(name) and jit.is_warm("bots", name):
            click.echo(f"{name}: already compiled in {jit.cache_path(name)}")
            continue
        began = time.perf_counter()
        warm_up(game_class(name), click.echo)
        judges.warm_up(name, click.echo)
        click.echo(f"{name}: compiled in {time.perf_counter() - began:.1f} s")
