"""What a dataset holds, in a file beside its tables; by the same plan the same is made again."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import __version__
from ..arena.match import Match
from ..core.errors import CourtlyError, how_many
from ..games import game_class
from ..observe import encoder

FORMAT = 1
NAME = "dataset.json"


@dataclass(frozen=True)
class Plan:
    """The games of a dataset, and how they are cut into shards."""

    match: Match
    games: int
    shard: int

    @property
    def shards(self) -> int:
        """How many there are; the last may be smaller."""
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a shard."""
        return range(shard * self.shard, min((shard + 1) * self.shard, self.games))

    def describe(self) -> dict[str, Any]:
        """All that says what the numbers mean, as JSON can hold it."""
        name = self.match.game
        spec, layout = game_class(name).spec, encoder(name).layout
        return {
            "format": FORMAT,
            "courtly": __version__,
            "engine": spec.engine,
            "match": self.match.describe(),
            "games": self.games,
            "shard": self.shard,
            "observation": layout.size,
            "moves": spec.moves.size,
        }

    def write(self, folder: Path) -> None:
        """Begin a dataset, or go on with it; refuses a folder that holds another."""
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / NAME
        if file.exists():
            if _told(file) != self.describe():
                raise CourtlyError(f"{folder} holds another dataset; name another with --out")
        elif any(folder.iterdir()):
            raise CourtlyError(f"{folder} holds other things; a dataset wants an empty folder")
        else:
            file.write_text(json.dumps(self.describe(), indent=1) + "\n", "utf-8")


def read_plan(folder: Path) -> tuple[Plan, dict[str, Any]]:
    """The plan of a dataset, and all that was written of it."""
    file = folder / NAME
    if not file.is_file():
        raise CourtlyError(f"{folder} holds no dataset: there is no {NAME} in it")
    told = _told(file)
    try:
        match = Match.described(told["match"])
        plan = Plan(match, how_many(told["games"], "games"), how_many(told["shard"], "shard"))
    except (ValueError, KeyError, TypeError) as error:
        raise _damaged(file, error) from None
    if told.get("format") != FORMAT:
        raise CourtlyError(
            f"{folder} is of format {told.get('format')}; this Courtly reads {FORMAT}"
        )
    return plan, told


def _told(file: Path) -> dict[str, Any]:
    """What a file says of a dataset."""
    try:
        told = json.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise _damaged(file, error) from None
    if not isinstance(told, dict):
        raise _damaged(file, TypeError(f"not a table but {type(told).__name__}"))
    return told


def _damaged(file: Path, error: Exception) -> CourtlyError:
    return CourtlyError(f"{file} is damaged ({error!r}); make the dataset anew")
