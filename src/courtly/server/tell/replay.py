"""A record as a film: played once from its first move to its last, shown over a range of moves."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from ...core.errors import RecordError
from ...core.game import Game
from ...core.record import begin, parse, replaying
from ...games import game_class, names
from ..table.hashes import commitment
from ..wire.bodies import Film, Frame, Replay, ReplayEvent
from .examples import scene_of

MOST_FRAMES = 100  # in one answer


def game_of(text: str) -> str:
    """The game of a record, before anything is replayed; empty if it is no record of ours."""
    try:
        name = parse(text).head["Game"]
    except RecordError:
        return ""
    return name if name in names() else ""


def fair(head: dict[str, str]) -> bool | None:
    """Whether the commitment of a record is that of its seed; None without one."""
    promised = head.get("Commitment")
    return None if promised is None else promised == commitment(head.get("Seed", ""))


class Projector:
    """Plays a record, and keeps what a film of it needs. One pass, whatever is asked for."""

    def __init__(self, text: str, seat: int | None, all_open: bool = False) -> None:
        self._record = parse(text)
        self.head = self._record.head
        if self.head["Game"] not in names():
            known = ", ".join(names())
            raise RecordError(f"this is a record of {self.head['Game']!r}; known: {known}")
        self._game = begin(game_class(self.head["Game"]), self._record)
        self._seat, self._all_open = seat, all_open
        if seat is not None and seat >= self._game.seats:
            raise RecordError(f"there is no seat {seat}; there are {self._game.seats}")
        self.length = len(self._record.moves)
        self.course: list[list[int]] = []
        self.rounds = [0]
        self.frames: list[Frame] = []
        self.events: list[ReplayEvent] = []
        """Up to the last frame."""

    def run(self, first: int, last: int) -> None:
        """Play all of it; frames are the positions after `first` to `last` moves."""
        game, round_ = self._game, self._game.round
        for played in self._positions():
            self.course.append(game.scores())
            if game.round != round_:
                round_ = game.round
                self.rounds.append(played)
            if played <= last:
                new = self._events_of(played)
                self.events += new
                if played >= first:
                    self.frames.append(self._frame(played, new))

    def _positions(self) -> Iterator[int]:
        yield 0
        yield from replaying(self._game, self._record)

    def _events_of(self, played: int) -> list[ReplayEvent]:
        """What the last move brought: as the seat could know it, or all of it to a spectator."""
        if not played:
            return []
        told = self._game.events_since(played - 1, self._seat, open_=self._seat is None)
        return [
            ReplayEvent(move=move, kind=event.kind, seat=event.seat, data=event.data)
            for move, event in told
        ]

    def _frame(self, played: int, events: list[ReplayEvent]) -> Frame:
        game = self._game
        standing = game.standing()
        return Frame(
            move=played,
            decision=game.decision,
            actors=game.actors,
            events=events,
            over=game.over,
            winners=list(standing.winners) if game.over else [],
            tie_break=game.over and standing.tie_break,
            view=dict(self._view().__dict__),
        )

    def _view(self) -> Any:
        return self._game.open_view() if self._all_open else self._game.view(self._seat)

    @property
    def game(self) -> Game[Any, Any]:
        """The game, at its last move once it has run."""
        return self._game

    @property
    def moves(self) -> list[tuple[int, str]]:
        """All moves, each with its seat."""
        return [(seat, move.text) for seat, move in self._game.history]


def film(text: str, first: int, last: int, seat: int | None, all_open: bool = False) -> str:
    """A range of a record, as JSON; with `all_open` nothing is hidden."""
    found = Projector(text, seat, all_open)
    first = min(first, found.length)
    found.run(first, min(last, found.length, first + MOST_FRAMES - 1))
    return _shown(found)


@functools.cache
def scene(game: str, example: str) -> str:
    """A worked example, as JSON: its first position has all that happened before."""
    told = scene_of(game, example)
    found = Projector(told.record(), None, all_open=True)
    found.run(told.first, told.last)
    earlier = [event for event in found.events if event.move < told.first]
    found.frames[0] = found.frames[0].model_copy(update={"events": earlier})
    return _shown(found)


def _shown(found: Projector) -> str:
    return Film(
        game=found.head["Game"],
        head=found.head,
        seats=list(found.game.seat_names),
        moves=found.moves,
        fair=fair(found.head),
        course=found.course,
        rounds=found.rounds,
        frames=found.frames,
    ).model_dump_json()


def replay(text: str, move: int, seat: int | None) -> str:
    """The game of a record after `move` moves, as `seat` or a spectator saw it, as JSON."""
    found = Projector(text, seat)
    last = min(move, found.length)
    found.run(last, last)
    shown = found.frames[0]
    return Replay(
        game=found.head["Game"],
        head=found.head,
        seats=list(found.game.seat_names),
        move=last,
        moves=found.moves,
        fair=fair(found.head),
        decision=shown.decision,
        actors=shown.actors,
        legal=[],
        events=found.events,
        scores=found.course[last],
        course=found.course,
        rounds=found.rounds,
        over=shown.over,
        winners=shown.winners,
        tie_break=shown.tie_break,
        view=shown.view,
    ).model_dump_json()
