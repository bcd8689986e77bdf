"""What happens at the tables of the old games: for each a kind, who sits there, and a story."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from .kinds import KINDS
from .playing import NAMES, Company, Sitting

TOO_FAST = 429
Act = Callable[[Sitting, random.Random], Awaitable[object]]


async def nothing(at: Sitting, chance: random.Random) -> None:
    """The table stays as it was laid."""


async def to_the_end(at: Sitting, chance: random.Random) -> None:
    """Play until the game is over."""
    await at.play(chance)


def some(moves: int) -> Act:
    """Play so many moves."""
    return lambda at, chance: at.play(chance, moves)


async def half_the_votes(at: Sitting, chance: random.Random) -> None:
    """Stop when ballots are cast and others are still missing."""
    while True:
        await at.play(chance, 1)
        state = at.state(0)
        if state["decision"] == "vote" and 0 < len(state["actors"]) < len(at.people):
            return


async def talk(at: Sitting, chance: random.Random) -> None:
    """Say something to each other."""
    for player in at.people.values():
        await player.command("chat", at.table, text="Good luck! ¡Suerte! Viel Glück — 好运")
        await at.play(chance, 3)


async def ask_to_undo(at: Sitting, chance: random.Random) -> None:
    """Take a move back that is not free to take back: the others are asked, and do not answer."""
    while at.info["proposal"] is None:
        [[_, seat, _, _]] = await at.play(chance, 1)
        await at.play(chance, 1)
        await at.do("undo", seat)
        await at.rest()


async def undo(at: Sitting, chance: random.Random) -> None:
    """Take three moves back, with the others' leave where it is needed."""
    for _ in range(3):
        [*_, [_, seat, _, _]] = await at.play(chance, 5)
        await at.do("undo", seat)
        await agree(at)
    await at.play(chance, 4)


async def agree(at: Sitting) -> None:
    """All say yes to what is proposed, if anything is."""
    while (proposal := at.info["proposal"]) is not None:
        seat = next(k for k in proposal["asked"] if k not in proposal["agreed"])
        await at.do("answer", seat, agree=True)
    await at.rest()


async def ask_to_end(at: Sitting, chance: random.Random) -> None:
    """Propose to end the game; one of the others agrees."""
    await at.play(chance, 20)
    await at.do("propose_end", 0)
    if len(at.people) > 2:
        await at.do("answer", 1, agree=True)


async def end(at: Sitting, chance: random.Random) -> None:
    """End the game by consent."""
    await at.play(chance, 20)
    await at.do("propose_end", 0)
    await agree(at)


async def resign(at: Sitting, chance: random.Random) -> None:
    """Seat 1 gives up; with more than two a bot plays on for it."""
    await at.play(chance, 15)
    await at.do("resign", 1)
    await at.play(chance, 10)


async def resign_and_end(at: Sitting, chance: random.Random) -> None:
    """The same, to the end."""
    await resign(at, chance)
    await at.play(chance)


async def leave(at: Sitting, chance: random.Random) -> None:
    """Seat 1 lets a bot play for a while."""
    await at.play(chance, 12)
    await at.do("leave", 1, bot="page")
    await at.play(chance, 8)


async def leave_and_come_back(at: Sitting, chance: random.Random) -> None:
    """The same, and takes its seat back."""
    await leave(at, chance)
    await at.do("back", 1)
    await at.play(chance, 5)


async def run_out_of_time(at: Sitting, chance: random.Random) -> None:
    """Make some moves, then none, until the clock ends the game."""
    await at.play(chance, 9)
    await at.people[0].until(lambda: at.over)


async def once_more(at: Sitting, chance: random.Random) -> None:
    """Play to the end, and lay the same table again."""
    await at.play(chance)
    await at.people[0].command("rematch", at.table)
    await at.people[0].until(lambda: at.info["rematch"] is not None)


async def change_seats(at: Sitting, chance: random.Random) -> None:
    """Someone sits down and rises again; the host gives a seat to a bot, and opens it again."""
    await at.do("sit", 1, name="Bill")
    await at.do("rise", 1)
    for bot in ("page", None):
        await at.people[0].command("set_seat", at.table, seat=2, bot=bot)
    await at.do("sit", 1, name="Bill again")


@dataclass(frozen=True)
class Story:
    """A table: its kind, its seats (a person, a bot's level, ``open:`` or ``invite:`` a person who
    may come later), what it is laid out with, and what happens there."""

    name: str
    kind: str
    seats: tuple[str, ...]
    act: Act
    table: dict[str, Any] = field(default_factory=dict)

    @property
    def host(self) -> str:
        """Who makes the table."""
        return next(seat for seat in self.seats if seat in NAMES)


def _people(kind: str, first: int = 0) -> tuple[str, ...]:
    return tuple(NAMES[(first + k) % len(NAMES)] for k in range(KINDS[kind].players))


def _of_each_kind() -> list[Story]:
    """A running table of each kind, and a finished one of most."""
    found = []
    for k, kind in enumerate(KINDS.values()):
        people = _people(kind.name, k)
        much = some((10, 50, 25, 40)[k % 4] * kind.players // 3)
        found.append(Story(f"running {kind.name}", kind.name, people, much))
        if kind.game != "lancaster" or k % 5 == 0 or kind.players * k > 60:
            found.append(Story(f"finished {kind.name}", kind.name, people, to_the_end))
    return found


LONG = {"clock": {"seconds": 1_000_000, "increment": 5}}
SHORT = {"clock": {"seconds": 10, "increment": 0}}
_TWO, _THREE, _FOUR = "lancaster-2-new", "lancaster-3-base", "lancaster-4-random"
_CARDS = "richelieu-standard"
ABC, ABCD, AB = NAMES[:3], NAMES[:4], NAMES[:2]

STORIES = [
    *_of_each_kind(),
    Story("votes pending", "lancaster-4-base", ABCD, half_the_votes),
    Story("votes pending of two", "lancaster-2-base", AB, half_the_votes),
    Story("chat", _THREE, ABC, talk),
    Story("chat of two", _CARDS, AB, talk),
    Story("undo", _THREE, ABC, undo),
    Story("undo of two", "richelieu-tactical", AB, undo),
    Story("undo asked", _THREE, ABC, ask_to_undo),
    Story("undo asked of two", _CARDS, AB, ask_to_undo),
    Story("end asked", _THREE, ABC, ask_to_end),
    Story("end agreed", _FOUR, ABCD, end),
    Story("end agreed of two", _CARDS, AB, end),
    Story("resigned", _FOUR, ABCD, resign, {"substitute": "page"}),
    Story("resigned and finished", _THREE, ABC, resign_and_end, {"substitute": "squire"}),
    Story("resigned of two", _TWO, AB, resign),
    Story("resigned at cards", _CARDS, AB, resign),
    Story("left", _THREE, ABC, leave),
    Story("back", _THREE, ABC, leave_and_come_back),
    Story("clock", _FOUR, ABCD, some(40), LONG),
    Story("clock and bot", _CARDS, ("anne", "squire"), some(20), LONG),
    Story("clock out", _CARDS, AB, run_out_of_time, SHORT),
    Story("bots", "lancaster-5-random", ("page", "cora", "squire", "page", "dirk"), some(12)),
    Story("two and a bot", _TWO, ("page", "emma"), some(9)),
    Story("bots and finished", _THREE, ("anne", "page", "squire"), to_the_end),
    Story("bot at cards", "richelieu-tactical", ("page", "bill"), some(11)),
    Story("knight at cards", _CARDS, ("emma", "knight"), some(6), {"hints": False}),
    Story("bot and finished", _CARDS, ("anne", "squire"), to_the_end),
    Story("once more", _CARDS, AB, once_more, {"private": True}),
    Story("two seats of one", _THREE, ("anne", "bill", "anne"), some(18)),
    Story("private", _CARDS, AB, some(15), {"private": True}),
    Story("open", _FOUR, ("anne", "open:bill", "open:cora", "invite:dirk"), nothing),
    Story("open with a bot", _THREE, ("anne", "page", "open:bill"), nothing),
    Story("open at cards", "richelieu-tactical", ("invite:emma", "dirk"), nothing),
    Story("seats changed", _THREE, ("anne", "open:bill", "open:cora"), change_seats),
    Story("open and timed", "lancaster-2-all-at-once", ("cora", "open:anne"), nothing, LONG),
]


async def begin(company: Company, story: Story) -> tuple[Sitting, dict[int, str]]:
    """Lay the table and seat the people; its invitations."""
    kind = KINDS[story.kind]
    host = company.players[story.host]
    seats = [_laid(seat, story) for seat in story.seats]
    body = {"game": kind.game, "options": kind.options, "seats": seats, **story.table}
    async with host.http() as http:
        while (answer := await http.post("/api/tables", json=body)).status_code == TOO_FAST:
            await asyncio.sleep(3)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    people = {k: seat.split(":")[-1] for k, seat in enumerate(story.seats)}
    people = {k: name for k, name in people.items() if name in NAMES}
    at = await company.at(made["table"], people)
    for k, seat in enumerate(story.seats):
        if seat in NAMES and seat != story.host:
            await at.do("sit", k, name=seat.capitalize())
    return at, {int(k): invite for k, invite in made["invites"].items()}


def _laid(seat: str, story: Story) -> dict[str, Any]:
    if seat == story.host:
        return {"kind": "you", "name": seat.capitalize()}
    if seat in NAMES or ":" in seat:
        return {"kind": "open", "invite": seat.startswith("invite:")}
    return {"kind": "bot", "level": seat}
