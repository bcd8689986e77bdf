"""Endings of Richelieu in which one move alone wins, or loses by the least: proven, not judged.

All tokens lie open in them, for both; so the solver's word is the whole truth.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Mapping
from typing import Any

from ....bots.games.richelieu.endgame import cards_left_at
from ....bots.games.richelieu.exact import Endgame, TooMuch, ahead_of
from ....core.game import Game
from ...judge import SearchJudge
from ...puzzles.grading import LADDER, grade
from ...puzzles.model import Puzzle, Riddle

FEWEST_CARDS, MOST_CARDS = 4, 11
FEWEST_MOVES = 3
POSITIONS = 200_000  # what needs more is left alone
LINE = 6
LEAD = {"win": 1, "save": 2}
"""By how many points the right move is better than any other."""
FAR_BEHIND = 15
"""Who is further behind has nothing to save."""
_memory = threading.local()


def table(deal: int) -> Mapping[str, Any]:
    """Every fourth game is the tactical one."""
    return {"variant": "tactical"} if deal % 4 == 3 else {}


def find(game: Game[Any, Any], seed: int) -> Riddle | None:
    """One move alone that wins, or that loses by the least."""
    seat = game.actor
    if seat is None or not FEWEST_CARDS <= cards_left_at(game._states, 0) <= MOST_CARDS:
        return None
    if len(game.legal(seat)) < FEWEST_MOVES:
        return None
    try:
        if not _one_is_best(game, seat):
            return None
        worth = outcomes(game)
        theme, best = alone(worth)
        if theme is None:
            return None
        line = best_line(game, best)
    except (TooMuch, Tie):
        return None
    level = grade(_judge(), game._states, seat, int(game.parse_move(best, seat)), seed)
    return Riddle(theme, seat, True, level, best, line, worth)


def _one_is_best(game: Game[Any, Any], seat: int) -> bool:
    """Whether no other move is as good as the best: soon known, where one is."""
    endgame = _fresh_endgame()
    best, value = endgame.best(game._states)
    others = (int(move) for move in game.legal(seat) if int(move) != best)
    return not any(endgame.keeps(game._states, move, value) for move in others)


def doubts(game: Game[Any, Any], puzzle: Puzzle, seed: int) -> list[str]:
    """Solve it anew; the seed does not matter where nothing is left to chance."""
    if game.actor != puzzle.seat:
        return ["another seat decides"]
    found = outcomes(game)
    theme, best = alone(found)
    wrong = []
    if found != puzzle.worth:
        wrong.append("moves lead to something else")
    if (theme, best) != (puzzle.theme, puzzle.move):
        wrong.append(f"the one move is {best!r} ({theme})")
    return wrong


class Tie(Exception):
    """Equal points at the end: cards decide, and points do not tell the whole of it."""


def outcomes(game: Game[Any, Any]) -> dict[str, int]:
    """By how many points the seat that decides is ahead at the end, after each of its moves."""
    endgame, seat = _fresh_endgame(), game.actor
    assert seat is not None
    return {move.text: _after(game, int(move), seat, endgame) for move in game.legal(seat)}


def _after(game: Game[Any, Any], move: int, seat: int, endgame: Endgame) -> int:
    later = game.copy()
    later.play(move, seat)
    if later.over:
        first, second = later.scores()
        ahead = first - second
    else:
        ahead = int(ahead_of(endgame.best(later._states)[1]))
    if ahead == 0:
        raise Tie
    return ahead if seat == 0 else -ahead


def alone(worth: Mapping[str, int]) -> tuple[Any, str]:
    """What there is to ask where moves lead to these points, and the one answer; or None."""
    best, second = sorted(worth, key=lambda move: -worth[move])[:2]
    theme = "win" if worth[best] > 0 else "save"
    if (theme == "win" and worth[second] > 0) or worth[best] < -FAR_BEHIND:
        return None, best
    return (theme if worth[best] - worth[second] >= LEAD[theme] else None), best


def best_line(game: Game[Any, Any], first: str) -> list[str]:
    """What follows the first move if both play as well as one can."""
    later, line, endgame = game.copy(), [first], _endgame()
    later.play(first)
    while not later.over and len(line) < LINE:
        move = later.spec.moves[endgame.best(later._states)[0]]
        line.append(move.text)
        later.play(move)
    return line


def _fresh_endgame() -> Endgame:
    """A solver that remembers nothing, so that the same question takes the same effort."""
    endgame = _endgame()
    endgame.allow(POSITIONS)
    endgame.forget()
    return endgame


def _endgame() -> Endgame:
    """The memory of this thread's solver."""
    if not hasattr(_memory, "endgame"):
        _memory.endgame = Endgame()
    found: Endgame = _memory.endgame
    return found


@functools.cache
def _judge() -> SearchJudge:
    from ....games import game_class

    return SearchJudge(game_class("richelieu").spec, 4 * LADDER[-1])
