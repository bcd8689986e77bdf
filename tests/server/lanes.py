"""Long tests piece by piece: in several processes at once, and on from where they were stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

LANES = 2


def in_lanes(
    do: Callable[..., Any],
    pieces: Mapping[str, tuple[Any, ...]],
    *,
    lanes: int = LANES,
    notes: Path | None = None,
) -> Iterator[tuple[str, Any]]:
    """What `do` finds for the arguments of each piece, which JSON can hold, as they are done.

    With a file of `notes`, pieces found there are not done again; the first failure ends it all.
    """
    done = _noted(notes)
    yield from ((name, done[name]) for name in pieces if name in done)
    pool = ProcessPoolExecutor(lanes, get_context("spawn"))
    try:
        waiting: dict[Future[Any], str] = {
            pool.submit(do, *arguments): name
            for name, arguments in pieces.items()
            if name not in done
        }
        for future in as_completed(waiting):
            name, found = waiting[future], future.result()
            if notes is not None:
                with notes.open("a") as file:
                    file.write(json.dumps([name, found]) + "\n")
            yield name, found
    finally:
        pool.shutdown(cancel_futures=True)


def _noted(notes: Path | None) -> dict[str, Any]:
    if notes is None or not notes.exists():
        return {}
    return dict(json.loads(line) for line in notes.read_text().splitlines())
