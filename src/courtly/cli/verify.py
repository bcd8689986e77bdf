"""``courtly verify``: whether a game was dealt and played as its record says."""

from __future__ import annotations

import hashlib
from pathlib import Path

import click

from ..core.errors import CourtlyError, RecordError
from ..core.record import parse
from ..games import load


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--commitment", help="What the table showed before the deal, if you wrote it down.")
def verify(file: Path, commitment: str | None) -> None:
    """Check the record in FILE: its deal, its moves, its result, and the promise of its deal."""
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CourtlyError(f"{file} cannot be read: {error}") from None
    head = parse(text).head
    game = load(text)
    click.echo(f"{len(game.history)} moves replayed: position and result are as recorded.")
    promised = commitment or head.get("Commitment")
    if promised is None:
        click.echo("No commitment is recorded: the deal cannot be checked against a promise.")
        return
    seed = head.get("Seed", "")
    if hashlib.sha256(seed.encode()).hexdigest() != promised.strip().lower():
        raise RecordError("the seed is not the one promised: its SHA-256 is not the commitment")
    if commitment and head.get("Commitment", commitment) != commitment:
        raise RecordError("the record holds another commitment than the one given")
    click.echo("The deal is the one promised before it: SHA-256 of the seed is the commitment.")
