"""The Game object: what people and programs hold in their hands, the same for every game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Self, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from . import packed
from .errors import CourtlyError, GameOver, how_many
from .events import Event, new_log
from .moves import Move
from .options import Options
from .position import Position, R, V
from .rng import deal_words, fresh_seed, generator
from .seen import Seen
from .spec import Spec
from .state import copy_states
from .warming import warm_up

__all__ = ["Game", "Spec"]  # what a game of one's own is made of


class Game(Position[V, R]):
    """One game in progress: a position, the moves that led to it, and what happened.

    Made by the `new` of a game's package. Seats count from 0.
    """

    _warmed: ClassVar[bool] = False

    def __init__(
        self,
        start: NDArray[Any],
        options: Mapping[str, Any],
        *,
        seed: str | None = None,
        prototype: NDArray[Any] | None = None,
    ) -> None:
        warm_up(type(self))
        super().__init__(copy_states(start))
        self.options: dict[str, Any] = dict(options)
        self.seed = seed
        self._prototype = prototype
        self._start = start
        self._history: list[tuple[int, int]] = []
        self._rows: list[NDArray[np.int16]] = []
        self._log = new_log(self.spec.most_events)

    # -- making games -----------------------------------------------------------------------------

    @classmethod
    def deal(cls, prototype: NDArray[Any], options: Mapping[str, Any], seed: Any = None) -> Self:
        """A new game from a record that holds the options, dealt by `seed` or by a fresh one."""
        text = fresh_seed() if seed is None else str(seed)
        warm_up(cls)
        start = copy_states(prototype)
        cls.spec.play.deal_at(start, 0, deal_words(text, cls.spec.deal_words))
        return cls(start, options, seed=text, prototype=prototype)

    @classmethod
    def make(
        cls,
        options: Mapping[str, Any],
        seed: int | str | None = None,
        engine: int | None = None,
    ) -> Self:
        """A new game by its options, as records hold them; refuses any it does not know.

        `engine` is the version of the rules it was begun by, if that was an earlier one.
        """
        checked = cls.spec.description.check(options)
        start = cls.record_of(checked)
        packed.set_engine(cls.spec, start, cls.spec.engine if engine is None else engine)
        return cls.deal(start, checked.plain(), seed)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The position written by `to_bytes`. Its past is not in it: `undo` goes no further back.

        Any bytes but those of `to_bytes` are refused.
        """
        start = packed.unpack(cls.spec, data)
        return cls(start, cls.options_of(start[0]))

    @classmethod
    def example(cls) -> Self:
        """Any game, for trying the engine out."""
        return cls.make({})

    @classmethod
    @abstractmethod
    def record_of(cls, options: Options) -> NDArray[Any]:
        """A record that holds checked options and nothing else; it is dealt next."""

    @classmethod
    @abstractmethod
    def options_of(cls, s: Any) -> dict[str, Any]:
        """The options a record was dealt with."""

    @property
    def prototype(self) -> NDArray[Any]:
        """The record of the options alone, from which other deals can be made."""
        if self._prototype is None:
            raise CourtlyError("this game began with a position, not with a deal")
        return self._prototype

    def copy(self) -> Self:
        """An independent copy, past included."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.options = dict(self.options)
        twin._states = copy_states(self._states)
        twin._history = self._history.copy()
        twin._rows = self._rows.copy()
        twin._log = new_log(self.spec.most_events)
        twin._buffer = self._buffer.copy()
        return twin

    # -- playing ----------------------------------------------------------------------------------

    def play(self, move: str | SupportsIndex, seat: int | None = None) -> None:
        """Play a move, given as text, `Move` or number, for `seat` or for the actor."""
        who = self.actor if seat is None else self._check_seat(seat)
        if who is None:
            raise GameOver.told("problem-over")
        number = self._number(move, who)
        log = self._log
        result = self.spec.play.step(self._states, 0, who, int(number), log, self._buffer)
        if result:
            raise self._refusal(number, who, result)
        self._history.append((who, int(number)))
        self._rows.append(log[1 : int(log[0, 0]) + 1].copy())

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves."""
        moves = how_many(moves, "the number of moves to take back", 0)
        if moves > len(self._history):
            raise CourtlyError(f"there are only {len(self._history)} moves to take back")
        kept = self._history[: len(self._history) - moves]
        self._states[:] = self._start
        self._history, self._rows = [], []
        for seat, number in kept:
            self.play(number, seat)

    @property
    def history(self) -> list[tuple[int, Move]]:
        """All moves so far, each with its seat."""
        return [(seat, self.spec.moves[number]) for seat, number in self._history]

    # -- what happened ----------------------------------------------------------------------------

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far, secrets included."""
        return [event for k in range(len(self._rows)) for event in self.events_of(k)]

    def events_of(self, number: int) -> list[Event]:
        """What move `number` (from 0, or from the end) brought about."""
        return list(self.spec.events.read(self._rows[number]))

    def rows_of(self, number: int) -> NDArray[np.int16]:
        """The same as rows of numbers, which `spec.events` reads."""
        return self._rows[number]

    def events_since(
        self, first: int, seat: int | None, *, open_: bool = False
    ) -> list[tuple[int, Event]]:
        """What move `first` and all after it brought about, each event with its move's number.

        As `seat`, or a spectator (None), may know it; with `open_` all of it.
        """
        read = self.spec.events.read
        return [
            (number, event)
            for number in range(first, len(self._rows))
            for event in read(self._rows[number], seat, open_=open_)
        ]

    def events_for(self, seat: int | None) -> list[Event]:
        """Everything that happened as `seat`, or a spectator (None), may know it."""
        if seat is not None:
            self._check_seat(seat)
        read = self.spec.events.read
        return [e for rows in self._rows for e in read(rows, seat, open_=False)]

    # -- the same game for others -----------------------------------------------------------------

    def open_view(self, seat: int | None = None) -> V:
        """The position with all cards open, for those who look back when a game is over."""
        twin = self.copy()
        twin._all_open = True
        return twin.view(seat)

    def resampled(self, seat: int | None, seed: int) -> Self:
        """A game that `seat` cannot tell from this one: what it cannot know is drawn anew."""
        states = self.redacted(seat)
        who = -1 if seat is None else seat
        self.spec.play.resample_at(states, 0, who, generator(seed))
        return type(self)(states, self.options)

    def seen_by(self, seat: int) -> Seen:
        """All that `seat` knows now, cut off from the game: what a bot is given."""
        who = self._check_seat(seat)
        return Seen(type(self), who, self.redacted(who), self.options, tuple(self.legal(who)))

    def seen_by_actor(self) -> Seen:
        """All that the seat knows which decides now."""
        if self.actor is None:
            raise GameOver("the game is over; nobody decides")
        return self.seen_by(self.actor)

    def record(self, **headers: str) -> str:
        """The whole game as text, with `headers` such as names added; read by `courtly.load`."""
        from .record import write

        return write(self, headers)

    def __repr__(self) -> str:
        state = "over" if self.over else f"{self.seat_names[self.actor or 0]} to {self.decision}"
        return f"<{self.spec.name}, {len(self._history)} moves, {state}>"

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_log": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _log=new_log(self.spec.most_events))
