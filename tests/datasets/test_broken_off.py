"""A dataset in the making is killed again and again; in the end every game is there, once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("pyarrow")

from courtly import datasets
from courtly.datasets.check import check_dataset
from courtly.datasets.tables import OpenTable

COURTLY = [sys.executable, "-W", "ignore", "-m", "courtly.cli.main"]


def make(folder: Path, bots: list[str], games: int, shard: int) -> list[str]:
    asked = ["richelieu", *bots, "--games", str(games), "--shard", str(shard), "--jobs", "2"]
    return [*COURTLY, "dataset", "make", *asked, "--out", str(folder)]


def kill_after(command: list[str], folder: Path, shards: int) -> None:
    """Let it work until so many shards are there, then kill it and all it started."""
    making = subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL)
    while len(list(folder.glob("games-*.parquet"))) < shards:
        assert making.poll() is None, "it ended before it could be killed"
        time.sleep(0.02)
    os.killpg(making.pid, signal.SIGKILL)
    making.wait()


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="kills groups of processes")
@pytest.mark.parametrize(
    ("bots", "games", "shard", "kills"),
    [
        pytest.param(["page", "page"], 60, 4, (2, 9), id="sample", marks=pytest.mark.slow),
        pytest.param(
            ["squire", "page"],
            10_000,
            100,
            (1, 20, 45, 46, 80),
            id="whole",
            marks=pytest.mark.whole,
        ),
    ],
)
def test_no_game_twice_or_missing(
    bots: list[str], games: int, shard: int, kills: tuple[int, ...], tmp_path: Path
) -> None:
    place = tmp_path / "games"
    command = make(place, bots, games, shard)
    kept: dict[Path, int] = {}
    for shards in kills:
        kill_after(command, place, shards)
        assert all(path.stat().st_mtime_ns == at for path, at in kept.items()), "played twice"
        kept = {path: path.stat().st_mtime_ns for path in place.glob("games-*.parquet")}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    dataset = datasets.load(place)
    numbers = np.concatenate([np.unique(batch.game) for batch in dataset])
    assert np.array_equal(np.sort(numbers), np.arange(games))
    records = [OpenTable(path).read(["record"]).column("record") for path in place.glob("games-*")]
    assert len({str(one) for column in records for one in column}) == games
    assert check_dataset(place, sample=20)[0] >= 20
