"""What a table looks like to someone: the messages `table`, `turn`, `chat` and `advice`."""

from __future__ import annotations

import hashlib
import time
from typing import Any

from ..act.thinking import Advice, Question
from ..http.tokens import commitment
from ..table.log import Row
from ..table.seats import Said
from ..table.table import Table
from .position import legal_move


def info(table: Table, who: str | None, present: set[int], spectators: int) -> dict[str, Any]:
    """All about a table but the position."""
    return {
        "type": "table",
        "table": table.id,
        "version": table.version,
        "game": table.row.game,
        "options": table.row.setting["options"],
        "status": table.status,
        "private": table.row.private,
        "host": who is not None and who == table.row.host,
        "commitment": commitment(table.row.seed),
        "hints": table.hints,
        "seats": [
            {
                "seat": k,
                "label": seat.label,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "you": who is not None and seat.holder == who,
                "present": k in present,
                "substitute": seat.substitute,
                "resigned": seat.resigned,
                "invited": seat.invite is not None or seat.reserved is not None,
                "seconds": seat.seconds,
            }
            for k, seat in enumerate(table.seats)
        ],
        "clock": table.clock,
        "ticking_since": table.ticking_since,
        "now": time.time(),
        "proposal": _proposal(table),
        "result": result(table),
        "rematch": table.rematch,
        "spectators": spectators,
        "chat": [said(table, line) for line in table.chat],
    }


def _proposal(table: Table) -> dict[str, Any] | None:
    if table.proposal is None:
        return None
    return {
        "what": table.proposal.what,
        "by": table.proposal.by,
        "to": table.proposal.to,
        "agreed": sorted(table.proposal.agreed),
        "asked": [k for k, seat in enumerate(table.seats) if seat.asked],
    }


def result(table: Table) -> dict[str, Any] | None:
    """How the game ended, with the secret of the deal."""
    if table.ended is None or table.game is None:
        return None
    resigned = [k for k, seat in enumerate(table.seats) if seat.resigned]
    standing = table.game.standing(out=resigned)
    return {
        "why": table.ended.why,
        "seat": table.ended.seat,
        "scores": list(standing.points),
        "places": list(standing.places),
        "winners": list(standing.winners),
        "tie_break": standing.tie_break,
        "seed": table.row.seed,
    }


def said(table: Table, line: Said) -> dict[str, Any]:
    """A line of chat."""
    return {
        "type": "chat",
        "table": table.id,
        "version": line.number,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": line.at,
    }


def turn(table: Table, who: str) -> dict[str, Any]:
    """Whether `who` has something to decide here."""
    actors = set(table.actors)
    mine = [k for k in table.held_by(who) if k in actors and not table.seats[k].bot]
    return {
        "type": "turn",
        "table": table.id,
        "game": table.row.game,
        "status": table.status,
        "seats": mine,
    }


def closed(row: Row) -> dict[str, Any]:
    """A table that cannot be opened: there is nothing to decide there."""
    return {
        "type": "turn",
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "seats": [],
    }


def advice(request: int, question: Question, given: Advice) -> dict[str, Any]:
    """The answer to a hint."""
    trials = sum(row.visits for row in given.candidates)
    return {
        "type": "advice",
        "id": request,
        "table": question.table,
        "seat": question.seat,
        "version": question.version,
        "level": question.level,
        "note": given.note,
        "candidates": [
            {
                "move": legal_move(question.seen.game, row.move),
                "share": row.visits / max(1, trials),
                "expected": list(row.expected) or None,
                "line": [legal_move(question.seen.game, move) for move in row.line],
            }
            for row in given.candidates
        ],
    }


def record(table: Table) -> str:
    """The record of a finished game, with the commitment and who sat where."""
    assert table.game is not None
    assert table.ended is not None
    headers = {"Commitment": commitment(table.row.seed), "Table": public_id(table.id)}
    for seat in table.seats:
        who = seat.name if seat.kind == "person" else f"{(seat.level or '').capitalize()} (bot)"
        headers[f"Player-{seat.label}"] = who or "?"
    if table.ended.why != "finished":
        headers["Ended"] = table.ended.why
    return table.game.record(**headers)


def public_id(table: str) -> str:
    """A name for a table that does not open its door."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]
