"""A state of OpenSpiel: the deal, then one of our games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ..core.errors import InvalidMove
from ..core.game import Game
from ..core.standing import rewards
from .recall import Memory

CHANCE_BASE, CHANCE_DIGITS = 256, 4
_UNIFORM = [(outcome, 1.0 / CHANCE_BASE) for outcome in range(CHANCE_BASE)]


class CourtlyState(pyspiel.State):
    """First chance throws the digits of a seed, then seats decide one after the other.

    Those who vote at the same time do so in order; nobody sees a ballot before all are cast.
    """

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.kind, self.chosen = game.kind, game.chosen
        self.digits: list[int] = []
        self.memory: Memory | None = None

    @property
    def position(self) -> Game[Any, Any] | None:
        """The game of ours; None before the deal."""
        return None if self.memory is None else self.memory.game

    def current_player(self) -> int:
        """Who decides."""
        if self.memory is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.memory.game.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.memory is not None and self.memory.game.over

    def _legal_actions(self, player: int) -> list[int]:
        game = self.position
        return [] if game is None or player < 0 else [int(m) for m in game.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Any digit, each as likely as the others."""
        return _UNIFORM

    def _apply_action(self, action: int) -> None:
        if self.memory is not None:
            self.memory.play(int(action))
            return
        self.digits.append(int(action))
        if len(self.digits) == CHANCE_DIGITS:
            seed = int.from_bytes(bytes(self.digits), "big")
            self.memory = Memory(self.kind.make(self.chosen, seed))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        moves = self.kind.spec.moves
        if not 0 <= action < moves.size:
            raise InvalidMove(f"{action} is no action; actions are 0 to {moves.size - 1}")
        return str(moves[action])

    def returns(self) -> list[float]:
        """By place: from −1 for the last to 1 for the first."""
        game = self.position
        if game is None or not game.over:
            return [0.0] * self.num_players()
        return rewards(game.standing().places)

    def resample_from_infostate(self, player: int, _sampler: Any = None) -> CourtlyState:
        """A state `player` cannot tell from this one: what it cannot know is drawn anew."""
        other: CourtlyState = self.clone()
        if other.memory is not None:
            other.memory = other.memory.resampled(player, int(np.random.randint(2**31)))
        return other

    def __str__(self) -> str:
        if self.memory is None:
            return "before the deal: " + " ".join(str(digit) for digit in self.digits)
        return f"{self.memory.game!r}\n" + "\n".join(self.memory.moves())
