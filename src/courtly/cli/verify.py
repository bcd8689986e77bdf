"""``courtly verify``: whether a game was dealt and played as its record says."""

from __future__ import annotations

import hashlib
from pathlib import Path

import click

from ..core.errors import RecordError
from ..core.record import parse
from ..core.texts import texts
from ..games import load
from .components import played_with
from .options import language_option
from .terminal import read_text


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--commitment", help="What the table showed before the deal, if you wrote it down.")
@language_option
def verify(file: Path, commitment: str | None, language: str) -> None:
    """Check the record in FILE: its deal, its moves, its result, and the promise of its deal."""
    record, text = read_text(file), texts(language)
    head = parse(record).head
    game = load(record)
    click.echo(text("terminal-verify-replayed", moves=len(game.history)))
    for line in played_with(game.spec.name, game.options, text):
        click.echo(line)
    promised = commitment or head.get("Commitment")
    if promised is None:
        click.echo(text("terminal-verify-unpromised"))
        return
    seed = head.get("Seed", "")
    if hashlib.sha256(seed.encode()).hexdigest() != promised.strip().lower():
        raise RecordError.told("problem-verify-seed")
    if commitment and head.get("Commitment", commitment) != commitment:
        raise RecordError.told("problem-verify-other")
    click.echo(text("terminal-verify-kept"))
