"""The parallel interface of PettingZoo: everyone who has to decide does so in the same step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from ..core.errors import CourtlyError, InvalidMove, NotYourDecision, whole_number
from .conventions import (
    DICT,
    END,
    ILLEGAL_REWARD,
    PLACE,
    REFUSE,
    RENDER_MODES,
    Conventions,
    check_mode,
)  # fmt: skip
from .table import Table

VERSION = 0
Told = dict[str, Any]


class CourtlyParallel(ParallelEnv[str, Any, int]):
    """A game in which a vote is one step of all voters.

    There is one action more than moves, the last: to wait. It is the only one of a seat that has
    nothing to decide.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        *,
        illegal: str = REFUSE,
        observation: str = DICT,
        reward: str = PLACE,
        **options: Any,
    ) -> None:
        self.conventions = Conventions(illegal, observation, reward)
        self.metadata = {
            "name": f"courtly_{game}_parallel_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
        }
        check_mode(render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self._table = Table(game, options)
        self.wait = self._table.encoder.moves
        self.possible_agents = self._table.agents
        sight = self._table.encoder
        space = self.conventions.space(sight, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {a: spaces.Discrete(self.wait + 1) for a in self.possible_agents}
        high = np.tile(sight.layout.high, self._table.seats)
        self.state_space = spaces.Box(np.zeros_like(high), high, dtype=np.float32)
        self.agents: list[str] = []
        self._dealt = False
        self._pending: list[int] = []
        self._leads: list[float] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Observation and action mask, or the observation alone."""
        self._table.seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every move of the game, and to wait."""
        self._table.seat_of(agent)
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """What all seats together know, seat by seat: for critics that may see more."""
        self._check_dealt(playing=False)
        return self._table.everything()

    def _check_dealt(self, playing: bool = True) -> None:
        if not (self.agents if playing else self._dealt):
            raise CourtlyError("there is no game, or it is over: call reset() first")

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, Told]:
        """Deal a new game."""
        self.agents = self.possible_agents[:]
        self._dealt = True
        self._table.deal(seed)
        self._leads = self._table.leads() if self.conventions.shaped else []
        return self._tell()

    def _tell(self) -> tuple[Told, Told]:
        self._pending = self._table.pending()
        observations: Told = {}
        infos: Told = {}
        for seat, agent in enumerate(self.possible_agents):
            seen, legal = self._table.see(seat)
            mask = np.zeros(self.wait + 1, np.int8)
            mask[: self.wait] = legal
            mask[self.wait] = seat not in self._pending
            observations[agent] = self.conventions.tell(seen, mask)
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Told]:
        """Play the moves of all who have to decide; none of them if one is not legal."""
        self._check_dealt()
        wrong = self._first_wrong(actions)
        if wrong is not None:
            seat, error = wrong
            if self.conventions.illegal != END:
                raise error
            losing = [ILLEGAL_REWARD * (k == seat) for k in range(len(self.agents))]
            return self._answer(self._shaped(losing, over=True), over=True)
        after = 0
        for seat in self._pending:
            after = self._table.play(seat, actions[self.possible_agents[seat]])
        over = bool(self._pending) and after < 0
        rewards = self._table.rewards() if over else [0.0] * len(self.agents)
        return self._answer(self._shaped(rewards, over), over)

    def _shaped(self, rewards: list[float], over: bool) -> list[float]:
        """With what leads grew by, where that is rewarded; at the end all of it is given back."""
        if not self.conventions.shaped:
            return rewards
        leads = [0.0] * len(self.agents) if over else self._table.leads()
        changes = zip(rewards, leads, self._leads, strict=True)
        self._leads = leads
        return [reward + now - was for reward, now, was in changes]

    def _answer(
        self, rewards: list[float], over: bool
    ) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Told]:
        agents = self.agents
        observations, infos = self._tell()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _first_wrong(self, actions: dict[str, int]) -> tuple[int, CourtlyError] | None:
        """The first seat whose action will not do, and why; others must wait, or say nothing."""
        if not isinstance(actions, Mapping):
            raise InvalidMove(f"actions are a dictionary by agent, not {actions!r}")
        for agent in actions:
            self._table.seat_of(agent)
        game = self._table.game()
        for seat, agent in enumerate(self.possible_agents):
            try:
                action = whole_number(actions.get(agent, self.wait), InvalidMove, "an action")
                if seat in self._pending:
                    if action == self.wait:
                        raise InvalidMove(f"{agent} has to decide and cannot wait")
                    if not (0 <= action < self.wait and game.mask(seat)[action]):
                        raise self._table.refusal(seat, action)
                elif action != self.wait:
                    raise NotYourDecision(
                        f"{agent} has nothing to decide now: action {self.wait} waits"
                    )
            except CourtlyError as error:
                return seat, error
        return None

    def render(self) -> Any:
        """The table as a spectator sees it, in the mode that was asked for."""
        self._check_dealt(playing=False)
        return self._table.render(None, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""
