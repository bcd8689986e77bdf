"""The parallel interface of PettingZoo: everyone who has to decide does so in the same step."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from .spaces import action_space, observation_space
from .table import Table

VERSION = 0
Told = dict[str, dict[str, Any]]


class CourtlyParallel(ParallelEnv[str, dict[str, Any], int]):
    """A game in which a vote is one step of all voters.

    There is one action more than moves, the last: to wait. It is the only one of a seat that has
    nothing to decide.
    """

    metadata: dict[str, Any]

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        self.metadata = {
            "name": f"courtly_{game}_parallel_v{VERSION}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self._table = Table(game, options)
        self.wait = self._table.encoder.moves
        self.possible_agents = self._table.agents
        sight = self._table.encoder
        self.observation_spaces = {
            agent: observation_space(sight, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.wait + 1) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._pending: list[int] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A dictionary of observation and action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every move of the game, and to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, Told]:
        """Deal a new game."""
        self.agents = self.possible_agents[:]
        self._table.deal(seed)
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
            observations[agent] = {"observation": seen, "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Told]:
        """Play the moves of all who have to decide; refuses all of them if one is not legal."""
        agents = self.agents
        moves = self._moves(actions)
        before = self._table.game()
        for seat, move in moves:
            if not before.mask(seat)[move]:
                raise self._table.refusal(seat, move)
        for seat, move in moves:
            after = self._table.play(seat, move)
        over = bool(moves) and after < 0
        observations, infos = self._tell()
        rewards = self._table.rewards() if over else [0.0] * len(agents)
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

    def _moves(self, actions: dict[str, int]) -> list[tuple[int, int]]:
        """The moves of those who decide; the others must wait, or say nothing."""
        moves = []
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions.get(agent, self.wait))
            if seat in self._pending:
                if not 0 <= action < self.wait:
                    raise ValueError(f"{agent} has to decide and cannot wait")
                moves.append((seat, action))
            elif action != self.wait:
                raise ValueError(f"{agent} has nothing to decide now: action {self.wait} waits")
        return moves

    def render(self) -> str | None:
        """The table as a spectator sees it: returned ("ansi") or printed ("human")."""
        text = self._table.render(None)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is left open."""
