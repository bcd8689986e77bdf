"""What a learner is told of a move: only what is sure, and the same each time."""

from __future__ import annotations

import pytest

from courtly.core.moves import Move
from courtly.core.seen import Seen
from courtly.games import game_class, load, names
from courtly.study.blame import INACCURACY
from courtly.study.coach import judged_choice
from courtly.study.model import WHOLE

from .small import ending

FEW = 20


def chance_to_win(seen: Seen, move: Move, worlds: int = 60) -> float:
    """How often a last move wins, in worlds the seat may take for the real one."""
    won = 0.0
    for seed in range(worlds):
        game = seen.sample(seed)
        game.play(move, seen.seat)
        assert game.over
        winners = game.standing().winners
        won += (seen.seat in winners) / len(winners)
    return won / worlds


def test_a_bad_last_move_is_told_and_the_good_one_praised() -> None:
    game = load(ending("lancaster", 3, 1))
    seat, _ = game.history[-1]
    game.undo(1)
    seen = game.seen_by(seat)
    chances = {move: chance_to_win(seen, move) for move in seen.legal}
    best, worst = max(chances, key=chances.__getitem__), min(chances, key=chances.__getitem__)
    assert chances[best] - chances[worst] > 0.1, "or there is nothing to tell"
    told = judged_choice(seen, int(worst), FEW)
    assert told.best == int(best)
    assert told.verdict in ("inaccuracy", "mistake", "blunder")
    assert abs(told.loss / WHOLE - (chances[best] - chances[worst])) < 0.25
    praised = judged_choice(seen, int(best), FEW)
    assert (praised.best, praised.verdict, praised.loss) == (int(best), "best", 0)


@pytest.mark.parametrize("game", names())
def test_it_is_silent_within_its_own_error_and_always_says_the_same(game: str) -> None:
    begun = game_class(game).make({}, 5)
    seat = begun.actors[0]
    seen = begun.seen_by(seat)
    for move in seen.legal[:3]:
        told = judged_choice(seen, int(move), 4)
        assert told == judged_choice(seen, int(move), 4)
        if told.verdict in ("best", "good"):
            assert told.loss == 0 or told.loss - told.error < INACCURACY
        else:
            assert told.loss - told.error >= INACCURACY
            assert told.best != int(move)
            assert told.best in [int(other) for other in seen.legal]


def test_who_had_no_choice_made_no_mistake() -> None:
    game = game_class("richelieu").make({}, 1)
    while len(game.legal(game.actors[0])) > 1:
        game.play(game.legal(game.actors[0])[-1], game.actors[0])
    seen = game.seen_by(game.actors[0])
    assert judged_choice(seen, int(seen.legal[0]), FEW).verdict == "best"
