"""Puzzles over HTTP: nothing of the answer before the try, all of it after."""

from __future__ import annotations

import json

import pytest

from courtly.games import names
from courtly.study.puzzles.shelf import games_with_puzzles, shipped, unpacked

from .serving import ServerProcess

GAMES = games_with_puzzles()


def test_all_puzzles_are_listed(server: ServerProcess) -> None:
    boxes = server.get("/api/puzzles").json()
    assert {box["game"]: len(box["puzzles"]) for box in boxes} == {
        game: len(shipped(game)) for game in GAMES
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_shown_without_its_answer(server: ServerProcess, game: str) -> None:
    for number in (1, len(shipped(game))):
        puzzle = shipped(game)[number - 1]
        shown = server.get(f"/api/puzzles/{game}/{number}").json()
        assert shown["seat"] == puzzle.seat
        assert shown["decision"] == shown["view"]["decision"]
        assert puzzle.move in [move["text"] for move in shown["legal"]]
        assert "worth" not in shown
        assert "line" not in shown


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_judged_and_explained(server: ServerProcess, game: str) -> None:
    puzzle = shipped(game)[0]
    wrong = next(move for move in puzzle.worth if move != puzzle.move)
    for move in (puzzle.move, wrong):
        told = server.post(f"/api/puzzles/{game}/1", json={"move": move}).json()
        assert told["right"] == (move == puzzle.move)
        assert told["tried"]["text"] == move
        assert told["move"]["text"] == puzzle.move
        assert told["line_seats"][0] == puzzle.seat
        assert told["worth"][0]["move"]["text"] == puzzle.move


def test_what_cannot_be_played_is_refused_by_its_rule(server: ServerProcess) -> None:
    game = names()[-1]
    for move in ("nonsense", 0):
        answer = server.post(f"/api/puzzles/{game}/1", json={"move": move})
        assert answer.status_code == 409 or answer.json()["tried"]["move"] == move
    assert server.get(f"/api/puzzles/{game}/99999").status_code == 404
    assert server.get("/api/puzzles/chess/1").status_code == 422


@pytest.mark.parametrize("game", GAMES)
def test_hidden_things_stay_hidden(server: ServerProcess, game: str) -> None:
    """Where a puzzle is about what a seat can know, the page is told no more than that."""
    puzzle = shipped(game)[0]
    shown = server.get(f"/api/puzzles/{game}/1").json()["view"]
    other = unpacked(game, puzzle).resampled(puzzle.seat, 7)
    same = json.loads(json.dumps(vars(other.view(puzzle.seat)), default=vars))
    assert puzzle.open or shown == same
