"""Perfect recall: what each seat has been told since the deal, beside what it sees now."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.events import WIDTH, EventTable
from ..core.game import Game
from ..core.spec import Spec
from ..observe import encoder

SECRET = -1
#: So many of the last events are in the tensor; the text has them all.
HISTORY = 128


class Told(NamedTuple):
    """A move as it went by: who made which, where that is known, and what came of it."""

    actor: int | None
    move: int | None
    rows: NDArray[np.int16]


class Memory:
    """A game, and all that was told of it; what a seat heard is picked out when it is asked."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.told: list[Told] = []

    def __deepcopy__(self, _memo: dict[int, Any]) -> Memory:
        twin = Memory(self.game.copy())
        twin.told = self.told.copy()
        return twin

    def play(self, move: int) -> None:
        """Play for the actor, and keep what there is to tell of it."""
        actor = self.game.actor
        assert actor is not None
        self.game.play(move, actor)
        self.told.append(Told(actor, int(move), self.game.rows_of(-1)))

    def resampled(self, seat: int, seed: int) -> Memory:
        """A game `seat` cannot tell from this one; the others remember what `seat` knows of them.

        What they were told in secret would not fit what was drawn for them, and is theirs alone.
        """
        twin = Memory(self.game.resampled(seat, seed))
        nobody = None, None
        twin.told = [
            Told(*(one[:2] if one.actor == seat else nobody), self._heard(one.rows, seat))
            for one in self.told
        ]
        return twin

    def moves(self) -> list[str]:
        """Who played what, as far as it is known."""
        names, moves = self.game.seat_names, self.game.spec.moves
        return [
            f"{names[one.actor]}: {moves[one.move]}"
            for one in self.told
            if one.actor is not None and one.move is not None
        ]

    def text(self, seat: int) -> str:
        """All `seat` has been told, and a mark of what it sees now."""
        game = self.game
        now = hashlib.blake2b(game.redacted(seat).tobytes(), digest_size=12).hexdigest()
        return "\n".join([game.seat_names[seat], *self._lines(seat), f"now {now}"])

    def mark(self, seat: int) -> bytes:
        """The same in a few bytes: equal just where the text is."""
        all_ = hashlib.blake2b(self.game.redacted(seat).tobytes(), digest_size=16)
        for one in self.told:
            own = one.move if one.actor == seat else SECRET
            all_.update(str(own).encode() + self._heard(one.rows, seat).tobytes())
        return all_.digest()

    def _lines(self, seat: int) -> Iterator[str]:
        moves, events = self.game.spec.moves, self.game.spec.events
        for one in self.told:
            if one.actor == seat and one.move is not None:
                yield f"> {moves[one.move]}"
            for event in events.read(one.rows, seat, open_=False):
                yield " ".join([event.kind, str(event.seat), *map(str, event.data.values())])

    def fill(self, seat: int, out: NDArray[np.float32]) -> None:
        """The last events as `seat` was told them, one row each; `out` holds zeros before."""
        parts: list[NDArray[np.int16]] = []
        missing = len(out)
        for one in reversed(self.told):
            if missing <= 0:
                break
            parts.append(one.rows)
            missing -= len(one.rows)
        if not parts:
            return
        rows = self._heard(np.concatenate(parts[::-1])[-len(out) :], seat)
        out[: len(rows), 0] = rows[:, 0] + 1  # 0 marks the end
        out[: len(rows), 1:] = rows[:, 1:]

    def _heard(self, rows: NDArray[np.int16], seat: int) -> NDArray[np.int16]:
        """Events without what they keep from `seat`."""
        secret = _secrets(self.game.spec.events)[rows[:, 0]] & (rows[:, 1] != seat)[:, None]
        return np.where(secret, np.int16(SECRET), rows)


@functools.cache
def _secrets(events: EventTable) -> NDArray[np.bool_]:
    """By kind of event, which of its numbers only the seat itself may see."""
    found = np.zeros((len(events.kinds), WIDTH), np.bool_)
    for number, kind in enumerate(events.kinds):
        for k, field in enumerate(kind.fields):
            found[number, 2 + k] = field.secret
    return found


class CourtlyObserver:
    """OpenSpiel's observer: the tensor and the text of a state for a player."""

    def __init__(self, spec: Spec, perfect_recall: bool, history: int = HISTORY) -> None:
        self._encoder = encoder(spec.name)
        self._recall = perfect_recall
        size = self._encoder.size
        self.tensor = np.zeros(size + (history * WIDTH if perfect_recall else 0), np.float32)
        self.dict = self._encoder.layout.read(self.tensor[:size])
        if perfect_recall:
            self.dict["events"] = self.tensor[size:].reshape(-1, WIDTH)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor; all zeros before the deal."""
        self.tensor.fill(0)
        memory: Memory | None = state.memory
        if memory is None:
            return
        size = self._encoder.size
        self.tensor[:size] = self._encoder.observe(memory.game, player)
        if self._recall:
            memory.fill(player, self.dict["events"])

    def string_from(self, state: Any, player: int) -> str:
        """The text: what the player was told so far, or what it sees now."""
        memory: Memory | None = state.memory
        if memory is None:
            return "before the deal"
        return memory.text(player) if self._recall else repr(memory.game.view(player))
