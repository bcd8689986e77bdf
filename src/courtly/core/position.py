"""A position: who decides, what they may do and what not, who sees what, who is ahead."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, SupportsIndex, TypeVar

import numpy as np
from numpy.typing import NDArray

from . import packed
from .errors import (
    CourtlyError,
    GameOver,
    IllegalMove,
    InvalidMove,
    NotYourDecision,
    Refusal,
    whole_number,
)
from .moves import Move
from .parts import Told, as_parts
from .spec import Spec
from .standing import Standing, standing
from .state import copy_states
from .texts import texts

V = TypeVar("V")
R = TypeVar("R")


class Position(Generic[V, R]):
    """A record, and all that follows from it alone. Seats count from 0."""

    spec: ClassVar[Spec]
    _all_open = False

    def __init__(self, states: NDArray[Any]) -> None:
        self._states = states
        self._buffer = np.zeros(self.spec.most_moves, np.int16)

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
    def engine(self) -> int:
        """The version of the rules this game is played by."""
        return packed.engine_of(self.spec, self._states)

    @property
    def round(self) -> int:
        """The round, or whatever the game counts by."""
        return int(self._states[0][self.spec.description.counts])

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

    # -- what may be done, and why not ------------------------------------------------------------

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

    def parse_move(self, text: str, seat: int) -> Move:
        """The move a text stands for; where it is short of something, of those `seat` may make."""
        table = self.spec.moves
        move = table.exact(text)
        return table.parse(text, self.legal(seat)) if move is None else move

    def _number(self, move: str | SupportsIndex, seat: int) -> int:
        """The number of a move however it is given."""
        if isinstance(move, str):
            return self.parse_move(move, seat)
        number, size = whole_number(move, InvalidMove, "a move"), self.spec.moves.size
        if not 0 <= number < size:
            raise InvalidMove(f"{number} is not a move; moves are 0 to {size - 1}")
        return number

    def why_not(self, move: str | SupportsIndex, seat: int | None = None) -> Refusal:
        """The rule that forbids a move which is not legal now."""
        who = self.actor if seat is None else self._check_seat(seat)
        if who is None:
            raise GameOver.told("problem-over")
        number = self.spec.moves.parse(move) if isinstance(move, str) else self._number(move, who)
        if number in self._legal_numbers(who).tolist():
            raise CourtlyError(f"{self.spec.moves[number]} is legal")
        return self.spec.refuse(self.redacted(who)[0], who, self.spec.moves[number])

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

    # -- what there is to see ---------------------------------------------------------------------

    def redacted(self, seat: int | None) -> NDArray[Any]:
        """The position as a record with all blanked that `seat`, or a spectator, cannot know."""
        states = copy_states(self._states)
        if not self._all_open:
            self.spec.play.redact_at(states, 0, -1 if seat is None else self._check_seat(seat))
        return states

    @abstractmethod
    def view(self, seat: int | None = None) -> V:
        """What `seat`, or a spectator (None), sees."""

    def told(self, seats: Sequence[int | None], before: Told | None = None) -> Told:
        """The views of several seats as JSON: what all have in common, and what each has beside.

        A game that knows what is common makes it but once. It must not be found by comparing: two
        secrets may be equal, and the order in which things are told would tell it. Given what was
        told `before`, a game may take over what is the same.
        """
        return Told({}, {seat: as_parts(vars(self.view(seat))) for seat in seats})

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

    def to_bytes(self) -> bytes:
        """The position, exactly, as the version it is played by wrote it."""
        return packed.pack(self.spec, self._states)
