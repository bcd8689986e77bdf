"""``courtly components``: the printed figures, for owners of the box who know better."""

from __future__ import annotations

from pathlib import Path

import click

from ..boxes import sheets_in
from ..core.components import read_file
from ..core.texts import texts
from ..games import figures, names
from .options import language_option


@click.group()
def components() -> None:
    """The figures printed on boards, cards and tiles, with their sources.

    Those marked "reconstructed" stand in no rulebook text. If you own the box: `courtly components
    show GAME > my.toml`, correct it, `courtly components check my.toml`, and give `--components
    my.toml` to any command. A file may leave out what agrees with ours.
    """


@components.command()
@click.argument("game", type=click.Choice(names()))
def show(game: str) -> None:
    """Print the figures of GAME as a file to start from."""
    click.echo(figures(game).FILE.read_text("utf-8"), nl=False)


@components.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@language_option
def check(file: Path, language: str) -> None:
    """Check an owner's FILE of corrected figures."""
    text = texts(language)
    for found in sheets_in(read_file(file), str(file)):
        game = text(f"{found.game}-name")
        click.echo(text("terminal-figures-sound", file=str(file), game=game))
