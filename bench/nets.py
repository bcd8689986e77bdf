"""What judging a position costs: features and net together, and the hand-made estimate beside it.

Processor time, best of several turns: other programs on the machine matter little.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from courtly.bots.nets import weights
from courtly.bots.nets.learned import learned
from courtly.bots.search.judgement import judgement
from courtly.core.rng import generator
from courtly.train.tables import USUAL, Room

from .cases import AnyGame, Case
from .figures import Figure, cost

GAMES = 60
TURNS = 15
UNITS = 64  # of the nets that are trained by default


def seconds(function: Callable[[], object]) -> Iterator[float]:
    """Processor time of some turns, the first not counted."""
    function()
    for _ in range(TURNS):
        began = time.process_time()
        function()
        yield time.process_time() - began


def net_figures(game: AnyGame) -> list[Figure]:
    """Judging positions of games by the hand-made policy, spread over their course."""
    how = learned(game.spec.name)
    if how is None:
        return []
    states = Room(game.spec.name, game.seats).play(None, USUAL, 1, GAMES).states
    found = how.weights(game.spec.name, game.seats)
    net = found.net if found else weights.empty(how.shape, UNITS)
    out: NDArray[Any] = np.zeros((len(states), game.spec.description.most))
    by_net = list(seconds(lambda: how.judging.judge_all(states, net, out, out)))
    estimate = judgement(game.spec.name).search.estimate_all
    by_hand = list(seconds(lambda: estimate(states, out, generator(1))))
    title = f"features and net of {net.bias.shape[0]} units, a position"
    return [
        cost("judged_by_net", title, "µs", by_net, len(states)),
        cost("judged_by_hand", "hand-made estimate, a position", "µs", by_hand, len(states)),
    ]


def main() -> None:
    """Print just these figures: ``python -m bench.nets``."""
    for case in (
        Case("richelieu", "richelieu", {}),
        Case("lancaster", "lancaster", {"players": 4}),
    ):
        for figure in net_figures(case.deal()):
            print(f"{case.label}: {figure.title}: {figure.value:,.4g} {figure.unit}")


if __name__ == "__main__":
    main()
