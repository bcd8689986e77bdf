"""Information-set Monte Carlo tree search, for any game; copied and compiled once per game.

Every simulation draws anew what the searching seat cannot know, walks down the tree, adds one move
to it, plays on with a sensible policy for a while, and hands the prospects of all seats back.

A node stands for what somebody knows: the searching seat's own decisions are kept by its view,
those of the others by the public view. So no decision in the tree depends on what its owner cannot
see; in a secret vote in particular nobody, not even the searcher, sees what others have put in.
Positions reached by different ways share a node, and the tree serves on from move to move.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from courtly.bots.search.judgement import MOST_SEATS, blind, estimate, propose
from courtly.bots.search.nodes import (
    SIMULATIONS,
    STEPS,
    USED_EDGES,
    Scratch,
    best_edge,
    find_node,
    hand_back,
    known_edges,
    lookup,
    may_widen,
    new_edge,
)
from courtly.core.events import no_log
from courtly.core.generic.protocol import MOST_MOVES, apply, legal, redact, resample
from courtly.core.jit import kernel
from courtly.core.rng import below

HOT = {"simulate": ("legal", "apply")}
MOST_DEPTH = 128

_OFFSET = np.uint64(0xCBF29CE484222325)
_MIX = np.uint64(0x9E3779B97F4A7C15)
_S29 = np.uint64(29)
_S32 = np.uint64(32)


@kernel
def new_scratch() -> Scratch:
    """Room for the moves of one decision and for the way down the tree."""
    return Scratch(
        np.empty(MOST_MOVES, np.int16),
        np.empty(MOST_MOVES, np.int32),
        np.empty(MOST_MOVES, np.int16),
        np.empty(MOST_DEPTH, np.int32),
        np.zeros(MOST_SEATS, np.float64),
        no_log(),
    )


@kernel
def info_key(work: Any, words: Any, seat: int, searcher: int) -> Any:
    """A hash of what the owner of the open decision may know of position 0; 1 is scratch."""
    work[1] = work[0]
    redact(work[1], searcher if seat == searcher else -1)
    h = _OFFSET ^ np.uint64(seat)
    for k in range(words.shape[1]):
        h = (h ^ words[1, k]) * _MIX
        h ^= h >> _S29
    return h ^ (h >> _S32)


@kernel
def add_edge(s: Any, seat: int, tree: Any, node: int, n: int, scratch: Any) -> int:
    """A new edge for a move the policy proposes among those without one."""
    moves, found, fresh = scratch.moves, scratch.found, scratch.fresh
    count = 0
    for k in range(n):
        if found[k] < 0:
            fresh[count] = moves[k]
            count += 1
    move = int(fresh[propose(s, seat, fresh, count, tree.rng)])
    return new_edge(tree.nodes, tree.edges, tree.used, node, move)


@kernel
def descend(tree: Any, searcher: int, style: Any, scratch: Any) -> int:
    """Walk from position 0 to the edge of the tree and one move beyond; the edges in `path`."""
    nodes, edges, slots, used = tree.nodes, tree.edges, tree.slots, tree.used
    moves, found, log = scratch.moves, scratch.found, scratch.log
    depth = 0
    s = tree.work[0]
    while int(s["actor"]) >= 0 and depth < MOST_DEPTH:
        seat = int(s["actor"])
        n = legal(s, seat, moves)
        if n == 1:
            apply(s, seat, int(moves[0]), log)
            continue
        node = find_node(nodes, slots, used, info_key(tree.work, tree.words, seat, searcher))
        if node < 0 or int(used[USED_EDGES]) == edges.shape[0]:
            break
        known = known_edges(nodes, edges, node, moves, n, found)
        if may_widen(int(nodes[node]["visits"]), known, n, style.wide):
            edge = add_edge(s, seat, tree, node, n, scratch)
        else:
            edge = best_edge(edges, found, n, seat, style.explore)
        nodes[node]["visits"] += 1
        scratch.path[depth] = edge
        depth += 1
        new = edges[edge]["visits"] == 0
        apply(s, seat, int(edges[edge]["move"]), log)
        if new:
            break
    return depth


@kernel
def play_on(s: Any, horizon: int, moves: Any, rng: Any, log: Any) -> int:
    """Play at most `horizon` decisions by the policy; how many it were."""
    steps = 0
    while int(s["actor"]) >= 0 and steps < horizon:
        seat = int(s["actor"])
        n = legal(s, seat, moves)
        apply(s, seat, int(moves[propose(s, seat, moves, n, rng)]), log)
        steps += 1
    return steps


@kernel
def simulate(root: Any, searcher: int, count: int, tree: Any, style: Any) -> None:
    """Run `count` simulations from the blanked position `root[0]` for the seat `searcher`."""
    scratch = new_scratch()
    moves, values, log = scratch.moves, scratch.values, scratch.log
    work, used, rng = tree.work, tree.used, tree.rng
    for _ in range(count):
        work[0] = root[0]
        resample(work[0], searcher, rng)
        depth = descend(tree, searcher, style, scratch)
        used[STEPS] += play_on(work[0], style.horizon, moves, rng, log)
        estimate(work[0], values, rng)
        hand_back(tree.edges, scratch.path, depth, values)
        used[SIMULATIONS] += 1


@kernel
def root_node(root: Any, searcher: int, tree: Any) -> int:
    """The node of the blanked position `root[0]` for its own seat, −1 if it was never reached."""
    tree.work[0] = root[0]
    return lookup(tree.nodes, tree.slots, info_key(tree.work, tree.words, searcher, searcher))


@kernel
def favourite(s: Any, seat: int, searcher: int, tree: Any, scratch: Any) -> int:
    """The move tried most often in the position at hand, −1 where the tree ends."""
    moves, found = scratch.moves, scratch.found
    n = legal(s, seat, moves)
    if n == 1:
        return int(moves[0])
    node = lookup(tree.nodes, tree.slots, info_key(tree.work, tree.words, seat, searcher))
    if node < 0 or known_edges(tree.nodes, tree.edges, node, moves, n, found) == 0:
        return -1
    move, most = -1, -1
    for k in range(n):
        if found[k] >= 0 and int(tree.edges[found[k]]["visits"]) > most:
            most, move = int(tree.edges[found[k]]["visits"]), int(moves[k])
    return move


@kernel
def expected_line(root: Any, searcher: int, first: int, tree: Any, line: Any) -> int:
    """The moves most often tried after `first`, in one draw of what is hidden; how many."""
    scratch = new_scratch()
    s = tree.work[0]
    tree.work[0] = root[0]
    resample(s, searcher, tree.rng)
    move, seat, count = first, searcher, 0
    while move >= 0:
        apply(s, seat, move, scratch.log)
        line[count] = move
        count += 1
        seat = int(s["actor"])
        if seat < 0 or count == line.shape[0]:
            break
        move = favourite(s, seat, searcher, tree, scratch)
    return count


@kernel
def look_ahead(
    root: Any, work: Any, searcher: int, samples: int, blur: float, rng: Any, totals: Any
) -> int:
    """For each legal move the prospects just after it, summed over `samples` draws, in `totals`.

    Own decisions that follow at once belong to the same move and are made as they promise most.
    A prospect p looks better than it is by chance, at most by `blur` p (1 − p).
    """
    moves = np.empty(MOST_MOVES, np.int16)
    values = np.zeros(MOST_SEATS, np.float64)
    log = no_log()
    n = 0
    for _ in range(samples):
        work[0] = root[0]
        resample(work[0], searcher, rng)
        n = legal(work[0], searcher, moves)
        if blind(work[0]):
            totals[propose(work[0], searcher, moves, n, rng)] += 1.0
            continue
        for k in range(n):
            work[1] = work[0]
            apply(work[1], searcher, int(moves[k]), log)
            finish_own(work, searcher, rng, log)
            estimate(work[1], values, rng)
            value = values[searcher]
            totals[k] += value + below(rng, 1000) * (1e-9 + 0.001 * blur * value * (1.0 - value))
    return n


@kernel
def finish_own(work: Any, searcher: int, rng: Any, log: Any) -> None:
    """Make the searcher's further decisions in position 1 greedily, a few of them at most."""
    moves = np.empty(MOST_MOVES, np.int16)
    values = np.zeros(MOST_SEATS, np.float64)
    for _ in range(4):
        if int(work[1]["actor"]) != searcher:
            return
        n = legal(work[1], searcher, moves)
        best, best_value = 0, -1.0
        for k in range(n):
            work[2] = work[1]
            apply(work[2], searcher, int(moves[k]), log)
            estimate(work[2], values, rng)
            if values[searcher] > best_value:
                best, best_value = k, values[searcher]
        apply(work[1], searcher, int(moves[best]), log)


@kernel
def estimate_all(states: Any, values: Any, rng: Any) -> None:
    """Every seat's prospects in each of several positions, by the hand-made judgement."""
    for k in range(states.shape[0]):
        estimate(states[k], values[k], rng)
