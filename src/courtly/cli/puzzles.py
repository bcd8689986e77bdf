"""``courtly puzzles``: made from the program's own games, and proven again."""

from __future__ import annotations

from pathlib import Path

import click

from ..games import names
from ..ready import stages
from ..study.puzzles import shelf
from ..study.puzzles.checking import check
from ..study.puzzles.making import make
from ..study.puzzles.model import Puzzle
from .options import game_argument

_FILE = click.Path(path_type=Path, dir_okay=False)


@click.group()
def puzzles() -> None:
    """Positions in which one choice is clearly best."""


@puzzles.command("make")
@game_argument
@click.option("--count", default=200, show_default=True, help="How many there shall be.")
@click.option("--seed", default=1, show_default=True, help="The same makes the same puzzles.")
@click.option("--to", type=_FILE, help="The file; one that is there is gone on with.")
def make_command(game: str, count: int, seed: int, to: Path | None) -> None:
    """Let bots play GAME, and keep positions with one right answer. Goes on where it stopped."""
    stages.warm_up(game, lambda line: click.echo(line, err=True))
    path = to or shelf.home(game)

    def tell(found: int, wanted: int, deals: int) -> None:
        click.echo(f"{found} of {wanted} puzzles, {deals} games", err=True)

    made = make(game, seed, count, path, tell)
    click.echo(f"{len(made.puzzles)} puzzles in {path}")


@puzzles.command("check")
@click.argument("game", type=click.Choice(names()), required=False)
@click.option("--sample", type=click.IntRange(1), help="Prove only so many of each game.")
@click.option("--seed", default=0, show_default=True, help="Of the sample and the searches.")
@click.option("--file", "given", type=_FILE, help="Other puzzles than those of the program.")
@click.pass_context
def check_command(
    ctx: click.Context, game: str | None, sample: int | None, seed: int, given: Path | None
) -> None:
    """Prove the puzzles of GAME, or of all games, again."""
    if given:
        found = shelf.read(given.read_text("utf-8"))
        wrong = _check(found.head.game, tuple(found.puzzles), sample, seed)
    else:
        games = [game] if game else shelf.games_with_puzzles()
        wrong = sum(_check(one, shelf.shipped(one), sample, seed) for one in games)
    if wrong:
        ctx.exit(1)


def _check(game: str, found: tuple[Puzzle, ...], sample: int | None, seed: int) -> int:
    """How many of them do not hold."""
    stages.warm_up(game, lambda line: click.echo(line, err=True))
    right = wrong = 0
    for checked in check(game, found, sample, seed):
        if checked.doubts:
            wrong += 1
            click.echo(f"{game} {checked.number + 1}: {'; '.join(checked.doubts)}")
        else:
            right += 1
    click.echo(f"{game}: {right} of {right + wrong} puzzles hold")
    return wrong
