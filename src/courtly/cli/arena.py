"""``courtly arena``: a match between bots."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click
from rich.markup import escape

from ..arena.course import looked_back
from ..arena.match import Match, Played
from ..arena.nets import by_hand
from ..arena.report import table, write_files
from ..arena.run import local_runner, ray_runner, run_match, without_gap
from ..arena.stats import Question, ask, standings
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
@click.option(
    "--chances",
    is_flag=True,
    help="Note who stood how well, round by round, as a net judges it, and draw how it was won.",
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
    chances: bool,
    components_file: Path | None,
) -> None:
    """Let BOTS play GAME against each other, one at each seat, the seats rotating.

    A bot is a level (page, squire, knight, duke, king); one of those by hand or by net alone
    (hand-squire, hand-duke …, net-knight, net-glance, net-duke …), which may have milliseconds of
    the processor or simulations a move (hand-20ms, net-20ms, net-500sims) and nets of its own
    (net-20ms@FOLDER); or `module:Class`.

    A match that was broken off goes on where it stopped; give the same command again.
    """
    match = make_match(game, bots, pairs, seed, timeout, components_file)
    match = replace(match, chances=chances)
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
            return than is not None and ask(match, played, than).answer != "open"

        results = run_match(match, games, folder / "games.jsonl", runner, show, enough)
    if chances:  # also of games that were played before this was asked
        results = [looked_back(game, played) for played in results]
    rows = standings(match, results)
    question = None if than is None else ask(match, without_gap(results), than)
    written = write_files(folder, match, results, rows, question)
    print_whole(console, table(match, rows))
    if question:
        console.print(say_whether(match.bots[0], question))
    console.print("Ratings are of this match alone; courtly ladder makes some that compare.")
    console.print(f"Written to {folder}: games.jsonl, {', '.join(written)}")
    if "match.svg" not in written:
        console.print(escape("There is no picture without the extra: pip install 'courtly[arena]'"))


def say_whether(bot: str, question: Question) -> str:
    """What the sequential test says about a bot."""
    bounds, answer = f"{question.low:.1%}–{question.high:.1%}", _ANSWERS[question.answer]
    return f"{bot} wins {bounds}, whenever one looks; more than {question.than:.1%}? {answer}"


_ANSWERS = {"more": "Yes.", "less": "No.", "open": "Not clear yet."}


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
    check_bots(game, bots, table.seats)
    stages.warm_up(game, click.echo, last="search")
    return Match(game, bots, table.options, seed, timeout)


def check_bots(game: str, bots: Sequence[str], seats: int) -> None:
    """Refuse bots that there are not or whose nets cannot be read; say which play by hand."""
    for name in bots:
        make_bot(name)
    for name in by_hand(bots, game, seats):
        click.echo(f"{name} plays by hand: {game} has no net for {seats} players.")
