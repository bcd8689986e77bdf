"""Running a match: several games side by side, each result on disk before the next is begun."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from pathlib import Path
from typing import IO

from ..core.errors import CourtlyError
from .match import Match, Played, play_game

#: Runs the games with these numbers and yields them as they are done.
Runner = Callable[[Match, Iterable[int]], Iterator[Played]]


def run_match(
    match: Match,
    games: int,
    file: Path,
    runner: Runner,
    progress: Callable[[Played], None] = lambda played: None,
) -> list[Played]:
    """All games of a match; those already in `file` are not played again."""
    done = read_results(file, match)
    todo = [number for number in range(games) if number not in done]
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        if file.stat().st_size == 0:
            write_line(out, {"match": match.describe()})
        if todo:
            for played in runner(match, todo):
                write_line(out, asdict(played))
                done[played.number] = played
                progress(played)
    return [done[number] for number in sorted(done) if number < games]


def write_line(out: IO[str], row: object) -> None:
    """One line of results, on its way to the disk at once."""
    out.write(json.dumps(row) + "\n")
    out.flush()


def read_results(file: Path, match: Match) -> dict[int, Played]:
    """The games of a match that a file already holds; a line cut short is played again."""
    if not file.exists():
        return {}
    lines = file.read_text("utf-8").splitlines()
    rows = []
    for number, line in enumerate(lines):
        try:
            rows.append(json.loads(line))
        except json.JSONDecodeError:
            if number != len(lines) - 1:
                raise CourtlyError(f"{file}, line {number + 1}, is not a result") from None
            file.write_text("".join(kept + "\n" for kept in lines[:-1]), "utf-8")
    if not rows:
        return {}
    if rows[0].get("match") != match.describe():
        raise CourtlyError(f"{file} holds another match; name another with --out, or remove it")
    return {row["number"]: Played(**row) for row in rows[1:]}


def local_runner(jobs: int) -> Runner:
    """Games on this machine, `jobs` at a time, each in a process of its own."""

    def run(match: Match, numbers: Iterable[int]) -> Iterator[Played]:
        if jobs == 1:
            yield from (play_game(match, number) for number in numbers)
            return
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=context) as pool:
            waiting: set[Future[Played]] = set()
            try:
                for number in numbers:
                    waiting.add(pool.submit(play_game, match, number))
                    if len(waiting) >= 2 * jobs:
                        ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                        yield from (future.result() for future in ready)
                while waiting:
                    ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in ready)
            finally:
                for future in waiting:
                    future.cancel()

    return run


def ray_runner(address: str) -> Runner:
    """Games on a Ray cluster, as many at a time as it has processors."""

    def run(match: Match, numbers: Iterable[int]) -> Iterator[Played]:
        try:
            import ray
        except ImportError:
            raise CourtlyError("--ray needs the extra: pip install 'courtly[ray]'") from None
        ray.init(address=None if address == "local" else address, log_to_driver=False)
        try:
            remote = ray.remote(play_game)
            waiting = [remote.remote(match, number) for number in numbers]
            while waiting:
                ready, waiting = ray.wait(waiting, num_returns=1)
                yield from ray.get(ready)
        finally:
            ray.shutdown()

    return run
