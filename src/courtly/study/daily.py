"""The deal of a day: the same for everybody on a server, with bots that answer alike to all.

The seed is drawn by the server, its hash shown before the day, itself after it. From it all
follows: the deal, and the chance of each bot at each of its decisions. So the game of a day is the
same for whoever plays alike, and a King's result can be computed before anybody plays, and again by
anybody once the seed is told.
"""

from __future__ import annotations

import calendar
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..games import description, game_class
from .deals import LEVEL, Deal, bot_seed

if TYPE_CHECKING:  # a server nobody plays on is light
    from ..core.game import Game

DAY = 24 * 3600
KING = 4000
"""Simulations a move of the one everybody is compared with."""


def day_of(now: float) -> str:
    """The day of a moment, anywhere the same.

    >>> day_of(0), day_of(86_399.9), day_of(86_400)
    ('1970-01-01', '1970-01-01', '1970-01-02')
    """
    return time.strftime("%Y-%m-%d", time.gmtime(now))


def number_of(day: str) -> int:
    """How many days it is after 1970 began.

    >>> number_of("1970-01-03")
    2
    """
    return calendar.timegm(time.strptime(day, "%Y-%m-%d")) // DAY


def ends(day: str) -> float:
    """When a day is over."""
    return float((number_of(day) + 1) * DAY)


def day_after(day: str, days: int = 1) -> str:
    """Another day.

    >>> day_after("2024-02-28"), day_after("2024-03-01", -1)
    ('2024-02-29', '2024-02-29')
    """
    return day_of((number_of(day) + days) * DAY)


def deal_of(day: str, games: Sequence[str]) -> Deal:
    """The games take turns, and so do the seats."""
    number = number_of(day)
    game = games[number % len(games)]
    return Deal(game, number // len(games) % description(game).players({}))


@dataclass(frozen=True)
class DayResult:
    """How somebody did."""

    points: int
    place: int
    """From 0."""
    lead: int
    """Points ahead of the best of the others; below 0: behind."""


def result_of(points: Sequence[int], places: Sequence[int], seat: int) -> DayResult:
    """The result of a seat."""
    best = max(p for k, p in enumerate(points) if k != seat)
    return DayResult(points[seat], places[seat], points[seat] - best)


def kings_result(deal: Deal, seed: str, simulations: int = KING) -> DayResult:
    """What a King makes of a deal, by counted simulations, against the bots of that day."""
    game = kings_game(deal, seed, simulations)
    standing = game.standing()
    return result_of(standing.points, standing.places, deal.seat)


def kings_game(deal: Deal, seed: str, simulations: int = KING) -> Game[Any, Any]:
    """The game behind it."""
    from ..bots.levels import make_bot
    from ..bots.search.searcher import Searcher

    game = game_class(deal.game).make(deal.options, seed)
    decided = [0] * game.seats
    while not game.over:
        for seen in [game.seen_by(seat) for seat in game.actors]:  # all at once, as at a table
            chance = bot_seed(seed, seen.seat, decided[seen.seat])
            king = seen.seat == deal.seat
            bot = Searcher(chance, simulations=simulations) if king else make_bot(LEVEL, chance)
            game.play(bot.choose(seen), seen.seat)
            decided[seen.seat] += 1
    return game
