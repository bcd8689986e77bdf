"""``courtly facts``: what can be known of the games by counting."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click

from ..arena.match import Match
from ..arena.run import local_runner, run_match
from ..arena.tasks import Task, chosen
from ..bots import make_bot
from ..bots.levels import EDITION
from ..core.errors import OptionError
from ..facts import figures
from ..facts.counting import count
from ..facts.page import write
from ..facts.summing import Facts, sum_up
from ..games import description
from ..ready import stages
from .long_work import counting, end_in_order, wide_console

LEVELS = ("page=1000", "squire=400", "duke=40")
SEED = 71


@click.command()
@click.option("--task", "names", multiple=True, help="One of the tables; all without it.")
@click.option(
    "--level", "levels", multiple=True, default=LEVELS, show_default=True, metavar="BOT=GAMES",
    help="Who plays, and how many games.",
)  # fmt: skip
@click.option(
    "--jobs", default=os.cpu_count() or 1, type=click.IntRange(1), help="Games at a time."
)
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), default=Path("facts"),
    show_default=True, help="Folder for the page, the figures and the games.",
)  # fmt: skip
@click.option("--keep", is_flag=True, help="Also where the page in the browser has its figures.")
def facts(
    names: tuple[str, ...], levels: tuple[str, ...], jobs: int, out: Path, keep: bool
) -> None:
    """Let bots play at the fixed tables, and count: length, width, fairness, what pays.

    Writes a page (facts.md), its figures (facts.json) and a picture. Broken off, the same command
    goes on; with more games it grows.
    """
    tasks, wanted = chosen(names), [_level(text) for text in levels]
    end_in_order()
    for game in dict.fromkeys(task.game for task in tasks):
        stages.warm_up(game, click.echo, last="search")
    console = wide_console()
    with counting(console) as progress:
        bar = progress.add_task("games", total=len(tasks) * sum(games for _, games in wanted))

        def play(task: Task, bot: str, games: int) -> Facts:
            progress.update(bar, description=f"{task.name}: {bot}")
            match = _match(task, bot)
            file = out / "games" / f"{task.name.replace('/', '-')}-{bot}.jsonl"
            begun = progress.tasks[bar].completed
            runner = local_runner(jobs)
            played = run_match(match, games, file, runner, lambda _: progress.advance(bar))
            progress.update(bar, completed=begun + games)
            return sum_up([count(match, one) for one in played])

        found = [(task, {bot: play(task, bot, games) for bot, games in wanted}) for task in tasks]
    write(found, out / "facts.md")
    plain = {task.name: {bot: one.plain() for bot, one in by_bot.items()} for task, by_bot in found}
    told = {"edition": EDITION, **plain}
    (out / "facts.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    console.print(f"Written to {out}: facts.md, facts.json")
    for game in dict.fromkeys(task.game for task in tasks) if keep else ():
        figures.write(game, found, figures.file_of(game))
        console.print(f"Written to {figures.file_of(game)}, for the page in the browser")


def _level(text: str) -> tuple[str, int]:
    bot, equals, games = text.partition("=")
    if not equals or not games.isdigit() or int(games) < 1:
        raise OptionError(f"--level takes a bot and a number of games, as in squire=400: {text!r}")
    make_bot(bot)
    return bot, int(games)


def _match(task: Task, bot: str) -> Match:
    """Players of one level at all seats."""
    options = description(task.game).check(task.options).plain()
    return Match(task.game, (bot,) * task.seats, options, SEED)
