"""Start-up, compilation, memory, and the engine with the compiler off: each in a fresh process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import courtly

from .cases import SEED, Case
from .figures import Effort, Figure, cost

ROOT = Path(__file__).resolve().parent.parent
_COURTLY = [sys.executable, "-m", "courtly.cli.main"]


class ChildFailed(RuntimeError):
    """A process of the benchmark ended with an error; the message is what it said."""


def child(task: str, case: Case, environment: dict[str, str], **more: Any) -> dict[str, Any]:
    """The result of a task of `bench.child`."""
    _, out = _run(_child_command(task, case, more), environment)
    found: dict[str, Any] = json.loads(out.splitlines()[-1])
    return found


def _child_command(task: str, case: Case, more: dict[str, Any]) -> list[str]:
    given = json.dumps({"game": case.game, "options": case.options, **more})
    return [sys.executable, "-W", "ignore", "-m", "bench.child", task, given]


def _run(command: list[str], environment: dict[str, str], typed: str = "") -> tuple[float, str]:
    """A process from start to end: the seconds it took, and what it said."""
    began = time.perf_counter()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    took = time.perf_counter() - began
    if done.returncode:
        raise ChildFailed(done.stderr.strip()[-2000:])
    return took, done.stdout


def _until_first_line(command: list[str]) -> float:
    """Seconds from the start of a process to its first line of output."""
    began = time.perf_counter()
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        took = time.perf_counter() - began
    if process.returncode:
        raise ChildFailed(f"exit status {process.returncode}")
    return took


def cold_figures(case: Case) -> list[Figure]:
    """Compilation into an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        found = child("compile", case, {"COURTLY_CACHE": cache})
        size = sum(path.stat().st_size for path in Path(cache).rglob("*") if path.is_file())
    return [
        Figure("cold_compile", "cold compile", found["seconds"], "s"),
        Figure("cold_compile_work", "of which processor time", found["work"], "s"),
        Figure("cache_size", "compiled code on disk", size / 2**20, "MiB"),
    ]


def make_warm(case: Case) -> None:
    """Make sure that the processes to come find the engine compiled."""
    child("compile", case, {})


def start_figures(case: Case, effort: Effort) -> list[Figure]:
    """Warm starts, from the start of the interpreter."""
    repeats = range(effort.repeats)
    command = _child_command("first-move", case, {})
    moved = [_until_first_line(command) for _ in repeats]
    helped = [_run([*_COURTLY, "--help"], {})[0] for _ in repeats]
    return [
        cost("first_move", "from process start to the first move, warm", "s", moved),
        cost("help", "courtly --help", "s", helped),
    ]


def terminal_figures(case: Case, effort: Effort) -> list[Figure]:
    """A terminal game: one move typed, then out again."""
    game = case.deal()
    command = [*_COURTLY, "play", case.game, "--seed", str(SEED)]
    command += ["--seats", ",".join(["human"] * game.seats)]
    command += [f"-o{name}={value}" for name, value in case.options.items()]
    typed = f"{game.legal()[0]}\nquit\n"
    with tempfile.TemporaryDirectory() as saves:
        environment = {"XDG_DATA_HOME": saves}
        seconds = [_run(command, environment, typed)[0] for _ in range(effort.repeats)]
    return [cost("terminal", "terminal game of one move, start to exit, warm", "s", seconds)]


def memory_figures(case: Case) -> list[Figure]:
    """Bytes of a position, and the memory of a process that plays a game."""
    state = Figure("state", "a position", case.deal().spec.dtype.itemsize, "bytes")
    found = child("memory", case, {})
    if found["played"] is None:
        return [state]
    return [
        state,
        Figure("memory", "memory after a game", found["played"], "MiB"),
        Figure("memory_imports", "of which after the imports", found["imported"], "MiB"),
    ]


def plain_figures(case: Case, seconds: float) -> list[Figure]:
    """The same games with the compiler off. They must end alike, or the figure means nothing."""
    plain = child("random-play", case, {"COURTLY_ENGINE": "plain"}, seconds=seconds)
    game = case.deal()
    compiled = [
        courtly.playouts(game, 1, seed=number, fresh_deals=True).scores[0].tolist()
        for number in range(plain["games"])
    ]
    if compiled != plain["scores"]:
        raise ChildFailed("with the compiler off the same seeds give other scores")
    speed = plain["decisions"] / plain["seconds"]
    return [Figure("decisions_plain", "random play, compiler off", speed, "decisions/s")]
