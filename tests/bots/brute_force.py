"""Late positions of Richelieu by trying everything, beside the solver and its table.

``python -m tests.bots.brute_force 1000`` compares so many positions, with one table kept
throughout, as King keeps it from move to move and from game to game.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from courtly.bots.games.richelieu.exact import Endgame, ahead_of
from courtly.bots.games.richelieu.solver import solve
from courtly.bots.games.richelieu.worlds import MOST_WORLDS, all_worlds, draws, how_many
from courtly.core.events import no_log
from courtly.core.jit import kernel
from courtly.core.rng import generator
from courtly.core.seen import Seen
from courtly.richelieu.api import Richelieu
from courtly.richelieu.constants import NONE, VARIANTS

_KERNELS = Richelieu.spec.kernels
apply, legal, score, standing = (_KERNELS[name] for name in ("apply", "legal", "score", "standing"))
VICTORY = 1000
MOST_DEPTH = 120
ENOUGH = 1 << 40  # positions
HOUR = 3600.0
DRAWS = 4  # worlds compared where there are too many for all


@kernel
def outcome(s: Any) -> int:
    """Points the Cardinal is ahead, and who won, of a finished game."""
    points, ranks = np.zeros(2, np.int64), np.zeros(2, np.int64)
    score(s, points)
    standing(s, ranks)
    won = int(ranks[0] > ranks[1]) - int(ranks[0] < ranks[1])
    return int(points[0] - points[1] + VICTORY * won)


@kernel
def try_all(states: Any, depth: int, moves: Any) -> int:
    """The outcome of position `depth` if both play as well as can be."""
    s = states[depth]
    seat = int(s["actor"])
    if seat < 0:
        return outcome(s)
    best = -10 * VICTORY if seat == 0 else 10 * VICTORY
    for k in range(legal(s, seat, moves[depth])):
        states[depth + 1] = s
        apply(states[depth + 1], seat, int(moves[depth, k]), no_log())
        value = try_all(states, depth + 1, moves)
        best = max(best, value) if seat == 0 else min(best, value)
    return int(best)


@kernel
def try_moves(states: Any, moves: Any, values: Any) -> int:
    """The outcome after each move of position 0, and how many moves there are."""
    seat = int(states[0]["actor"])
    n = legal(states[0], seat, moves[0])
    for k in range(n):
        states[1] = states[0]
        apply(states[1], seat, int(moves[0, k]), no_log())
        values[k] = try_all(states, 1, moves)
    return int(n)


def truth(world: NDArray[Any]) -> dict[int, int]:
    """What each move leads to for the Cardinal, by trying everything."""
    states = np.zeros(MOST_DEPTH, world.dtype)
    states[0] = world[0]
    moves = np.zeros((MOST_DEPTH, Richelieu.spec.most_moves), np.int16)
    values = np.zeros(Richelieu.spec.most_moves, np.int64)
    n = try_moves(states, moves, values)
    return {int(moves[0, k]): int(values[k]) for k in range(n)}


def best_of(values: dict[int, int], seat: int) -> int:
    """The best outcome for a seat."""
    return max(values.values()) if seat == 0 else min(values.values())


def as_outcome(value: int) -> int:
    """A value of the solver as `outcome` tells it."""
    ahead = int(ahead_of(value))
    lead = ahead or value
    return ahead + VICTORY * ((lead > 0) - (lead < 0))


def late(seed: int) -> Seen:
    """A decision of a random game with a choice, few cards left and something hidden."""
    chance = random.Random(seed)
    cards = chance.choice((2, 3, 3, 4))
    while True:
        game = Richelieu.make({"variant": chance.choice(VARIANTS)}, chance.random().hex())
        while not game.over:
            seen = game.seen_by_actor()
            s = seen.record[0]
            few = np.count_nonzero(s["owner"] == NONE) <= cards
            if few and len(seen.legal) > 1 and how_many(seen) > 1:
                return seen
            game.play(chance.choice(game.legal()))


def compare(seen: Seen, endgame: Endgame, seed: int) -> str:
    """Solver and brute force on all worlds, or some; says what was claimed, and fails if wrong."""
    few = how_many(seen) <= MOST_WORLDS
    worlds = list(all_worlds(seen) if few else draws(seen, DRAWS, generator(seed)))
    best_in, winning_in = list[set[int]](), list[set[int]]()
    for world in worlds:
        values = truth(world)
        best = best_of(values, seen.seat)
        endgame.allow(ENOUGH)
        move, value = endgame.best(world)
        assert as_outcome(value) == best == values[move]
        kept = {m for m in values if endgame.keeps(world, m, value)}
        assert kept == {m for m in values if values[m] == best}
        best_in.append(kept)
        won = {m for m in values if (values[m] > 0 if seen.seat == 0 else values[m] < 0)}
        found = endgame.winning(world)
        assert found in won if won else found is None
        winning_in.append(won)
    common, winning = set.intersection(*best_in), set.intersection(*winning_in)
    claimed = solve(seen, ENOUGH, generator(seed), until=time.perf_counter() + HOUR)
    if claimed is None:
        assert not few or not (common or winning)
        return "nothing"
    move, proof = claimed
    assert proof.claim.endswith("draws") != few
    if few:
        assert int(move) in (winning if proof.claim.startswith("won") else common)
        assert proof.worlds == len(worlds)
    return proof.claim


def main(count: int) -> None:
    """Compare so many positions and say what was claimed."""
    endgame, claims = Endgame(), Counter[str]()
    for seed in range(count):
        claims[compare(late(seed), endgame, seed)] += 1
    print(f"{count} positions agree; claimed: {dict(claims)}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
