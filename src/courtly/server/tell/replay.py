"""A record as a film: the position after any number of moves."""

from __future__ import annotations

from typing import Any

from ...core.errors import RecordError
from ...core.game import Game
from ...core.record import parse
from ...games import load
from ..http.tokens import commitment
from ..offers import OFFERS
from ..wire.replies import LegalMove
from ..wire.types import GameName, Strict


class ReplayEvent(Strict):
    """Something that happened, by which move, counted from 0."""

    move: int
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
    """What happened up to this position: as the seat could know it, or with all secrets for a
    spectator, since the game is over."""
    scores: list[int]
    course: list[list[int]]
    """Every seat's points after 0, 1, 2, … moves of the whole game, as if it ended there."""
    rounds: list[int]
    """After how many moves each round (in Richelieu: each turn) begins."""
    over: bool
    winners: list[int]
    """Who has won, once it is over."""
    tie_break: bool
    """Whether a further rule than points decided that."""
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
    played = game.history
    last = min(move, len(played))
    game.undo(len(played))
    scores, rounds = [game.scores()], [0]
    for k, (who, made) in enumerate(played):
        if k == last:
            shown = _shown(game, seat)
        before = _round(game)
        game.play(made, who)
        scores.append(game.scores())
        if _round(game) != before:
            rounds.append(k + 1)
    if last == len(played):
        shown = _shown(game, seat)
    return {
        "game": head["Game"],
        "head": head,
        "seats": list(game.seat_names),
        "move": last,
        "moves": [(who, made.text) for who, made in played],
        "fair": fair(head),
        "legal": [],
        "events": [
            {"move": k, "kind": e.kind, "seat": e.seat, "data": e.data}
            for k in range(last)
            for e in game.spec.events.read(game._rows[k], seat, open_=seat is None)
        ],
        "scores": scores[last],
        "course": scores,
        "rounds": rounds,
        **shown,
    }


def _shown(game: Game[Any, Any], seat: int | None) -> dict[str, Any]:
    """The position the game stands at."""
    standing = game.standing()
    return {
        "decision": game.decision,
        "actors": game.actors,
        "over": game.over,
        "winners": list(standing.winners) if game.over else [],
        "tie_break": game.over and standing.tie_break,
        "view": game.view(seat),
    }


def _round(game: Game[Any, Any]) -> int:
    return int(game._states[0][OFFERS[game.spec.name].counts])
