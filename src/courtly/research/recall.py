"""Perfect recall: what each seat has been told since the deal, beside what it sees now."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.events import WIDTH
from ..core.game import Game
from ..core.spec import Spec
from ..observe import encoder

SECRET = -1


class Memory:
    """A game, and what every seat has been told of it, line by line."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.moves: list[str] = []
        self.told: list[list[str]] = [[] for _ in range(game.seats)]
        self.rows: list[list[NDArray[np.int16]]] = [[] for _ in range(game.seats)]

    def __deepcopy__(self, _memo: dict[int, Any]) -> Memory:
        twin = Memory.__new__(Memory)
        twin.game = self.game.copy()
        twin.moves = self.moves.copy()
        twin.told = [lines.copy() for lines in self.told]
        twin.rows = [rows.copy() for rows in self.rows]
        return twin

    def play(self, move: int) -> None:
        """Play for the actor, and tell everyone what they may know of it."""
        game, actor = self.game, self.game.actor
        assert actor is not None
        self.moves.append(f"{game.seat_names[actor]}: {game.spec.moves[move]}")
        game.play(move, actor)
        self.told[actor].append(f"> {game.spec.moves[move]}")
        rows = game.rows_of(-1)
        for seat in range(game.seats):
            self.rows[seat].append(self._blanked(rows, seat))
            self.told[seat] += [
                " ".join([event.kind, str(event.seat), *map(str, event.data.values())])
                for event in game.spec.events.read(rows, seat, open_=False)
            ]

    def _blanked(self, rows: NDArray[np.int16], seat: int) -> NDArray[np.int16]:
        kinds = self.game.spec.events.kinds
        seen = rows.copy()
        for row in seen:
            for k, field in enumerate(kinds[row[0]].fields):
                if field.secret and row[1] != seat:
                    row[2 + k] = SECRET
        return seen

    def resampled(self, seat: int, seed: int) -> Memory:
        """A game `seat` cannot tell from this one; the others remember what `seat` knows of them.

        What they were told in secret would not fit what was drawn for them, and is theirs alone.
        """
        twin = Memory(self.game.resampled(seat, seed))
        mine = [line for line in self.told[seat] if not line.startswith(">")]
        twin.moves = []
        for other in range(twin.game.seats):
            twin.told[other] = self.told[seat].copy() if other == seat else mine.copy()
            twin.rows[other] = self.rows[seat].copy()
        return twin

    def text(self, seat: int) -> str:
        """All `seat` has been told, and a mark of what it sees now."""
        now = hashlib.blake2b(self.game.redacted(seat).tobytes(), digest_size=12).hexdigest()
        return "\n".join([f"{self.game.seat_names[seat]}", *self.told[seat], f"now {now}"])

    def fill(self, seat: int, out: NDArray[np.float32]) -> None:
        """The events as `seat` was told them, one row each; `out` holds zeros before."""
        if not self.rows[seat]:
            return
        rows = np.concatenate(self.rows[seat])[-len(out) :]
        out[: len(rows), 0] = rows[:, 0] + 1  # 0 marks the end
        out[: len(rows), 1:] = rows[:, 1:]


class CourtlyObserver:
    """OpenSpiel's observer: the tensor and the text of a state for a player."""

    def __init__(self, spec: Spec, perfect_recall: bool) -> None:
        self._encoder = encoder(spec.name)
        self._recall = perfect_recall
        size = self._encoder.size
        # If a game had more events, the first would be left out of the tensor, not of the text.
        history = spec.events_in_a_game * WIDTH if perfect_recall else 0
        self.tensor = np.zeros(size + history, np.float32)
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
