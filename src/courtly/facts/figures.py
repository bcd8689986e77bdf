"""The figures the page in the browser draws: a file for each game, beside its other data."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .. import __version__
from ..arena.tasks import Task, figures_mark
from ..bots.levels import EDITION
from ..games import description, game_class
from .summing import Facts, Share

#: What was found at each table, by level.
Found = Sequence[tuple[Task, Mapping[str, Facts]]]
PACKAGE = Path(__file__).resolve().parent.parent
NAME = "facts.json"


def file_of(game: str) -> Path:
    """Where the figures of a game are kept."""
    return PACKAGE / game / "data" / NAME


def figures(game: str, found: Found) -> dict[str, Any]:
    """All there is to draw, table by table."""
    return {
        "courtly": __version__,
        "engine": description(game).engine,
        "figures": figures_mark(game),
        "edition": EDITION,
        "tables": [_table(task, levels) for task, levels in found if task.game == game],
    }


def write(game: str, found: Found, path: Path) -> None:
    """The figures of a game as a file, one line for each table."""
    told = figures(game, found)
    tables = ",\n".join(json.dumps(table, ensure_ascii=False) for table in told.pop("tables"))
    head = json.dumps(told)[:-1]
    path.write_text(f'{head}, "tables": [\n{tables}\n]}}\n', "utf-8")


def _table(task: Task, levels: Mapping[str, Facts]) -> dict[str, Any]:
    game = game_class(task.game).make(task.options, 1)
    return {
        "name": task.name,
        "seats": game.seats,
        "bytes": game.spec.dtype.itemsize,
        "levels": {bot: _level(one) for bot, one in levels.items()},
        "pays": _pays(task, levels),
    }


def _level(one: Facts) -> dict[str, Any]:
    return {
        "games": one.games,
        **{
            name: [round(getattr(one, name).value, 2), round(getattr(one, name).off, 2)]
            for name in ("decisions", "width", "tree", "points", "margin")
        },
        "shared": round(one.shared, 4),
        "settled": round(one.settled, 4),
        "order": [_share(share) for share in one.order],
        "seats": [round(share.value, 4) for share in one.seats],
    }


def _share(share: Share) -> list[float]:
    return [round(share.value, 4), round(share.low, 4), round(share.high, 4)]


def _pays(task: Task, levels: Mapping[str, Facts]) -> list[dict[str, Any]]:
    """By kind of event: each thing with how often a game, and with how many points, by level."""
    groups = []
    for kind, field in description(task.game).counted.items():
        things = sorted({t.what for one in levels.values() for t in one.tallies if t.kind == kind})
        rows = [
            {"what": what, "levels": [_tally(one, kind, what) for one in levels.values()]}
            for what in things
        ]
        if rows:
            groups.append({"kind": kind, "field": field, "rows": rows})
    return groups


def _tally(one: Facts, kind: str, what: str) -> list[float]:
    """Times a game, and points a game."""
    found = next((t for t in one.tallies if (t.kind, t.what) == (kind, what)), None)
    return [round(found.times, 3), round(found.times * found.points, 3)] if found else [0, 0]
