"""``courtly conformance``: random games with everything checked that must hold."""

from __future__ import annotations

from pathlib import Path

import click
from rich.progress import Progress

from ..core.conformance import NotConformant
from ..core.conformance import conformance as check
from ..games import description, game_class
from .options import changes_in, components_option, game_argument


@click.command()
@game_argument
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True)
@click.option("--option", "-o", "pairs", multiple=True, metavar="NAME=VALUE", help="A game option.")
@components_option
def conformance(
    game: str, games: int, seed: int, pairs: tuple[str, ...], components_file: Path | None
) -> None:
    """Play random games of GAME and check every promise an engine makes."""
    options = description(game).from_text(pairs)
    if changes := changes_in(components_file).get(game):
        options["components"] = changes
    example = game_class(game).make(options, seed)
    with Progress(transient=True) as progress:
        task = progress.add_task(f"{game} {' '.join(pairs)}", total=games)
        try:
            report = check(example, games, seed=seed, progress=lambda n: progress.advance(task, n))
        except NotConformant as error:
            raise click.ClickException(str(error)) from None
    click.echo(f"{game}: {report.games} games, {report.decisions} decisions, all promises kept")
