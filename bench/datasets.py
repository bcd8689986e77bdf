"""How fast a dataset is read, against reading the same games from their records.

``python -m bench.datasets [GAMES]``
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import click

import courtly
from courtly import datasets
from courtly.arena.match import Match
from courtly.core.record import begin, parse, replaying
from courtly.datasets.make import make_dataset
from courtly.datasets.plan import Plan
from courtly.games import game_class
from courtly.observe import encoder

TABLES = {"richelieu": ("page",) * 2, "lancaster": ("page",) * 4}
TURNS = 7
REPLAYED = 50
TOLD = {
    "small": "512 at a time",
    "drawn": "512 at a time, in an order by lot",
    "whole": "whole shards of 100 games",
}


def rows_by_arrays(batches: Callable[[], Iterable[datasets.Batch]]) -> float:
    """Decisions a second as a learner takes them: observations, masks, moves, rewards."""
    began, rows = time.process_time(), 0
    for batch in batches():
        rows += len(batch)
        _ = batch.observation, batch.mask, batch.action, batch.reward
    return rows / (time.process_time() - began)


def rows_by_records(folder: Path) -> float:
    """Decisions a second of reloading records, without looking at any position."""
    records = [str(record) for record in datasets.load(folder).games()["record"]]
    began = time.process_time()
    rows = sum(len(courtly.load(record).history) for record in records)
    return rows / (time.process_time() - began)


def rows_seen_again(folder: Path, name: str) -> float:
    """Decisions a second of replaying records for what the arrays hold: the same for learners."""
    records = [str(record) for record in datasets.load(folder).games()["record"]]
    began, rows = time.process_time(), 0
    for text in records[:REPLAYED]:
        record = parse(text)
        game = begin(game_class(name), record)
        sight = encoder(name)
        _ = sight.observe(game, game.actors[0]), game.mask(game.actors[0])
        for _ in replaying(game, record):
            rows += 1
            if not game.over:
                _ = sight.observe(game, game.actors[0]), game.mask(game.actors[0])
    return rows / (time.process_time() - began)


def speeds(folder: Path, name: str) -> dict[str, float]:
    """Decisions a second in every way, by turns, the best of each."""
    ways: dict[str, Callable[[], float]] = {
        "small": lambda: rows_by_arrays(lambda: datasets.load(folder).minibatches()),
        "drawn": lambda: rows_by_arrays(lambda: datasets.load(folder).minibatches(seed=1)),
        "whole": lambda: rows_by_arrays(lambda: datasets.load(folder)),
        "records": lambda: rows_by_records(folder),
        "again": lambda: rows_seen_again(folder, name),
    }
    turns = [{way: measure() for way, measure in ways.items()} for _ in range(TURNS)]
    return {way: max(turn[way] for turn in turns) for way in ways}


@click.command()
@click.argument("games", default=300)
def main(games: int) -> None:
    """Read GAMES games of each game in every way, by turns, and compare (at least 5× is wanted)."""
    for game, bots in TABLES.items():
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place) / game
            options = {"players": len(bots)} if len(bots) > 2 else {}
            make_dataset(Plan(Match(game, bots, options), games, 100), folder, 1)
            size = sum(path.stat().st_size for path in folder.glob("*.parquet"))
            found = speeds(folder, game)
        click.echo(f"{game}: {found['records']:,.0f} decisions/s by reloading records")
        for way, told in TOLD.items():
            ratio = found[way] / found["records"]
            click.echo(f"  {found[way]:,.0f} as arrays, {told}: {ratio:.1f}×")
        click.echo(
            f"  {found['again']:,.0f} by replaying records for the same arrays: "
            f"{found['small'] / found['again']:.0f}× slower; {size / games / 1024:.1f} KiB a game"
        )


if __name__ == "__main__":
    main()
