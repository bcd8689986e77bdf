"""One game of a match: bots at a table, their faults noted, their time measured."""

from __future__ import annotations

import contextlib
import itertools
import signal
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from ..bots import Bot, make_bot, warming
from ..bots.levels import editions
from ..bots.naming import named
from ..bots.page import Page
from ..core.game import Game
from ..core.moves import Move
from ..core.seen import Seen
from ..games import game_class
from .course import Rounds
from .nets import played_by


@dataclass(frozen=True)
class Match:
    """What is played: the game, its options, and the bots, one for each seat."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    timeout: float = 60.0
    chances: bool = field(default=False, compare=False)
    """Whether games note how they stood, round by round; the match is the same."""

    def describe(self) -> dict[str, Any]:
        """The match as JSON can hold it; two with the same description are the same match."""
        own = {name: value for name, value in asdict(self).items() if name != "chances"}
        return {**own, "bots": list(self.bots), **editions(self.bots)}

    @classmethod
    def described(cls, told: dict[str, Any]) -> Match:
        """The match of a description, whatever editions of bots it was played by."""
        own = {one.name: told[one.name] for one in fields(cls) if one.name in told}
        return cls(**{**own, "bots": tuple(told["bots"])})


@dataclass
class Played:
    """How one game went. Lists are by bot as they are named in the match, not by seat."""

    number: int
    seats: list[int]
    """The seat each bot sat on."""
    scores: list[int]
    shares: list[float]
    """Each bot's share of the victory: 1, or part of it where several win."""
    ranks: list[float]
    moves: list[int]
    seconds: list[float]
    slowest: list[float]
    faults: list[str]
    record: str = ""
    """The whole game as text, with the bots' names."""
    nets: list[str] = field(default_factory=list)
    """The marks of the nets they judged by, "" for those without one."""
    plays: list[str] = field(default_factory=list)
    """The marks of what in those nets decides moves, not how chances are shown."""
    chances: list[list[float]] = field(default_factory=list)
    """By round, if that was asked for: each bot's chance to win when it began."""


class BotTimeout(Exception):
    """A bot thought longer than it may."""


#: Told of every choice: who chose, what it knew, and its move.
Watch = Callable[[Bot, Seen, Move], None]


def play_game(match: Match, number: int, watch: Watch | None = None) -> Played:
    """Game `number` of a match: the deal changes every full rotation of the seats."""
    n = len(match.bots)
    deal, turn = divmod(number, n)
    order = around_the_table(n, deal)
    bot_at = {(place + turn) % n: bot for place, bot in enumerate(order)}
    seats = sorted(bot_at, key=lambda seat: bot_at[seat])
    game = game_class(match.game).make(match.options, f"arena {match.seed} {deal}")
    seeds = [match.seed * 1_000_003 + number * 101 + order.index(bot) for bot in range(n)]
    players = [make_bot(name, seed) for name, seed in zip(match.bots, seeds, strict=True)]
    warming.make_ready(match.game)  # loading compiled code is not thinking
    moves, seconds, slowest = [0] * n, [0.0] * n, [0.0] * n
    faults: list[str] = []
    rounds = Rounds(seats)
    while not game.over:
        if match.chances:
            rounds.look(game)
        seat = game.actor
        assert seat is not None
        bot = bot_at[seat]
        seen = game.seen_by(seat)
        began = time.perf_counter()
        move, fault = ask(players[bot], seen, match.timeout)
        took = time.perf_counter() - began
        moves[bot] += 1
        seconds[bot] += took
        slowest[bot] = max(slowest[bot], took)
        if fault:
            faults.append(f"{match.bots[bot]}, move {len(game.history) + 1}: {fault}")
            move = Page(number).choose(seen)
        if watch:
            watch(players[bot], seen, move)
        game.play(move, seat)
    scores = game.scores()
    nets = [getattr(player, "net", "") for player in players]
    names = {
        game.seat_names[seat]: named(match.bots[bot], nets[bot]) for seat, bot in bot_at.items()
    }
    return Played(
        number, seats, [scores[s] for s in seats], *standings(game, seats), moves, seconds, slowest,
        faults, game.record(**names), nets, played_by(match.bots, match.game, nets),
        rounds.chances,
    )  # fmt: skip


def around_the_table(bots: int, deal: int) -> tuple[int, ...]:
    """The order of the bots, which changes from deal to deal until all have sat beside all.

    A deal is played once with each of them in each seat; after every order all permutations were.

    >>> [around_the_table(3, deal) for deal in range(3)]
    [(0, 1, 2), (0, 2, 1), (0, 1, 2)]
    """
    others = list(itertools.permutations(range(1, bots)))
    return 0, *others[deal % len(others)]


def ask(bot: Bot, seen: Seen, timeout: float) -> tuple[Move, str]:
    """A bot's move and what was wrong with it, if anything; then any legal move in its place."""
    fallback = seen.legal[0]
    try:
        with time_limit(timeout):
            move = bot.choose(seen)
    except BotTimeout:
        return fallback, f"no answer within {timeout:g} s"
    except Exception as error:  # a bot may do anything; the match goes on
        return fallback, f"{type(error).__name__}: {error}"
    if move not in seen.legal:
        return fallback, f"{move!r} is not legal"
    return move, ""


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Break off what takes too long, where the platform can (a POSIX process's main thread)."""
    able = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not able:
        yield
        return

    def ring(_signal: int, _frame: Any) -> None:
        raise BotTimeout

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def standings(game: Game[Any, Any], seats: list[int]) -> tuple[list[float], list[float]]:
    """Shares of the victory and ranks, by bot."""
    standing = game.standing()
    places, shares = standing.places, standing.shares
    ranks = [
        1 + sum(other < place for other in places) + (places.count(place) - 1) / 2
        for place in places
    ]
    return [shares[seat] for seat in seats], [ranks[seat] for seat in seats]
