"""``courtly arena``: a match between bots."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.markup import escape

from ..arena.match import Match, Played
from ..arena.report import table, write_files
from ..arena.run import local_runner, ray_runner, run_match
from ..arena.stats import at_any_time, is_clear, standings
from ..bots import make_bot
from ..core.errors import OptionError
from ..core.warming import warm_up
from ..games import description, game_class
from ..ready import stages
from .long_work import counting, end_in_order, print_whole, wide_console
from .options import changes_in, components_option, game_argument


@click.command()
@game_argument
@click.argument("bots", nargs=-1, required=True)
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True)
@click.option("--option", "-o", "pairs", multiple=True, metavar="NAME=VALUE", help="A game option.")
@click.option(
    "--jobs", default=os.cpu_count() or 1, type=click.IntRange(1), help="Games at a time."
)
@click.option("--timeout", default=60.0, show_default=True, help="Seconds a bot has for a move.")
@click.option("--ray", "address", help="Address of a Ray cluster, or 'local' for one of its own.")
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), help="Folder for the results."
)
@click.option(
    "--stop",
    "than",
    type=click.FloatRange(0, 1),
    help="End as soon as it is clear whether the first bot wins more than this share (95 %).",
)
@components_option
def arena(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    pairs: tuple[str, ...],
    jobs: int,
    timeout: float,
    address: str | None,
    out: Path | None,
    than: float | None,
    components_file: Path | None,
) -> None:
    """Let BOTS play GAME against each other, one at each seat, the seats rotating.

    A bot is a level (page, squire, knight, duke, king) or `module:Class`. A match that was broken
    off goes on where it stopped; give the same command again.
    """
    match = make_match(game, bots, pairs, seed, timeout, components_file)
    folder = out or Path("arena") / "-".join([game, *(bot.replace(":", ".") for bot in bots)])
    runner = ray_runner(address) if address else local_runner(jobs)
    end_in_order()
    console = wide_console()
    with counting(console) as progress:
        task = progress.add_task(" : ".join(bots), total=games)

        def show(played: Played) -> None:
            progress.advance(task)
            for fault in played.faults[:1]:
                progress.console.print(f"[yellow]game {played.number}: {escape(fault)}[/]")

        def enough(played: list[Played]) -> bool:
            return than is not None and is_clear(match, played, than)

        results = run_match(match, games, folder / "games.jsonl", runner, show, enough)
    rows = standings(match, results)
    written = write_files(folder, match, results, rows)
    print_whole(console, table(match, rows))
    if than is not None:
        console.print(say_whether(match, results, than))
    console.print("Ratings are of this match alone; courtly ladder makes some that compare.")
    console.print(f"Written to {folder}: games.jsonl, {', '.join(written)}")
    if "match.svg" not in written:
        console.print(escape("There is no picture without the extra: pip install 'courtly[arena]'"))


def say_whether(match: Match, games: list[Played], than: float) -> str:
    """What the sequential test says about the first bot."""
    share = sum(game.shares[0] for game in games) / len(games)
    low, high = at_any_time(share, len(games))
    answer = "open" if not is_clear(match, games, than) else "more" if share > than else "less"
    return (
        f"{match.bots[0]}: {share:.1%}, at any time {low:.1%}–{high:.1%}; than {than:.1%}: {answer}"
    )


def make_match(
    game: str,
    bots: tuple[str, ...],
    pairs: tuple[str, ...],
    seed: int,
    timeout: float,
    components_file: Path | None,
) -> Match:
    """The match the command line asks for; refuses bots and options that do not fit."""
    described = description(game)
    options = described.from_text(pairs)
    if changes := changes_in(components_file).get(game):
        options["components"] = changes
    kind = game_class(game)
    warm_up(kind, click.echo)
    table = kind.make(described.seated(options, len(bots)), 1)
    if table.seats != len(bots):
        raise OptionError(f"{game} has {table.seats} seats, but {len(bots)} bots are named")
    for name in bots:
        make_bot(name)
    stages.warm_up(game, click.echo, last="search")
    return Match(game, bots, table.options, seed, timeout)
