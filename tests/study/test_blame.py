"""Verdicts: what they are called, and that they are just."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from courtly.bots.nets import weights
from courtly.bots.nets.learned import learned
from courtly.games import names
from courtly.study.blame import Effort, Loss, weighed
from courtly.study.judge import Estimate, Explored, NetJudge
from courtly.study.model import Verdict
from courtly.study.retold import retell

from .just_blame import mistakes
from .small import COMPILED, record


@pytest.mark.parametrize(
    ("mean", "error", "verdict"),
    [
        (-0.01, 0.0, "best"),
        (0.0, 0.0, "best"),
        (0.30, 0.30, "good"),
        (0.05, 0.04, "good"),
        (0.05, 0.03, "inaccuracy"),
        (0.08, 0.03, "mistake"),
        (0.15, 0.03, "blunder"),
    ],
)
def test_only_what_is_certain_is_called_so(mean: float, error: float, verdict: Verdict) -> None:
    assert Loss(np.zeros(2), mean, error).verdict == verdict


class Coin:
    """A judge that knows nothing: every answer is thrown."""

    mark = "coin"

    def __init__(self) -> None:
        self._chance = np.random.default_rng(5)

    def chances(self, root: NDArray[Any], seat: int, count: int, seed: int) -> Estimate:
        """Never asked here."""
        raise AssertionError

    def explore(self, root: NDArray[Any], seat: int, count: int, seed: int) -> Explored:
        """Never asked here."""
        raise AssertionError

    def weigh(
        self, root: NDArray[Any], seat: int, move: int, count: int, seed: int
    ) -> NDArray[np.float64]:
        """Whatever the move is."""
        return self._chance.normal(0.5, 0.1, 2)


def test_a_judge_that_knows_nothing_blames_nearly_nobody() -> None:
    coin, effort = Coin(), Effort(1, 1, 8)
    verdicts = [weighed(coin, np.zeros(1), 0, (1, 2), effort, 0).verdict for _ in range(2000)]
    blamed = sum(verdict in ("inaccuracy", "mistake", "blunder") for verdict in verdicts)
    assert blamed < 0.02 * len(verdicts)


@pytest.mark.whole
@pytest.mark.skipif(not COMPILED, reason="takes too long uncompiled")
def test_blame_stays_under_another_seed_and_twice_the_time() -> None:
    """A sample; `python -m tests.study.just_blame` looks at two hundred."""
    games = (blamed for _, blamed in mistakes(names()[0], "fast", "known", 2))
    found = list(itertools.islice(itertools.chain.from_iterable(games), 6))
    assert sum(again.stays for again in found) >= 5


def test_a_net_judges_like_the_search_where_there_is_one() -> None:
    """The same questions, another judge; an empty net thinks everybody equal."""
    retold = retell(record(names()[-1], 3, most=2))
    how, seats = learned(retold.spec.name), retold.game.seats
    assert how is not None
    about = weights.About(retold.spec.name, seats, 1, 1, 1, 0, 0)
    found = weights.Weights(weights.empty(how.shape), about, "0" * 64)
    judge = NetJudge(retold.spec, 64, how, found, seats)
    chances = judge.chances(retold.seen(0, 0, "known"), 0, 2, 1).chances
    assert chances[:seats] == pytest.approx([1 / seats] * seats)
    seat, root = retold.moves[0][0], retold.seen(0, retold.moves[0][0], "known")
    assert judge.explore(root, seat, 8, 1).moves
    assert judge.weigh(root, seat, retold.moves[0][1], 4, 1).sum() == pytest.approx(1.0)
