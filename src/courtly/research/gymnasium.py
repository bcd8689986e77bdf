"""Gymnasium: one seat of a game, with any of our bots in the others.

    env = gymnasium.make("courtly.research:courtly/<Title>-v0", players=4, opponents="squire")

or ``"courtly/<Title>-v0"`` once `courtly.research` is imported; the title is the game's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ..bots.bot import Bot
from ..bots.levels import make_bot
from ..core.errors import CourtlyError, OptionError
from ..core.standing import rewards
from ..games import game_class
from ..observe import encoder
from ..vector import warm_up
from .spaces import action_space, observation_space
from .table import render

ILLEGAL_REWARD = -1.0


class CourtlyEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game. The others are played by bots, asked whenever they have to decide.

    `opponents` names a level or ``module:Class``, or one for each of the other seats in the order
    of play. `seat` is the learner's, or None for another one by lot in every game. The reward comes
    at the end, from −1 for the last to 1 for the first; an illegal action ends the game with −1.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "page",
        seat: int | None = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = render_mode
        self._kind = game_class(game)
        self._options = options
        self._game = self._kind.make(options, 0)
        seats = self._game.seats
        if seat is not None and not 0 <= seat < seats:
            raise OptionError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise OptionError(f"{seats - 1} opponents are needed, not {len(names)}")
        for name in names:
            make_bot(name)  # so that an unknown one is refused now
        self._opponents = names
        self._chosen_seat = seat
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        warm_up(game)
        self._encoder = encoder(game)
        self.observation_space = observation_space(self._encoder, self._encoder.moves)
        self.action_space = action_space(self._encoder.moves)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game, and play until the learner has to decide."""
        super().reset(seed=seed)
        draw = self.np_random.integers
        self._game = self._kind.make(self._options, int(draw(2**62)))
        seats = self._game.seats
        self.seat = int(draw(seats)) if self._chosen_seat is None else self._chosen_seat
        self._bots = {
            (self.seat + 1 + k) % seats: make_bot(name, int(draw(2**31)))
            for k, name in enumerate(self._opponents)
        }
        self._play_on()
        return self._told()

    def _play_on(self) -> None:
        """Let bots decide until the learner has to, or the game is over.

        In a vote the learner is asked when its turn comes; what the others voted it cannot see.
        """
        game = self._game
        while (actor := game.actor) is not None and actor != self.seat:
            game.play(int(self._bots[actor].choose(game.seen_by(actor))), actor)

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self._game.mask(self.seat).astype(np.int8)
        seen = self._encoder.observe(self._game, self.seat)
        info: dict[str, Any] = {"action_mask": mask, "seat": self.seat}
        if self._game.over:
            info["scores"] = self._game.scores()
        return {"observation": seen, "action_mask": mask}, info

    def step(
        self, action: np.int64 | int
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play, let the others answer, and tell what the learner sees then."""
        if self._game.over:
            raise CourtlyError("the game is over; call reset")
        illegal = not self._game.mask(self.seat)[int(action)]
        if illegal:
            seen, info = self._told()
            return seen, ILLEGAL_REWARD, True, False, info | {"illegal": True}
        self._game.play(int(action), self.seat)
        self._play_on()
        seen, info = self._told()
        over = self._game.over
        if self.render_mode == "human":
            self.render()
        return seen, self._reward() if over else 0.0, over, False, info

    def _reward(self) -> float:
        return rewards(self._game.standing().places)[self.seat]

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, under the name that maskable learners look for."""
        return self._game.mask(self.seat)

    def render(self) -> Any:
        """The table as the learner sees it: returned ("ansi") or printed ("human")."""
        text = render(self._game, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text
