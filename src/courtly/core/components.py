"""Printed figures: reading them, laying an owner's corrections over them, and saying what is wrong.

A file of corrections has the shape of the package's own and may leave out what agrees with it.
"""

from __future__ import annotations

import functools
import json
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from .errors import ComponentsError, Said
from .texts import Key

_KEYS = ("name", "id", "letter")
#: What figures are called that come from no file.
GIVEN = Key("problem-figures-given")


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file, or a clear word on why it cannot be read."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        problem = Said("problem-figures-unreadable", {"reason": error.strerror})
        raise ComponentsError(str(path), [problem]) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        problem = Said("problem-figures-toml", {"reason": str(error)})
        raise ComponentsError(str(path), [problem]) from None


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


def describe(own: Mapping[str, Any], changes: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Each figure in use: its name, its value and its source, for people to read.

    A row or table may say in `source` where its figures are from, all of them or each; what says
    nothing is from the text. What an owner's file changes is the owner's.

    >>> list(describe({"gold": 2, "row": [{"id": "x", "n": 1, "source": "public"}]}, {"gold": 3}))
    [('gold', '3', 'owner'), ('row x, n', '1', 'public')]
    """
    data = overlay(own, changes)
    for key, value in data.items():
        if key == "source":
            continue
        theirs = changes.get(key, {} if isinstance(value, Mapping) else [])
        name_key = _row_key(value)
        if name_key:
            by_name = {row.get(name_key): row for row in theirs if isinstance(row, Mapping)}
            for row in value:
                name = row[name_key]
                yield from _describe_table(f"{key} {name}, ", row, by_name.get(name, {}), name_key)
        elif isinstance(value, Mapping):
            yield from _describe_table(f"{key}, ", value, theirs, "")
        else:
            yield key, _show(value), "owner" if key in changes else _source(data, key)


def _describe_table(
    prefix: str, row: Mapping[str, Any], theirs: Mapping[str, Any], name_key: str
) -> Iterator[tuple[str, str, str]]:
    for key, value in row.items():
        if key not in ("source", name_key):
            source = "owner" if key in theirs else _source(row, key)
            yield f"{prefix}{key}", _show(value), source


def _source(table: Mapping[str, Any], key: str) -> str:
    source = table.get("source", "text")
    return str(source.get(key, "text")) if isinstance(source, Mapping) else str(source)


def _show(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{n} {name}" for name, n in value.items() if n)
    return " ".join(str(item) for item in value) if isinstance(value, list) else str(value)


C = TypeVar("C")


def loader(read: Callable[[dict[str, Any], str], C]) -> Callable[..., C]:
    """`load` of a game's figures: the package's own are read once, an owner's every time."""
    own = functools.cache(lambda: read({}, GIVEN))

    def load(changes: dict[str, Any] | None = None, source: str = GIVEN) -> C:
        """The figures of the package with `changes` (the game's table) laid over them."""
        return read(changes, source) if changes else own()

    return load


class Reader:
    """Reads values out of nested tables and collects everything that does not fit."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.problems: list[Said] = []

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
        return data

    def number(self, data: Mapping[str, Any], path: str, key: str, low: int, high: int) -> int:
        """A whole number within bounds, `low` where there is none such."""
        value = data.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            found = "none" if value is None else repr(value)
            self.expect(False, "number", path=f"{path}.{key}", low=low, high=high, found=found)
            return low
        return value

    def fixed(self, data: Mapping[str, Any], path: str, key: str, wanted: Any, rule: str) -> None:
        """A value the rulebook says in words, by the rule of this number."""
        fits, shown = data.get(key) == wanted, json.dumps(wanted)
        self.expect(fits, "fixed", path=f"{path}.{key}", wanted=shown, rule=rule)

    def done(self) -> None:
        """Refuse the file if anything did not fit."""
        if self.problems:
            raise ComponentsError(self.source, self.problems)
