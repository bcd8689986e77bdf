"""Puzzles: made the same from the same seed, each with one right answer, proven again."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from courtly.cli.puzzles import puzzles as command
from courtly.core.errors import CourtlyError
from courtly.core.game import Game
from courtly.games import game_class, names
from courtly.study.games.richelieu.puzzles import FAR_BEHIND, alone
from courtly.study.puzzles import making
from courtly.study.puzzles.checking import check
from courtly.study.puzzles.model import HARDEST, Puzzle, Riddle
from courtly.study.puzzles.shelf import games_with_puzzles, read, shipped, unpacked

from .small import COMPILED

GAME = names()[-1]
GAMES = games_with_puzzles()
LEAST = {"lancaster": 100, "richelieu": 200}
#: Proven again in each run; all of them by `courtly puzzles check`.
SAMPLE = {"lancaster": 1, "richelieu": 6}


def test_there_are_enough() -> None:
    found = {game: len(shipped(game)) for game in GAMES}
    assert found.keys() == LEAST.keys()
    assert all(found[game] >= least for game, least in LEAST.items())


@pytest.mark.parametrize("game", GAMES)
def test_all_can_be_asked(game: str) -> None:
    found = shipped(game)
    assert len({puzzle.position for puzzle in found}) == len(found)
    for puzzle in found:
        now = unpacked(game, puzzle)
        assert puzzle.seat in now.actors
        legal = [move.text for move in now.legal(puzzle.seat)]
        assert len(legal) >= 3
        assert set(puzzle.worth) <= set(legal)
        assert puzzle.line[0] == puzzle.move
        assert 1 <= puzzle.grade <= HARDEST


@pytest.mark.parametrize("game", GAMES)
def test_one_answer_is_better_than_all_others(game: str) -> None:
    for puzzle in shipped(game):
        best = puzzle.worth[puzzle.move]
        others = [worth for move, worth in puzzle.worth.items() if move != puzzle.move]
        assert others, "there is something else one might do"
        if puzzle.theme == "win":
            assert best > 0 > max(others)
        elif puzzle.theme == "save":
            assert max(others) < best < 0
        else:
            assert best - max(others) >= 500, "a margin of five per cent"


@pytest.mark.skipif(not COMPILED, reason="takes too long uncompiled")
@pytest.mark.parametrize("game", GAMES)
def test_a_sample_holds_when_it_is_proven_again(game: str) -> None:
    found = list(check(game, shipped(game), SAMPLE[game]))
    assert len(found) == SAMPLE[game]
    assert [one.doubts for one in found if one.doubts] == []


@pytest.mark.skipif(not COMPILED, reason="takes too long uncompiled")
def test_a_wrong_puzzle_is_found_out() -> None:
    puzzle = shipped(GAME)[0]
    other = next(move for move in puzzle.worth if move != puzzle.move)
    wrong = puzzle.model_copy(update={"move": other})
    (found,) = check(GAME, [wrong])
    assert puzzle.move in found.doubts[0]


@pytest.mark.parametrize(
    ("worth", "theme"),
    [
        ({"a": 2, "b": -1, "c": -4}, "win"),
        ({"a": 2, "b": 1, "c": -4}, None),
        ({"a": -2, "b": -4, "c": -9}, "save"),
        ({"a": -2, "b": -3, "c": -9}, None),
        ({"a": -FAR_BEHIND - 1, "b": -60}, None),
        ({"a": 3, "b": 3}, None),
    ],
)
def test_what_is_asked_has_one_answer(worth: dict[str, int], theme: str | None) -> None:
    assert alone(worth) == (theme, "a")


class Easy:
    """Finds something to ask in every tenth position."""

    def table(self, deal: int) -> Mapping[str, Any]:
        """Any."""
        return {}

    def find(self, game: Game[Any, Any], seed: int) -> Riddle | None:
        """The first legal move, whatever it is worth."""
        assert game.actor is not None
        if len(game.history) % 10:
            return None
        move = game.legal()[0].text
        return Riddle("win", game.actor, True, 1, move, [move], {move: seed % 97})

    def doubts(self, game: Game[Any, Any], puzzle: Puzzle, seed: int) -> list[str]:
        """None."""
        return []


def _random_games(game: str, maker: Any, seed: int, deal: int) -> Iterator[Game[Any, Any]]:
    chance = random.Random(f"{seed} {deal}")
    now = game_class(game).make(maker.table(deal), f"{seed} {deal}")
    while not now.over and len(now.history) < 12:
        yield now
        now.play(chance.choice(now.legal()))


def test_making_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once or in two parts, it is the same file; and another seed's file is left alone."""
    monkeypatch.setattr(making, "maker_of", lambda game: Easy())
    monkeypatch.setattr(making, "_positions", _random_games)
    told: list[tuple[int, int, int]] = []
    once, parts = tmp_path / "once.jsonl", tmp_path / "parts.jsonl"
    making.make(GAME, 5, 4, once, lambda *how: told.append(how))
    for wanted in (2, 4):
        making.make(GAME, 5, wanted, parts, lambda *how: None)
    assert once.read_bytes() == parts.read_bytes()
    assert told == [(2, 4, 1), (4, 4, 2)]
    assert read(once.read_text("utf-8")).head.deals == 2
    with pytest.raises(CourtlyError, match="another file"):
        making.make(GAME, 6, 4, once, lambda *how: None)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "no-puzzles.jsonl"
    file.write_text("nothing\n", "utf-8")
    with pytest.raises(CourtlyError, match="no file of puzzles"):
        CliRunner().invoke(command, ["check", "--file", str(file)], catch_exceptions=False)
