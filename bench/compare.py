"""This checkout against another commit, by turns in one run: ``python -m bench.compare REVISION``.

Processor time, in fresh processes, so that a busy machine does little harm; the ratio is what
counts. Of the server's moves also how long they take by the clock, which a busy machine does harm.
The same probe runs on both sides, by what both have.
"""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import NamedTuple, TypeVar

import click
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
T = TypeVar("T")
PLAYERS = {"lancaster": {"players": 4}, "richelieu": {}}

_PLAYOUTS = """
import json, time, courtly
game = getattr(courtly, {game!r}).new(seed=7, **{options!r})
run = lambda seed: courtly.playouts(game, {games}, seed=seed, fresh_deals=True).decisions
run(1)
began = time.process_time()
decisions = sum(run(seed) for seed in range(2, 7))
print(json.dumps(decisions / (time.process_time() - began)))
"""

_BOTS = """
try:
    from courtly.ready.stages import warm_up
    warm_up({game!r}, print, last={last!r})
except ImportError:  # before there were stages
    from courtly.bots.judges import warm_up
    warm_up({game!r}, print)
"""

_VECTOR = """
import json, time
from courtly.vector import VectorEnv
env = VectorEnv({game!r}, 1024, seed=1, **{options!r})
env.reset(1)
def steps(n):
    for _ in range(n):
        env.step(env.random_actions())
steps(20)
began = time.process_time()
steps({steps})
print(json.dumps(1024 * {steps} / (time.process_time() - began)))
"""


@dataclass(frozen=True)
class Compared:
    """One figure on both sides, the best of all turns: what disturbs can only slow down."""

    name: str
    unit: str
    before: float
    now: float
    more_is_better: bool

    @property
    def ratio(self) -> float:
        """Now against before."""
        return self.now / self.before


@contextmanager
def checkout(revision: str) -> Iterator[Path]:
    """The sources of another commit, in a folder of their own."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "before"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(tree), revision], check=True)
        try:
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def run(tree: Path, arguments: list[str], **environment: str) -> tuple[str, float]:
    """What a process of one side printed, and the processor seconds it and its children took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "-W", "ignore", *arguments],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), **environment},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise click.ClickException(f"{tree}: {done.stderr[-2000:]}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.stdout, work


def random_play(game: str) -> Callable[[Path], float]:
    """Decisions a processor second in random play."""
    code = _PLAYOUTS.format(game=game, options=PLAYERS[game], games=2000)
    return lambda tree: float(json.loads(run(tree, ["-c", code])[0].splitlines()[-1]))


def vector(game: str) -> Callable[[Path], float]:
    """Steps a processor second of a batch of 1,024 positions."""
    code = _VECTOR.format(game=game, options=PLAYERS[game], steps=400)
    return lambda tree: float(json.loads(run(tree, ["-c", code])[0].splitlines()[-1]))


def compile_engine(game: str, tree: Path, cache: str) -> float:
    """Processor seconds to compile an engine into an empty cache."""
    code = f"import courtly; courtly.{game}.new(seed=1)"
    return run(tree, ["-c", code], COURTLY_CACHE=cache)[1]


def compiling(game: str) -> Callable[[Path], tuple[float, float, float]]:
    """Processor seconds to compile the engine, from nothing until Squire plays, and all by hand."""

    def measure(tree: Path) -> tuple[float, float, float]:
        with tempfile.TemporaryDirectory() as cache:
            engine = compile_engine(game, tree, cache)
            squire, search = (
                run(tree, ["-c", _BOTS.format(game=game, last=last)], COURTLY_CACHE=cache)[1]
                for last in ("squire", "search")
            )
            return engine, engine + squire, engine + squire + search

    return measure


class ServerMove(NamedTuple):
    """What a move took, in milliseconds: cheap moves that everyone waits for are no gain."""

    cost: float
    """Processor time of the server."""
    median: float
    """From sending it until all seats were told, half of the moves, and 99 of 100."""
    slowest: float


_SAID = re.compile(
    r"p50 ([\d.]+) ms, p99 ([\d.]+) ms, .* (\d+) errors; "
    r"a move costs ([\d.]+) ms of processor in the server"
)


def server_move(tables: int) -> Callable[[Path], ServerMove]:
    """A move with so many tables of four; each side asked by its own clients, in its protocol."""
    load = ["-m", "bench.load", "--tables", str(tables), "--seconds", "10", "--idle-tables", "0"]

    def measure(tree: Path) -> ServerMove:
        out, _ = run(tree, load)
        found = _SAID.search(out)
        if found is None:
            raise click.ClickException(
                f"{tree}: the load did not say what a move costs: {out[-500:]}"
            )
        median, slowest, errors, cost = found.groups()
        if int(errors):  # who falls behind takes up much at once, which makes each move cheap
            raise click.ClickException(f"{tree}: it was too much for the machine: {out[-500:]}")
        return ServerMove(float(cost), float(median), float(slowest))

    return measure


def by_turns(measure: Callable[[Path], T], before: Path, turns: int) -> tuple[list[T], list[T]]:
    """The results of both sides, taken alternately."""
    found: tuple[list[T], list[T]] = ([], [])
    for _ in range(turns):
        for side, tree in zip(found, (before, ROOT), strict=True):
            side.append(measure(tree))
    return found


def measure_all(before: Path, turns: int, wanted: set[str], tables: int) -> Iterator[Compared]:
    """All figures wanted, one after the other."""

    def compared(name: str, unit: str, measure: Callable[[Path], float], more: bool) -> Compared:
        best = max if more else min
        old, new = by_turns(measure, before, turns)
        return Compared(name, unit, best(old), best(new), more)

    for game in PLAYERS:
        if "play" in wanted:
            yield compared(f"{game}: random play", "decisions/s", random_play(game), True)
        if "vector" in wanted:
            yield compared(f"{game}: VectorEnv", "steps/s", vector(game), True)
        if "compile" in wanted:
            old, new = by_turns(compiling(game), before, 1)
            for k, part in enumerate(("the engine", "until Squire plays", "until all search")):
                yield Compared(f"{game}: compile {part}", "s", old[0][k], new[0][k], False)
    if "server" in wanted:
        sides = by_turns(server_move(tables), before, turns)
        for name, of in (
            ("server: a move", "cost"),
            ("server: until all are told, median", "median"),
            ("server: until all are told, 99 of 100", "slowest"),
        ):
            was, now = (min(getattr(move, of) for move in side) for side in sides)
            yield Compared(name, "ms", was, now, False)


@click.command()
@click.argument("revision")
@click.option("--turns", default=3, show_default=True, help="How often each side is measured.")
@click.option("--only", default="play,vector,compile,server", show_default=True)
@click.option("--tables", default=60, show_default=True, help="At which moves are made.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Write the figures, too.")
def main(revision: str, turns: int, only: str, tables: int, file: Path | None) -> None:
    """Compare this checkout with REVISION."""
    rows = []
    console = Console()
    with checkout(revision) as before:
        for row in measure_all(before, turns, set(only.split(",")), tables):
            console.print(f"{row.name}: {row.ratio:.2f}")
            rows.append(row)
    table = Table("", "before", "now", "now / before", title=f"against {revision}")
    for row in rows:
        values = (f"{value:,.2f} {row.unit}" for value in (row.before, row.now))
        table.add_row(row.name, *values, f"{row.ratio:.2f}")
    console.print(table)
    if file:
        file.write_text(json.dumps([asdict(row) | {"ratio": row.ratio} for row in rows], indent=1))


if __name__ == "__main__":
    main()
