"""The Game object: what people and programs hold in their hands, the same for every game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, ClassVar, Generic, Self, SupportsIndex, TypeVar

import numpy as np
from numpy.typing import NDArray

from . import jit
from .description import Description
from .errors import (
    CourtlyError,
    GameOver,
    IllegalMove,
    InvalidMove,
    NotYourDecision,
    Refusal,
    whole_number,
)
from .events import Event, EventTable, new_log
from .moves import Move, MoveTable
from .options import Options
from .parts import Parts, as_parts
from .rng import deal_words, fresh_seed, generator
from .seen import Seen
from .standing import Standing, standing
from .state import copy_states, laid_out
from .texts import texts
from .warming import warm_up

V = TypeVar("V")
R = TypeVar("R")
MAGIC = b"courtly position "


@dataclass(frozen=True, slots=True)
class Told:
    """Fields of views as JSON: those all have in common, and by seat those each has beside."""

    common: Parts
    own: dict[int | None, Parts]
    source: Any = None
    """What a game wants to know again when it tells the next position."""
    touched: Collection[str] | None = None
    """Names of the common fields that may be others than those told before; None: of any."""


@dataclass(frozen=True)
class Spec:
    """What a game supplies besides its rules, in one place."""

    description: Description
    dtype: np.dtype[Any]
    moves: MoveTable
    events: EventTable
    kernels: Mapping[str, Any]
    """The kernels and sizes of `core.generic.protocol`, for whoever builds on them."""
    most_events: int
    """Events one move can bring about at most."""
    most_decisions: int
    """Decisions a game can have at most."""
    audit_names: Mapping[int, str]
    refuse: Callable[[Any, int, Move], Refusal]
    """Why a move is not legal, from the record as the seat sees it."""
    layouts: Mapping[int, np.dtype[Any]] = field(default_factory=dict)
    """The records of earlier versions, where they were laid out differently. A game that has had
    several versions keeps in a field `engine` by which of them a position is played.
    """
    most_told: int = 0
    """Events a whole game brings about: more than any has had. 0: as many as there could be."""
    play: ModuleType = field(init=False)
    """`core.generic.play`, specialised."""
    check: ModuleType = field(init=False)
    """`core.generic.check`, specialised."""

    def __post_init__(self) -> None:
        package = self.description.package
        for loops in ("play", "check"):
            module = jit.specialise(f"courtly.core.generic.{loops}", package, **self.kernels)
            object.__setattr__(self, loops, module)

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.description.name

    @property
    def engine(self) -> int:
        """The version of its behaviour that new games are played by."""
        return self.description.engine

    def layout(self, engine: int) -> np.dtype[Any]:
        """How a position of a version is laid out in bytes."""
        return self.layouts.get(engine, self.dtype)

    @property
    def deal_words(self) -> int:
        """Random words a deal uses up."""
        return int(self.kernels["DEAL_WORDS"])

    @property
    def most_moves(self) -> int:
        """Moves one decision can offer at most."""
        return int(self.kernels["MOST_MOVES"])

    @property
    def events_in_a_game(self) -> int:
        """For how many events those need room who remember them all."""
        return self.most_told or self.most_events * self.most_decisions


class Game(Generic[V, R]):
    """One game in progress: a position, the moves that led to it, and what happened.

    Made by the `new` of a game's package. Seats count from 0.
    """

    spec: ClassVar[Spec]
    _warmed: ClassVar[bool] = False
    _all_open = False

    def __init__(
        self,
        start: NDArray[Any],
        options: Mapping[str, Any],
        *,
        seed: str | None = None,
        prototype: NDArray[Any] | None = None,
    ) -> None:
        spec = self.spec
        warm_up(type(self))
        self.options: dict[str, Any] = dict(options)
        self.seed = seed
        self._prototype = prototype
        self._start = start
        self._states = copy_states(start)
        self._history: list[tuple[int, int]] = []
        self._rows: list[NDArray[np.int16]] = []
        self._log = new_log(spec.most_events)
        self._buffer = np.zeros(spec.most_moves, np.int16)

    # -- making games -------------------------------------------------------------------------

    @classmethod
    def deal(cls, prototype: NDArray[Any], options: Mapping[str, Any], seed: Any = None) -> Self:
        """A new game from a record that holds the options, dealt by `seed` or by a fresh one."""
        text = fresh_seed() if seed is None else str(seed)
        warm_up(cls)
        start = copy_states(prototype)
        cls.spec.play.deal_at(start, 0, deal_words(text, cls.spec.deal_words))
        return cls(start, options, seed=text, prototype=prototype)

    @property
    def prototype(self) -> NDArray[Any]:
        """The record of the options alone, from which other deals can be made."""
        if self._prototype is None:
            raise CourtlyError("this game began with a position, not with a deal")
        return self._prototype

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The position written by `to_bytes`. Its past is not in it: `undo` goes no further back.

        Any bytes but those of `to_bytes` are refused.
        """
        for engine in reversed(cls.spec.description.engines):
            head, layout = cls._head(engine), cls.spec.layout(engine)
            if data.startswith(head) and len(data) == len(head) + layout.itemsize:
                break
        else:
            wanted = cls._head(cls.spec.engine).decode().strip()
            raise CourtlyError(f"not a position of this engine: it should begin with {wanted!r}")
        start = laid_out(np.frombuffer(data[len(head) :], layout), cls.spec.dtype)
        cls._set_engine(start, engine)
        if wrong := cls.spec.play.audit_at(start, 0):
            what = cls.spec.audit_names.get(wrong, str(wrong))
            raise CourtlyError(f"not a possible position: {what}")
        return cls(start, cls.options_of(start[0]))

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
        cls._set_engine(start, cls.spec.engine if engine is None else engine)
        return cls.deal(start, checked.plain(), seed)

    @classmethod
    @abstractmethod
    def record_of(cls, options: Options) -> NDArray[Any]:
        """A record that holds checked options and nothing else; it is dealt next."""

    @classmethod
    def example(cls) -> Self:
        """Any game, for trying the engine out."""
        return cls.make({})

    @classmethod
    @abstractmethod
    def options_of(cls, s: Any) -> dict[str, Any]:
        """The options a record was dealt with."""

    @property
    def engine(self) -> int:
        """The version of the rules this game is played by."""
        if "engine" not in (self.spec.dtype.names or ()):
            return self.spec.engine
        return int(self._states["engine"].item())

    @classmethod
    def _set_engine(cls, states: NDArray[Any], engine: int) -> None:
        about = cls.spec.description
        if engine not in about.engines:
            known = ", ".join(map(str, about.engines))
            raise CourtlyError(f"{about.title} has no engine {engine}; there are {known}")
        if "engine" in (cls.spec.dtype.names or ()):
            states["engine"] = engine

    @classmethod
    def _head(cls, engine: int) -> bytes:
        return MAGIC + f"{cls.spec.name} {engine}\n".encode()

    def to_bytes(self) -> bytes:
        """The position, exactly, as the version it is played by wrote it."""
        return self._head(self.engine) + self._in_bytes(self._states)

    def _in_bytes(self, states: NDArray[Any]) -> bytes:
        return laid_out(states, self.spec.layout(self.engine)).tobytes()

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

    # -- whose decision, and what may be done ----------------------------------------------------

    @property
    @abstractmethod
    def seat_names(self) -> tuple[str, ...]:
        """The names of the seats, as records and notation write them."""

    @property
    def side_names(self) -> tuple[str, ...]:
        """The names the `seat` of an event counts by: the seats and, with two players, allies."""
        return self.seat_names

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.seat_names)

    @property
    def actor(self) -> int | None:
        """The seat that decides now; the first of them where several do; None when it is over."""
        seat: int = self._states["actor"].item()
        return seat if seat >= 0 else None

    @property
    def actors(self) -> list[int]:
        """All seats that have something to decide now."""
        pending = self.spec.play.pending_at
        return [seat for seat in range(self.seats) if pending(self._states, 0, seat)]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor is None

    @property
    @abstractmethod
    def decision(self) -> str:
        """What kind of decision is open, by its name in the rules."""

    def legal(self, seat: int | None = None) -> list[Move]:
        """The legal moves of `seat`, or of the actor, in ascending order."""
        table = self.spec.moves
        return [table[number] for number in self.legal_numbers(seat)]

    def legal_numbers(self, seat: int | None = None) -> list[int]:
        """The same as numbers."""
        numbers: list[int] = self._legal_numbers(seat).tolist()
        return numbers

    def mask(self, seat: int | None = None) -> NDArray[np.bool_]:
        """One truth value per move of the game: whether `seat`, or the actor, may play it."""
        mask = np.zeros(self.spec.moves.size, np.bool_)
        mask[self._legal_numbers(seat)] = True
        return mask

    def _legal_numbers(self, seat: int | None) -> NDArray[np.int16]:
        who = self.actor if seat is None else self._check_seat(seat)
        if who is None:
            return self._buffer[:0]
        return self._buffer[: self.spec.play.legal_at(self._states, 0, who, self._buffer)]

    def _check_seat(self, seat: int) -> int:
        number = whole_number(seat, CourtlyError, "a seat")
        if not 0 <= number < self.seats:
            raise CourtlyError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return number

    # -- playing ---------------------------------------------------------------------------------

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

    def _number(self, move: str | SupportsIndex, seat: int) -> int:
        """The number of a move however it is given."""
        if isinstance(move, str):
            return self.parse_move(move, seat)
        number, size = whole_number(move, InvalidMove, "a move"), self.spec.moves.size
        if not 0 <= number < size:
            raise InvalidMove(f"{number} is not a move; moves are 0 to {size - 1}")
        return number

    def parse_move(self, text: str, seat: int) -> Move:
        """The move a text stands for; where it is short of something, of those `seat` may make."""
        table = self.spec.moves
        move = table.exact(text)
        return table.parse(text, self.legal(seat)) if move is None else move

    def _refusal(self, number: int, seat: int, result: int) -> CourtlyError:
        table = self.spec.moves
        if self.over:
            return GameOver.told("problem-over")
        if result == self.spec.play.NOT_PENDING:
            deciding = ", ".join(self.seat_names[a] for a in self.actors)
            name = self.seat_names[seat]
            return NotYourDecision.told("problem-not-your-decision", seat=name, deciding=deciding)
        refusal = self.why_not(table[number], seat)
        return IllegalMove(
            table[number].text,
            refusal,
            texts().refusal(refusal),
            [legal.text for legal in self.legal(seat)],
        )

    def why_not(self, move: str | SupportsIndex, seat: int | None = None) -> Refusal:
        """The rule that forbids a move which is not legal now."""
        who = self.actor if seat is None else self._check_seat(seat)
        if who is None:
            raise GameOver.told("problem-over")
        number = self.spec.moves.parse(move) if isinstance(move, str) else self._number(move, who)
        if number in self._legal_numbers(who).tolist():
            raise CourtlyError(f"{self.spec.moves[number]} is legal")
        return self.spec.refuse(self.redacted(who)[0], who, self.spec.moves[number])

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves."""
        if moves > len(self._history):
            raise CourtlyError(f"there are only {len(self._history)} moves to take back")
        kept = self._history[: len(self._history) - moves]
        self._states[:] = self._start
        self._history, self._rows = [], []
        for seat, number in kept:
            self.play(number, seat)

    # -- what there is to see ----------------------------------------------------------------------

    @property
    def history(self) -> list[tuple[int, Move]]:
        """All moves so far, each with its seat."""
        return [(seat, self.spec.moves[number]) for seat, number in self._history]

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

    @property
    def round(self) -> int:
        """The round, or whatever the game counts by."""
        return int(self._states[0][self.spec.description.counts])

    def events_for(self, seat: int | None) -> list[Event]:
        """Everything that happened as `seat`, or a spectator (None), may know it."""
        if seat is not None:
            self._check_seat(seat)
        read = self.spec.events.read
        return [e for rows in self._rows for e in read(rows, seat, open_=False)]

    def redacted(self, seat: int | None) -> NDArray[Any]:
        """The position as a record with all blanked that `seat`, or a spectator, cannot know."""
        states = copy_states(self._states)
        if not self._all_open:
            self.spec.play.redact_at(states, 0, -1 if seat is None else self._check_seat(seat))
        return states

    @abstractmethod
    def view(self, seat: int | None = None) -> V:
        """What `seat`, or a spectator (None), sees."""

    def open_view(self, seat: int | None = None) -> V:
        """The position with all cards open, for those who look back when a game is over."""
        twin = self.copy()
        twin._all_open = True
        return twin.view(seat)

    def told(self, seats: Sequence[int | None], before: Told | None = None) -> Told:
        """The views of several seats as JSON: what all have in common, and what each has beside.

        A game that knows what is common makes it but once. It must not be found by comparing: two
        secrets may be equal, and the order in which things are told would tell it. Given what was
        told `before`, a game may take over what is the same.
        """
        return Told({}, {seat: as_parts(vars(self.view(seat))) for seat in seats})

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

    def standing(self, out: Sequence[int] = ()) -> Standing:
        """Who is ahead, or has won, with all tie-breaks; seats in `out` have given up and lose."""
        ranks = np.zeros(self.seats, np.int32)
        self.spec.play.standing_at(self._states, 0, ranks)
        return standing(self.scores(), ranks.tolist(), out)

    @abstractmethod
    def outcome(self) -> R | None:
        """How the game ended, or None while it goes on."""

    def scores(self) -> list[int]:
        """Each seat's points, as they would be if the game ended now."""
        scores = np.zeros(self.seats, np.int32)
        self.spec.play.score_at(self._states, 0, scores)
        return [int(score) for score in scores]

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
