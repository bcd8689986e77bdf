"""A table without a server: what people ask becomes entries, at times a test chooses."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from courtly.server.http.tokens import fresh
from courtly.server.table.commands import Asked, entry_for
from courtly.server.table.create import lay_out
from courtly.server.table.log import Entry
from courtly.server.table.table import Table
from courtly.server.wire.bodies import NewTable
from courtly.server.wire.requests import client_message

BEGIN = 1_000_000.0


class Sitting:
    """A table of people named after their seats, "0", "1", …, or of bots."""

    def __init__(self, game: str, seats: list[str], **more: Any) -> None:
        laid = [
            {"kind": "you", "name": f"Player {k}"}
            if seat == "you"
            else {"kind": "open"}
            if seat == "open"
            else {"kind": "bot", "level": seat}
            for k, seat in enumerate(seats)
        ]
        wanted = NewTable.model_validate({"game": game, "seats": laid, **more})
        row = lay_out(wanted, "host", replace(fresh(len(seats)), at=BEGIN)).row
        for k, seat in enumerate(row.setting["seats"]):
            seat["holder"] = str(k) if seat["holder"] else None
        self.table = Table(row)
        self.log: list[Entry] = []
        self.now = BEGIN

    def do(self, type_: str, who: int, *, gone: float = 0.0, **fields: Any) -> None:
        """Somebody asks for something, and it happens."""
        asked = {"id": 1, "type": type_, "table": self.table.id, "key": "k" * 8, "seat": who}
        given = {name: value for name, value in (asked | fields).items() if value is not None}
        message = client_message.validate_python(given)
        self.store(entry_for(self.table, str(who), message, gone=gone, now=self.now), str(who))

    def store(self, asked: Asked, who: str | None = None) -> None:
        """An entry is stored."""
        kind, seat, data = asked
        number = self.table.version + 1
        entry = Entry(self.table.id, number, kind, seat, data, who, None, self.now)
        self.table.apply(entry)
        self.log.append(entry)

    def move(self, seat: int | None = None) -> None:
        """The first legal move of whoever is to move."""
        assert self.table.game is not None
        seat = self.table.actors[0] if seat is None else seat
        move = self.table.game.legal(seat)[0].text
        self.do("move", seat, version=self.table.version, move=move)
