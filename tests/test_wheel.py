"""One file to give away: a wheel, installed where nothing else is, opens the browser and plays."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from courtly.bots.nets import weights

from .server.client import Player
from .server.serving import PATIENCE, free_port
from .train.some_games import kernels

ROOT = Path(__file__).resolve().parent.parent
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input")


NETS = ["lancaster-2", "lancaster-3", "lancaster-4", "lancaster-5", "richelieu-2"]
MOST_OF_NETS = 3_000_000  # bytes, all of them together


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file to give away."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, *PIP, "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*build, "--wheel-dir", str(folder), str(ROOT)], check=True)
    [found] = folder.glob("courtly-*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """An environment with the wheel, what it needs, and nothing else."""
    folder = wheel.parent
    subprocess.run([sys.executable, "-m", "venv", str(folder / "env")], check=True)
    install = [str(folder / "env/bin/python"), *PIP, "install", "--quiet", "--no-compile"]
    lock = ["--only-binary", ":all:", "--require-hashes", "-r", f"{ROOT}/requirements/play.lock"]
    subprocess.run([*install, *lock], check=True)
    subprocess.run([*install, "--no-deps", str(wheel)], check=True)
    return folder / "env"


@contextmanager
def courtly_alone(env: Path, folder: Path) -> Iterator[str]:
    """`courtly` and nothing more, by somebody who has never run it; where its page is."""
    port = free_port()
    tell = f'echo "$1" > {folder}/part && mv {folder}/part {folder}/opened'
    (folder / "browser").write_text(f"#!/bin/sh\n{tell}\n")
    (folder / "browser").chmod(0o755)
    ours = ("COURTLY_", "PYTHON", "XDG_", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    server = subprocess.Popen(
        [str(env / "bin/courtly")],
        cwd=folder,
        env={
            **kept, "HOME": str(folder), "BROWSER": f"{folder}/browser %s",
            "COURTLY_PORT": str(port), "COURTLY_COMPILER_WAITS_FOR": f"{folder}/go",
        },
    )  # fmt: skip
    try:
        yield f"http://localhost:{port}/"
    finally:
        server.kill()
        server.wait()


@pytest.mark.slow
def test_the_nets_are_in_the_wheel_and_small(wheel: Path, tmp_path: Path) -> None:
    place = "courtly/bots/nets/data/"
    with zipfile.ZipFile(wheel) as inside:
        nets = [one for one in inside.infolist() if one.filename.startswith(place)]
        inside.extractall(tmp_path, [one.filename for one in nets])
    assert sorted(one.filename for one in nets) == [f"{place}{name}.npz" for name in NETS]
    assert sum(one.file_size for one in nets) < MOST_OF_NETS
    for name in NETS:
        game, players = name.split("-")
        assert weights.find(game, int(players), kernels(game).shape, tmp_path / place) is not None


@pytest.mark.slow
def test_all_that_is_needed_to_play_is_in_the_wheel(installed: Path) -> None:
    check = [str(installed / "bin/python"), *PIP, "check"]
    done = subprocess.run(check, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_the_wheel_opens_the_browser_and_plays_a_game(installed: Path, tmp_path: Path) -> None:
    with courtly_alone(installed, tmp_path) as address:
        end = time.monotonic() + PATIENCE
        while not (tmp_path / "opened").exists():
            assert time.monotonic() < end, "the browser was not opened"
            time.sleep(0.1)
        assert (tmp_path / "opened").read_text().strip() == address
        with urllib.request.urlopen(address) as page:
            assert b"/assets/" in page.read()

        async def story() -> None:
            async with Player(address.rstrip("/")) as player:
                table = await player.make("richelieu", ["you", "page"])
                await player.ask("watch", table=table)
                await player.play_on(table, random.Random(1))
                assert player.over(table)

        asyncio.run(story())
