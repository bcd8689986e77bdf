"""Judging positions and foreseeing moves by a net; a template, compiled once per game."""

from __future__ import annotations

from typing import Any

import numpy as np

from courtly.bots.nets.net import (
    dot,
    move_logit,
    new_desk,
    run_head,
    run_units,
    softmax,
)
from courtly.bots.nets.protocol import (
    ABOUT,
    MOST_ABOUT,
    MOST_NUMBERS,
    NOTES,
    OWN,
    POINTS,
    SHOWN,
    about_move,
    before_moves,
    choose_for,
    describe,
    seats_at,
    unseen,
)
from courtly.bots.search.judgement import MOST_SEATS, blind, propose
from courtly.core.events import no_log
from courtly.core.generic.protocol import MOST_MOVES, apply, legal, resample, score, standing
from courtly.core.jit import kernel

VECTORS = True
HOT = {"judge": ("describe", "seats_at")}
SURE = 0.9  # of a finished game's value what victory counts; the rest is for points
NOT_LOOKED_AT = -1e6


@kernel
def open_desk(net: Any) -> Any:
    """Room to judge by a net."""
    return new_desk(
        MOST_SEATS, MOST_NUMBERS, NOTES, net.bias.shape[0], ABOUT, MOST_ABOUT, MOST_MOVES
    )


@kernel
def judge_end(s: Any, values: Any) -> None:
    """A finished game: victory, shared by those who won, and a little for points."""
    seats = seats_at(s)
    ranks = np.zeros(MOST_SEATS, np.int64)
    points = np.zeros(MOST_SEATS, np.int64)
    scaled = np.zeros(MOST_SEATS, np.float32)
    standing(s, ranks)
    score(s, points)
    best = ranks[0]
    for seat in range(1, seats):
        best = max(best, ranks[seat])
    winners = 0
    for seat in range(seats):
        winners += ranks[seat] == best
        scaled[seat] = 4.0 * points[seat] / POINTS
    softmax(scaled, seats, values)
    for seat in range(seats):
        won = 1.0 / winners if ranks[seat] == best else 0.0
        values[seat] = SURE * won + (1.0 - SURE) * values[seat]


@kernel
def judge(s: Any, net: Any, desk: Any, values: Any) -> None:
    """Each seat's chance to win."""
    if int(s["actor"]) < 0:
        judge_end(s, values)
        return
    describe(s, desk.sheet)
    run_units(desk, net, seats_at(s), OWN, SHOWN)
    run_head(desk, net, seats_at(s), values)


@kernel
def weigh_moves(s: Any, seat: int, moves: Any, n: int, net: Any, desk: Any) -> None:
    """The logit of each of a seat's moves, in `desk.priors`.

    The units must be those of this position.
    """
    desk.row_known[:] = 0
    counted = before_moves(s, seat)
    for k in range(n):
        count = about_move(s, seat, int(moves[k]), counted, desk.about, desk.about_value)
        desk.priors[k] = move_logit(desk, net, seat, count)


@kernel
def foresee(s: Any, seat: int, moves: Any, n: int, net: Any, desk: Any) -> None:
    """The chance of each of a seat's moves to be the one, in `desk.priors`.

    The units must be those of this position.
    """
    weigh_moves(s, seat, moves, n, net, desk)
    softmax(desk.priors, n, desk.priors)


@kernel
def fill_unseen(s: Any, root: Any, moves: Any, rng: Any) -> None:
    """Draw choices the searching seat cannot see, such as ballots, by the policy.

    Asking the net costs as much as judging, and did not show to be better.
    """
    for other in range(seats_at(s)):
        if unseen(root, other):
            n = legal(s, other, moves)
            choose_for(s, other, int(moves[propose(s, other, moves, n, rng)]))


@kernel
def close_blind(
    s: Any, root: Any, searcher: int, again: bool, moves: Any, desk: Any, rng: Any, log: Any
) -> None:
    """The others make their choices in a decision where nobody sees what others choose.

    They are drawn once; `again` makes the same ones, as they cannot depend on the searcher's.
    """
    for k in range(MOST_SEATS):
        seat = int(s["actor"])
        if seat < 0 or seat == searcher or unseen(root, seat) or not blind(s):
            return
        if not again:
            n = legal(s, seat, moves)
            desk.drawn[k] = moves[propose(s, seat, moves, n, rng)]
        apply(s, seat, int(desk.drawn[k]), log)


@kernel
def finish_move(s: Any, searcher: int, most: int, moves: Any, rng: Any, log: Any) -> None:
    """Small decisions of the searcher that follow at once, at most so many, by the policy.

    They belong to the same move: a position in the middle of one is judged badly against others.
    Asking the net costs as much as judging, and did not show to be better.
    """
    for _ in range(most):
        if int(s["actor"]) != searcher or blind(s):
            return
        n = legal(s, searcher, moves)
        apply(s, searcher, int(moves[propose(s, searcher, moves, n, rng)]), log)


@kernel
def leave_out(s: Any, seat: int, moves: Any, n: int, most: int, net: Any, desk: Any) -> None:
    """Mark all but the `most` moves the net foresees most as not to be looked at."""
    describe(s, desk.sheet)
    run_units(desk, net, seats_at(s), OWN, SHOWN)
    foresee(s, seat, moves, n, net, desk)
    desk.looked[:n] = 0
    for _ in range(most):
        best = -1
        for k in range(n):
            if desk.looked[k] == 0 and (best < 0 or desk.priors[k] > desk.priors[best]):
                best = k
        desk.looked[best] = 1


@kernel
def look_ahead(
    root: Any, work: Any, searcher: int, look: Any, net: Any, desk: Any, rng: Any, totals: Any
) -> int:
    """For each legal move the chance to win just after it, summed over some draws.

    `look` is a `Look`, or a tuple with the same fields.
    """
    moves = np.empty(MOST_MOVES, np.int16)
    reply = np.empty(MOST_MOVES, np.int16)
    values = np.zeros(MOST_SEATS, np.float64)
    log = no_log()
    n = 0
    for sample in range(look.samples):
        work[0] = root[0]
        resample(work[0], searcher, rng)
        secret = blind(work[0])
        if secret:
            fill_unseen(work[0], root[0], moves, rng)
        n = legal(work[0], searcher, moves)
        if sample == 0:
            desk.looked[:n] = 1
            if n > look.most:
                leave_out(work[0], searcher, moves, n, look.most, net, desk)
        again = False
        luck = rng[0]
        for k in range(n):
            if desk.looked[k] == 0:
                totals[k] = NOT_LOOKED_AT
                continue
            if not secret:
                rng[0] = luck  # the same for every move
            work[1] = work[0]
            apply(work[1], searcher, int(moves[k]), log)
            if secret:
                close_blind(work[1], root[0], searcher, again, reply, desk, rng, log)
                again = True
            else:
                finish_move(work[1], searcher, look.finish, reply, rng, log)
            judge(work[1], net, desk, values)
            totals[k] += values[searcher]
    return n


@kernel
def glance(
    root: Any, work: Any, seat: int, moves: Any, n: int, net: Any, desk: Any, rng: Any
) -> int:
    """Which of the moves the net foresees most, by one look at one draw of what is hidden."""
    work[0] = root[0]
    resample(work[0], seat, rng)
    describe(work[0], desk.sheet)
    seats = seats_at(work[0])
    for other in range(seats):
        if other != seat:
            desk.sheet.count[other] = 0  # nobody asks for the units of the others
    run_units(desk, net, seats, OWN, SHOWN)
    weigh_moves(work[0], seat, moves, n, net, desk)
    best = 0
    for k in range(1, n):
        if desk.priors[k] > desk.priors[best]:
            best = k
    return best


@kernel
def judge_all(states: Any, net: Any, chances: Any, margins: Any) -> None:
    """Each seat's chance to win, and points over the average, in every position."""
    desk = open_desk(net)
    values = np.zeros(MOST_SEATS, np.float64)
    for k in range(states.shape[0]):
        judge(states[k], net, desk, values)
        for seat in range(seats_at(states[k])):
            chances[k, seat] = values[seat]
            if int(states[k]["actor"]) >= 0:
                margins[k, seat] = dot(desk.units, desk.lanes, seat, net.heads, 1) * POINTS


@kernel
def write_out(states: Any, net: Any, own: Any, table: Any) -> None:
    """The sheets of positions as full rows, for fitting; rows of `own` are (position, seat)."""
    desk = open_desk(net)
    sheet = desk.sheet
    own[:] = 0.0
    table[:] = 0.0
    for k in range(states.shape[0]):
        describe(states[k], sheet)
        for seat in range(seats_at(states[k])):
            for j in range(int(sheet.count[seat])):
                own[k, seat, sheet.index[seat, j]] = sheet.value[seat, j]
        for j in range(int(sheet.count[MOST_SEATS])):
            table[k, sheet.index[MOST_SEATS, j]] = sheet.value[MOST_SEATS, j]


@kernel
def write_moves(states: Any, chosen: Any, about: Any, value: Any, count: Any, picked: Any) -> None:
    """What there is to say about the legal moves of positions, and which of them was made.

    Unused places of `about` are left alone; only as many moves as there is room for are written,
    the one that was made among them.
    """
    moves = np.empty(MOST_MOVES, np.int16)
    for k in range(states.shape[0]):
        seat = int(states[k]["actor"])
        n = legal(states[k], seat, moves)
        counted = before_moves(states[k], seat)
        count[k] = 0
        picked[k] = -1
        for j in range(n):
            full = count[k] + 1 == about.shape[1] and picked[k] < 0
            if count[k] == about.shape[1] or (full and moves[j] != chosen[k]):
                continue
            at = int(count[k])
            about_move(states[k], seat, int(moves[j]), counted, about[k, at], value[k, at])
            if moves[j] == chosen[k]:
                picked[k] = at
            count[k] = at + 1
