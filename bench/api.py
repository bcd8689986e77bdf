"""The cost of things from Python, averaged over all positions of one random game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from courtly.core.events import new_log

from .cases import SEED, AnyGame, random_moves
from .figures import Effort, Figure, clock, cost, loop_cost, times_to_fill

PlayAll = Callable[[AnyGame], None]


def api_figures(game: AnyGame, effort: Effort) -> list[Figure]:
    """One move by number and by text, and what a caller asks between moves."""
    numbers = random_moves(game)
    positions = _positions(game, numbers)
    half = positions[len(positions) // 2]

    def over_positions(ask: Callable[[AnyGame], object]) -> Callable[[int], None]:
        def loop(n: int) -> None:
            for _ in range(n):
                for position in positions:
                    ask(position)

        return loop

    def each(key: str, title: str, ask: Callable[[AnyGame], object]) -> Figure:
        return loop_cost(key, title, "µs", over_positions(ask), effort, len(positions))

    return [
        *_play_figures(game, numbers, effort),
        each("legal", "legal()", lambda g: g.legal()),
        each("view", "view(actor)", lambda g: g.view(g.actor)),
        _once("new", "a new game", partial(type(game).make, game.options, SEED), effort),
        _once("copy", "copy() in mid-game", half.copy, effort),
        _once("copy_array", "copy of the record alone", half._states.copy, effort),
    ]


def _once(key: str, title: str, function: Callable[[], object], effort: Effort) -> Figure:
    def loop(n: int) -> None:
        for _ in range(n):
            function()

    return loop_cost(key, title, "µs", loop, effort)


def _positions(game: AnyGame, numbers: list[int]) -> list[AnyGame]:
    """The game before each of the moves."""
    positions, twin = [], game.copy()
    for number in numbers:
        positions.append(twin.copy())
        twin.play(number)
    return positions


def _play_figures(game: AnyGame, numbers: list[int], effort: Effort) -> list[Figure]:
    """`play` as callers use it; and how much of it is for events.

    That part is the difference between the bare kernel step with and without a log, the rows of
    the log kept as `play` keeps them.
    """
    texts = [game.spec.moves[number].text for number in numbers]
    step, silent = game.spec.play.step, new_log(0)

    def by_number(twin: AnyGame) -> None:
        for number in numbers:
            twin.play(number)

    def by_text(twin: AnyGame) -> None:
        for text in texts:
            twin.play(text)

    seats = _seats(game, numbers)
    moves = list(zip(seats, numbers, strict=True))

    def without_log(twin: AnyGame) -> None:
        states, buffer = twin._states, twin._buffer
        for seat, number in moves:
            step(states, 0, seat, number, silent, buffer)

    def with_log(twin: AnyGame) -> None:
        states, buffer, log, rows = twin._states, twin._buffer, twin._log, twin._rows
        for seat, number in moves:
            step(states, 0, seat, number, log, buffer)
            rows.append(log[1 : int(log[0, 0]) + 1].copy())

    played = game.copy()
    by_number(played)

    def read_all(n: int) -> None:
        for _ in range(n):
            for k in range(len(numbers)):
                played.events_of(k)

    def per_move(key: str, title: str, play_all: PlayAll) -> Figure:
        return _per_move(key, title, game, play_all, len(numbers), effort)

    bare = per_move("step", "the kernel step alone, from Python", without_log)
    logged = per_move("step_logged", "", with_log)
    events = max(0.0, logged.value - bare.value)
    return [
        per_move("play_number", "play(number), events kept", by_number),
        per_move("play_text", "play(text), events kept", by_text),
        Figure("play_events", "of which for keeping events", events, "µs"),
        bare,
        loop_cost("events_read", "events of a move read", "µs", read_all, effort, len(numbers)),
    ]


def _seats(game: AnyGame, numbers: list[int]) -> list[int]:
    twin = game.copy()
    for number in numbers:
        twin.play(number)
    return [seat for seat, _ in twin.history]


def _per_move(
    key: str, title: str, game: AnyGame, play_all: PlayAll, moves: int, effort: Effort
) -> Figure:
    """The cost of one move where `play_all` plays a whole game; making the games is not timed."""

    def run(twins: list[AnyGame]) -> None:
        for twin in twins:
            play_all(twin)

    n = times_to_fill(lambda n: run([game.copy() for _ in range(n)]), effort.seconds / 4)
    batches = ([game.copy() for _ in range(n)] for _ in range(effort.repeats))
    return cost(key, title, "µs", [clock(partial(run, twins)) for twins in batches], n * moves)
