"""How fast a dataset is read, against reading the same games from their records.

``python -m bench.datasets [GAMES]``
"""

from __future__ import annotations

import tempfile
import time
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
TURNS = 5
REPLAYED = 50


def rows_by_arrays(folder: Path) -> float:
    """Decisions a second as a learner takes them: observations, masks, moves, rewards."""
    began, rows = time.process_time(), 0
    for batch in datasets.load(folder):
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


@click.command()
@click.argument("games", default=300)
def main(games: int) -> None:
    """Read GAMES games of each game both ways, by turns, and compare."""
    for game, bots in TABLES.items():
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place) / game
            options = {"players": len(bots)} if len(bots) > 2 else {}
            make_dataset(Plan(Match(game, bots, options), games, 100), folder, 1)
            size = sum(path.stat().st_size for path in folder.glob("*.parquet"))
            arrays = max(rows_by_arrays(folder) for _ in range(TURNS))
            records = max(rows_by_records(folder) for _ in range(TURNS))
            again = max(rows_seen_again(folder, game) for _ in range(TURNS))
        click.echo(
            f"{game}: {arrays:,.0f} decisions/s as arrays; {records:,.0f} by reloading records: "
            f"{arrays / records:.1f}×; {again:,.0f} if these are replayed for the same arrays: "
            f"{arrays / again:.0f}×; {size / games / 1024:.1f} KiB a game"
        )


if __name__ == "__main__":
    main()
