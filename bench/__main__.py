"""Measure, show and write down how fast everything is. Nothing here can fail for being slow."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from courtly.games import names

from . import api, bots, endings, load, machine, openspiel, page, processes, research
from .cases import Case, cases
from .figures import FULL, QUICK, Effort
from .kernels import RandomPlay, copy_figure
from .results import GameResult, Results
from .tables import game_table, ratio_table, zoo_table

OUT = Path(__file__).resolve().parent / "out" / "bench.json"
Step = tuple[str, Callable[[], None]]


def case_steps(case: Case, result: GameResult, effort: Effort, zoo: bool) -> Iterator[Step]:
    """What there is to measure of one case; random play at three moments, as the headline."""
    figures = result.cases.setdefault(case.label, [])
    game = case.deal()
    play = RandomPlay(game, effort)

    def last_sample() -> None:
        play.sample()
        figures[:0] = [*play.figures(), copy_figure(game, effort)]

    yield f"{case.label}: random play in the kernel", play.sample
    yield (
        f"{case.label}: calls from Python",
        lambda: figures.extend(api.api_figures(game, effort)),
    )
    yield f"{case.label}: random play again", play.sample
    yield f"{case.label}: bots", lambda: figures.extend(bots.bot_figures(game, effort))
    yield (
        f"{case.label}: batches and PettingZoo",
        lambda: figures.extend(research.research_figures(case, effort, zoo=zoo)),
    )
    yield (
        f"{case.label}: the compiler off",
        lambda: figures.extend(processes.plain_figures(case, 4 * effort.seconds)),
    )
    yield f"{case.label}: random play for the last time", last_sample


def shared_steps(case: Case, result: GameResult, effort: Effort, cold: bool) -> Iterator[Step]:
    """What is measured once for a game."""
    name, shared = case.game, result.shared
    yield f"{name}: ready for new processes", lambda: processes.make_warm(case)
    yield f"{name}: memory", lambda: shared.extend(processes.memory_figures(case))
    yield f"{name}: starts", lambda: shared.extend(processes.start_figures(case, effort))
    yield f"{name}: terminal", lambda: shared.extend(processes.terminal_figures(case, effort))
    if name == "richelieu":
        yield f"{name}: exact endings", lambda: shared.extend(endings.ending_figures())
    if cold:
        yield f"{name}: cold compile", lambda: shared.extend(processes.cold_figures(case))


def all_steps(games: tuple[str, ...], quick: bool, results: Results) -> Iterator[Step]:
    """Every step of a run; OpenSpiel, if there is one, before and after our own games."""
    effort = QUICK if quick else FULL
    known = openspiel.GAMES if results.openspiel else ()
    references = [openspiel.Rollouts(name, effort) for name in known]

    def last_sample(rollouts: openspiel.Rollouts) -> None:
        rollouts.sample()
        results.references.append(rollouts.reference())

    def zoo_sample(name: str) -> None:
        speed = research.reference_speed(name, effort)
        results.zoo[name] = max(speed, results.zoo.get(name, 0.0))

    for name in research.REFERENCES if results.pettingzoo else ():
        yield f"PettingZoo {name}", partial(zoo_sample, name)
    for name, rollouts in zip(known, references, strict=True):
        yield f"OpenSpiel {name}: rollouts in C++", rollouts.sample
    for name in games:
        result = GameResult(name)
        results.games.append(result)
        found = cases(name)
        for case in found:
            yield from case_steps(case, result, effort, results.pettingzoo is not None)
        yield from shared_steps(found[0], result, effort, cold=not quick)
    if "lancaster" in games:
        size = (100, 10.0) if quick else (500, 30.0)
        yield (
            f"server: {size[0]} tables of four clients",
            lambda: results.server.update(load.figures(*size)),
        )
        yield "page: from touch to picture", lambda: results.page.update(page.figures())
    for name in research.REFERENCES if results.pettingzoo else ():
        yield f"PettingZoo {name}", partial(zoo_sample, name)
    for name, rollouts in zip(known, references, strict=True):
        yield f"OpenSpiel {name}: rollouts again", partial(last_sample, rollouts)


def run(steps: list[Step], console: Console) -> list[str]:
    """Take the steps one by one, and say which could not be taken.

    The bar moves between steps only: drawing it would cost time.
    """
    failures = []
    bar = Progress(
        TextColumn("{task.completed:.0f}/{task.total:.0f}"),
        BarColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
        console=console,
        transient=True,
        auto_refresh=False,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=len(steps))
        for title, step in steps:
            bar.update(task, description=title, refresh=True)
            if not console.is_terminal:
                console.print(title)
            try:
                step()
            except processes.ChildFailed as error:
                failures.append(f"{title}: {error}")
            bar.advance(task)
    return failures


@click.command()
@click.option("--game", "games", type=click.Choice(names()), multiple=True, help="Just this game.")
@click.option("--json", "path", type=Path, default=OUT, help="Where to write.")
@click.option("--quick", is_flag=True, help="Shorter and rougher, without the cold compile.")
def main(games: tuple[str, ...], path: Path, quick: bool) -> None:
    """Measure how fast the engines are; print tables, and write bench/out/bench.json."""
    told = Console(stderr=True)
    shown = Console(width=None if sys.stdout.isatty() else 140)
    results = Results(machine.describe(), openspiel.version(), research.version())
    results.failures = run(list(all_steps(games or names(), quick, results)), told)
    about = results.machine
    shown.print(
        f"{about['cpu']}, {about['cores']} cores, load {about['load']} at the start; "
        f"Python {about['python']}, numba {about['numba']}, numpy {about['numpy']}; "
        f"engine mode {about['engine_mode']}; {about['date']}",
        highlight=False,
    )
    for game in results.games:
        shown.print(game_table(game))
    shown.print(ratio_table(results))
    if results.pettingzoo is None:
        shown.print(
            "PettingZoo is not installed: no comparison (pip install 'pettingzoo[classic]')."
        )
    else:
        shown.print(zoo_table(results))
    if results.openspiel is None:
        shown.print("OpenSpiel is not installed: no comparison with it (pip install open_spiel).")
    for line in load.told(results.server):
        shown.print(line, highlight=False)
    for line in page.told(results.page):
        shown.print(line, highlight=False)
    results.write(path)
    shown.print(f"Written to {os.path.relpath(path)}", highlight=False)
    for failure in results.failures:
        told.print(f"Not measured: {failure}", style="red", markup=False, highlight=False)
    if results.failures:
        raise SystemExit(1)


if __name__ == "__main__":
    main(prog_name="python -m bench")
