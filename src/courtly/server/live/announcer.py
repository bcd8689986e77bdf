"""Tells those who listen what happened at a table: each what is theirs to know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .. import clock
from ..table.log import TALK, Entry
from ..table.table import Table
from ..tell import summary
from ..tell.position import Position, Telling
from ..wire.encode import encode
from ..wire.replies import TableInfo
from .hub import NOTHING, Client, Hub
from .presence import Presence

_SPECTATOR: Sequence[int | None] = (None,)


class Announcer:
    """Speaks to all sockets of this process."""

    def __init__(self, hub: Hub, presence: Presence) -> None:
        self._hub, self._presence = hub, presence
        self._told: dict[str, Position] = {}
        """The position of each table somebody watches, as it was told last."""

    def info(self, table: Table, who: str | None) -> TableInfo:
        """The message `table` for someone."""
        seats, spectators = self._presence.seats(table), self._presence.spectators(table)
        return summary.table_info(table, who, seats, spectators, clock.now())

    def show(self, client: Client, table: Table, since: int | None) -> None:
        """Everything about a table to one client that just came, or came back."""
        client.tell(self.info(table, client.who))
        if table.game is None:
            return
        seats, before = table.held.get(client.who, _SPECTATOR), self._told.get(table.id)
        others = before.told.own if before is not None else ()
        telling = Telling(table, {*others, *seats}, since, before, at=clock.now())
        for seat in seats:
            client.send(telling.state(seat))
        client.tables[table.id] = table.version
        # Others watch, too, and were told the same, but for what was said since.
        known = before.version if before is not None else table.version
        self._told[table.id] = telling.position._replace(version=known)

    def forget(self, table_id: str) -> None:
        """Nobody watches a table any more."""
        self._told.pop(table_id, None)

    def publish(self, table: Table, entries: list[Entry], since: int) -> None:
        """Tell everyone here what the last entries brought."""
        kinds = {entry.kind for entry in entries}
        if watchers := self._hub.watchers(table.id):
            if kinds - {"move", "chat"} or table.ended is not None:
                for client in watchers:
                    client.tell(self.info(table, client.who))
            if kinds - TALK:
                self._send_states(table, watchers, since)
            if "chat" in kinds:
                self._send_chat(table, watchers, since)
        else:
            self.forget(table.id)
        self._send_turns(table, watchers)

    def _send_chat(self, table: Table, watchers: Iterable[Client], since: int) -> None:
        for said in table.chat:
            if said.number > since:
                text = encode(summary.chat_line(table.id, said))
                for client in watchers:
                    client.send(text)

    def _send_states(self, table: Table, watchers: set[Client], since: int) -> None:
        if table.game is None:
            return
        seats_of = table.held
        looking = [seats_of.get(client.who, _SPECTATOR) for client in watchers]
        wanted = {seat for seats in looking for seat in seats}
        id_, version = table.id, table.version
        telling = Telling(table, wanted, since, self._told.get(id_))
        for client, seats in zip(watchers, looking, strict=True):
            knows = client.tables[id_] if client.changes else NOTHING
            for seat in seats:
                client.send(telling.change(seat, knows) or telling.state(seat))
            client.tables[id_] = version
        self._told[id_] = telling.position

    def _send_turns(self, table: Table, watchers: Iterable[Client]) -> None:
        """Tell players who look elsewhere that it is, or no longer is, their turn."""
        id_ = table.id
        here = {client.who for client in watchers if len(client.peers) == 1 and not client.turns}
        for who in table.held:
            for client in () if who in here else self._hub.clients_of(who):
                if id_ in client.tables:
                    if client.turns:
                        client.turns.pop(id_, None)
                    continue
                turn = summary.turn(table, who)
                now = (*turn.seats, -1 if turn.status == "over" else -2)
                if client.turns.get(id_) != now:
                    client.turns[id_] = now
                    client.tell(turn)
