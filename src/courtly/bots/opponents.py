"""Opponents in whatever form a learner has them: a name, a class, an instance, a function, a pool.

A function is given a `Seen` and returns one of its legal moves, as `Move` or number. A class is
made with a seed for every game; an instance is asked as it is, in every game and seat it plays in.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ..core.errors import CourtlyError, InvalidMove, OptionError
from ..core.moves import Move
from ..core.seen import Seen
from .bot import Bot
from .levels import make_bot


class Pool:
    """Several opponents, of which another one is drawn by lot for every game and seat."""

    def __init__(self, *members: Opponent) -> None:
        if not members:
            raise OptionError("a pool needs at least one opponent")
        self.members = members


Opponent: TypeAlias = str | Bot | type[Bot] | Callable[[Seen], int] | Pool


class Function:
    """A function as a bot."""

    def __init__(self, decide: Callable[[Seen], int]) -> None:
        self.decide = decide

    def choose(self, seen: Seen) -> Move:
        """The function's choice, if it is one of the legal moves."""
        return legal_choice(self.decide(seen), seen)


def legal_choice(chosen: Any, seen: Seen) -> Move:
    """What an opponent chose as one of its legal moves; a clear word if it is none of them."""
    try:
        number = operator.index(chosen)
    except TypeError:
        number = None
    for move in seen.legal:
        if move == number:
            return move
    legal = ", ".join(move.text for move in seen.legal[:12])
    raise InvalidMove(f"an opponent chose {chosen!r}, which is not legal; legal: {legal}")


def make_opponent(opponent: Opponent, seed: int, draw: Callable[[int], int]) -> Bot:
    """The bot for one game; `draw(n)` throws lots from 0 to n − 1."""
    if isinstance(opponent, Pool):
        return make_opponent(opponent.members[draw(len(opponent.members))], seed, draw)
    if isinstance(opponent, str):
        return _made(lambda: make_bot(opponent, seed), opponent)
    if isinstance(opponent, type):
        if hasattr(opponent, "choose"):
            maker: Any = opponent
            return _made(lambda: maker(seed), opponent)
    elif isinstance(opponent, Bot):
        return opponent
    elif callable(opponent):
        return Function(opponent)
    raise OptionError(
        f"{opponent!r} is no opponent: give a level, module:Class, a class or an object with "
        "choose(seen), a function of what a seat sees, or a Pool of these"
    )


def _made(make: Callable[[], Bot], opponent: object) -> Bot:
    """A bot somebody else's code makes; a clear word if it cannot, with its own error behind it."""
    try:
        return make()
    except CourtlyError:
        raise
    except Exception as error:
        raise OptionError(
            f"{opponent!r} is no opponent that can be made with a seed: "
            f"{type(error).__name__}: {error}"
        ) from error


def opponents_of(given: Opponent | Sequence[Opponent], seats: int) -> list[Opponent]:
    """One opponent for each of the other seats, all made once so that a wrong one is refused."""
    one_by_one = isinstance(given, Sequence) and not isinstance(given, str)
    found: list[Opponent] = list(given) if one_by_one else [given] * (seats - 1)  # type: ignore[arg-type, list-item]
    if len(found) != seats - 1:
        raise OptionError(f"{seats - 1} opponents are needed, not {len(found)}")
    for opponent in found:
        members = opponent.members if isinstance(opponent, Pool) else (opponent,)
        for member in members:
            make_opponent(member, 0, lambda n: 0)
    return found


def stage_needed(opponents: Sequence[Opponent]) -> str | None:
    """The last stage of compiling (`bots.warming.STAGES`) that opponents given by name need."""
    members = [m for o in opponents for m in (o.members if isinstance(o, Pool) else (o,))]
    named = {member.lower() for member in members if isinstance(member, str)} - {"page"}
    if not named:
        return None
    if named == {"squire"}:
        return "squire"
    by_hand = all(name.startswith(("search:", "hand-")) for name in named - {"squire"})
    return "search" if by_hand else "nets"
