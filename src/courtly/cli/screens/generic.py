"""Any game in the terminal: its view as a tree of names and values, its moves as they are written.

For games that bring no screen of their own.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.tree import Tree

from ...core.events import Event
from ...core.game import Game
from ...core.texts import Texts
from .. import naming

EXAMPLE_RULE = ""


def table(game: Game[Any, Any], seat: int | None, texts: Texts) -> RenderableType:
    """Everything the seat sees."""
    return _grow(Tree(game.spec.description.title), game.view(seat))


def _grow(tree: Tree, value: Any) -> Tree:
    """A branch for every part of a view that has parts, a leaf for the rest."""
    for name, part in _parts(value):
        if _parts(part):
            _grow(tree.add(name), part)
        else:
            tree.add(f"{name}: {part}")
    return tree


def _parts(value: Any) -> list[tuple[str, Any]]:
    if dataclasses.is_dataclass(value):
        return [(f.name, getattr(value, f.name)) for f in dataclasses.fields(value)]
    if isinstance(value, Mapping):
        return [(str(name), part) for name, part in value.items()]
    if isinstance(value, (list, tuple)) and any(map(_parts, value)):
        return [(str(number), part) for number, part in enumerate(value)]
    return []


def question(game: Game[Any, Any], seat: int, texts: Texts) -> str:
    """The decision by its name in the rules."""
    return game.decision


def headlines(game: Game[Any, Any], events: Iterable[Event], texts: Texts) -> list[str]:
    """Every event as a sentence."""
    names = naming.sides(game, texts)
    return [texts.event(game.spec.name, event, names) for event in events]


def typed(line: str) -> str:
    """Moves are typed as they are written."""
    return line


def sheet(game: Game[Any, Any], seat: int | None, texts: Texts) -> RenderableType:
    """The points, as far as the table shows them."""
    return table(game, seat, texts) if not game.over else result(game, texts)


def result(game: Game[Any, Any], texts: Texts) -> RenderableType:
    """Points by seat."""
    shown = Table(*naming.seats(game, texts))
    shown.add_row(*(str(score) for score in game.scores()))
    return shown


def has_secrets(game: Game[Any, Any], seat: int) -> bool:
    """Whether the seat sees something that a spectator does not."""
    return bool((game.redacted(seat) != game.redacted(None)).any())
