"""The message `state`, for several seats at once: what all may know is put into JSON only once.

A view of a seat shares with that of a spectator whatever both may know, as the same Python objects
(`Game.views`). So what is shared need not be known here, nor named twice: it is what is the same.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

import orjson

from ...core.events import EventTable
from ...core.moves import Move
from ..table.table import Table


@functools.cache
def legal_move(game: str, move: Move) -> dict[str, Any]:
    """A move as clients are told it."""
    return {"move": int(move), "text": move.text, "kind": move.kind, "labels": list(move.labels)}


@functools.cache
def _legal_json(game: str, move: Move) -> bytes:
    return orjson.dumps(legal_move(game, move))


def states(table: Table, seats: Iterable[int | None], since: int | None) -> dict[int | None, str]:
    """The position as each of `seats` sees it, with what happened after version `since`."""
    game = table.game
    if game is None:
        return {}
    wanted = list(seats)
    told = 0 if since is None or since < table.undone or since > table.version else since
    actors = table.actors
    head = orjson.dumps(
        {
            "type": "state",
            "table": table.id,
            "version": table.version,
            "since": told,
            "moves": len(table.marks),
            "decision": game.decision,
            "actors": actors,
            "clocks": [s.seconds for s in table.seats] if table.clock else None,
        }
    )
    views = game.views([None, *wanted])
    events = _Events(table, told)
    public, private = _shared(views, wanted)
    found = {}
    for seat in wanted:
        legal = game.legal(seat) if seat is not None and seat in actors else []
        view = views[seat].__dict__
        own = orjson.dumps({key: view[key] for key in private})
        parts = (
            head[:-1], b',"seat":', b"null" if seat is None else b"%d" % seat,
            b',"legal":[', b",".join([_legal_json(table.row.game, move) for move in legal]),
            b'],"events":', events.json(seat), b',"view":', own[:-1], public, b"}",
        )  # fmt: skip
        found[seat] = b"".join(parts).decode()
    return found


def _shared(views: dict[int | None, Any], seats: list[int | None]) -> tuple[bytes, list[str]]:
    """What is the same in all views, as the end of a JSON object, and the names of the rest.

    `seat` is always a seat's own, so something comes before.
    """
    first, *others = (views[seat].__dict__ for seat in seats)
    same = [item for item in first.items() if item[0] != "seat"]
    for other in others:
        same = [(key, value) for key, value in same if other[key] is value]
    shared = dict(same)
    end = b"," + orjson.dumps(shared)[1:] if shared else b"}"
    return end, [key for key in first if key not in shared]


@functools.cache
def _secret_kinds(events: EventTable) -> frozenset[int]:
    """The kinds of events that not all may know alike."""
    return frozenset(
        number
        for number, kind in enumerate(events.kinds)
        if any(field.secret for field in kind.fields)
    )


class _Events:
    """What happened after a version; most of it holds no secret, and is the same to all."""

    def __init__(self, table: Table, since: int) -> None:
        assert table.game is not None
        self._table = table
        self._events = table.game.spec.events
        self._first = len(table.marks)
        while self._first and table.marks[self._first - 1] > since:
            self._first -= 1
        secret = _secret_kinds(self._events)
        self._secret = any(
            kind in secret
            for rows in table.game._rows[self._first :]
            for kind in rows[:, 0].tolist()
        )
        self._made: bytes | None = None

    def json(self, seat: int | None) -> bytes:
        """As `seat`, or a spectator, may know it."""
        if self._secret:
            return self._dump(seat)
        if self._made is None:
            self._made = self._dump(None)
        return self._made

    def _dump(self, seat: int | None) -> bytes:
        table = self._table
        assert table.game is not None
        return orjson.dumps(
            [
                {"version": mark, "kind": event.kind, "seat": event.seat, "data": event.data}
                for mark, rows in zip(
                    table.marks[self._first :], table.game._rows[self._first :], strict=True
                )
                for event in self._events.read(rows, seat, open_=False)
            ]
        )
