"""How long exact endings of Richelieu take: the last cards of games between Squires."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Any

from numpy.typing import NDArray

from courtly.bots.games.richelieu.endgame import cards_left_at
from courtly.bots.games.richelieu.exact import Endgame
from courtly.bots.squire import Squire
from courtly.core.state import copy_states
from courtly.richelieu import Richelieu

from .figures import Figure, clock

CARDS = (10, 11, 12)
POSITIONS = 20


def endings(cards: int) -> Iterator[NDArray[Any]]:
    """Positions with so many cards left and a choice to make, one of each game."""
    found = seed = 0
    while found < POSITIONS:
        game, bots = Richelieu.make({}, seed), [Squire(0, blur=0.0), Squire(1, blur=0.0)]
        seed += 1
        while game.actor is not None and cards_left_at(game._states, 0) > cards:
            game.play(bots[game.actor].choose(game.seen_by_actor()))
        if cards_left_at(game._states, 0) == cards and len(game.legal()) > 1:
            found += 1
            yield copy_states(game._states)


def _solver() -> Endgame:
    """One that has learnt nothing from the ones before."""
    solver = Endgame()
    solver.allow(1 << 40)
    return solver


def ending_figures() -> list[Figure]:
    """Median and slowest time to solve an ending with all tokens known, and positions a second."""
    figures, seen, spent = [], 0, 0.0
    _solver().best(next(endings(CARDS[0])))  # compiles what is not yet compiled
    for cards in CARDS:
        times = []
        for position in endings(cards):
            solver = _solver()
            times.append(clock(lambda s=solver, p=position: s.best(p)))  # type: ignore[misc]
            seen += solver.looked_at
        spent += sum(times)
        within = sum(time <= 1 for time in times)
        figures += [
            Figure(
                f"ending_{cards}", f"ending of {cards} cards solved", statistics.median(times), "s"
            ),
            Figure(f"ending_{cards}_slowest", f"slowest of {POSITIONS}", max(times), "s"),
            Figure(f"ending_{cards}_second", "of them within a second", within, "endings"),
        ]
    return [*figures, Figure("ending_nodes", "positions solved", seen / spent, "positions/s")]


def main() -> None:
    """Print just these figures: ``python -m bench.endings``."""
    for figure in ending_figures():
        print(f"{figure.title}: {figure.value:,.3g} {figure.unit}")


if __name__ == "__main__":
    main()
