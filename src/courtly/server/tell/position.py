"""The message `state`, for several seats at once: what all may know is put into JSON only once."""

from __future__ import annotations

import functools
from collections.abc import Iterable

import orjson

from ...core.moves import Move
from ...games import game_class
from ..table.table import Table
from ..wire.encode import encode, encode_state
from ..wire.replies import EventInfo, LegalMove, StateForAll


@functools.cache
def legal_move(game: str, move: Move) -> LegalMove:
    """A move as clients are told it."""
    return LegalMove(move=int(move), text=move.text, kind=move.kind, labels=list(move.labels))


@functools.cache
def _moves_of(game: str) -> _Moves:
    return _Moves(game)


class _Moves(dict[int, bytes]):
    """The moves of a game as clients are told them, by number."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game, self._table = game, game_class(game).spec.moves

    def __missing__(self, number: int) -> bytes:
        made = self[number] = encode(legal_move(self._game, self._table[number]))
        return made


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
    common, own = game.told(wanted)
    end = b"," + orjson.dumps(common)[1:] if common else b"}"
    events, moves = _Events(table, told), _moves_of(table.row.game)
    found = {}
    for seat in wanted:
        legal = game.legal_numbers(seat) if seat is not None and seat in actors else ()
        view = orjson.dumps(own[seat])[:-1] + end
        found[seat] = encode_state(
            head, seat, map(moves.__getitem__, legal), events.json(seat), view
        )
    return found


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
