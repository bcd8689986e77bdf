"""``courtly replay``: a record, checked move by move and told as a story."""

from __future__ import annotations

from pathlib import Path

import click
from rich.markup import escape

from ..core.texts import texts
from . import naming
from .components import played_with
from .options import language_option
from .screens import screen
from .terminal import make_console, read_record


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--to", "last", type=click.IntRange(0), help="Stop after this many moves.")
@language_option
def replay(file: Path, last: int | None, language: str) -> None:
    """Replay the record in FILE: check it, tell what happened, show how it stands."""
    game, text, console = read_record(file), texts(language), make_console()
    if last is not None and last < len(game.history):
        game.undo(len(game.history) - last)
    names = naming.sides(game, text)
    for line in played_with(game.spec.name, game.options, text):
        console.print(escape(line))
    for number, (seat, move) in enumerate(game.history):
        console.print(f"[dim]{number + 1:>4}[/] [bold]{names[seat]}[/] {escape(move.text)}")
        for event in game.events_of(number):
            console.print(f"       {escape(text.event(game.spec.name, event, names))}")
    shown = screen(game.spec.name)
    console.print(shown.table(game, None, text))
    if game.over:
        console.print(shown.result(game, text))
