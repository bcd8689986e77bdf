"""``courtly dataset``: games of bots as tables of numbers."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console

from ..datasets.card import card
from ..datasets.check import check_dataset
from ..datasets.make import make_dataset
from ..datasets.plan import Plan
from ..datasets.tables import arrow
from .arena import make_match
from .long_work import counting, end_in_order
from .options import components_option, game_argument

_folder = click.argument("folder", type=click.Path(path_type=Path, file_okay=False))


@click.group()
def dataset() -> None:
    """Let bots play, and keep what they saw, chose and thought, as Parquet files."""


@dataset.command()
@game_argument
@click.argument("bots", nargs=-1, required=True)
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True)
@click.option(
    "--shard", default=100, show_default=True, type=click.IntRange(1), help="Games a file."
)
@click.option("--option", "-o", "pairs", multiple=True, metavar="NAME=VALUE", help="A game option.")
@click.option(
    "--jobs", default=os.cpu_count() or 1, type=click.IntRange(1), help="Shards at a time."
)
@click.option(
    "--timeout", default=60.0, show_default=True, type=click.FloatRange(0, min_open=True),
    help="Seconds a bot has for a move.",
)  # fmt: skip
@click.option("--out", required=True, type=click.Path(path_type=Path, file_okay=False))
@components_option
def make(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    shard: int,
    pairs: tuple[str, ...],
    jobs: int,
    timeout: float,
    out: Path,
    components_file: Path | None,
) -> None:
    """Let BOTS play GAME and write what they saw and did to --out.

    Broken off, it goes on where it stopped; give the same command again.
    """
    arrow()
    plan = Plan(make_match(game, bots, pairs, seed, timeout, components_file), games, shard)
    end_in_order()
    console = Console()
    with counting(console) as progress:
        task = progress.add_task("games", total=games)
        make_dataset(plan, out, jobs, lambda n: progress.advance(task, n))
    console.print(f"{games:,} games in {out}; its README.md tells what is in it")


@dataset.command("card")
@_folder
def show_card(folder: Path) -> None:
    """Say what is in a dataset."""
    click.echo(card(folder))


@dataset.command()
@_folder
@click.option("--sample", type=click.IntRange(1), help="Replay so many games only.")
def check(folder: Path, sample: int | None) -> None:
    """Check that no game is missing, and replay games to see that every number is right."""
    games, decisions = check_dataset(folder, sample)
    click.echo(f"every game is there; {games:,} replayed, {decisions:,} decisions are as written")
