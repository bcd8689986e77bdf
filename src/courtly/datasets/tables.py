"""The two tables of a shard as Parquet files: one row for each game, one for each decision."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.errors import CourtlyError

if TYPE_CHECKING:
    import pyarrow

MISSING = "datasets need the extra: pip install 'courtly[datasets]'"

#: Columns and what they mean, for the schema and for the data card.
GAMES = {
    "game": ("int32", "number of the game"),
    "bots": ("list string", "who sat on each seat"),
    "points": ("list int32", "points of each seat at the end"),
    "places": ("list int8", "place of each seat, 0 for the first; equals have the same"),
    "rewards": ("list float32", "what the place is worth to a learner, from −1 to 1"),
    "decisions": ("int32", "how many decisions were made"),
    "record": ("string", "the whole game as text; `courtly.load` reads it"),
}
DECISIONS = {
    "game": ("int32", "number of the game"),
    "step": ("int16", "number of the decision in its game, from 0"),
    "seat": ("int8", "who decides"),
    "action": ("int16", "the move that was made"),
    "legal": ("list int16", "the moves that could be made, ascending"),
    "observation": (
        "counts",
        "what the seat saw: a byte for each count; `Batch.observation` divides them",
    ),
    "visits": ("list int32", "how often search tried each legal move; empty where none searched"),
    "values": ("list float32", "what search expects of each for the seat, 0 to 1; null: not tried"),
    "value": ("float32", "what search expects for the seat in all; null where none searched"),
}


def arrow() -> Any:
    """The library, or how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise CourtlyError(MISSING) from None
    return pyarrow


def schema(columns: dict[str, tuple[str, str]], size: int) -> pyarrow.Schema:
    """The types of a table; an observation has `size` numbers."""
    pa = arrow()
    plain = {name: getattr(pa, name)() for name in ("int8", "int16", "int32", "float32", "string")}

    def kind(text: str) -> Any:
        if text == "counts":
            return pa.binary(size)  # lists are far slower to read
        first, _, inner = text.partition(" ")
        return pa.list_(plain[inner]) if inner else plain[first]

    return pa.schema([(name, kind(text)) for name, (text, _) in columns.items()])


def file_of(folder: Path, table: str, shard: int) -> Path:
    """Where a table of a shard is."""
    return folder / f"{table}-{shard:05}.parquet"


def write_table(path: Path, columns: dict[str, list[Any]], types: pyarrow.Schema) -> None:
    """A table, whole or not at all."""
    pa = arrow()
    beside = path.with_suffix(f".{os.getpid()}.part")
    table = pa.table(columns, schema=types)
    # As small as by zstd, and read twice as fast.
    pa.parquet.write_table(table, beside, compression="lz4", compression_level=9)
    beside.replace(path)


class OpenTable:
    """A table whose columns are read when they are wanted; says which file is damaged."""

    def __init__(self, path: Path) -> None:
        self._path, self._arrow = path, arrow()
        self._file = self._guarded(lambda: self._arrow.parquet.ParquetFile(path, memory_map=True))

    def read(self, columns: list[str] | None = None) -> pyarrow.Table:
        """Some columns, or all. On one thread: others wait longer for each other than they help."""
        return self._guarded(lambda: self._file.read(columns, use_threads=False))

    def _guarded(self, ask: Callable[[], Any]) -> Any:
        try:
            return ask()
        except (OSError, self._arrow.ArrowInvalid) as error:
            raise CourtlyError(
                f"{self._path} cannot be read ({error}); make the dataset again"
            ) from None
