"""Tree search on a net; a template, copied and compiled once per game.

As `bots.search.kernels`, but leaves are judged by a net, and the net says which moves to look at
first and how much (PUCT). The first simulations of a move judge where the tree ends; those after
them, if the game wants it, play on by the policy for a while before. A node
takes up its moves a few at a time, those the net foresees first.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from courtly.bots.nets.judging import fill_unseen, finish_move, foresee, judge, open_desk
from courtly.bots.nets.net import run_units
from courtly.bots.nets.protocol import OWN, SHOWN, describe, seats_at
from courtly.bots.search.judgement import MOST_SEATS, blind
from courtly.bots.search.kernels import (
    MOST_DEPTH,
    expected_line,
    info_key,
    new_scratch,
    play_on,
    root_node,
)
from courtly.bots.search.nodes import (
    OF_THIS_MOVE,
    SIMULATIONS,
    USED_EDGES,
    find_node,
    hand_back,
    known_edges,
    may_widen,
    new_edge,
)
from courtly.core.generic.protocol import apply, legal, resample
from courtly.core.jit import kernel

__all__ = ["MOST_SEATS", "expected_line", "root_node"]

VECTORS = True
HOT = {"simulate": ("legal", "apply")}
AT_A_TIME = 4  # moves a node takes up at once
FINISHED = 3  # decisions that belong to a new move and are made before a position is judged


@kernel
def take_up(
    s: Any, seat: int, tree: Any, node: int, n: int, style: Any, desk: Any, scratch: Any
) -> None:
    """New edges for the moves the net foresees most among those without one."""
    moves, found = scratch.moves, scratch.found
    describe(s, desk.sheet)
    run_units(desk, style.net, seats_at(s), OWN, SHOWN)
    foresee(s, seat, moves, n, style.net, desk)
    priors = desk.priors
    for _ in range(AT_A_TIME):
        if int(tree.used[USED_EDGES]) == tree.edges.shape[0]:
            return
        best = -1
        for k in range(n):
            if found[k] < 0 and (best < 0 or priors[k] > priors[best]):
                best = k
        if best < 0:
            return
        edge = new_edge(tree.nodes, tree.edges, tree.used, node, int(moves[best]))
        tree.edges[edge]["prior"] = priors[best]
        found[best] = edge


@kernel
def promising(edges: Any, found: Any, n: int, seat: int, style: Any) -> int:
    """The known move with the best sum of what it brought and what the net foresaw (PUCT)."""
    visits, total = 0, 0.0
    for k in range(n):
        if found[k] >= 0:
            visits += edges[found[k]]["visits"]
            total += edges[found[k]]["value"][seat]
    unknown = total / visits - style.doubt if visits else 0.0
    weight = style.explore * np.sqrt(visits + 1.0)
    best, best_bound = -1, -1e9
    for k in range(n):
        edge = int(found[k])
        if edge < 0:
            continue
        times = edges[edge]["visits"]
        mean = edges[edge]["value"][seat] / times if times else unknown
        bound = mean + weight * (edges[edge]["prior"] + style.even) / (1.0 + times)
        if bound > best_bound:
            best, best_bound = edge, bound
    return best


@kernel
def descend(tree: Any, searcher: int, style: Any, desk: Any, scratch: Any) -> int:
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
            take_up(s, seat, tree, node, n, style, desk, scratch)
        edge = promising(edges, found, n, seat, style)
        nodes[node]["visits"] += 1
        scratch.path[depth] = edge
        depth += 1
        new = edges[edge]["visits"] == 0
        apply(s, seat, int(edges[edge]["move"]), log)
        if new:
            finish_move(s, seat, FINISHED, moves, tree.rng, log)
            break
    return depth


@kernel
def simulate(root: Any, searcher: int, count: int, tree: Any, style: Any) -> None:
    """Run `count` simulations from the blanked position `root[0]` for the seat `searcher`."""
    scratch, desk = new_scratch(), open_desk(style.net)
    work, rng = tree.work, tree.rng
    for _ in range(count):
        work[0] = root[0]
        resample(work[0], searcher, rng)
        if blind(work[0]):
            fill_unseen(work[0], root[0], scratch.moves, rng)
        depth = descend(tree, searcher, style, desk, scratch)
        if tree.used[OF_THIS_MOVE] >= style.quick:
            play_on(work[0], style.horizon, scratch.moves, rng, scratch.log)
        judge(work[0], style.net, desk, scratch.values)
        hand_back(tree.edges, scratch.path, depth, scratch.values)
        tree.used[SIMULATIONS] += 1
        tree.used[OF_THIS_MOVE] += 1


@kernel
def is_secret(root: Any) -> bool:
    """Whether the open decision is one where nobody sees what others choose."""
    return blind(root[0])
