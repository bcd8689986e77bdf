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
from ..bots.opponents import Opponent, legal_choice, make_opponent, opponents_of, stage_needed
from ..core.errors import CourtlyError, InvalidMove, whole_number
from ..core.standing import rewards
from ..games import game_class
from ..observe import encoder
from ..ready import stages
from ..vector import warm_up
from .conventions import (
    DICT,
    END,
    ILLEGAL_REWARD,
    OPPONENTS,
    PLACE,
    RENDER_MODES,
    Conventions,
    check_game,
    check_mode,
    check_seat,
    lead,
)  # fmt: skip
from .table import render


class CourtlyEnv(gymnasium.Env[Any, np.int64]):
    """One seat of a game. The others are played by bots, asked whenever they have to decide.

    `opponents` is a level, ``module:Class``, a class, an object with ``choose``, a function or a
    `Pool` of these (`courtly.bots.opponents`), or a list of one for each of the other seats in the
    order of play. `seat` is the learner's, or None for another one by lot in every game. The reward
    comes at the end, from −1 for the last to 1 for the first; an illegal action ends the game with
    −1. `Conventions` says what can be had differently.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: Opponent | Sequence[Opponent] = OPPONENTS,
        seat: int | None = 0,
        render_mode: str | None = None,
        illegal: str = END,
        observation: str = DICT,
        reward: str = PLACE,
        **options: Any,
    ) -> None:
        check_mode(render_mode, self.metadata["render_modes"])
        self.conventions = Conventions(illegal, observation, reward)
        self.render_mode = render_mode
        self._kind = game_class(check_game(game))
        self._options = options
        self._game = self._kind.make(options, 0)
        seats = self._game.seats
        check_seat(seat, seats)
        self._opponents = opponents_of(opponents, seats)
        self._chosen_seat = seat
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self._lead = 0.0
        self._playing = False
        self._make_ready()
        self.observation_space = self.conventions.space(self._encoder, self._encoder.moves)
        self.action_space = gymnasium.spaces.Discrete(self._encoder.moves)

    def _make_ready(self) -> None:
        """Compile now, and say so, what the first game would otherwise wait for."""
        game = self._kind.spec.name
        warm_up(game)
        if stage := stage_needed(self._opponents):
            stages.warm_up(game, None, last=stage)
        self._encoder = encoder(game)

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what is compiled, for copies and pickles."""
        return {name: value for name, value in self.__dict__.items() if name != "_encoder"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._make_ready()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new game, and play until the learner has to decide."""
        super().reset(seed=seed)
        draw = self.np_random.integers
        self._game = self._kind.make(self._options, int(draw(2**62)))
        seats = self._game.seats
        self.seat = int(draw(seats)) if self._chosen_seat is None else self._chosen_seat
        self._bots = {
            (self.seat + 1 + k) % seats: make_opponent(
                opponent, int(draw(2**31)), lambda n: int(draw(n))
            )
            for k, opponent in enumerate(self._opponents)
        }
        self._playing = True
        self._play_on()
        self._lead = self._lead_now()
        return self._told()

    def _play_on(self) -> None:
        """Let bots decide until the learner has to, or the game is over.

        In a vote the learner is asked when its turn comes; what the others voted it cannot see.
        """
        game = self._game
        while (actor := game.actor) is not None and actor != self.seat:
            seen = game.seen_by(actor)
            game.play(legal_choice(self._bots[actor].choose(seen), seen), actor)

    def _check_dealt(self) -> None:
        if not self._bots:
            raise CourtlyError("there is no game yet: call reset() first")

    def _told(self) -> tuple[Any, dict[str, Any]]:
        mask = self._game.mask(self.seat).astype(np.int8)
        seen = self._encoder.observe(self._game, self.seat)
        if self._game.over:
            mask[:] = 1  # whatever is sent now is not played: loops that draw from the mask go on
        info: dict[str, Any] = {"action_mask": mask, "seat": self.seat}
        if self._game.over:
            info["scores"] = self._game.scores()
        return self.conventions.tell(seen, mask), info

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play, let the others answer, and tell what the learner sees then."""
        if not self._playing or self._game.over:
            raise CourtlyError("there is no game, or it is over: call reset() first")
        number = whole_number(action, InvalidMove, "an action")
        if not 0 <= number < self._encoder.moves:
            raise InvalidMove(f"{number} is no action; actions are 0 to {self._encoder.moves - 1}")
        legal = self._game.mask(self.seat)[number]
        if not legal and self.conventions.illegal == END:
            self._playing = False
            seen, info = self._told()
            given, self._lead = ILLEGAL_REWARD - self._lead, 0.0
            return seen, given, True, False, info | {"illegal": True}
        self._game.play(number, self.seat)
        self._play_on()
        seen, info = self._told()
        if self.render_mode == "human":
            self.render()
        return seen, self._reward(), self._game.over, False, info

    def _reward(self) -> float:
        """By place at the end; shaped, also what the lead grew by, all given back at the end."""
        over = self._game.over
        placed = rewards(self._game.standing().places)[self.seat] if over else 0.0
        was, self._lead = self._lead, self._lead_now()
        return placed + self._lead - was

    def _lead_now(self) -> float:
        game = self._game
        if not self.conventions.shaped or game.over:
            return 0.0
        return lead(game.spec, game.redacted(self.seat), self.seat, game.seats)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, under the name that maskable learners look for."""
        self._check_dealt()
        mask = self._game.mask(self.seat)
        return ~mask if self._game.over else mask

    def render(self) -> Any:
        """The table as the learner sees it, in the mode that was asked for."""
        self._check_dealt()
        return render(self._game, self.seat, self.render_mode)
