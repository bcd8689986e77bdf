"""Tables of any game, made from what its description offers, and games played at them."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from courtly import games
from courtly.core.description import Description
from courtly.core.game import Game
from courtly.core.options import Field

TESTS = Path(__file__).resolve().parent.parent
GAMES = [games.description(name) for name in games.names()]
each_game = pytest.mark.parametrize("about", GAMES, ids=lambda about: about.name)

Options = dict[str, Any]


def tables(about: Description) -> list[Options]:
    """Every number of players with every choice of everything; flags are up at every other one."""
    fields = about.options.fields()
    chosen = [field for field in fields if field.kind == "choice" or field.name == "players"]
    found: list[Options] = []
    for values in itertools.product(*(_values(field) for field in chosen)):
        given = dict(zip((field.name for field in chosen), values, strict=True))
        odd = len(found) % 2 == 1
        given |= {field.name: odd for field in fields if field.kind == "flag"}
        found.append(given | dict(_companions(about, given)))
    return found


def _values(field: Field) -> list[Any]:
    if field.kind == "number":
        return list(range(field.low, field.high + 1))
    return list(field.choices)


def _companions(about: Description, given: Options) -> Iterator[tuple[str, list[str]]]:
    """Lists that belong to a choice: each of their own choices in turn."""
    for field in about.options.fields():
        needed = field.only_with
        if field.kind == "list" and needed and given[needed.option] == needed.value:
            turns = itertools.cycle(field.choices)
            yield field.name, [next(turns) for _ in range(field.high)]


def any_table(about: Description) -> st.SearchStrategy[Options]:
    """Any of these tables."""
    return st.sampled_from(tables(about))


def deal(about: Description, options: Options, seed: int | str | None = None) -> Game[Any, Any]:
    """A new game."""
    return about.load_game().make(options, seed)


def advanced(
    about: Description, seed: int, moves: int = 10_000, options: Options | None = None
) -> Game[Any, Any]:
    """A game some random moves in; by default at its end. Who decides at once does so anyhow."""
    game = deal(about, options or {}, seed)
    chance = random.Random(seed)
    for _ in range(moves):
        if game.over:
            break
        seat = chance.choice(game.actors)
        game.play(chance.choice(game.legal(seat)), seat)
    return game


def golden(about: Description) -> list[Path]:
    """The golden games of a game."""
    return sorted((TESTS / about.name / "playthroughs").glob("*.txt"))
