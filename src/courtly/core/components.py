"""Printed figures: reading them, laying an owner's corrections over them, and saying what is wrong.

A file of corrections has the shape of the package's own and may leave out what agrees with it.
"""

from __future__ import annotations

import functools
import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from .errors import ComponentsError, Said
from .text import DEEPEST
from .texts import Key

_KEYS = ("name", "id", "letter")
SOURCE, OWNER = "source", "owner"
_PLACE = re.compile(r"at line (\d+), column (\d+)")
LONGEST = 40  # characters of a wrong value that are shown
#: What figures are called that come from no file.
GIVEN = Key("problem-figures-given")


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file, or a clear word on why it cannot be read."""
    return parse_toml(read_file(path), str(path))


def read_file(path: Path) -> bytes:
    """What is in a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        problem = Said("problem-figures-unreadable", {"reason": error.strerror})
        raise ComponentsError(str(path), [problem]) from None


def parse_toml(raw: bytes, source: str) -> dict[str, Any]:
    """What stands in a TOML file."""
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError:
        problem = Said("problem-figures-no-text")
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        line, column = place.groups() if place else ("end", "end")
        problem = Said("problem-figures-toml", {"line": line, "column": column})
    except RecursionError:
        problem = Said("problem-text-deep", {"most": DEEPEST})
    raise ComponentsError(source, [problem])


def overlay(base: Any, changes: Any) -> Any:
    """`base` with `changes` laid over it: tables merge, rows with a name merge, the rest replaces.

    >>> overlay({"a": 1, "row": [{"id": "x", "n": 1}]}, {"row": [{"id": "x", "n": 2}]})
    {'a': 1, 'row': [{'id': 'x', 'n': 2}]}
    """
    if isinstance(base, Mapping) and isinstance(changes, Mapping):
        merged = dict(base)
        for key, value in changes.items():
            merged[key] = overlay(base[key], value) if key in base else value
        return merged
    key = _row_key(base)
    if key and _row_key(changes) == key:
        rows = {row[key]: row for row in base}
        for row in changes:
            rows[row[key]] = overlay(rows.get(row[key], {}), row)
        return list(rows.values())
    return changes


def _row_key(value: Any) -> str | None:
    if not (isinstance(value, list) and value and all(isinstance(row, Mapping) for row in value)):
        return None
    named = (key for key in _KEYS if all(isinstance(row.get(key), str) for row in value))
    return next(named, None)


def differences(own: Any, data: Any) -> Any:
    """What has to be laid over `own` to have `data`; nothing (None) where they agree.

    >>> differences({"a": 1, "row": [{"id": "x", "n": 1}, {"id": "y", "n": 1}]},
    ...     {"a": 1, "row": [{"id": "x", "n": 1}, {"id": "y", "n": 2}]})
    {'row': [{'id': 'y', 'n': 2}]}
    """
    if isinstance(own, Mapping) and isinstance(data, Mapping):
        parts = ((key, differences(own.get(key), value)) for key, value in data.items())
        return {key: part for key, part in parts if part is not None} or None
    key = _row_key(own)
    if key and _row_key(data) == key:
        ours = {row[key]: row for row in own}
        rows = ((row[key], differences(ours.get(row[key], {}), row)) for row in data)
        return [{key: name, **row} for name, row in rows if row is not None] or None
    return None if same(own, data) else data


def same(one: Any, other: Any) -> bool:
    """Whether two figures are the same; to Python True is 1, and 1 is 1.0."""
    return bool(one == other) and json.dumps(one, default=str) == json.dumps(other, default=str)


@dataclass(frozen=True)
class Figure:
    """One figure in use, or a few that belong together, such as the points of a card."""

    group: str
    """The table or list it stands in; empty for one that stands alone."""
    row: str
    """The name of its row, where that is a list,"""
    row_key: str
    """and what the file calls the name; empty where rows are only counted."""
    name: str
    value: Any
    ours: Any
    """The package's own; None where it has none."""
    source: str


def figures_in(own: Mapping[str, Any], changes: Mapping[str, Any]) -> Iterator[Figure]:
    """Each figure in use.

    A row or table may say in `source` where its figures are from, all of them or each; what says
    nothing is from the text. What an owner's file changes is the owner's.
    """
    data = overlay(own, changes)
    for group, value in data.items():
        ours = own.get(group)
        if isinstance(value, Mapping) and group != SOURCE:
            yield from _in_table(Figure(group, "", "", "", 0, 0, ""), value, ours)
        elif isinstance(value, list) and all(isinstance(row, Mapping) for row in value):
            yield from _in_rows(group, value, ours)
        elif group != SOURCE:
            yield _figure(Figure("", "", "", group, value, None, ""), data, own)


def _in_rows(group: str, rows: list[Mapping[str, Any]], own: Any) -> Iterator[Figure]:
    key = _row_key(rows) or ""
    by_name = {row[key]: row for row in own} if key and _row_key(own) == key else {}
    for number, row in enumerate(rows, 1):
        name = str(row[key]) if key else str(number)
        yield from _in_table(Figure(group, name, key, "", 0, 0, ""), row, by_name.get(name))


def _in_table(place: Figure, table: Mapping[str, Any], own: Any) -> Iterator[Figure]:
    for name, value in table.items():
        if name not in (SOURCE, place.row_key):
            yield _figure(replace(place, name=name, value=value), table, own)


def _figure(found: Figure, table: Mapping[str, Any], own: Any) -> Figure:
    ours = own.get(found.name) if isinstance(own, Mapping) else None
    source = table.get(SOURCE, "text")
    told = source.get(found.name, "text") if isinstance(source, Mapping) else source
    return replace(found, ours=ours, source=str(told) if same(ours, found.value) else OWNER)


def describe(own: Mapping[str, Any], changes: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Each figure in use: its name, its value and its source, for people to read.

    >>> list(describe({"gold": 2, "row": [{"id": "x", "n": 1, "source": "public"}]}, {"gold": 3}))
    [('gold', '3', 'owner'), ('row x, n', '1', 'public')]
    """
    for figure in figures_in(own, changes):
        place = " ".join(filter(None, (figure.group, figure.row)))
        yield (
            f"{place}, {figure.name}" if place else figure.name,
            _show(figure.value),
            figure.source,
        )


def _show(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{n} {name}" for name, n in value.items() if n)
    return " ".join(str(item) for item in value) if isinstance(value, list) else str(value)


C = TypeVar("C")


def loader(read: Callable[[Reader, dict[str, Any]], C]) -> Callable[..., C]:
    """`load` of a game's figures: the package's own are read once, an owner's every time."""
    own = functools.cache(lambda: read(Reader(GIVEN), {}))

    def load(changes: dict[str, Any] | None = None, source: str = GIVEN) -> C:
        """The figures of the package with `changes` (the game's table) laid over them."""
        return read(Reader(source), changes) if changes else own()

    return load


def shown(value: Any) -> str:
    """A value somebody gave, as a sentence about it shows it: never a whole book."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


class Reader:
    """Reads values out of nested tables and collects everything that does not fit."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.problems: list[Said] = []
        self.settled: dict[str, str] = {}
        """What the rulebook says in words, and by which rule."""

    def expect(self, fits: bool, problem: str, **params: Any) -> None:
        """Note a problem, by the end of its text's name, unless it fits."""
        if not fits:
            self.problems.append(Said(f"problem-figures-{problem}", params))

    def table(self, data: Any, path: str, keys: Sequence[str]) -> Mapping[str, Any]:
        """A table with just these keys; others are named as unknown."""
        if not isinstance(data, Mapping):
            self.expect(False, "table", path=path)
            return {}
        for key in data.keys() - set(keys):
            self.expect(False, "unknown", path=f"{path}.{key}", known=", ".join(keys))
        if SOURCE in keys and SOURCE in data:
            self._source(data[SOURCE], f"{path}.{SOURCE}")
        return data

    def _source(self, source: Any, path: str) -> None:
        """Where figures are from: a word for all of them, or one for each."""
        parts = source.values() if isinstance(source, Mapping) else [source]
        for part in parts:
            self.expect(isinstance(part, str), "word", path=path, found=shown(part))

    def number(self, data: Mapping[str, Any], path: str, key: str, low: int, high: int) -> int:
        """A whole number within bounds, `low` where there is none such."""
        value = data.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            found = "none" if value is None else shown(value)
            self.expect(False, "number", path=f"{path}.{key}", low=low, high=high, found=found)
            return low
        return value

    def fixed(self, data: Mapping[str, Any], path: str, key: str, wanted: Any, rule: str) -> None:
        """A value the rulebook says in words, by the rule of this number."""
        self.settled[f"{path}.{key}"] = rule
        fits = same(data.get(key), wanted)
        self.expect(fits, "fixed", path=f"{path}.{key}", wanted=json.dumps(wanted), rule=rule)

    def done(self) -> None:
        """Refuse the file if anything did not fit."""
        if self.problems:
            raise ComponentsError(self.source, self.problems)
