"""Speed of the bots: simulations a second, answers of Squire, and how long King really takes."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from courtly.bots import levels
from courtly.bots.nets.learned import NetJudge
from courtly.bots.search.searcher import Searcher
from courtly.bots.squire import Squire
from courtly.core.seen import Seen

from .cases import AnyGame, Case
from .figures import FULL, Effort, Figure, clock, cost, rate

SIMULATIONS = 2000
KING_SECONDS = 1.0
UNDER_LOAD = 10  # answers of King on a busy machine


def positions(game: AnyGame) -> list[Seen]:
    """Decisions with a real choice from a game between Squires, spread over its course."""
    table, bots = game.copy(), [Squire(seat) for seat in range(game.seats)]
    found = []
    while table.actor is not None:
        seen = table.seen_by_actor()
        if len(seen.legal) > 2:
            found.append(seen)
        table.play(bots[table.actor].choose(seen))
    return found[:: max(1, len(found) // 8)]


def simulations(seen: list[Seen], threads: int, effort: Effort) -> Iterator[float]:
    """Simulations a second from the first positions, a new tree each time."""
    for k in range(effort.repeats):
        bot = Searcher(k, simulations=SIMULATIONS, threads=threads)
        bot._prepare(seen[0])
        yield SIMULATIONS / clock(lambda bot=bot, k=k: bot.choose(seen[k % 3]))  # type: ignore[misc]


def second_processor(seen: list[Seen]) -> Figure:
    """How many times as often King simulates when a second processor is spare.

    Positions by turns with and without, a new tree each time, so that other work disturbs both.
    """
    counts = {True: 0, False: 0}
    for position in seen:
        for spare in (False, True):
            king = Searcher(1, seconds=KING_SECONDS, judge=NetJudge(stronger=True))
            king.spare = lambda spare=spare: spare
            king.choose(position)
            counts[spare] += sum(row.visits for row in king.explain())
    return Figure(
        "king_spare", "King's visits, two processors/one", counts[True] / counts[False], "×"
    )


def second_thread(seen: list[Seen]) -> Figure:
    """Visits a second of processor time with two threads, by those with one: 1 if neither holds up
    the other. It says what a spare processor brings where none is spare now.
    """
    rates = {}
    for threads in (1, 2):
        visits, spent = 0, 0.0
        for position in seen:
            bot = Searcher(
                1, simulations=threads * SIMULATIONS, threads=threads, judge=NetJudge(stronger=True)
            )
            bot.choose(seen[0])  # compiled and warm
            began = time.process_time()
            bot.choose(position)
            spent += time.process_time() - began
            visits += threads * SIMULATIONS
        rates[threads] = visits / spent
    return Figure(
        "second_thread", "visits a processor second, 2 threads/1", rates[2] / rates[1], "×"
    )


def longest_gap(seen: Seen) -> float:
    """The longest time another thread had to wait while a bot was thinking."""
    bot = Searcher(1, simulations=4 * SIMULATIONS)
    thread = threading.Thread(target=bot.choose, args=(seen,))
    thread.start()
    last, longest = time.perf_counter(), 0.0
    while thread.is_alive():
        time.sleep(0.0005)
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    return longest


@contextmanager
def every_core_busy() -> Iterator[None]:
    """As many other processes at work as there are cores, and one more."""
    others = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"])
        for _ in range((os.cpu_count() or 1) + 1)
    ]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def load_figures(seen: list[Seen]) -> list[Figure]:
    """The slowest answers while every core is busy with something else, too.

    Squire is asked as at a table: now and then.
    """
    squire, king = Squire(1), levels.king(1)
    squire.choose(seen[0])
    answers = []
    with every_core_busy():
        for position in seen * 20:
            time.sleep(0.01)
            answers.append(clock(lambda p=position: squire.choose(p)))  # type: ignore[misc]
        thinking = [
            clock(lambda p=position: king.choose(p))  # type: ignore[misc]
            for position in (seen * UNDER_LOAD)[:UNDER_LOAD]
        ]
    return [
        Figure("squire_busy", "Squire's slowest, all cores busy", max(answers) * 1e3, "ms"),
        Figure("king_busy", "King's slowest, all cores busy", max(thinking), "s"),
    ]


def bot_figures(game: AnyGame, effort: Effort) -> list[Figure]:
    """What there is to say about the bots of a game."""
    seen = positions(game)
    squire, king = Squire(1), levels.king(1)
    squire.choose(seen[0])
    one, two = (list(simulations(seen, threads, effort)) for threads in (1, 2))
    answers = [clock(lambda s=s: squire.choose(s)) for s in seen]  # type: ignore[misc]
    thinking = [clock(lambda s=s: king.choose(s)) for s in seen[: effort.repeats]]  # type: ignore[misc]
    return [
        rate("simulations_1_thread", "simulations, 1 thread", "simulations/s", one),
        rate("simulations_2_threads", "simulations, 2 threads", "simulations/s", two),
        cost("squire", "Squire's answer", "ms", answers),
        Figure("squire_slowest", "Squire's slowest answer", max(answers) * 1e3, "ms"),
        Figure("king_slowest", "King's slowest answer, budget 1 s", max(thinking), "s"),
        second_processor(seen),
        second_thread(seen),
        *load_figures(seen),
        Figure("gap", "longest wait of another thread", longest_gap(seen[0]) * 1e3, "ms"),
    ]


def main() -> None:
    """Print just these figures: ``python -m bench.bots``."""
    for case in (
        Case("richelieu", "richelieu", {}),
        Case("lancaster", "lancaster", {"players": 4}),
    ):
        for figure in bot_figures(case.deal(), FULL):
            print(f"{case.label}: {figure.title}: {figure.value:,.4g} {figure.unit}")


if __name__ == "__main__":
    main()
