"""How long exact endings of Richelieu take, and from how many cards on levels play them exactly.

The last cards of games between Squires.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from typing import Any

from numpy.typing import NDArray

from courtly.bots.games.richelieu.endgame import cards_left_at
from courtly.bots.games.richelieu.exact import Endgame
from courtly.bots.games.richelieu.solver import MOST_CARDS_WON, solve
from courtly.bots.levels import DUKE_POSITIONS
from courtly.bots.search.searcher import Searcher
from courtly.bots.squire import Squire
from courtly.core.rng import generator
from courtly.core.state import copy_states
from courtly.richelieu import Richelieu

from .figures import Figure, clock

CARDS = (10, 11, 12)
POSITIONS = 20


def decisions(cards: int) -> Iterator[Richelieu]:
    """Games with so many cards left and a choice to make."""
    found = seed = 0
    while found < POSITIONS:
        game, bots = Richelieu.make({}, seed), [Squire(0, blur=0.0), Squire(1, blur=0.0)]
        seed += 1
        while game.actor is not None and cards_left_at(game._states, 0) > cards:
            game.play(bots[game.actor].choose(game.seen_by_actor()))
        if cards_left_at(game._states, 0) == cards and len(game.legal()) > 1:
            found += 1
            yield game


def endings(cards: int) -> Iterator[NDArray[Any]]:
    """The positions of these games, everything open."""
    return (copy_states(game._states) for game in decisions(cards))


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


def answered(cards: int, positions: int) -> tuple[int, int]:
    """Of so many decisions, by what their seat knows: in how many the best move is shown within
    some positions, and in how many more one that wins."""
    found = [solve(game.seen_by_actor(), positions, generator(1)) for game in decisions(cards)]
    claims = [shown[1].claim for shown in found if shown]
    won = sum(claim.startswith("won") for claim in claims)
    return len(claims) - won, won


def main() -> None:
    """Print just these figures: ``python -m bench.endings``."""
    king = Searcher(seconds=1.0)._positions()
    print(f"decisions answered exactly, of {POSITIONS}: best move + a move that wins")
    print(f"cards  Duke, {DUKE_POSITIONS:,} positions  King, {king:,} positions")
    for cards in range(6, MOST_CARDS_WON + 1):
        by = [answered(cards, positions) for positions in (DUKE_POSITIONS, king)]
        print(f"{cards:5}  " + "  ".join(f"{best:8} + {won:<2}" for best, won in by), flush=True)
    for figure in ending_figures():
        print(f"{figure.title}: {figure.value:,.3g} {figure.unit}")


if __name__ == "__main__":
    main()
