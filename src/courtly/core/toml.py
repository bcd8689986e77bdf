"""Tables as TOML, laid out as our own files of figures are; the library of Python only reads it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def written(tables: Mapping[str, Any]) -> str:
    """A file: tables of values, tables in them, and lists of tables row by row.

    >>> print(written({"game": {"n": 1, "row": [{"id": "x", "cards": {"one": 1}}]}}), end="")
    [game]
    n = 1
    <BLANKLINE>
    [[game.row]]
    id = "x"
    cards = { one = 1 }
    """
    blocks = (block for name, table in tables.items() for block in _blocks(_key(name), table))
    return "\n".join(blocks)


def _blocks(name: str, table: Mapping[str, Any]) -> Iterator[str]:
    """The values of a table under its name, then the tables and rows in it."""
    parts = {key: value for key, value in table.items() if _is_rows(value) or _is_table(value)}
    lines = [_line(key, value) for key, value in table.items() if key not in parts]
    if lines or not parts:
        yield "\n".join([f"[{name}]", *lines, ""])
    for key, value in parts.items():
        inner = f"{name}.{_key(key)}"
        if _is_table(value):
            yield from _blocks(inner, value)
        else:
            for row in value:
                yield "\n".join([f"[[{inner}]]", *(_line(k, v) for k, v in row.items()), ""])


def _is_table(value: Any) -> bool:
    return isinstance(value, Mapping)


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_table, value))


def _line(key: str, value: Any) -> str:
    return f"{_key(key)} = {_value(value)}"


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        inner = ", ".join(_line(key, inner) for key, inner in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return _text(value) if isinstance(value, str) else json.dumps(value)


def _text(text: str) -> str:
    """In quotes; JSON writes nothing in a string that TOML does not read the same."""
    return json.dumps(text, ensure_ascii=False)
