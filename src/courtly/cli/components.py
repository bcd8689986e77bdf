"""``courtly components``: the printed figures, for owners of the box who know better."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import click

from ..boxes import sheets_in
from ..core.components import OWNER, describe, read_file, read_toml
from ..core.texts import Texts, texts
from ..games import figures, names
from .options import language_option


@click.group()
def components() -> None:
    """The figures printed on boards, cards and tiles, with their sources.

    Those marked "reconstructed" stand in no rulebook text. If you own the box: `courtly components
    show GAME > my.toml`, correct it, `courtly components check my.toml`, and give `--components
    my.toml` to any command. A file may leave out what agrees with ours.
    """


def played_with(game: str, options: Mapping[str, Any], text: Texts) -> Iterator[str]:
    """Lines that say with which figures of an owner's a game was played; none without such."""
    if not (changes := options.get("components")):
        return
    own = read_toml(figures(game).FILE)[game]
    yield text("terminal-figures-played")
    for name, value, source in describe(own, changes):
        if source == OWNER:
            yield f"  {name}: {value}"


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
