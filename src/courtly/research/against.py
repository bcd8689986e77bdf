"""A learner's seat in many positions at once, with the other seats played inside the kernel.

A template like `observe.batch`: loaded once for each game with its kernels bound. Opponents choose
as Page, Squire, search and nets do on their own, from what their seat may know.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from courtly.bots.search.kernels import look_ahead, root_node, simulate
from courtly.bots.search.nodes import USED_EDGES
from courtly.core.events import no_log
from courtly.core.generic.protocol import apply, legal, redact, score
from courtly.core.jit import kernel
from courtly.core.rng import below
from courtly.observe.batch import begin, divide, mark, observe, reward
from courtly.research.conventions import POINTS
from courtly.research.no_net import glance_by_net, look_by_net

PAGE, SQUIRE, SEARCH, NET, GLANCE, HAND_SQUIRE = 0, 1, 2, 3, 4, 5
BLUR = 0.0  # of the eyes of a Squire, as a game says


class Contest(NamedTuple):
    """What there is beside the positions; the first five arrays have a row for each."""

    learners: Any
    """The learner's seat,"""
    rngs: Any
    """the opponents' chance, which is not that of the deals,"""
    given: Any
    """the learner's reward,"""
    leads: Any
    """its lead as it saw it, where that is rewarded,"""
    last: Any
    """and what it saw at the end of the game that ended with the last step."""
    draw_seats: Any
    """One truth value: whether the learner's seat is drawn anew for each game."""
    shaped: Any
    """One truth value: whether every step is rewarded by what the lead grew by."""
    kinds: Any
    """How the seats after the learner's are played, in the order of play,"""
    counts: Any
    """and how many draws or simulations each of them makes."""
    players: int


class Desk(NamedTuple):
    """Where one thread's opponents think."""

    root: Any
    work: Any
    totals: Any
    tree: Any
    style: Any
    points: Any
    """Each seat's, as the learner sees them."""
    net: Any
    """A `NetDesk`, where there is an opponent by net."""


class NetDesk(NamedTuple):
    """A net, how it looks ahead, and where it judges."""

    net: Any
    look: Any
    desk: Any


@kernel
def most_tried(desk: Any, seat: int) -> int:
    """The move search tried most often, or −1."""
    node = root_node(desk.root, seat, desk.tree)
    edge = int(desk.tree.nodes[node]["head"]) if node >= 0 else -1
    move, most = -1, -1
    while edge >= 0:
        if int(desk.tree.edges[edge]["visits"]) > most:
            most, move = int(desk.tree.edges[edge]["visits"]), int(desk.tree.edges[edge]["move"])
        edge = int(desk.tree.edges[edge]["next"])
    return move


@kernel
def think(desk: Any, seat: int, simulations: int, rng: Any) -> int:
    """Search from nothing: a tree grown in another position would be another's."""
    tree = desk.tree
    tree.slots[:] = -1
    tree.used[: USED_EDGES + 1] = 0
    tree.rng[0] = rng[0]
    simulate(desk.root, seat, simulations, tree, desk.style)
    rng[0] = tree.rng[0]
    return most_tried(desk, seat)


@kernel
def choose(s: Any, seat: int, kind: int, count: int, desk: Any, w: Any, rng: Any) -> int:
    """An opponent's choice."""
    moves = w["moves"]
    n = legal(s, seat, moves)
    if n == 1:
        return int(moves[0])
    if kind == PAGE:
        return int(moves[below(rng, n)])
    desk.root[0] = s
    redact(desk.root[0], seat)
    if kind == SEARCH:
        return think(desk, seat, count, rng)
    if kind == GLANCE:
        return int(moves[glance_by_net(desk, seat, moves, n, rng)])
    desk.totals[:] = 0.0
    if kind == NET:
        look_by_net(desk, seat, n, rng)
    else:
        blur = BLUR if kind == SQUIRE else 0.0
        look_ahead(desk.root, desk.work, seat, count, blur, rng, desk.totals)
    best = 0
    for k in range(1, n):
        if desk.totals[k] > desk.totals[best]:
            best = k
    return int(moves[best])


@kernel
def choose_each(
    states: Any, seats: Any, kind: int, count: int, desk: Any, work: Any, rng: Any, chosen: Any
) -> None:
    """The same for many positions, with nothing else done: for tests and measurements."""
    for i in range(seats.shape[0]):
        chosen[i] = choose(states[i], int(seats[i]), kind, count, desk, work[0], rng)


@kernel
def play_on(states: Any, i: int, contest: Any, desk: Any, w: Any, log: Any) -> None:
    """Let opponents decide in position i until the learner has to, or the game is over."""
    learner, seats = int(contest.learners[i]), contest.players
    while True:
        seat = int(states[i]["actor"])
        if seat < 0 or seat == learner:
            return
        k = (seat - learner - 1 + seats) % seats
        kind, count = int(contest.kinds[k]), int(contest.counts[k])
        apply(states[i], seat, choose(states[i], seat, kind, count, desk, w, contest.rngs[i]), log)


@kernel
def start(span: Any, batch: Any, contest: Any, desk: Any, i: int, log: Any) -> None:
    """Deal position i anew, and play until the learner has to decide."""
    begin(batch.states, i, batch.start, batch.rngs[i])
    if contest.draw_seats[0]:
        contest.learners[i] = below(contest.rngs[i], contest.players)
    play_on(batch.states, i, contest, desk, span.work[0], log)


@kernel
def show(span: Any, batch: Any, contest: Any, i: int, outs: Any) -> None:
    """What the learner of position i sees, and its legal moves."""
    w, learner = span.work[0], int(contest.learners[i])
    observe(batch.states[i], learner, w)
    divide(w, outs, i)
    n = mark(batch.states[i], learner, w, batch.masks, i)
    for k in range(n):
        batch.moves[i, k] = w["moves"][k]
    batch.choices[i] = n


@kernel
def lead_of(span: Any, contest: Any, desk: Any, i: int) -> float:
    """How far the learner of position i seems to be ahead, in what `show` has just blanked."""
    points = desk.points
    score(span.work[0]["seen"], points)
    own, total = float(points[int(contest.learners[i])]), 0.0
    for seat in range(contest.players):
        total += float(points[seat])
    return float((own - (total - own) / (contest.players - 1)) / POINTS)


@kernel
def begin_against(span: Any, batch: Any, contest: Any, desk: Any) -> None:
    """Deal the positions of a span anew."""
    log = no_log()
    for i in range(span.first, span.last):
        start(span, batch, contest, desk, i, log)
        show(span, batch, contest, i, batch.observations)
        if contest.shaped[0]:
            contest.leads[i] = lead_of(span, contest, desk, i)


@kernel
def step_against(span: Any, batch: Any, contest: Any, desk: Any) -> None:
    """Play the learner's legal action in each position, and let the others answer."""
    log = no_log()
    states = batch.states
    for i in range(span.first, span.last):
        learner = int(contest.learners[i])
        apply(states[i], learner, int(batch.actions[i]), log)
        play_on(states, i, contest, desk, span.work[0], log)
        over = int(states[i]["actor"]) < 0
        batch.dones[i] = over
        contest.given[i] = 0.0
        if over:
            reward(states, i, batch.standings[i], batch.rewards[i])
            contest.given[i] = batch.rewards[i, learner]
            show(span, batch, contest, i, contest.last)
            start(span, batch, contest, desk, i, log)
        show(span, batch, contest, i, batch.observations)
        if contest.shaped[0]:
            was, contest.leads[i] = contest.leads[i], lead_of(span, contest, desk, i)
            contest.given[i] += -was if over else contest.leads[i] - was
