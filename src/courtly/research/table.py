"""One game as the interfaces of other libraries need it: quick, and told to one seat at a time."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.errors import CourtlyError, InvalidMove, OptionError, whole_number
from ..core.game import Game
from ..core.rng import deal_words, fresh_seed
from ..core.state import copy_states
from ..core.texts import texts
from ..games import game_class
from ..observe import encoder
from ..vector import warm_up
from .conventions import check_game, lead

ROWS = 32
WIDTH = 120


class Table:
    """A position, whose arrays are handed out without copying: every row is written just once."""

    def __init__(self, game: str, options: dict[str, Any]) -> None:
        self.kind = game_class(check_game(game))
        warm_up(game)
        example = self.kind.make(options, 0)
        self.options = example.options
        self.seats = example.seats
        self.agents = [f"player_{seat}" for seat in range(self.seats)]
        """The seats as agents are named."""
        self._seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.encoder = encoder(game)
        self.batch = self.encoder.batch
        self._start = example.prototype
        self._states = np.zeros(1, self.kind.spec.dtype)
        self._seed: str | None = None
        self._deals = 0
        self._next = ROWS
        self._room = self.encoder.room()
        self._seen, self._masks = self._rows(0)

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what is compiled, for copies and pickles."""
        return {k: v for k, v in self.__dict__.items() if k not in ("encoder", "batch")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        warm_up(self.kind.spec.name)
        self.encoder = encoder(self.kind.spec.name)
        self.batch = self.encoder.batch

    def seat_of(self, agent: str) -> int:
        """The seat of an agent."""
        seat = self._seat_of.get(agent) if isinstance(agent, str) else None
        if seat is None:
            raise OptionError(f"there is no agent {agent!r}; agents are {', '.join(self.agents)}")
        return seat

    def deal(self, seed: int | str | None) -> int:
        """Deal, and say who decides.

        With a seed the deal is that of `new(seed=…)`; without one it follows from the last seed
        given, or from nothing.
        """
        if seed is not None:
            text = seed if isinstance(seed, str) else whole_number(seed, OptionError, "a seed")
            self._seed, self._deals = str(text), 0
        words = deal_words(self._next_seed(), self.kind.spec.deal_words)
        self._states[0] = self._start[0]
        self.kind.spec.play.deal_at(self._states, 0, words)
        self._turn_row()
        return int(
            self.batch.see_one(self._states, self._room, self._seen, self._masks, self._next)
        )

    def _next_seed(self) -> str:
        """The seed given, then what follows from it; a secret where none was given."""
        if self._seed is None:
            return fresh_seed()
        self._deals += 1
        return self._seed if self._deals == 1 else f"{self._seed}/{self._deals - 1}"

    def _rows(self, n: int) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """Room to tell n times what a seat sees and may do."""
        sight = self.encoder
        return np.zeros((n, sight.size), np.float32), np.zeros((n, sight.moves), np.int8)

    def _turn_row(self) -> None:
        """Go on to a row that nobody holds."""
        self._next += 1
        if self._next >= ROWS:
            self._next = 0
            self._seen, self._masks = self._rows(ROWS)

    def play(self, seat: int, action: int) -> int:
        """Play, and say who decides next, −1 for nobody; refuses what is not legal."""
        number = whole_number(action, InvalidMove, "an action")
        if not 0 <= number < self.encoder.moves:
            raise self.refusal(seat, number)
        self._turn_row()
        after: int = self.batch.step_one(
            self._states, seat, number, self._room, self._seen, self._masks, self._next
        )
        if after == self.batch.ILLEGAL:
            raise self.refusal(seat, action)
        return after

    def refusal(self, seat: int, action: int) -> CourtlyError:
        """Why a move is not legal, in words."""
        try:
            self.game().play(int(action), seat)
        except CourtlyError as error:
            return error
        raise AssertionError("the move is legal")

    def told(self) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """What the seat that decides sees, and its legal moves."""
        return self._seen[self._next], self._masks[self._next]

    def see(self, seat: int) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """What any seat sees, and its legal moves."""
        seen, masks = self._rows(1)
        self.batch.see_as(self._states, seat, self._room, seen, masks, 0)
        return seen[0], masks[0]

    def pending(self) -> list[int]:
        """The seats that have something to decide."""
        ask = self.kind.spec.play.pending_at
        return [seat for seat in range(self.seats) if ask(self._states, 0, seat)]

    def rewards(self) -> list[float]:
        """By seat, from −1 (behind all others) to 1 (ahead of all)."""
        rewards = np.zeros(self.seats, np.float64)
        self.batch.rewards_of(self._states, 0, rewards)
        return [float(reward) for reward in rewards]

    def leads(self) -> list[float]:
        """By seat, how far it seems to itself to be ahead."""
        spec, states = self.kind.spec, self._states[:1]
        return [lead(spec, states, seat, self.seats) for seat in range(self.seats)]

    def everything(self) -> NDArray[np.float32]:
        """What all seats together see, one after the other."""
        return np.concatenate([self.see(seat)[0] for seat in range(self.seats)])

    def game(self) -> Game[Any, Any]:
        """The position as a game of its own."""
        return self.kind(copy_states(self._states[:1]), self.options)

    def render(self, seat: int | None, mode: str | None) -> Any:
        """The table as `seat`, or a spectator, sees it."""
        return render(self.game(), seat, mode)


def render(game: Game[Any, Any], seat: int | None, mode: str | None) -> Any:
    """A game as a picture ("rgb_array"), as text ("ansi", and without a mode), or printed."""
    if mode == "rgb_array":
        from ..drawing import draw

        return draw(game, seat)
    text = _in_words(game, seat)
    if mode != "human":
        return text
    print(text)
    return None


def _in_words(game: Game[Any, Any], seat: int | None) -> str:
    """A game as text, drawn as in the terminal."""
    from rich.console import Console

    from ..cli.screens import screen

    out = io.StringIO()
    console = Console(file=out, width=WIDTH, force_terminal=True, color_system="standard")
    console.print(screen(game.spec.name).table(game, seat, texts()))
    return out.getvalue()
