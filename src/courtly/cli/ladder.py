"""``courtly ladder``: all bots at mixed tables, and one rating for each."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console
from rich.markdown import Markdown

from ..arena.ladder import Ladder, matrix, run_ladder, rungs
from ..arena.ladder_report import write_ladder
from ..arena.run import side_by_side
from ..core.errors import OptionError
from ..games import description
from .arena import check_bots, make_match
from .long_work import end_in_order
from .options import game_argument


@click.command()
@game_argument
@click.argument("bots", nargs=-1, required=True)
@click.option(
    "--players", type=click.IntRange(1), help="How many sit at a table, where that can be chosen."
)
@click.option("--rounds", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True)
@click.option("--option", "-o", "pairs", multiple=True, metavar="NAME=VALUE", help="A game option.")
@click.option(
    "--jobs", default=os.cpu_count() or 1, type=click.IntRange(1), help="Games at a time."
)
@click.option("--timeout", default=60.0, show_default=True, help="Seconds a bot has for a move.")
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), help="Folder for the results."
)
def ladder(
    game: str,
    bots: tuple[str, ...],
    players: int | None,
    rounds: int,
    seed: int,
    pairs: tuple[str, ...],
    jobs: int,
    timeout: float,
    out: Path | None,
) -> None:
    """Rank BOTS by playing GAME at mixed tables; a round is one deal from every seat.

    Ratings with intervals, and a matrix of who ended above whom. A ladder that was broken off goes
    on where it stopped; with more --rounds it grows.
    """
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise OptionError("a ladder needs two or more different bots")
    seats = seats_for(game, players, pairs)
    match = make_match(game, (bots * seats)[:seats], pairs, seed, timeout, None)
    check_bots(game, bots[seats:], seats)
    what = Ladder(game, bots, seats, match.options, seed, timeout)
    folder = out or Path("arena") / f"ladder-{game}-{seats}"
    end_in_order()
    with click.progressbar(length=rounds * seats, label="games") as bar:
        games = run_ladder(
            what, rounds, folder / "games.jsonl", side_by_side(jobs), lambda: bar.update(1)
        )
    rows = rungs(what, games)
    above = matrix(what, games, [row.bot for row in rows])
    written = write_ladder(folder, what, rows, above)
    Console().print(Markdown((folder / "ladder.md").read_text("utf-8")))
    click.echo(f"Written to {folder}: {', '.join(['games.jsonl', *written])}")


def seats_for(game: str, players: int | None, pairs: tuple[str, ...]) -> int:
    """How many sit at a table: as --players says, or the game's option of that name."""
    about = description(game)
    options = about.from_text(pairs)
    if players is not None and options.get("players", players) != players:
        raise OptionError(f"--players {players} and -o players={options['players']} contradict")
    return about.players(options) if players is None else players
