"""What a learner is told of a move: only what is sure, and the same each time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from courtly.core.moves import Move
from courtly.core.seen import Seen
from courtly.games import game_class, load, names
from courtly.study.blame import LONGER, SURE, Loss, weighed
from courtly.study.coach import BATCHES, SPOKEN, effort_of, judged_choice
from courtly.study.judge import SearchJudge
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
    assert told.verdict in ("mistake", "blunder")
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
            assert (told.best, told.loss) == (int(move), 0)
        else:
            assert told.loss - told.error >= SPOKEN - 1  # each is rounded
            assert told.best != int(move)
            assert told.best in [int(other) for other in seen.legal]


def test_who_had_no_choice_made_no_mistake() -> None:
    game = game_class("richelieu").make({}, 1)
    while len(game.legal(game.actors[0])) > 1:
        game.play(game.legal(game.actors[0])[-1], game.actors[0])
    seen = game.seen_by(game.actors[0])
    assert judged_choice(seen, int(seen.legal[0]), FEW).verdict == "best"


class Blurred(SearchJudge):
    """A judge whose error is known: the first of two moves is better by `gap`, give or take."""

    def __init__(self, gap: float, spread: float) -> None:
        self._gap, self._spread = gap, spread
        self._chance = np.random.default_rng(11)

    def weigh(
        self, root: NDArray[Any], seat: int, move: int, count: int, seed: int
    ) -> NDArray[np.float64]:
        """Everybody's chance, blurred."""
        return self._chance.normal(0.5 + self._gap * (move == 1), self._spread, 2)

    def losses(self, times: int) -> list[Loss]:
        """What the coach would measure, so often."""
        return [weighed(self, np.zeros(1), 0, (1, 2), effort_of(1000), 0) for _ in range(times)]


@pytest.mark.parametrize("spread", [0.02, 0.05, 0.1])
def test_its_error_is_measured_by_how_much_its_searches_differ(spread: float) -> None:
    gap = 0.4  # so clear that no search is saved
    said = np.mean([loss.error - LONGER * loss.mean for loss in Blurred(gap, spread).losses(400)])
    # two blurred chances a search, and as many searches as there are batches
    real = spread * (2 / BATCHES) ** 0.5
    assert said == pytest.approx(SURE[BATCHES] * real, rel=0.1)


@pytest.mark.parametrize(
    ("gap", "spread", "least", "most"),
    [
        (0.0, 0.02, 0.0, 0.02),  # nothing between them: silent, however sharp the search
        (0.0, 0.1, 0.0, 0.02),  # and however blurred
        (0.1, 0.1, 0.0, 0.05),  # something, but less than the error
        (0.1, 0.005, 0.95, 1.0),  # the same, seen sharply
        (0.3, 0.05, 0.95, 1.0),  # much more than the error
    ],
)
def test_it_speaks_where_the_difference_is_greater_than_the_error(
    gap: float, spread: float, least: float, most: float
) -> None:
    losses = Blurred(gap, spread).losses(500)
    spoken = sum(loss.verdict in ("mistake", "blunder") for loss in losses)
    assert least <= spoken / len(losses) <= most
