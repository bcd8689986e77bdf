"""The message `state`, for several seats at once: what all may know is put into JSON only once.

Views of several seats share whatever all may know, as the same Python objects (`Game.views`). So
what is shared need not be known here, nor named twice: it is what is the same. (Not what is equal:
two secrets may be, and the order in which things are told would tell it.)
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

import orjson

from ...core.moves import Move
from ..table.table import Table
from ..wire.encode import encode, encode_state
from ..wire.replies import EventInfo, LegalMove, StateForAll


@functools.cache
def legal_move(game: str, move: Move) -> LegalMove:
    """A move as clients are told it."""
    return LegalMove(move=int(move), text=move.text, kind=move.kind, labels=list(move.labels))


@functools.cache
def _legal_json(game: str, move: Move) -> bytes:
    return encode(legal_move(game, move))


def states(table: Table, seats: Iterable[int | None], since: int | None) -> dict[int | None, bytes]:
    """The position as each of `seats` sees it, with what happened after version `since`."""
    game = table.game
    if game is None:
        return {}
    wanted = list(seats)
    told = 0 if since is None or since < table.undone or since > table.version else since
    actors = table.actors
    for_all = StateForAll(
        type="state",
        table=table.id,
        version=table.version,
        since=told,
        moves=len(table.marks),
        decision=game.decision,
        actors=actors,
        clocks=[seat.seconds for seat in table.seats] if table.clock else None,
    )
    head = orjson.dumps(for_all)
    views = game.views(wanted)
    events = _Events(table, told)
    public, private = _shared(views, wanted)
    found = {}
    for seat in wanted:
        legal = game.legal(seat) if seat is not None and seat in actors else []
        view = views[seat].__dict__
        own = orjson.dumps({key: view[key] for key in private})
        moves = [_legal_json(table.row.game, move) for move in legal]
        whole = own[:-1] + (public if private else public[1:])
        found[seat] = encode_state(head, seat, moves, events.json(seat), whole)
    return found


def _shared(views: dict[int | None, Any], seats: list[int | None]) -> tuple[bytes, list[str]]:
    """What is the same in all views, as the end of a JSON object, and the names of the rest."""
    first, *others = (views[seat].__dict__ for seat in seats)
    same = [item for item in first.items() if item[0] != "seat"]
    for other in others:
        same = [(key, value) for key, value in same if other[key] is value]
    shared = dict(same)
    end = b"," + orjson.dumps(shared)[1:] if shared else b"}"
    return end, [key for key in first if key not in shared]


class _Events:
    """What happened after a version; most of it holds no secret, and is the same to all."""

    def __init__(self, table: Table, since: int) -> None:
        assert table.game is not None
        self._game, self._marks = table.game, table.marks
        self._first = len(table.marks)
        while self._first and table.marks[self._first - 1] > since:
            self._first -= 1
        self._same_to_all = table.game.same_to_all_since(self._first)
        self._made: bytes | None = None

    def json(self, seat: int | None) -> bytes:
        """As `seat`, or a spectator, may know it."""
        if not self._same_to_all:
            return self._dump(seat)
        if self._made is None:
            self._made = self._dump(None)
        return self._made

    def _dump(self, seat: int | None) -> bytes:
        return orjson.dumps(
            [
                EventInfo(
                    version=self._marks[move], kind=event.kind, seat=event.seat, data=event.data
                )
                for move, event in self._game.events_since(self._first, seat)
            ]
        )
