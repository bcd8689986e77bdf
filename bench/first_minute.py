"""The first minute on a fresh machine: ``python -m bench.first_minute --json FILE [REVISION]``.

A clone of a commit in an empty folder, with an empty environment, cache and home: `make play`, then
a game against a Squire as a page would play it. All figures are by the clock, so a quiet machine is
needed; how much of `make play` is downloading depends on the network.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from tests.server.client import Player
from tests.server.serving import free_port

from .machine import describe

ROOT = Path(__file__).resolve().parent.parent
GAME, SEAT = "richelieu", "Cardinal"
PATIENCE = 1800.0


class Machine:
    """A folder that looks like a machine on which nothing of ours has run."""

    def __init__(self, folder: Path, revision: str) -> None:
        self.folder, self.clone = folder, folder / "courtly"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(self.clone)], check=True)
        subprocess.run(["git", "-C", str(self.clone), "checkout", "--quiet", revision], check=True)
        home = folder / "home"
        home.mkdir()
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("COURTLY_", "PYTHON"))}
        self.environment = {
            **kept, "HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"),
            "XDG_DATA_HOME": str(home / "data"), "BROWSER": "true", "PIP_NO_CACHE_DIR": "1",
        }  # fmt: skip

    @contextmanager
    def running(self, *command: str, **environment: str) -> Iterator[tuple[str, float, int]]:
        """A server: where its page is, how long that took to answer, and the process."""
        port = free_port()
        own = {**self.environment, "COURTLY_PORT": str(port), **environment}
        began = time.monotonic()
        with (self.folder / "said.txt").open("ab") as said:
            process = subprocess.Popen(
                command, cwd=self.clone, env=own, stdout=said, stderr=said, start_new_session=True
            )
        try:
            base = f"http://127.0.0.1:{port}"
            self._wait(lambda: b"<html" in _get(f"{base}/"), process)
            yield base, time.monotonic() - began, process.pid
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()

    def _wait(self, done: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            if process.poll() is not None or time.monotonic() > end:
                raise click.ClickException((self.folder / "said.txt").read_text()[-3000:])
            time.sleep(0.02)


def _get(address: str) -> bytes:
    try:
        with urllib.request.urlopen(address, timeout=10) as answer:
            return bytes(answer.read())
    except OSError:
        return b""


async def first_turn(base: str) -> tuple[float, float]:
    """Seconds until a table is made, opened, an own move acknowledged; and for a bot's turn.

    We begin, so that the first figure holds no bot's turn.
    """
    began = time.monotonic()
    async with Player(base, check=False) as player:
        table = await player.make(GAME, ["you", "squire"], options={"start": SEAT})
        await player.ask("watch", table=table)
        await player.until(lambda: bool(player.due(table)))
        await _move(player, table)
        moved = moved_on = time.monotonic()
        while player.due(table):
            await _move(player, table)
            moved_on = time.monotonic()
        await player.until(lambda: bool(player.due(table)))
        return moved - began, time.monotonic() - moved_on


async def _move(player: Player, table: str) -> None:
    """Play any move, and wait for what follows."""
    version = player.states[table, 0]["version"]
    await player.move(table, 0, player.states[table, 0]["legal"][0]["move"])
    await player.until(lambda: bool(player.states[table, 0]["version"] > version))


def until_compiled(base: str) -> None:
    """Wait until the game that is open runs compiled, its bots, too."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        engines: list[dict[str, Any]] = json.loads(_get(f"{base}/healthz") or "{}")["engines"]
        now = next(engine for engine in engines if engine["game"] == GAME)
        if now.get("state") == "compiled" or (now.get("ready") and now.get("bots")):
            return
        time.sleep(0.2)
    raise click.ClickException(f"not compiled after {PATIENCE:.0f} s")


def resident(pid: int) -> float:
    """The memory a process holds, in MB."""
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    kib = next(line for line in status.splitlines() if line.startswith("VmRSS:")).split()[1]
    return int(kib) * 1024 / 1e6


def measure(revision: str) -> dict[str, float]:
    """All figures, one after the other."""
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        machine = Machine(Path(folder), revision)
        play = ("make", "play", f"PYTHON={sys.executable}")
        with machine.running(*play) as (base, seconds, _):
            found["make_play_to_page_s"] = seconds
            began = time.monotonic()
            moved, answered = asyncio.run(first_turn(base))
            found["page_to_first_move_cold_s"], found["bots_turn_cold_s"] = moved, answered
            until_compiled(base)
            found["page_to_compiled_s"] = time.monotonic() - began
        with machine.running(*play) as (base, seconds, _):
            found["make_play_again_to_page_s"] = seconds
            moved, answered = asyncio.run(first_turn(base))
            found["page_to_first_move_warm_s"], found["bots_turn_warm_s"] = moved, answered
        serve = (str(machine.clone / ".venv/bin/courtly"), "serve")
        empty = f"sqlite:///{folder}/empty.db"
        with machine.running(*serve, COURTLY_DATABASE=empty) as (_, seconds, pid):
            found["serve_to_page_warm_s"] = seconds
            time.sleep(5)
            found["idle_rss_mb"] = resident(pid)
    return {name: round(value, 2) for name, value in found.items()}


@click.command()
@click.argument("revision", default="HEAD")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Write the figures, too.")
def main(revision: str, file: Path | None) -> None:
    """Measure the first minute of REVISION, by default of the last commit."""
    about = describe()
    found = measure(revision)
    click.echo(f"The first minute of {revision} on {about['cpu']}, load {about['load']}")
    for name, value in found.items():
        click.echo(f"  {name:28} {value:8.2f}")
    if file:
        file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
