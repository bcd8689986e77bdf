"""``courtly evaluate``: a bot at the fixed tasks, against the levels."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click
from rich import box
from rich.table import Table

from ..arena.run import local_runner
from ..arena.tasks import RIVALS, VERSION, Result, Task, chosen, evaluate, figures_mark, head
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
@click.option("--timeout", default=60.0, show_default=True, help="Seconds a bot has for a move.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="For the results.")
def evaluate_bot(
    bot: str,
    names: tuple[str, ...],
    rivals: tuple[str, ...],
    games: int,
    jobs: int,
    timeout: float,
    out: Path | None,
) -> None:
    """Measure BOT (a level, or `module:Class`) at fixed tables, on deals nobody was tuned on.

    Prints the one table a paper needs and writes it as JSON. Broken off, the same command goes on.
    """
    make_bot(bot)
    tasks, rivals = chosen(names), rivals or tuple(rival for rival in RIVALS if rival != bot)
    for rival in rivals:
        make_bot(rival)
    folder = out or Path("evaluation") / bot.replace(":", ".")
    end_in_order()
    console = wide_console()
    for game in dict.fromkeys(task.game for task in tasks):
        stages.warm_up(game, click.echo, last="search")
    with counting(console) as progress:
        bar = progress.add_task(bot, total=games * len(tasks) * len(rivals))

        def measure(task: Task, rival: str) -> Result:
            progress.update(bar, description=f"{task.name}: {rival}")
            return evaluate(
                task, bot, rival, games, folder, local_runner(jobs), timeout,
                lambda _: progress.advance(bar),
            )  # fmt: skip

        results = [measure(task, rival) for task in tasks for rival in rivals]
    print_whole(console, table(bot, results))
    document = {**head(bot), "results": [result.plain() for result in results]}
    (folder / "evaluation.json").write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    console.print(f"Written to {folder / 'evaluation.json'}")


def table(bot: str, results: list[Result]) -> Table:
    """The share of victories at each task against each kind of rivals."""
    rivals = list(dict.fromkeys(result.rival for result in results))
    out = Table(title=f"{bot}, protocol {VERSION}", box=box.SIMPLE, padding=(0, 1))
    out.add_column("task", no_wrap=True)
    for rival in rivals:
        out.add_column(f"against {rival}", justify="right", no_wrap=True)
    for column in ("equal", "games", "ms", "faults", "engine", "figures"):
        out.add_column(column, justify="right", no_wrap=True)
    for task in dict.fromkeys(result.task.name for result in results):
        rows = [result for result in results if result.task.name == task]
        own = [row.own for row in rows]
        facts = rows[0].plain()
        out.add_row(
            task,
            *(f"{o.share:.1%} ({o.low:.0%}–{o.high:.0%})" for o in own),
            f"{own[0].fair:.0%}",
            str(own[0].games),
            f"{1000 * max(o.seconds for o in own):.1f}",
            str(sum(o.faults for o in own)),
            str(facts["engine"]),
            figures_mark(rows[0].task.game),
        )
    return out
