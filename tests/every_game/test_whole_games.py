"""Whole games of every game: conformance, the same in every mode, golden records, playouts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import courtly
from courtly.core import jit
from courtly.core.description import Description
from courtly.core.record import digest

from .tables import GAMES, Options, deal, each_game, golden, tables

#: Random games of each game in a usual run, over all its tables; a whole run has many more.
USUAL = 40 if jit.MODE == "plain" else 20_000
WHOLE = 400 if jit.MODE == "plain" else 1_000_000

TABLES = [(about, options) for about in GAMES for options in tables(about)]
GOLDEN = [path for about in GAMES for path in golden(about)]


def _name(value: Any) -> str:
    return value.name if isinstance(value, Description) else "-".join(map(str, value.values()))


def conform(about: Description, options: Options, games: int) -> None:
    """Random games at one table, its share of all."""
    share = max(1, games // len(tables(about)))
    report = courtly.conformance(deal(about, options), share, api_games=2)
    assert report.games == share
    assert report.decisions > 10 * share


@pytest.mark.parametrize(("about", "options"), TABLES, ids=_name)
def test_conformance(about: Description, options: Options) -> None:
    conform(about, options, USUAL)


@pytest.mark.whole
@pytest.mark.parametrize(("about", "options"), TABLES, ids=_name)
def test_conformance_of_very_many_games(about: Description, options: Options) -> None:
    conform(about, options, WHOLE)


_DIGESTS = """
import json, sys
from courtly.core.record import digest
from courtly.games import game_class
for name, options in json.loads(sys.argv[1]):
    for seed in range(3):
        game = game_class(name).make(options, seed)
        k = 0
        while not game.over:
            legal = game.legal()
            game.play(legal[(seed * 31 + k * k * 17 + k) % len(legal)])
            k += 1
        print(digest(game), *game.scores())
"""


def digests(about: Description, chosen: list[Options], mode: str) -> list[str]:
    """Fingerprints of the ends of some games, played by a process in this mode."""
    told = json.dumps([(about.name, options) for options in chosen])
    done = subprocess.run(
        [sys.executable, "-c", _DIGESTS, told],
        env={**os.environ, "COURTLY_ENGINE": mode},
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout.splitlines()


@each_game
def test_the_same_seeds_give_the_same_games_in_every_mode(about: Description) -> None:
    every = tables(about)
    same_in_every_mode(about, every[:: -(-len(every) // 4)])


@pytest.mark.whole
@each_game
def test_at_every_table_the_same_games_in_every_mode(about: Description) -> None:
    same_in_every_mode(about, tables(about))


def same_in_every_mode(about: Description, chosen: list[Options]) -> None:
    """Play them by every mode of the compiler, and without it."""
    release = digests(about, chosen, "release")
    assert len(set(release)) == 3 * len(chosen)
    assert digests(about, chosen, "plain") == release
    assert digests(about, chosen, "checked") == release


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]} {path.stem}")
def test_golden_games_replay(path: Path) -> None:
    text = path.read_text("utf-8")
    game = courtly.load(text)
    assert game.over
    assert f"Digest: {digest(game)}" in text
    assert game.record() == text


@each_game
def test_golden_games_cover_every_choice_there_is(about: Description) -> None:
    found = [courtly.load(path.read_text("utf-8")).options for path in golden(about)]
    for field in about.options.fields():
        values = {json.dumps(options.get(field.name)) for options in found}
        if field.kind == "choice":
            assert values == {json.dumps(choice) for choice in field.choices}, field.name
        elif field.kind == "flag":
            assert values == {"true", "false"}, field.name
        elif field.kind == "number":
            assert values == {str(n) for n in range(field.low, field.high + 1)}, field.name


@each_game
def test_playouts_do_not_depend_on_the_number_of_threads(about: Description) -> None:
    game = deal(about, {}, 7)
    n = 7 if jit.MODE == "plain" else 501
    one, two = (courtly.playouts(game, n, seed=3, threads=t) for t in (1, 2))
    assert (one.scores == two.scores).all()
    assert one.decisions == two.decisions
    assert one.games == n
    other = courtly.playouts(game, n, seed=4)
    assert (one.scores != other.scores).any()
