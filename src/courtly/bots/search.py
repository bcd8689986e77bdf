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

from courtly.bots.judgement import blind, estimate, propose
from courtly.core.events import no_log
from courtly.core.generic.protocol import MOST_MOVES, apply, legal, redact, resample
from courtly.core.jit import kernel
from courtly.core.rng import below

MOST_SEATS = 5
MOST_DEPTH = 128
NODE = np.dtype([("key", np.uint64), ("head", np.int32), ("visits", np.int32)])
EDGE = np.dtype(
    [
        ("move", np.int16),
        ("visits", np.int32),
        ("offered", np.int32),  # how often the move was there to be chosen
        ("next", np.int32),  # the next edge of the same node, −1 at the end
        ("value", np.float32, MOST_SEATS),
    ]
)
USED_NODES, USED_EDGES, SIMULATIONS, STEPS = 0, 1, 2, 3

_PRIME = np.uint64(0x100000001B3)
_OFFSET = np.uint64(0xCBF29CE484222325)
_MIX = np.uint64(0x9E3779B97F4A7C15)
_S29 = np.uint64(29)
_S32 = np.uint64(32)


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
def slot_of(nodes: Any, slots: Any, key: Any) -> int:
    """Where a key is in the table, or the free place where it would be."""
    mask = slots.shape[0] - 1
    at = np.int64(key & np.uint64(mask))
    while slots[at] >= 0 and nodes[slots[at]]["key"] != key:
        at = (at + 1) & mask
    return int(at)


@kernel
def lookup(nodes: Any, slots: Any, key: Any) -> int:
    """The node of a key, −1 if there is none."""
    return int(slots[slot_of(nodes, slots, key)])


@kernel
def find_node(nodes: Any, slots: Any, used: Any, key: Any) -> int:
    """The node of a key, made if there is room; −1 if there is none."""
    at = slot_of(nodes, slots, key)
    if slots[at] >= 0:
        return int(slots[at])
    n = int(used[USED_NODES])
    if n == nodes.shape[0]:
        return -1
    used[USED_NODES] = n + 1
    slots[at] = n
    nodes[n]["key"] = key
    nodes[n]["head"] = -1
    nodes[n]["visits"] = 0
    return n


@kernel
def known_edges(nodes: Any, edges: Any, node: int, moves: Any, n: int, found: Any) -> int:
    """For each legal move its edge, or −1, in `found`; how many have one. Counts the offer."""
    for k in range(n):
        found[k] = -1
    known = 0
    edge = int(nodes[node]["head"])
    while edge >= 0:
        move = int(edges[edge]["move"])
        low, high = 0, n - 1
        while low <= high:  # moves are ascending
            middle = (low + high) // 2
            if moves[middle] == move:
                found[middle] = edge
                edges[edge]["offered"] += 1
                known += 1
                break
            if moves[middle] < move:
                low = middle + 1
            else:
                high = middle - 1
        edge = int(edges[edge]["next"])
    return known


@kernel
def best_edge(edges: Any, found: Any, n: int, seat: int, explore: float) -> int:
    """The known move with the best upper bound for `seat` (UCB over how often it was offered)."""
    best, best_bound = -1, -1.0
    for k in range(n):
        edge = int(found[k])
        if edge < 0:
            continue
        visits = edges[edge]["visits"]
        if visits == 0:
            return edge
        offered = np.log(np.float64(edges[edge]["offered"]))
        bound = edges[edge]["value"][seat] / visits + explore * np.sqrt(offered / visits)
        if bound > best_bound:
            best, best_bound = edge, bound
    return best


@kernel
def add_edge(
    s: Any, seat: int, nodes: Any, edges: Any, used: Any, node: int, moves: Any, n: int,
    found: Any, fresh: Any, rng: Any,
) -> int:  # fmt: skip
    """A new edge for a move the policy proposes among those without one."""
    count = 0
    for k in range(n):
        if found[k] < 0:
            fresh[count] = moves[k]
            count += 1
    move = fresh[propose(s, seat, fresh, count, rng)]
    edge = int(used[USED_EDGES])
    used[USED_EDGES] = edge + 1
    edges[edge]["move"] = move
    edges[edge]["visits"] = 0
    edges[edge]["offered"] = 1
    edges[edge]["next"] = nodes[node]["head"]
    edges[edge]["value"][:] = 0.0
    nodes[node]["head"] = edge
    return edge


@kernel
def may_widen(visits: int, known: int, n: int, wide: float) -> bool:
    """Whether a node takes another move: the more, the more often it was visited."""
    return known < n and (known == 0 or known < wide * np.sqrt(np.float64(visits)))


@kernel
def descend(
    work: Any, words: Any, searcher: int, nodes: Any, edges: Any, slots: Any, used: Any,
    path: Any, explore: float, wide: float, rng: Any, moves: Any, found: Any, fresh: Any, log: Any,
) -> int:  # fmt: skip
    """Walk from position 0 to the edge of the tree and one move beyond; the edges in `path`."""
    depth = 0
    s = work[0]
    while int(s["actor"]) >= 0 and depth < MOST_DEPTH:
        seat = int(s["actor"])
        n = legal(s, seat, moves)
        if n == 1:
            apply(s, seat, int(moves[0]), log)
            continue
        node = find_node(nodes, slots, used, info_key(work, words, seat, searcher))
        if node < 0 or int(used[USED_EDGES]) == edges.shape[0]:
            break
        known = known_edges(nodes, edges, node, moves, n, found)
        if may_widen(int(nodes[node]["visits"]), known, n, wide):
            edge = add_edge(s, seat, nodes, edges, used, node, moves, n, found, fresh, rng)
        else:
            edge = best_edge(edges, found, n, seat, explore)
        nodes[node]["visits"] += 1
        path[depth] = edge
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
def simulate(
    root: Any, work: Any, words: Any, searcher: int, count: int, nodes: Any, edges: Any,
    slots: Any, used: Any, explore: float, wide: float, horizon: int, rng: Any,
) -> None:  # fmt: skip
    """Run `count` simulations from the blanked position `root[0]` for the seat `searcher`."""
    moves = np.empty(MOST_MOVES, np.int16)
    found = np.empty(MOST_MOVES, np.int32)
    fresh = np.empty(MOST_MOVES, np.int16)
    path = np.empty(MOST_DEPTH, np.int32)
    values = np.zeros(MOST_SEATS, np.float64)
    log = no_log()
    for _ in range(count):
        work[0] = root[0]
        resample(work[0], searcher, rng)
        depth = descend(
            work, words, searcher, nodes, edges, slots, used, path, explore, wide, rng, moves,
            found, fresh, log,
        )  # fmt: skip
        used[STEPS] += play_on(work[0], horizon, moves, rng, log)
        estimate(work[0], values)
        for d in range(depth):
            edge = path[d]
            edges[edge]["visits"] += 1
            for seat in range(MOST_SEATS):
                edges[edge]["value"][seat] += values[seat]
        used[SIMULATIONS] += 1


@kernel
def root_node(root: Any, work: Any, words: Any, searcher: int, nodes: Any, slots: Any) -> int:
    """The node of the blanked position `root[0]` for its own seat, −1 if it was never reached."""
    work[0] = root[0]
    return lookup(nodes, slots, info_key(work, words, searcher, searcher))


@kernel
def expected_line(
    root: Any, work: Any, words: Any, searcher: int, first: int, nodes: Any, edges: Any,
    slots: Any, rng: Any, line: Any,
) -> int:  # fmt: skip
    """The moves most often tried after `first`, in one draw of what is hidden; how many."""
    moves = np.empty(MOST_MOVES, np.int16)
    found = np.empty(MOST_MOVES, np.int32)
    log = no_log()
    work[0] = root[0]
    resample(work[0], searcher, rng)
    apply(work[0], searcher, first, log)
    line[0] = first
    count = 1
    while int(work[0]["actor"]) >= 0 and count < line.shape[0]:
        seat = int(work[0]["actor"])
        n = legal(work[0], seat, moves)
        move = int(moves[0])
        if n > 1:
            node = lookup(nodes, slots, info_key(work, words, seat, searcher))
            if node < 0 or known_edges(nodes, edges, node, moves, n, found) == 0:
                break
            best = -1
            for k in range(n):
                if found[k] >= 0 and int(edges[found[k]]["visits"]) > best:
                    best, move = int(edges[found[k]]["visits"]), int(moves[k])
        apply(work[0], seat, move, log)
        line[count] = move
        count += 1
    return count


@kernel
def look_ahead(root: Any, work: Any, searcher: int, samples: int, rng: Any, totals: Any) -> int:
    """For each legal move the prospects just after it, summed over `samples` draws, in `totals`.

    Own decisions that follow at once belong to the same move and are made as they promise most.
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
            finish_own(work, searcher, log)
            estimate(work[1], values)
            totals[k] += values[searcher] + below(rng, 1000) * 1e-9
    return n


@kernel
def finish_own(work: Any, searcher: int, log: Any) -> None:
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
            estimate(work[2], values)
            if values[searcher] > best_value:
                best, best_value = k, values[searcher]
        apply(work[1], searcher, int(moves[best]), log)
