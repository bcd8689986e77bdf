"""The data card: what is in a dataset, in a file people read first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from ..games import description
from .plan import read_plan
from .read import load
from .tables import DECISIONS, GAMES

NAME = "README.md"


def write_card(folder: Path) -> None:
    """Describe a finished dataset."""
    (folder / NAME).write_text(card(folder), "utf-8")


def card(folder: Path) -> str:
    """What was played, how it went, and what the columns mean."""
    plan, told = read_plan(folder)
    games = load(folder).games()
    lengths = games["decisions"]
    match = plan.match
    title = description(match.game).title
    return f"""# {plan.games:,} games of {title}

Made with Courtly {told["courtly"]}, engine version {told["engine"]}, by

    courtly dataset make {_command(plan.games, plan.shard, match)}

The same command makes the same games again, if the bots count simulations and not seconds.

- {lengths.sum():,} decisions, {lengths.mean():.1f} a game ({lengths.min()} to {lengths.max()})
- options: `{match.options}`
- {_shares(games)}
- an observation has {told["observation"]} counts (`docs/observations.md`), and there are
  {told["moves"]} different moves

The printed figures of components are reconstructed in part; `courtly components` tells which.
Observations hold only what the seat could know. Moves are those of the bots, not the best ones.

## `games-….parquet`
{_columns(GAMES)}

## `decisions-….parquet`
{_columns(DECISIONS)}
"""


def _command(games: int, shard: int, match: Any) -> str:
    options = "".join(f" -o {name}={value}" for name, value in match.options.items() if value)
    bots = " ".join(match.bots)
    return f"{match.game} {bots} --games {games} --shard {shard} --seed {match.seed}{options}"


def _shares(games: dict[str, Any]) -> str:
    """How often each bot came first, shared victories in part."""
    won: dict[str, float] = {}
    for bots, places in zip(games["bots"], games["places"], strict=True):
        first = np.asarray(places) == 0
        for bot, part in zip(bots, first / first.sum(), strict=True):
            won[bot] = won.get(bot, 0.0) + float(part)
    n = len(games["bots"])
    told = ", ".join(f"{bot} {share / n:.1%}" for bot, share in sorted(won.items()))
    return f"victories: {told}"


def _columns(columns: dict[str, tuple[str, str]]) -> str:
    rows = [f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in columns.items()]
    return "\n".join(["| column | type | meaning |", "|---|---|---|", *rows])
