"""The registry of games, what a game says of itself, and how options are checked."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from courtly import games
from courtly.core.description import Description
from courtly.core.errors import OptionError
from courtly.core.rulebook import numbered

ALL = [games.description(name) for name in games.names()]


@pytest.mark.parametrize("about", ALL, ids=lambda about: about.name)
def test_a_description_agrees_with_its_engine(about: Description) -> None:
    for players in range(about.fewest, about.most + 1):
        game = about.load_game().make(about.seated({}, players))
        assert game.seat_names == about.labels(players)
        assert game.spec.description is about
        assert about.counts in (game.spec.dtype.names or ())


@pytest.mark.parametrize("about", ALL, ids=lambda about: about.name)
def test_its_rules_begin_with_its_letters(about: Description) -> None:
    assert {rule[0] for rule in numbered(about.name)} == set(about.rules)


@pytest.mark.parametrize("about", ALL, ids=lambda about: about.name)
def test_every_option_is_explained_and_has_a_default_that_fits(about: Description) -> None:
    for field in about.options.fields():
        assert field.meaning, field.name
    assert about.check({}).plain() == about.check(about.check({}).plain()).plain()


@pytest.mark.parametrize("about", ALL, ids=lambda about: about.name)
def test_a_description_needs_no_compiler(about: Description) -> None:
    code = (
        "import sys; from courtly.games import description; "
        f"d = description({about.name!r}); d.check({{}}); "
        "print('numba' in sys.modules, 'llvmlite' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.split() == ["False", "False"], done.stderr


@pytest.mark.parametrize(
    ("pairs", "given"),
    [
        (["players=3"], {"players": 3}),
        (["players=many"], {"players": "many"}),
        (["open_stock=true", "laws=new"], {"open_stock": True, "laws": "new"}),
        (["open_stock=perhaps"], {"open_stock": "perhaps"}),
        (["laws=sections", "sections=base,new,base,random,new"],
         {"laws": "sections", "sections": ["base", "new", "base", "random", "new"]}),
        (['sections=["new", "new"]'], {"sections": ["new", "new"]}),
        (["start=Blue"], {"start": "Blue"}),
    ],
)  # fmt: skip
def test_options_can_be_typed(pairs: list[str], given: dict[str, Any]) -> None:
    assert games.description("lancaster").from_text(pairs) == given


def test_typed_options_that_are_no_pairs_are_refused() -> None:
    with pytest.raises(OptionError, match="'players' should be NAME=VALUE"):
        games.description("lancaster").from_text(["players"])


@pytest.mark.parametrize(("game", "players"), [("lancaster", 6), ("richelieu", 3)])
def test_a_table_has_as_many_seats_as_the_game_allows(game: str, players: int) -> None:
    about = games.description(game)
    with pytest.raises(OptionError, match=f"{about.title} has .* seats, not {players}"):
        about.check({}, players)


def test_seats_are_named_in_any_letters() -> None:
    assert games.description("lancaster").check({"start": "BLUE"}).plain()["start"] == "blue"


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(OptionError, match=r"known games: .*lancaster"):
        games.description("chess")


@pytest.mark.parametrize(
    ("place", "problem"),
    [("nowhere:GAME", "cannot be found"), ("os:sep", "is no Description")],
)
def test_a_game_named_wrongly_in_the_environment_is_told(place: str, problem: str) -> None:
    code = "import courtly.games as games; games.names()"
    environment = {**os.environ, "COURTLY_GAMES": place}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True
    )
    assert done.returncode
    assert problem in done.stderr
