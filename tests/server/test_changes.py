"""What changed, laid over what was told before, is what the whole would have told."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import orjson
import pytest

from courtly.server.http.tokens import fresh
from courtly.server.live.announcer import Announcer
from courtly.server.live.cluster import Cluster
from courtly.server.live.hub import Client, Hub
from courtly.server.live.presence import Presence
from courtly.server.table.create import lay_out
from courtly.server.table.log import Entry, Kind
from courtly.server.table.table import Table
from courtly.server.tell.position import Position, Telling
from courtly.server.wire.bodies import NewTable, SeatWanted
from courtly.server.wire.replies import server_message

from .client import Message, Player, changed
from .serving import ServerProcess

KINDS = [
    ("richelieu", 2, {}),
    ("richelieu", 2, {"variant": "tactical"}),
    ("lancaster", 2, {"laws": "random"}),
    ("lancaster", 3, {"open_stock": True}),
    ("lancaster", 4, {"laws": "new"}),
    ("lancaster", 5, {"supply": "box"}),
]


def new_table(game: str, players: int, options: dict[str, Any]) -> Table:
    """A table where everybody sits."""
    seats = [SeatWanted(kind="you", name="Anne") for _ in range(players)]
    wanted = NewTable(game=game, options=options, seats=seats)
    return Table(lay_out(wanted, "person", fresh(players)).row)


def step(table: Table, chance: random.Random) -> None:
    """A move by chance; now and then some are taken back."""
    assert table.game is not None
    seat = chance.choice(table.actors)
    kind: Kind = "move"
    data: dict[str, Any] = {"move": chance.choice(table.game.legal(seat)).text}
    if table.marks and chance.random() < 0.1:
        first = max(0, len(table.marks) - 5)
        kind, data = "undo", {"to": chance.randrange(first, len(table.marks))}
    table.apply(Entry(table.id, table.version + 1, kind, seat, data, None, None, 0.0))


class Listener:
    """A seat, or a spectator, that was told a position and then changes."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.state: Message | None = None

    def hear(self, telling: Telling) -> None:
        """Take what is told, and compare it with the whole."""
        whole = orjson.loads(telling.state(self.seat))
        knows = self.state["version"] if self.state is not None else -1
        change = telling.change(self.seat, knows)
        if self.state is None:
            assert change is None
            self.state = whole
            return
        assert change is not None
        server_message.validate_json(change)
        self.state = changed(self.state, orjson.loads(change))
        assert self.state == whole


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_changes_add_up_to_the_whole(game: str, players: int, options: dict[str, Any]) -> None:
    table, chance = new_table(game, players, options), random.Random(players)
    seats = (None, *range(players))
    listeners = [Listener(seat) for seat in seats]
    before: Position | None = None
    for _ in range(400):
        assert table.game is not None
        telling = Telling(table, seats, max(0, table.version - 1), before)
        for listener in listeners:
            listener.hear(telling)
            view = orjson.loads(orjson.dumps(table.game.view(listener.seat)))
            assert listener.state is not None
            assert listener.state["view"] == view
        before = telling.position
        if table.game.over:
            break
        step(table, chance)


def test_who_missed_something_is_told_the_whole() -> None:
    table, chance = new_table("lancaster", 3, {}), random.Random(3)
    first = Telling(table, [0], 0).position
    step(table, chance)
    second = Telling(table, [0, 1], 0, first)
    assert second.change(0, first.version) is not None
    assert second.change(0, first.version - 1) is None, "it knows an older position"
    assert second.change(1, first.version) is None, "nobody sat there before"


class Ear:
    """A socket that keeps what is written to it."""

    def __init__(self) -> None:
        self.heard: list[Message] = []

    def write_frame(self, message: bytes) -> int:
        """Keep it; nothing waits."""
        self.heard.append(orjson.loads(message))
        return 0


def test_who_just_came_is_told_changes_and_so_are_those_who_were_here() -> None:
    hub, chance, table = Hub(), random.Random(3), new_table("lancaster", 4, {})
    announcer = Announcer(hub, Presence("here", hub, Cluster()))
    ears: list[tuple[Client, Ear]] = []
    for who in ("person", "spectator", "late"):
        ear: Any = Ear()
        client = Client(who, ear)
        hub.join(client, ())
        hub.watch(client, table.id)
        announcer.show(client, table, None)
        ears.append((client, ear))
        since, talk = (
            table.version,
            Entry(
                table.id,
                table.version + 1,
                "chat",
                None,
                {"name": who, "text": "Hello"},
                who,
                None,
                0.0,
            ),
        )
        table.apply(talk)
        announcer.publish(table, [talk], since)
        step(table, chance)
        move = Entry(table.id, table.version, "move", 0, {}, None, None, 0.0)
        announcer.publish(table, [move], since + 1)
        for client, ear in ears:
            position = [one for one in ear.heard if one["type"] in ("state", "change")]
            assert {one["type"] for one in position[4 if client.who == "person" else 1 :]} <= {
                "change"
            }
            assert position[-1]["version"] == table.version


def test_a_change_is_short() -> None:
    table, chance = new_table("lancaster", 4, {}), random.Random(4)
    before: Position | None = None
    whole = short = 0
    while table.game is not None and not table.game.over:
        telling = Telling(table, [None], table.version, before)
        if before is not None:
            whole += len(telling.state(None))
            short += len(telling.change(None, before.version) or b"")
        before = telling.position
        step(table, chance)
    assert short < whole / 4


@pytest.mark.parametrize(("protocol", "kinds"), [(1, {"state"}), (2, {"state", "change"})])
def test_pages_of_before_are_told_the_whole(
    server: ServerProcess, protocol: int, kinds: set[str]
) -> None:
    async def story() -> None:
        async with Player(server.http, protocol=protocol) as player:
            table = await player.make("richelieu", ["you", "you"])
            await player.ask("watch", table=table)
            assert await player.play_on(table, random.Random(1), 5) == 5
            await player.until(lambda: {s["moves"] for s in player.states.values()} == {5})
            told = [m["type"] for m in player.inbox if m["type"] in ("state", "change")]
            assert set(told) == kinds

    asyncio.run(story())
