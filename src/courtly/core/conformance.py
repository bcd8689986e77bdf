"""A check any game must pass: random games in which everything that must hold is looked at.

Inside the kernel, at every decision: somebody has to decide and has moves, ascending and unique;
pieces are conserved; what a seat cannot know changes neither its view nor its moves; the same moves
from the same deal end in the same bytes; every game ends. From Python, in some of the games:
notation and parser agree, records and bytes come back exact, events fit their table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from . import record as records
from .errors import how_many
from .game import Game
from .playouts import seed_word
from .rng import generator

_CHUNK = 500


class NotConformant(AssertionError):
    """A game broke one of the promises; the message names game, decision and promise."""


@dataclass(frozen=True)
class Report:
    """How much was checked."""

    games: int
    decisions: int
    api_games: int


_NAMES = {
    101: "a seat that must decide has no legal move",
    102: "legal moves are not ascending and unique",
    103: "nobody has to decide, yet the game is not over",
    104: "the view changes with what the seat cannot know",
    105: "the legal moves change with what the seat cannot know",
    106: "the same moves from the same deal end in other bytes",
    107: "the game does not end",
    108: "resampling gives an impossible position",
}


def conformance(
    game: Game[Any, Any],
    games: int = 1000,
    *,
    seed: int = 1,
    api_games: int = 10,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Check `games` random games dealt by the options of `game`; raises NotConformant.

    >>> import courtly
    >>> courtly.conformance(courtly.richelieu.new(seed=1), 20, api_games=1).games
    20
    """
    games, api_games = how_many(games, "games"), how_many(api_games, "api_games", 0)
    spec = game.spec
    work = np.zeros(6, spec.dtype)
    raw = work.view(np.uint8).reshape(6, spec.dtype.itemsize)
    played = np.zeros((spec.most_decisions, 2), np.int16)
    word, total = seed_word(seed), 0
    for first in range(0, games, _CHUNK):
        count = min(_CHUNK, games - first)
        done, decisions, wrong, at = spec.check.check_games(
            game.prototype, 0, game.seats, word, first, count, work, raw, played
        )
        total += decisions
        if wrong:
            name = _NAMES.get(wrong) or spec.audit_names.get(wrong, str(wrong))
            raise NotConformant(f"{spec.name}, seed {seed}, game {first + done}, move {at}: {name}")
        if progress:
            progress(count)
    for number in range(min(api_games, games)):
        check_api(game, seed, number)
    return Report(games, total, min(api_games, games))


def check_api(game: Game[Any, Any], seed: int, number: int) -> None:
    """Play one game through the Game object and check what only Python can see."""
    twin = type(game).deal(game.prototype, game.options, f"conformance {seed} {number}")
    table = twin.spec.moves
    rng = np.random.default_rng([seed, number])
    while not twin.over:
        seat = int(rng.choice(twin.actors))
        legal = twin.legal(seat)
        for move in legal:
            _expect(table.parse(move.text) == move, number, f"{move!r} does not parse back")
        _expect([int(m) for m in legal] == np.flatnonzero(twin.mask(seat)).tolist(), number, "mask")
        twin.play(legal[int(rng.integers(len(legal)))], seat)
        written = int(twin._log[0, 0])
        _expect(written < len(twin._log), number, f"{written} events do not fit the log")
    _check_round_trips(twin, number)


def _check_round_trips(game: Game[Any, Any], number: int) -> None:
    other = type(game).from_bytes(game.to_bytes())
    _expect(records.same_position(game, other), number, "bytes do not come back")
    _expect(records.same_position(game, game.copy()), number, "a copy differs")
    text = game.record()
    parsed = records.parse(text)
    again = game.copy()
    again.undo(len(again.history))
    records.replay(again, parsed)
    _expect(again.record() == text, number, "the record does not come back")
    for seat in (None, *range(game.seats)):
        game.view(seat)
        _expect(len(game.events_for(seat)) == len(game.events), number, "events differ in number")
    resampled = game.resampled(0, int(generator(number)[0] & np.uint64(0xFFFF)))
    _expect(resampled.view(0) == game.view(0), number, "the view of a resampled game differs")


def _expect(holds: bool, number: int, what: str) -> None:
    if not holds:
        raise NotConformant(f"game {number}: {what}")
