"""The people of the old games, and a table some of them sit at."""

from __future__ import annotations

import asyncio
import hashlib
import random
import zlib
from collections.abc import Iterable
from typing import Any

from ..server.client import Message, Player
from ..server.serving import PATIENCE

NAMES = ("anne", "bill", "cora", "dirk", "emma")


def token(name: str) -> str:
    """What `name` is known by: a secret of these tests only."""
    return f"old-games-token-of-{name}-0123456789"


class Company:
    """All of them, connected to one server."""

    def __init__(self, base: str) -> None:
        self.players = {name: Player(base, token(name), check=False) for name in NAMES}

    async def __aenter__(self) -> Company:
        await asyncio.gather(*(player.connect() for player in self.players.values()))
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(player.close() for player in self.players.values()))

    async def at(self, table: str, people: dict[int, str]) -> Sitting:
        """The table, watched by who sits there."""
        sitting = Sitting(table, {seat: self.players[name] for seat, name in people.items()})
        for player in {player.token: player for player in sitting.people.values()}.values():
            await player.ask("watch", table=table)
        return sitting


def fingerprint(moves: Iterable[str]) -> int:
    """A number that tells lists of moves apart."""
    return zlib.crc32("\n".join(moves).encode())


class Sitting:
    """A table and who of us sits where."""

    def __init__(self, table: str, people: dict[int, Player]) -> None:
        self.table, self.people = table, people
        self._first = next(iter(people.values()))

    @property
    def info(self) -> Message:
        """What the first of us was told last about the table."""
        return self._first.infos[self.table]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.info["status"] == "over")

    def state(self, seat: int) -> Message:
        """The position as a seat of ours sees it."""
        return self.people[seat].states[self.table, seat]

    def due(self) -> list[int]:
        """Our seats that have something to decide and are not played by a bot."""
        seats = self.info["seats"]
        return [k for k in self.people if self.state(k)["legal"] and not seats[k]["substitute"]]

    def legal(self, seat: int) -> list[str]:
        """The moves a seat of ours may make."""
        return [move["text"] for move in self.state(seat)["legal"]]

    def at_rest(self) -> bool:
        """Whether all of us know the same, and only we can go on."""
        if any((self.table, seat) not in player.states for seat, player in self.people.items()):
            return False
        states = [self.state(seat) for seat in self.people]
        if len({state["moves"] for state in states}) > 1:
            return False
        return self.over or states[0]["actors"] == sorted(self.due())

    async def rest(self) -> None:
        """Wait for the others, and for bots."""
        async with asyncio.timeout(PATIENCE):
            while not self.at_rest():
                await asyncio.sleep(0.001)

    async def move(self, seat: int, text: str) -> None:
        """Make a move."""
        await self.people[seat].move(self.table, seat, text)
        await self.rest()

    async def do(self, type_: str, seat: int, **more: Any) -> None:
        """Anything else that one of us asks."""
        player = self.people[seat]
        if type_ in ("undo", "move"):
            more["version"] = self.state(seat)["version"]
        done = await player.command(type_, self.table, seat=seat, **more)
        for other in self.people.values():
            await other.until(lambda o=other: o.infos[self.table]["version"] >= done["version"])  # type: ignore[misc]

    async def play(self, chance: random.Random, most: int = 10_000) -> list[list[Any]]:
        """Make random moves, as many or to the end; which, and from how many like them."""
        made: list[list[Any]] = []
        await self.rest()
        while not self.over and len(made) < most:
            seat = chance.choice(self.due())
            legal = self.legal(seat)
            text = chance.choice(legal)
            await self.move(seat, text)
            made.append(["move", seat, text, fingerprint(legal)])
        return made


def digest(game: Any) -> str:
    """A fingerprint of a position, to the last byte."""
    return hashlib.sha256(game.to_bytes()).hexdigest()[:16]
