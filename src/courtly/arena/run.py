"""Running a match: several games side by side, each result on disk before the next is begun."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from ..core.errors import CourtlyError
from .match import Match, Played, play_game
from .nets import InForce

#: Runs the games with these numbers and yields them as they are done.
Runner = Callable[[Match, Iterable[int]], Iterator[Played]]


def run_match(
    match: Match,
    games: int,
    file: Path,
    runner: Runner,
    progress: Callable[[Played], None] = lambda played: None,
    enough: Callable[[list[Played]], bool] = lambda played: False,
) -> list[Played]:
    """All games of a match; those already in `file` are not played again.

    It ends earlier when those from the first on without a gap are `enough`.
    """
    done = read_results(file, match)
    todo = [number for number in range(games) if number not in done]
    # What is complete may be looked at, whatever nets there are by now.
    if todo and not enough(without_gap(done.values())):
        nets = InForce(match.game, match.bots, len(match.bots))
        nets.refuse_others(file, [(match, played) for played in done.values()])
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as out:
            if file.stat().st_size == 0:
                write_line(out, {"match": match.describe()})
            for played in runner(match, todo):
                nets.refuse_change(match, played)
                write_line(out, asdict(played))
                done[played.number] = played
                progress(played)
                if enough(without_gap(done.values())):
                    break
    return [done[number] for number in sorted(done) if number < games]


def without_gap(games: Iterable[Played]) -> list[Played]:
    """The games from the first up to the one before the first that is missing.

    What is asked after every game is asked of these: which others are done depends on how long they
    took, and that on who wins.
    """
    done = {played.number: played for played in games}
    found: list[Played] = []
    while (number := len(found)) in done:
        found.append(done[number])
    return found


def write_line(out: IO[str], row: object) -> None:
    """One line of results, on its way to the disk at once."""
    out.write(json.dumps(row) + "\n")
    out.flush()


def read_lines(file: Path) -> list[dict[str, Any]]:
    """The lines of results; one cut short is taken off, so that it is played again."""
    if not file.exists():
        return []
    _end_with_a_whole_line(file)
    rows = []
    for number, line in enumerate(file.read_text("utf-8").splitlines()):
        try:
            rows.append(json.loads(line))
        except json.JSONDecodeError:
            raise CourtlyError(f"{file}, line {number + 1}, is not a result") from None
    return rows


def _end_with_a_whole_line(file: Path) -> None:
    """Mend a file whose writing was broken off: the next line must begin a line of its own."""
    text = file.read_bytes()
    whole = text.rfind(b"\n") + 1
    if last := text[whole:]:
        with file.open("r+b") as out:
            if _is_json(last):
                out.seek(0, os.SEEK_END)
                out.write(b"\n")
            else:
                out.truncate(whole)


def _is_json(text: bytes) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def read_results(file: Path, match: Match) -> dict[int, Played]:
    """The games of a match that a file already holds."""
    rows = read_lines(file)
    if not rows:
        return {}
    if rows[0].get("match") != match.describe():
        raise CourtlyError(f"{file} holds another match; name another with --out, or remove it")
    return {row["number"]: Played(**row) for row in rows[1:]}


def local_runner(jobs: int) -> Runner:
    """Games on this machine, `jobs` at a time, each in a process of its own."""
    play = side_by_side(jobs)

    def run(match: Match, numbers: Iterable[int]) -> Iterator[Played]:
        yield from (played for _, played in play((match, number) for number in numbers))

    return run


def side_by_side(
    jobs: int,
) -> Callable[[Iterable[tuple[Match, int]]], Iterator[tuple[Match, Played]]]:
    """Plays games of any matches, `jobs` at a time, each in a process of its own."""

    def play(games: Iterable[tuple[Match, int]]) -> Iterator[tuple[Match, Played]]:
        if jobs == 1:
            yield from ((match, play_game(match, number)) for match, number in games)
            return
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=context) as pool:
            waiting: dict[Future[Played], Match] = {}
            try:
                for match, number in games:
                    waiting[pool.submit(play_game, match, number)] = match
                    if len(waiting) >= 2 * jobs:
                        yield from _ready(waiting)
                while waiting:
                    yield from _ready(waiting)
            finally:
                for future in waiting:
                    future.cancel()

    return play


def _ready(waiting: dict[Future[Played], Match]) -> Iterator[tuple[Match, Played]]:
    """Take out what is done."""
    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
        yield waiting.pop(future), future.result()


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
