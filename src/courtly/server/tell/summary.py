"""What someone sees of a table but the position: the messages `table`, `turn`, `chat`."""

from __future__ import annotations

from collections.abc import Collection

from ..table.hashes import commitment
from ..table.log import Row
from ..table.seats import Said, Seat
from ..table.table import Table
from ..wire.replies import (
    ChatLine,
    ChatRules,
    Presence,
    Proposal,
    Result,
    SeatInfo,
    TableInfo,
    Turn,
)
from ..wire.types import Clock
from .sealed import sealed


def table_info(
    table: Table, who: str | None, present: Collection[int], spectators: int, now: float
) -> TableInfo:
    """All about a table but the position."""
    row = table.row
    return TableInfo(
        table=table.id,
        version=table.version,
        game=row.game,
        engine=row.engine,
        options=row.setting["options"],
        status=table.status,
        private=row.private,
        host=who is not None and who == row.host,
        commitment=commitment(row.seed),
        hints=table.hints,
        guide=table.guided,
        daily=table.daily,
        rated=bool(row.setting.get("rated")),
        seats=[_seat(k, seat, who, k in present) for k, seat in enumerate(table.seats)],
        clock=Clock(**table.clock) if table.clock else None,
        ticking_since=table.clocks.since,
        now=now,
        proposal=_proposal(table),
        result=result(table),
        rematch=table.rematch,
        patience=table.patience,
        spectators=spectators,
        chat=[chat_line(table.id, said) for said in table.chat],
        chat_rules=ChatRules(
            pause=table.chat_rules.pause,
            spectators=table.chat_rules.spectators,
            muted=sorted(table.chat_rules.muted),
        ),
    )


def _seat(number: int, seat: Seat, who: str | None, present: bool) -> SeatInfo:
    return SeatInfo(
        seat=number,
        label=seat.label,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        you=who is not None and seat.holder == who,
        present=present,
        substitute=seat.substitute,
        resigned=seat.resigned,
        invited=seat.invite is not None or seat.reserved is not None,
        offered=seat.offer is not None,
        seconds=seat.seconds,
        holiday=seat.holiday,
        holidays=seat.holidays,
    )


def _proposal(table: Table) -> Proposal | None:
    if table.proposal is None:
        return None
    return Proposal(
        what=table.proposal.what,
        by=table.proposal.by,
        to=table.proposal.to,
        agreed=sorted(table.proposal.agreed),
        asked=sorted(table.asked),
        until=table.silence_is_yes,
    )


def result(table: Table) -> Result | None:
    """How the game ended, with the secret of the deal."""
    if table.ended is None or table.game is None:
        return None
    standing = table.game.standing(out=table.resigned)
    return Result(
        why=table.ended.why,
        seat=table.ended.seat,
        scores=list(standing.points),
        places=list(standing.places),
        winners=list(standing.winners),
        tie_break=standing.tie_break,
        seed="" if sealed(table) else table.row.seed,
    )


def chat_line(table: str, said: Said) -> ChatLine:
    """A line of chat."""
    return ChatLine(
        table=table,
        version=said.number,
        seat=said.seat,
        name=said.name,
        speaker=said.speaker,
        text=said.text,
        at=said.at,
    )


def turn(table: Table, who: str) -> Turn:
    """Whether `who` has something to decide here."""
    actors = set(table.actors)
    mine = [k for k in table.held_by(who) if k in actors and not table.seats[k].bot]
    return Turn(table=table.id, game=table.row.game, status=table.status, seats=mine)


def turn_unopened(row: Row) -> Turn:
    """A table that cannot be opened: there is nothing to decide there."""
    return Turn(table=row.id, game=row.game, status=row.status, seats=[])


def presence(table: str, present: Collection[int], spectators: int) -> Presence:
    """Who is there."""
    return Presence(table=table, present=sorted(present), spectators=spectators)
