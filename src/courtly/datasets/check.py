"""Checking a dataset against the engine: every game once, and every number as it was."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ..core.errors import CourtlyError
from ..games import load as load_game
from ..observe import encoder
from .read import Batch, load
from .shard import Lists


def check_dataset(folder: Path, sample: int | None = None) -> tuple[int, int]:
    """How many games were replayed, and their decisions; raises where something is wrong.

    With `sample` so many games are replayed, from all over the dataset.
    """
    dataset = load(folder)
    numbers = dataset.games()["game"]
    if not np.array_equal(np.sort(numbers), np.arange(dataset.plan.games)):
        raise CourtlyError(f"{folder}: games are missing or there twice")
    step = max(1, dataset.plan.games // sample) if sample else 1
    games = decisions = 0
    for batch in dataset:
        legal = batch.shard.legal
        for number, record in zip(batch.games["game"], batch.games["record"], strict=True):
            if number % step == 0:
                decisions += _replay(batch, legal, int(number), str(record))
                games += 1
    return games, decisions


def _replay(batch: Batch, legal: Lists, number: int, record: str) -> int:
    """Play a game again beside its rows."""
    rows = np.flatnonzero(batch.game == number)
    played = load_game(record)
    again = played.copy()
    again.undo(len(played.history))
    if len(rows) != len(played.history):
        raise CourtlyError(f"game {number}: {len(rows)} decisions, its record has others")
    seats, actions, counts = batch.seat, batch.action, batch.shard.counts
    for row, (seat, move) in zip(rows.tolist(), played.history, strict=True):
        seen = again.seen_by(seat)
        same = (
            seats[row] == seat
            and actions[row] == int(move)
            and legal.of(row).tolist() == [int(m) for m in seen.legal]
            and np.array_equal(counts[row], encoder(again.spec.name).counts_of(seen))
        )
        if not same:
            raise CourtlyError(f"game {number}, decision {batch.step[row]}: not as it was played")
        again.play(move, seat)
    return len(rows)
