"""``courtly train``: let a net learn to judge a game."""

from __future__ import annotations

import os
from pathlib import Path

import click

from ..core.errors import OptionError
from ..core.warming import warm_up
from ..games import description, game_class
from ..train.report import write
from ..train.run import UNITS, Plan, Training
from .options import game_argument


@click.command()
@game_argument
@click.option("--players", type=int, help="How many play; one net for each number.")
@click.option("--generations", default=3, show_default=True, type=click.IntRange(1))
@click.option("--games", default=5_000, show_default=True, type=click.IntRange(24))
@click.option(
    "--units",
    type=int,
    help=f"Of a new net, a multiple of 16. [default: {UNITS}]",
    show_default=False,
)
@click.option("--epochs", default=3, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True)
@click.option(
    "--threads", default=os.cpu_count() or 1, type=click.IntRange(1), help="Games at a time."
)
@click.option("--minutes", default=0.0, help="Begin no further generation after so many minutes.")
@click.option(
    "--searchers",
    default=100,
    show_default=True,
    type=click.IntRange(1),
    help="Games a new net plays among hand-made searchers.",
)
@click.option("--resume", is_flag=True, help="Go on from the folder, or from the net we ship.")
@click.option(
    "--chances",
    is_flag=True,
    help="Only fit anew how chances are shown, for the net of the folder or the one we ship.",
)
@click.option(
    "--out", default="nets", show_default=True, type=click.Path(path_type=Path, file_okay=False)
)
def train(
    game: str,
    players: int | None,
    generations: int,
    games: int,
    units: int | None,
    epochs: int,
    seed: int,
    threads: int,
    minutes: float,
    searchers: int,
    resume: bool,
    chances: bool,
    out: Path,
) -> None:
    """Let a net learn to judge GAME by playing it against itself.

    Each generation plays games by the best net so far (the first by the hand-made policy), fits a
    new net to them and lets it play the best; what wins, and does no worse among hand-made
    searchers, is kept in --out, with a report. Enter it in the arena as `net-knight@FOLDER`,
    `net-20ms@FOLDER`, …

    With it is kept how its chances are shown: a net fitted to what a seat can see, and calibrated.
    With --chances only this is fitted anew, from --games games by the net that is there.
    """
    about = description(game)
    if players is None:
        players = about.players({})
    about.seated({}, players)  # refuses a number of players there cannot be
    plan = Plan(
        game, players, generations, games, units, epochs, 0.002, seed, threads, minutes, searchers
    )
    _make(out)
    warm_up(game_class(game), click.echo)
    training = Training(plan, out, click.echo)
    if resume or chances:
        training.resume()
    elif training.taken:
        raise OptionError(f"{out} holds a net for this table; go on with --resume, or name another")
    if chances:
        click.echo(f"Written to {training.net_file}, sha256 {training.fit_sight().mark}…")
        return
    training.run(write)
    click.echo(f"Written to {out}: {training.net_file.name}, {training.state_file.stem}.md")


def _make(folder: Path) -> None:
    """Find out now, and not after hours of games, that nothing can be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / ".tried").touch()
        (folder / ".tried").unlink()
    except OSError as error:
        raise OptionError(f"nothing can be written to {folder}: {error.strerror}") from None
