"""The tree of a search as arrays: nodes found by a hash, each with a chain of edges."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ...core.jit import kernel

NODE = np.dtype([("key", np.uint64), ("head", np.int32), ("visits", np.int32)])
USED_NODES, USED_EDGES, SIMULATIONS, STEPS, OF_THIS_MOVE = 0, 1, 2, 3, 4
COUNTS = 5


def edge_type(seats: int) -> np.dtype[Any]:
    """A move that was tried at a node, of a game with at most so many seats."""
    return np.dtype(
        [
            ("move", np.int16),
            ("visits", np.int32),
            ("offered", np.int32),  # how often the move was there to be chosen
            ("next", np.int32),  # the next edge of the same node, −1 at the end
            ("prior", np.float32),  # how likely a net foresaw it
            ("value", np.float32, seats),
        ]
    )


class Store(NamedTuple):
    """All one thread searches with; a tuple, which kernels can read."""

    nodes: Any
    edges: Any
    slots: Any
    """The places of the hash table, each with the number of a node or −1."""
    used: Any
    """How many nodes, edges, simulations and steps, and simulations of the move in hand."""
    work: Any
    """Positions to play on: 0 is the one at hand, the others are scratch."""
    words: Any
    """The same positions as words, to be hashed."""
    rng: Any


class Scratch(NamedTuple):
    """What one simulation writes on."""

    moves: Any
    """The legal moves of a decision,"""
    found: Any
    """their edges,"""
    fresh: Any
    """and those without one."""
    path: Any
    """The edges from the root down."""
    values: Any
    """The prospects at the end, by seat."""
    log: Any


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
        offered = math.log(edges[edge]["offered"])
        bound = edges[edge]["value"][seat] / visits + explore * np.sqrt(offered / visits)
        if bound > best_bound:
            best, best_bound = edge, bound
    return best


@kernel
def new_edge(nodes: Any, edges: Any, used: Any, node: int, move: int) -> int:
    """An edge for a move that was not tried at a node before."""
    edge = int(used[USED_EDGES])
    used[USED_EDGES] = edge + 1
    edges[edge]["move"] = move
    edges[edge]["visits"] = 0
    edges[edge]["offered"] = 1
    edges[edge]["next"] = nodes[node]["head"]
    edges[edge]["prior"] = 0.0
    edges[edge]["value"][:] = 0.0
    nodes[node]["head"] = edge
    return edge


@kernel
def may_widen(visits: int, known: int, n: int, wide: float) -> bool:
    """Whether a node takes another move: the more, the more often it was visited."""
    return known < n and (known == 0 or known < wide * np.sqrt(np.float64(visits)))


@kernel
def hand_back(edges: Any, path: Any, depth: int, values: Any) -> None:
    """Count a simulation and the prospects it found in every edge it went through."""
    for d in range(depth):
        edge = int(path[d])
        edges[edge]["visits"] += 1
        for seat in range(values.shape[0]):
            edges[edge]["value"][seat] += values[seat]
