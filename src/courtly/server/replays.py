"""A record as a film: the position after any number of moves."""

from __future__ import annotations

from typing import Any

from ..core.errors import RecordError
from ..core.record import parse
from ..games import load
from .offers import OFFERS
from .protocol import GameName, LegalMove, Strict
from .security import commitment


class ReplayEvent(Strict):
    """Something that happened in the last move shown."""

    kind: str
    seat: int
    data: dict[str, str | int | None]


class Replay(Strict):
    """A game after `move` of its moves."""

    game: GameName
    head: dict[str, str]
    seats: list[str]
    move: int
    moves: list[tuple[int, str]]
    fair: bool | None
    """Whether the deal is the one that was promised; null if none was."""
    decision: str
    actors: list[int]
    legal: list[LegalMove]
    events: list[ReplayEvent]
    scores: list[int]
    over: bool
    view: dict[str, Any]


def replay_of(text: str) -> str:
    """The game of a record, before anything is replayed; empty if it is no record."""
    try:
        return parse(text).head["Game"]
    except RecordError:
        return ""


def fair(head: dict[str, str]) -> bool | None:
    """Whether the commitment of a record is that of its seed; None without one."""
    promised = head.get("Commitment")
    return None if promised is None else promised == commitment(head.get("Seed", ""))


def replay_text(text: str, move: int, seat: int | None) -> dict[str, Any]:
    """The game of a record after `move` moves, as `seat` or a spectator saw it."""
    head = parse(text).head
    if head["Game"] not in OFFERS:
        raise RecordError(f"this is a record of {head['Game']!r}; known: {', '.join(OFFERS)}")
    game = load(text)
    if seat is not None and seat >= game.seats:
        raise RecordError(f"there is no seat {seat}; there are {game.seats}")
    moves = [(who, made.text) for who, made in game.history]
    last = min(move, len(moves))
    scores = game.scores() if last == len(moves) else []
    game.undo(len(moves) - last)
    events = game.events_of(last - 1) if last else []
    return {
        "game": head["Game"],
        "head": head,
        "seats": list(game.seat_names),
        "move": last,
        "moves": moves,
        "fair": fair(head),
        "decision": game.decision,
        "actors": game.actors,
        "legal": [],
        "events": [{"kind": e.kind, "seat": e.seat, "data": e.data} for e in events],
        "scores": scores or game.scores(),
        "over": game.over,
        "view": game.view(seat),
    }
