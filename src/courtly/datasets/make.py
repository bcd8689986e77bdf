"""Making a dataset: shards side by side, each on disk before the next; broken off, it goes on."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import numpy as np

from ..arena.match import Played, play_game
from ..bots import Bot, Explains
from ..core.errors import CourtlyError
from ..core.moves import Move
from ..core.seen import Seen
from ..core.standing import rewards
from ..observe import encoder
from .card import write_card
from .plan import Plan
from .tables import DECISIONS, GAMES, file_of, schema, write_table

Columns = dict[str, list[Any]]


def make_dataset(
    plan: Plan, folder: Path, jobs: int, progress: Callable[[int], None] = lambda games: None
) -> None:
    """All shards that are not there yet; `progress` is told how many games each was."""
    plan.write(folder)
    todo = [k for k in range(plan.shards) if not file_of(folder, "games", k).exists()]
    progress(plan.games - sum(len(plan.numbers(k)) for k in todo))
    for shard in _run(plan, folder, todo, jobs):
        progress(len(plan.numbers(shard)))
    write_card(folder)


def _run(plan: Plan, folder: Path, todo: list[int], jobs: int) -> Iterator[int]:
    if jobs == 1 or len(todo) < 2:
        for shard in todo:
            yield make_shard(plan, folder, shard)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(todo)), mp_context=context) as pool:
        waiting = [pool.submit(make_shard, plan, folder, shard) for shard in todo]
        try:
            yield from (future.result() for future in as_completed(waiting))
        finally:
            for future in waiting:
                future.cancel()


def make_shard(plan: Plan, folder: Path, shard: int) -> int:
    """Play the games of a shard and write its tables; that of the games, last, says it is whole."""
    size = encoder(plan.match.game).size
    games: Columns = {name: [] for name in GAMES}
    decisions: Columns = {name: [] for name in DECISIONS}
    for number in plan.numbers(shard):
        watch = _Watch(number, plan.match.game, decisions)
        _add_game(games, plan, play_game(plan.match, number, watch), watch.step)
    for table, columns, kinds in (("decisions", decisions, DECISIONS), ("games", games, GAMES)):
        write_table(file_of(folder, table, shard), columns, schema(kinds, size))
    return shard


def _add_game(games: Columns, plan: Plan, played: Played, decisions: int) -> None:
    """The row of a game. Lists are by seat; a match tells them by bot."""
    if played.faults:
        raise CourtlyError(f"game {played.number}: {played.faults[0]}")
    order = np.argsort(played.seats)
    places = [sum(other < rank for other in played.ranks) for rank in played.ranks]
    by_seat = [places[bot] for bot in order]
    row = {
        "game": played.number,
        "bots": [plan.match.bots[bot] for bot in order],
        "points": [played.scores[bot] for bot in order],
        "places": by_seat,
        "rewards": rewards(by_seat),
        "decisions": decisions,
        "record": played.record,
    }
    for name, value in row.items():
        games[name].append(value)


class _Watch:
    """Writes down every decision of a game."""

    def __init__(self, number: int, game: str, decisions: Columns) -> None:
        self.number, self.step = number, 0
        self._encoder = encoder(game)
        self._decisions = decisions

    def __call__(self, bot: Bot, seen: Seen, move: Move) -> None:
        visits, values, value = _searched(bot, seen)
        row = {
            "game": self.number,
            "step": self.step,
            "seat": seen.seat,
            "action": int(move),
            "legal": [int(legal) for legal in seen.legal],
            "observation": self._encoder.counts_of(seen).tobytes(),
            "visits": visits,
            "values": values,
            "value": value,
        }
        for name, part in row.items():
            self._decisions[name].append(part)
        self.step += 1


def _searched(bot: Bot, seen: Seen) -> tuple[list[int], list[float | None], float | None]:
    """What a bot that searches found out at the root: visits, values, and their mean."""
    found = {c.move: c for c in bot.explain()} if isinstance(bot, Explains) else {}
    total = sum(candidate.visits for candidate in found.values())
    if not total:
        return [], [], None
    visits = [found[move].visits if move in found else 0 for move in seen.legal]
    values = [found[move].expected[seen.seat] if move in found else None for move in seen.legal]
    mean = sum(c.visits * c.expected[seen.seat] for c in found.values()) / total
    return visits, values, mean
