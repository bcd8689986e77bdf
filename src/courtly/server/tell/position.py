"""How a table stands, for several seats at once: whole, or what changed since they were told last.

What all may know is put into JSON only once, and what did not change is not sent again.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import orjson

from ...core.moves import Move
from ...core.parts import as_object, together
from ...games import game_class
from ..table.table import Table
from ..wire.encode import encode, encode_beginning, encode_change, encode_news, encode_state
from ..wire.replies import ForAll, LegalMove
from .changes import Changes, changes

if TYPE_CHECKING:  # a server without a table is light
    from ...core.parts import Told


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


class Position(NamedTuple):
    """The views of some seats at a version of a table."""

    version: int
    told: Told


class _New(NamedTuple):
    """What is new to all, as the parts of a message."""

    beginning: bytes
    changes: Changes
    news: bytes


class Telling:
    """What is told about the position of a table, to each seat when it is asked for.

    `since`: the events after this version are told, too. `before`: what was told last.
    `at`: when it is told, if that is later than the last change.
    """

    def __init__(
        self,
        table: Table,
        seats: Iterable[int | None],
        since: int | None,
        before: Position | None = None,
        at: float | None = None,
    ) -> None:
        assert table.game is not None
        self._name, self._game, self._before = table.row.game, table.game, before
        self._actors = table.actors
        told = 0 if since is None or since < table.undone or since > table.version else since
        for_all = ForAll(
            table=table.id,
            version=table.version,
            since=told,
            moves=len(table.marks),
            decision=table.game.decision,
            actors=self._actors,
            clocks=table.clocks_at(at or table.clocks.since or 0.0),
        )
        self._head = orjson.dumps(for_all)
        self._events = _Events(table, told)
        last = before.told if before is not None else None
        self.position = Position(table.version, table.game.told(list(seats), last))
        self._states: dict[int | None, bytes] = {}
        self._changes: dict[int | None, bytes] = {}
        self._new: _New | None = None

    def state(self, seat: int | None) -> bytes:
        """All of it, as a seat sees it."""
        if (made := self._states.get(seat)) is None:
            told = self.position.told
            view = as_object(together(told.common, told.own[seat]))
            made = self._states[seat] = encode_state(
                self._head, seat, self._legal(seat), self._events.json(seat), view
            )
        return made

    def change(self, seat: int | None, knows: int) -> bytes | None:
        """What is new to a seat that was told version `knows`, if that is all it needs."""
        before = self._before
        if before is None or knows < before.version:
            return None
        if (made := self._changes.get(seat)) is not None:
            return made
        was = before.told.own.get(seat)
        if was is None:
            return None
        for_all, now = self._new or self._new_to_all(), self.position.told
        new, news = for_all.changes.as_seen(was, now.own[seat], now.common), for_all.news
        if new is not for_all.changes or seat in self._actors or seat in self._events.knowing:
            news = encode_news(self._legal(seat), self._events.json(seat), new.json())
        made = self._changes[seat] = encode_change(for_all.beginning, seat, news)
        return made

    def _new_to_all(self) -> _New:
        assert self._before is not None
        now = self.position.told
        common = changes(self._before.told.common, now.common, now.touched)
        self._new = _New(
            encode_beginning(self._head, self._before.version),
            common,
            encode_news((), self._events.json(None), common.json()),
        )
        return self._new

    def _legal(self, seat: int | None) -> Iterable[bytes]:
        if seat is None or seat not in self._actors:
            return ()
        moves = _moves_of(self._name)
        return map(moves.__getitem__, self._game.legal_numbers(seat))


def states(table: Table, seats: Iterable[int | None], since: int | None) -> dict[int | None, bytes]:
    """The position as each of `seats` sees it, with what happened after version `since`."""
    if table.game is None:
        return {}
    wanted = list(seats)
    telling = Telling(table, wanted, since)
    return {seat: telling.state(seat) for seat in wanted}


@functools.lru_cache(16384)
def _event(game: str, row: tuple[int, ...], seat: int | None) -> bytes:
    """What happened, but for when: the same things happen again and again."""
    event = game_class(game).spec.events.read_row(row, seat, open_=False)
    return orjson.dumps({"kind": event.kind, "seat": event.seat, "data": event.data})[1:]


class _Events:
    """What happened after a version; most of it holds no secret, and is the same to all."""

    def __init__(self, table: Table, since: int) -> None:
        assert table.game is not None
        self._name, self._marks = table.row.game, table.marks
        self._first = len(table.marks)
        while self._first and table.marks[self._first - 1] > since:
            self._first -= 1
        secret = table.game.spec.events.secret_kinds
        moves = range(self._first, len(table.marks))
        self._rows = [
            (move, tuple(row)) for move in moves for row in table.game.rows_of(move).tolist()
        ]
        self.knowing = {row[1] for _, row in self._rows if row[0] in secret}
        """Who knows more of it than all others."""
        self._made: dict[int | None, bytes] = {}

    def json(self, seat: int | None) -> bytes:
        """As `seat`, or a spectator, may know it."""
        eyes = seat if seat in self.knowing else None
        if (made := self._made.get(eyes)) is None:
            made = self._made[eyes] = self._dump(eyes)
        return made

    def _dump(self, seat: int | None) -> bytes:
        name, marks = self._name, self._marks
        return b"[%b]" % b",".join(
            [
                b'{"version":%d,%b' % (marks[move], _event(name, row, seat))
                for move, row in self._rows
            ]
        )
