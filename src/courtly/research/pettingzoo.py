"""PettingZoo: any game turn by turn (AEC), and in parallel with a vote as one step.

    env = pettingzoo.env("<game>", players=4)
    env.reset(seed=7)
    observation, reward, termination, truncation, info = env.last()
    env.step(int(info["action_mask"].argmax()))

Every game has makers of its own, too: `pettingzoo.<game>` and `pettingzoo.<game>_parallel`. Options
are those of the game. Agents are named by seat. Rewards come at the end: from −1 for the
last to 1 for the first, 0 in all in sum.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ..games import names
from .parallel import CourtlyParallel
from .spaces import action_space, observation_space
from .table import Table

VERSION = 0
PARALLEL = "_parallel"


class CourtlyAEC(AECEnv[str, dict[str, Any], int]):
    """A game, one decision after the other; in a vote the seats are asked in order, in secret."""

    metadata: dict[str, Any]

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.metadata = {
            "name": f"courtly_{game}_v{VERSION}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._table = Table(game, options)
        self.possible_agents = self._table.agents
        self._seat = 0
        sight = self._table.encoder
        self.observation_spaces = {
            agent: observation_space(sight, sight.moves) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(sight.moves) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A dictionary of observation and action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every move of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask(self._table.deal(seed))

    def _ask(self, seat: int) -> None:
        self._seat = seat
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._table.told()[1]}

    def step(self, action: int | None) -> None:
        """Play the move of the agent whose decision it is; refuses what is not legal."""
        if self._seat < 0:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} must take an action")
        before = self.agent_selection
        after = self._table.play(self._seat, action)
        self.infos[before] = {}
        if after >= 0:
            self._ask(after)
        else:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        self._seat = -1
        for agent, reward in zip(self.agents, self._table.rewards(), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, and which moves it may make."""
        seat = self._table.seat_of(agent)
        seen, mask = self._table.told() if seat == self._seat else self._table.see(seat)
        return {"observation": seen, "action_mask": mask}

    def last(
        self, observe: bool = True
    ) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """What the agent sees whose decision it is, its reward, and whether all is over."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def render(self) -> str | None:
        """The table as the deciding seat sees it: returned ("ansi") or printed ("human")."""
        text = self._table.render(self._seat if self._seat >= 0 else None)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is left open."""


def env(game: str, render_mode: str | None = None, **options: Any) -> CourtlyAEC:
    """A game turn by turn."""
    return CourtlyAEC(game, render_mode, **options)


def parallel_env(game: str, render_mode: str | None = None, **options: Any) -> CourtlyParallel:
    """A game with all who decide at once in one step."""
    return CourtlyParallel(game, render_mode, **options)


def __getattr__(name: str) -> Callable[..., Any]:
    """The makers named after games."""
    game = name.removesuffix(PARALLEL)
    if game not in names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return partial(parallel_env if name.endswith(PARALLEL) else env, game)


def __dir__() -> list[str]:
    return [*globals(), *names(), *(game + PARALLEL for game in names())]
