"""The exact value of an ending, and which moves are as good as the best.

`endgame` answers one question, whether a value is reached; here it is asked until all is known. Of
a value only the points ahead count, and in a tie who has fewer cards [R3.5].
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....core.events import no_log
from ....core.jit import kernel
from ....richelieu.moves import M_REDEEM
from ....richelieu.rules.decisions import legal
from ....richelieu.rules.redeeming import redeems
from .endgame import FAR, LIMIT, MASK, MEMORY, NODES, ROOM, STOP, play, reaches
from .judgement import margin
from .keys import hash_cards
from .outlook import POINT, fill_sheet


@kernel
def ahead_of(value: int) -> int:
    """The points ahead in a value."""
    return (value + POINT // 2) // POINT


@kernel
def next_goal(least: int, most: int, guess: int) -> int:
    """What to ask next to know the value well enough; `most` + 1 if it is known."""
    low, high = ahead_of(least), ahead_of(most)
    if low < high:
        ahead = min(max(guess, low + 1), high)
        return POINT * ahead - POINT // 2
    if low == 0 and least < 1 <= most:  # a tie: who has fewer cards? [R3.5]
        return 1
    if low == 0 and least < 0 <= most:
        return 0
    return most + 1


@kernel
def equals(value: int) -> tuple[int, int]:
    """The least and the most of the values that are as good as this one."""
    ahead = ahead_of(value)
    if ahead != 0:
        return POINT * ahead - POINT // 2, POINT * ahead + POINT // 2 - 1
    if value == 0:
        return 0, 0
    return (1, POINT // 2 - 1) if value > 0 else (-POINT // 2, -1)


@kernel
def set_up(states: Any, room: Any) -> int:
    """Begin with states[0]; whose decision it is."""
    room["positions"][0] = states[0]
    s = room["positions"][0]
    fill_sheet(s, room["sheets"][0])
    hash_cards(s, room["cards"])
    return int(s["actor"])


@kernel
def legal_one(s: Any, seat: int, move: int, moves: Any) -> int:
    """The legal move a found one stands for: it does not say which of two tokens is given up."""
    if move == M_REDEEM:
        for k in range(legal(s, seat, moves)):
            if redeems(int(moves[k])):
                return int(moves[k])
    return move


@kernel
def solve_root(states: Any, rooms: Any, guess: int) -> tuple[int, int]:
    """The best move of states[0] and the value for the Cardinal; −1 if it took too long.

    `guess` is how far the Cardinal may end ahead: the nearer, the fewer questions; `FAR`: no idea.
    """
    log = no_log()
    room = rooms[0]
    seat = set_up(states, room)
    s, count, best = room["positions"][0], room["count"], room["best"]
    legal(s, seat, room["moves"][0])
    move, least, most = int(room["moves"][0, 0]), -FAR, FAR
    if guess == FAR:
        guess = round(margin(s, 0))
    while True:
        goal = next_goal(least, most, guess)
        if goal > most:
            return move, least
        value = reaches(room, 0, goal, log)
        if count[LIMIT] == 0:
            return -1, 0
        if value >= goal:
            least = value
            guess = ahead_of(value) + 1
        else:
            most = value
            guess = ahead_of(value)
        if best[0] >= 0 and (value >= goal) == (seat == 0):
            move = legal_one(s, seat, int(best[0]), room["moves"][0])


@kernel
def winning_move(states: Any, rooms: Any) -> int:
    """A move of states[0] by which its seat wins whatever the other does; −1 if there is none.

    That is one question, where the value takes several, and one that settled lines answer soon.
    """
    log = no_log()
    room = rooms[0]
    seat = set_up(states, room)
    value = reaches(room, 0, 1 - seat, log)
    if (value < 1 and seat == 0) or (value >= 0 and seat == 1):
        return -1
    s, moves, move = room["positions"][0], room["moves"][0], int(room["best"][0])
    if move < 0:  # any does
        legal(s, seat, moves)
        return int(moves[0])
    return legal_one(s, seat, move, moves)


@kernel
def keeps(states: Any, rooms: Any, move: int, value: int) -> bool:
    """Whether a move of states[0], whose value is known, is as good as the best."""
    log = no_log()
    room = rooms[0]
    seat = set_up(states, room)
    play(room, 0, seat, move, log)
    low, high = equals(value)
    if seat == 0:
        return reaches(room, 1, low, log) >= low
    return reaches(room, 1, high + 1, log) <= high


class TooMuch(Exception):
    """There were more positions to look at than one may, or it took too long."""


class Endgame:
    """The memory of a solver: positions, moves and a table, right for any game and any draw."""

    def __init__(self) -> None:
        self.rooms = np.zeros(1, MEMORY)
        self._limit = 0

    def allow(self, positions: int) -> None:
        """Look at no more than so many positions from now on."""
        self._limit = positions
        self.rooms[0]["count"][MASK] = _places(positions) - 1

    def within(self, positions: int, ask: Callable[[], int | None]) -> int | None:
        """What is found out by looking at no more than so many of the positions one may; None if
        that is too few."""
        rest = max(self._limit - positions, 0)
        self._limit -= rest
        try:
            return ask()
        except TooMuch:
            return None
        finally:
            self._limit = max(self._limit, 0) + rest

    def best(self, states: NDArray[Any], like: int | None = None) -> tuple[int, int]:
        """The best move of a position and its value for the Cardinal; `like`: that of a similar
        one, with which it is found sooner."""
        self._begin()
        guess = FAR if like is None else int(ahead_of(like))
        move, value = solve_root(states, self.rooms, guess)
        self._end()
        return int(move), int(value)

    def winning(self, states: NDArray[Any]) -> int | None:
        """A move that wins for certain, if there is one."""
        self._begin()
        move = int(winning_move(states, self.rooms))
        self._end()
        return None if move < 0 else move

    def keeps(self, states: NDArray[Any], move: int, value: int) -> bool:
        """Whether a move is as good as the best, when the value of the position is known."""
        self._begin()
        kept = keeps(states, self.rooms, move, value)
        self._end()
        return bool(kept)

    def _begin(self) -> None:
        count = self.rooms[0]["count"]
        count[NODES], count[LIMIT] = 0, self._limit

    def _end(self) -> None:
        count = self.rooms[0]["count"]
        self._limit -= int(count[NODES])
        if count[LIMIT] == 0:
            raise TooMuch

    @property
    def looked_at(self) -> int:
        """How many positions the last question took."""
        return int(self.rooms[0]["count"][NODES])

    def forget(self) -> None:
        """Forget what was found before: without it the same question finds the same answer."""
        self.rooms[0]["table"][: int(self.rooms[0]["count"][MASK]) + 1] = 0

    def stop(self) -> None:
        """Give up, whatever is being solved; from any thread."""
        self.rooms[0]["count"][STOP] = 1

    def go_on(self) -> None:
        """Solve again."""
        self.rooms[0]["count"][STOP] = 0


def _places(limit: int) -> int:
    """The part of the table that serves for so many positions: a power of two."""
    return min(ROOM, 1 << (2 * limit).bit_length())
