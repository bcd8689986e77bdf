"""``courtly evaluate``: a bot at the fixed tasks, against the levels."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click
from rich import box
from rich.table import Table

from ..arena.run import local_runner
from ..arena.tasks import (
    LADDERS,
    RIVALS,
    SECONDS_A_MOVE,
    VERSION,
    Rated,
    Result,
    Task,
    Training,
    chosen,
    evaluate,
    figures_mark,
    figures_name,
    head,
    on_ladder,
    read_ladder,
)
from ..bots import make_bot
from ..ready import stages
from .long_work import counting, end_in_order, print_whole, wide_console


@click.command("evaluate")
@click.argument("bot")
@click.option("--task", "names", multiple=True, help="One of the tasks; all without it.")
@click.option("--rival", "rivals", multiple=True, help=f"Whom it meets; {', '.join(RIVALS)}.")
@click.option("--games", default=40, show_default=True, type=click.IntRange(1), help="In a cell.")
@click.option(
    "--jobs", default=os.cpu_count() or 1, type=click.IntRange(1), help="Games at a time."
)
@click.option(
    "--timeout", default=SECONDS_A_MOVE, show_default=True,
    type=click.FloatRange(0, min_open=True),
    help="Seconds a bot has for a move; another number than this is not by the protocol.",
)  # fmt: skip
@click.option("--trained-steps", type=click.IntRange(0), help="Steps it learned for, if it did.")
@click.option("--trained-seconds", type=click.FloatRange(0), help="And seconds of the processor.")
@click.option(
    "--ladder", "ladders", multiple=True, type=click.Path(path_type=Path, exists=True),
    help="A ladder.json of `courtly ladder`, by whose ratings the bot gets one; else our own.",
)  # fmt: skip
@click.option("--anew", is_flag=True, help="Play games again that are already there.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="For the results.")
def evaluate_bot(
    bot: str,
    names: tuple[str, ...],
    rivals: tuple[str, ...],
    games: int,
    jobs: int,
    timeout: float,
    trained_steps: int | None,
    trained_seconds: float | None,
    ladders: tuple[Path, ...],
    anew: bool,
    out: Path | None,
) -> None:
    """Measure BOT (a level, or `module:Class`) at fixed tables, on deals nobody was tuned on.

    Prints the one table a paper needs and writes it as JSON. Broken off, the same command goes on;
    games of a bot that has changed since are refused.
    """
    make_bot(bot)
    tasks, rivals = chosen(names), rivals or tuple(rival for rival in RIVALS if rival != bot)
    for rival in rivals:
        make_bot(rival)
    rated = [read_ladder(file) for file in ladders or sorted(LADDERS.glob("*.json"))]
    folder = out or Path("evaluation") / bot.replace(":", ".")
    end_in_order()
    console = wide_console()
    for game in dict.fromkeys(task.game for task in tasks):
        stages.warm_up(game, click.echo, last="search")
    with counting(console) as progress:
        bar = progress.add_task(bot, total=games * len(tasks) * len(rivals))

        def measure(task: Task, rival: str) -> Result:
            progress.update(bar, description=f"{task.name}: {rival}")
            found = evaluate(
                task, bot, rival, games, folder, local_runner(jobs), timeout,
                lambda _: progress.advance(bar), anew=anew,
            )  # fmt: skip
            progress.advance(bar, found.before)
            return found

        results = [measure(task, rival) for task in tasks for rival in rivals]
    if before := sum(result.before for result in results):
        console.print(f"{before} of {games * len(results)} games were already there.")
    training = Training(trained_steps, trained_seconds)
    ratings = standing(results, rated)
    print_whole(console, table(bot, results, timeout, training, ratings))
    document = {
        **head(bot, timeout, training),
        "ratings": ratings,
        "results": [result.plain() for result in results],
    }
    (folder / "evaluation.json").write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    console.print(f"Written to {folder / 'evaluation.json'}")


def standing(results: list[Result], rated: list[Rated]) -> dict[str, float | None]:
    """By task, the rating on the ladder of its table; None where there is no such ladder."""
    found: dict[str, float | None] = {}
    for task in dict.fromkeys(result.task.name for result in results):
        rows = [result for result in results if result.task.name == task]
        fitting = (one for one in rated if one.fits(rows[0].task))
        ladder = next(fitting, None)
        found[task] = on_ladder(rows, ladder.ratings) if ladder else None
    return found


def title(bot: str, timeout: float, training: Training) -> str:
    """What stands above the table: the protocol and its budgets, and what was spent."""
    by_protocol = (
        "" if timeout == SECONDS_A_MOVE else f", not the {SECONDS_A_MOVE:g} of the protocol"
    )
    told = f"{bot}, protocol {VERSION}: at most {timeout:g} s a move{by_protocol}"
    return f"{told}; {training}" if training.told else told


def table(
    bot: str,
    results: list[Result],
    timeout: float,
    training: Training,
    ratings: dict[str, float | None],
) -> Table:
    """The share of victories at each task against each kind of rivals."""
    rivals = list(dict.fromkeys(result.rival for result in results))
    out = Table(title=title(bot, timeout, training), box=box.SIMPLE, padding=(0, 1))
    out.add_column("task", no_wrap=True)
    for rival in rivals:
        out.add_column(f"against {rival}", justify="right", no_wrap=True)
    columns = ("equal", "rating", "games", "ms", "slowest", "faults", "engine", "figures", "")
    for column in columns:
        out.add_column(column, justify="right", no_wrap=True)
    for task, rating in ratings.items():
        rows = [result for result in results if result.task.name == task]
        own = [row.own for row in rows]
        facts = rows[0].plain()
        out.add_row(
            task,
            *(f"{o.share:.1%} ({o.low:.0%}–{o.high:.0%})" for o in own),
            f"{own[0].fair:.0%}",
            "–" if rating is None else f"{rating:.0f}",
            str(own[0].games),
            f"{1000 * max(o.seconds for o in own):.1f}",
            f"{1000 * max(o.slowest for o in own):.0f}",
            str(sum(o.faults for o in own)),
            str(facts["engine"]),
            figures_name(rows[0].task.game),
            figures_mark(rows[0].task.game),
        )
    return out
