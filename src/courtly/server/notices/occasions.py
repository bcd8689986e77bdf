"""Who is to be told what of a table as it is: pure, and the same in every process.

An occasion has a key by which it is told once, whoever finds it and however often.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from ..act.ballots import vote_now
from ..storage.notice_store import Happened
from ..table.log import TALK
from ..table.table import Table

Kind = Literal["turn", "vote", "asked", "time", "over", "invited"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SLOW = 3600.0  # seconds: with clocks as long as this, people come and go
LONGEST_LEAD = 12 * 3600.0
LEAD = 4
"""A reminder comes when this part of the time is left."""


@dataclass(frozen=True)
class Occasion:
    """A reason to tell somebody something."""

    kind: Kind
    person: str
    key: str
    since: float
    """When it arose; of a reminder, when it is to be given."""
    until: float | None = None
    """When it is too late."""
    other: str | None = None
    """The table it is about, if it is not the one it was found at."""


def occasions(table: Table, happened: Mapping[str, Happened]) -> list[Occasion]:
    """All there are at a table now. `happened`: when things of each kind last did."""
    if not _for_people(table):
        return []
    if table.ended is not None:
        return [*_over(table, happened), *_invited(table, happened)]
    return [*_due(table), *_asked(table)]


def _for_people(table: Table) -> bool:
    """Where somebody plays alone against bots that answer at once, nobody waits for anybody."""
    people = {seat.holder for seat in table.seats if seat.holder and not seat.resigned}
    return len(people) > 1 or _slow(table)


def _slow(table: Table) -> bool:
    return table.clock is not None and table.clock["seconds"] >= SLOW


def _due(table: Table) -> list[Occasion]:
    """Decisions that wait for people, one for each of them."""
    vote, found = vote_now(table) is not None, []
    waits: dict[str, int] = {}
    for k in table.actors:
        seat = table.seats[k]
        if seat.holder and seat.since is not None and not seat.bot:
            waits.setdefault(seat.holder, k)
    for person, k in waits.items():
        since = table.seats[k].since
        assert since is not None
        key = f"{since:.3f}"
        ends = _runs_out(table, k)
        kind: Kind = "vote" if vote else "turn"
        found.append(Occasion(kind, person, f"turn {key}", since, ends))
        if ends is not None:
            lead = min(LONGEST_LEAD, (ends - since) / LEAD)
            found.append(Occasion("time", person, f"time {key}", ends - lead, ends))
    return found


def _runs_out(table: Table, seat: int) -> float | None:
    """When the time of a seat is up, where that takes hours."""
    if table.clocks.since is None or not _slow(table):
        return None
    return table.seats[seat].runs_out(table.clocks.since)


def _asked(table: Table) -> list[Occasion]:
    """The table is asked something, and these have not answered."""
    if table.proposal is None:
        return []
    silent = (table.seats[k] for k in table.asked - table.proposal.agreed)
    persons = {seat.holder for seat in silent if seat.holder}
    at = table.proposal.at
    return [Occasion("asked", person, f"asked {at:.3f}", at) for person in sorted(persons)]


def _over(table: Table, happened: Mapping[str, Happened]) -> list[Occasion]:
    played = [found.at for kind, found in happened.items() if kind not in TALK and kind != "pause"]
    ended = max(played, default=table.row.created)
    return [Occasion("over", person, "over", ended) for person in _people(table)]


def _invited(table: Table, happened: Mapping[str, Happened]) -> list[Occasion]:
    """Somebody laid the table again, with seats kept for the others."""
    asked = happened.get("rematch")
    if table.rematch is None or asked is None:
        return []
    others = (person for person in _people(table) if person != asked.who)
    return [
        Occasion("invited", person, "invited", asked.at, other=table.rematch) for person in others
    ]


def _people(table: Table) -> list[str]:
    return sorted({seat.holder for seat in table.seats if seat.holder})
