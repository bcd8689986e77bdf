"""An owner's box: the figures that differ as a file, read, checked and written in one place.

The command line and the server ask here, so that a file that one takes is good for the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .core.components import Figure, Reader, differences, figures_in, overlay, parse_toml, read_toml
from .core.errors import ComponentsError, Said
from .core.text import TextError, check_values
from .core.toml import written
from .games import description, figures, names

Changes = dict[str, Any]


@dataclass(frozen=True)
class Sheet:
    """The figures of a game with an owner's changes, and everything that is wrong with them."""

    game: str
    changes: Changes
    """Just what differs; as they were given where something is wrong, but for texts that may not be
    told on."""
    figures: tuple[Figure, ...]
    settled: Mapping[str, str]
    """What the rulebook says in words, by the place of the figure: the number of the rule."""
    problems: Sequence[Said]

    def place(self, figure: Figure) -> str:
        """Where a figure stands, as problems name it."""
        return f"{' '.join(filter(None, (figure.group or self.game, figure.row)))}.{figure.name}"

    @property
    def file(self) -> str:
        """The file to keep: the same for the same figures, whatever file they came from."""
        return written({self.game: self.changes})


def games_with_figures() -> list[str]:
    """The games that have printed figures."""
    return [name for name in names() if description(name).figures]


def tables_in(raw: bytes, source: str) -> dict[str, Changes]:
    """The tables of an owner's file by game, not looked into yet."""
    tables = parse_toml(raw, source)
    if problems := list(_strange(tables)):
        raise ComponentsError(source, problems)
    return tables


def _strange(tables: Mapping[str, Any]) -> Iterator[Said]:
    known = " / ".join(f"[{name}]" for name in games_with_figures())
    for name, table in tables.items():
        if name not in games_with_figures():
            yield Said("problem-figures-game", {"table": name, "known": known})
        elif not isinstance(table, Mapping):
            yield Said("problem-figures-table", {"path": name})
    if not tables:
        yield Said("problem-figures-no-table", {"known": known})


def sheets_in(raw: bytes, source: str) -> list[Sheet]:
    """What an owner's file says, game by game; refused if anything in it is wrong."""
    sheets = [sheet(game, changes) for game, changes in tables_in(raw, source).items()]
    if problems := [problem for one in sheets for problem in one.problems]:
        raise ComponentsError(source, problems)
    return sheets


def sheet(game: str, changes: Changes) -> Sheet:
    """The figures of a game with an owner's changes."""
    module, reader = figures(game), Reader("")
    try:
        check_values(changes)
        module.read_figures(reader, changes)
    except ComponentsError as error:
        return Sheet(game, changes, (), reader.settled, error.problems)
    except TextError as error:
        problems = [error.said] if error.said else []
        return Sheet(game, {}, (), reader.settled, problems)
    own = read_toml(module.FILE)[game]
    just = differences(own, overlay(own, changes)) or {}
    return Sheet(game, just, tuple(figures_in(own, just)), reader.settled, ())
