"""Whole games inside one kernel, to learn from; a template, copied and compiled once per game."""

from __future__ import annotations

from typing import Any

import numpy as np

from courtly.bots.nets.judging import look_ahead, open_desk
from courtly.bots.search.judgement import propose
from courtly.core.events import no_log
from courtly.core.generic.protocol import (
    DEAL_WORDS,
    MOST_MOVES,
    apply,
    deal,
    legal,
    redact,
    score,
    standing,
)
from courtly.core.jit import kernel
from courtly.core.rng import below, fill_words, stream_of

VECTORS = True
NO_CHOICE = -1  # in place of a move that says nothing about what is best


@kernel
def best_of(totals: Any, n: int, samples: int, heat: float, rng: Any) -> int:
    """The best move, or with `heat` one that is nearly as good."""
    best, most = 0, -1e9
    for k in range(n):
        total = totals[k] / samples + heat * below(rng, 1000) * 0.001
        if total > most:
            best, most = k, total
    return best


@kernel
def play_games(
    starts: Any, seed: Any, first: int, net: Any, how: Any, kept: Any, numbers: Any, chosen: Any,
    points: Any, ranks: Any,
) -> int:  # fmt: skip
    """Play a game for each row of `points` and keep some positions; how many.

    Game k depends only on the seed and `first` + k. It is dealt from one of `starts`, by turns.
    `how` says how many draws to look at (0: play by the hand-made policy), how often of a thousand
    times to play by the policy anyway, how often to keep a position, the heat, and how many moves
    to look at. Positions are kept as they are, hidden things too: drawn anew, what others have
    would be mere noise, and as one set of weights serves all seats, what a seat itself has would
    count too little. Who plays draws anew what it cannot know, and judges that.
    """
    rng = np.empty(1, np.uint64)
    words = np.empty(DEAL_WORDS, np.uint64)
    moves = np.empty(MOST_MOVES, np.int16)
    totals = np.zeros(MOST_MOVES, np.float64)
    game, root = starts[:1].copy(), starts[:1].copy()
    pair = np.empty(2, starts.dtype)
    desk, log = open_desk(net), no_log()
    count = 0
    for g in range(points.shape[0]):
        rng[0] = stream_of(seed, first + g)
        game[0] = starts[(first + g) % starts.shape[0]]
        fill_words(rng, words)
        deal(game[0], words)
        s = game[0]
        while int(s["actor"]) >= 0:
            seat = int(s["actor"])
            n = legal(s, seat, moves)
            if n == 1:  # nothing is decided
                apply(s, seat, int(moves[0]), log)
                continue
            keep = below(rng, 1000) < how.keep and count < kept.shape[0]
            if keep:
                kept[count] = game[0]
            sensible = how.samples == 0 or below(rng, 1000) < how.stray
            pick = 0
            if sensible:
                pick = propose(s, seat, moves, n, rng)
            else:
                root[0] = game[0]
                redact(root[0], seat)
                totals[:n] = 0.0
                look_ahead(root, pair, seat, how, net, desk, rng, totals)
                pick = best_of(totals, n, how.samples, how.heat, rng)
            if keep:
                numbers[count] = g
                shows = how.samples == 0 or not sensible
                chosen[count] = moves[pick] if shows else NO_CHOICE
                count += 1
            apply(s, seat, int(moves[pick]), log)
        score(s, points[g])
        standing(s, ranks[g])
    return count


@kernel
def play_match(
    starts: Any, seed: Any, first: int, seats: int, mine: Any, theirs: Any, how: Any,
    points: Any, ranks: Any,
) -> None:  # fmt: skip
    """One game for each row of `points`: one seat plays by `mine`, all others by `theirs`.

    Every deal is played from every seat: game k is deal k // seats, with `mine` at seat k % seats.
    All games of a deal have the same luck, so that equal nets share their victories exactly.
    """
    rng = np.empty(1, np.uint64)
    words = np.empty(DEAL_WORDS, np.uint64)
    moves = np.empty(MOST_MOVES, np.int16)
    totals = np.zeros(MOST_MOVES, np.float64)
    game, root, pair = starts[:1].copy(), starts[:1].copy(), np.empty(2, starts.dtype)
    my_desk, their_desk, log = open_desk(mine), open_desk(theirs), no_log()
    for g in range(points.shape[0]):
        number, seat_of_mine = (first + g) // seats, (first + g) % seats
        rng[0] = stream_of(seed, number)
        game[0] = starts[number % starts.shape[0]]
        fill_words(rng, words)
        deal(game[0], words)
        s = game[0]
        while int(s["actor"]) >= 0:
            seat = int(s["actor"])
            n = legal(s, seat, moves)
            if n == 1:
                apply(s, seat, int(moves[0]), log)
                continue
            root[0] = s
            redact(root[0], seat)
            totals[:n] = 0.0
            if seat == seat_of_mine:
                look_ahead(root, pair, seat, how, mine, my_desk, rng, totals)
            else:
                look_ahead(root, pair, seat, how, theirs, their_desk, rng, totals)
            apply(s, seat, int(moves[best_of(totals, n, how.samples, 0.0, rng)]), log)
        score(s, points[g])
        standing(s, ranks[g])
