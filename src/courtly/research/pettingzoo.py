"""PettingZoo: any game turn by turn (AEC), and in parallel with a vote as one step.

    env = pettingzoo.env("<game>", players=4)
    env.reset(seed=7)
    observation, reward, termination, truncation, info = env.last()
    env.step(int(info["action_mask"].argmax()))

Every game has makers of its own, too: `pettingzoo.<game>` and `pettingzoo.<game>_parallel`. Options
are those of the game. Agents are named by seat. Rewards come at the end: from −1 for the
last to 1 for the first, 0 in all in sum. `Conventions` says what can be had differently: illegal
actions that end the game, flat observations, a reward at every step.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ..core.errors import CourtlyError, MoveError
from ..games import names
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
from .parallel import CourtlyParallel
from .table import Table

VERSION = 0
PARALLEL = "_parallel"


class NoGameYet(CourtlyError, AttributeError):
    """Something was asked for that there is once a game is dealt; to `hasattr` it is not there."""


class _OnceDealt:
    """An attribute that `reset` sets, and until then says so.

    What an instance has comes before this, as it has no `__set__`; `__getattr__` would make every
    attribute of an environment slower.
    """

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, env: object, owner: type) -> Any:
        if env is None:
            return self
        raise NoGameYet(f"there is no game yet, so no {self._name}: call reset() first")


class CourtlyAEC(AECEnv[str, Any, int]):
    """A game, one decision after the other; in a vote the seats are asked in order, in secret."""

    metadata: dict[str, Any]
    agent_selection: Any = _OnceDealt()
    rewards: Any = _OnceDealt()
    terminations: Any = _OnceDealt()
    truncations: Any = _OnceDealt()
    infos: Any = _OnceDealt()

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
        super().__init__()
        self.conventions = Conventions(illegal, observation, reward)
        self.metadata = {
            "name": f"courtly_{game}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        check_mode(render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self._table = Table(game, options)
        self.possible_agents = self._table.agents
        self._seat = 0
        self._dealt, self._shaped = False, self.conventions.shaped
        self._leads: list[float] = []
        self._told: tuple[NDArray[np.float32], NDArray[np.int8]]  # to the seat that decides
        sight = self._table.encoder
        space = self.conventions.space(sight, sight.moves)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {a: spaces.Discrete(sight.moves) for a in self.possible_agents}
        high = np.tile(sight.layout.high, self._table.seats)
        self.state_space = spaces.Box(np.zeros_like(high), high, dtype=np.float32)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Observation and action mask, or the observation alone."""
        self._table.seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every move of the game."""
        self._table.seat_of(agent)
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """What all seats together know, seat by seat: for critics that may see more."""
        self._check_dealt()
        return self._table.everything()

    def _check_dealt(self) -> None:
        if not self._dealt:
            raise CourtlyError("there is no game yet: call reset() first")

    def _nobody_is_there(self) -> CourtlyError:
        """Why there is no agent: before the deal, or after all have left."""
        self._check_dealt()
        return CourtlyError("the game is over and all agents have left: call reset() first")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask(self._table.deal(seed))
        self._dealt = True
        self._leads = self._table.leads() if self._shaped else []

    def _ask(self, seat: int) -> None:
        self._seat, self._told = seat, self._table.told()
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._told[1]}

    def step(self, action: int | None) -> None:
        """Play the move of the agent whose decision it is."""
        if not self.agents:
            raise self._nobody_is_there()
        if self._seat < 0:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} must take an action")
        before = self.agent_selection
        try:
            after = self._table.play(self._seat, action)
        except MoveError:
            if self.conventions.illegal != END:
                raise
            self._forfeit(before)
            return
        self.infos[before] = {}
        if after >= 0:
            self._ask(after)
        if self._shaped:
            self._shape(before, over=after < 0)
        if after < 0:
            self._finish(self._table.rewards())
        if self.render_mode == "human":
            self.render()

    def _shape(self, mover: str, over: bool) -> None:
        """Reward everyone for what the move changed; at the end all of it is given back."""
        self._cumulative_rewards[mover] = 0.0
        leads = [0.0] * self._table.seats if over else self._table.leads()
        for agent, was, now in zip(self.agents, self._leads, leads, strict=True):
            self.rewards[agent] = now - was
            self._cumulative_rewards[agent] += now - was
        self._leads = leads

    def _forfeit(self, loser: str) -> None:
        """End the game because of an illegal move: only who made it is punished."""
        self.infos[loser] = {"illegal": True}
        if self._shaped:
            self._shape(loser, over=True)
        self._finish([ILLEGAL_REWARD * (agent == loser) for agent in self.agents])

    def _finish(self, rewards: list[float]) -> None:
        self._seat = -1
        for agent, reward in zip(self.agents, rewards, strict=True):
            self.rewards[agent] += reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Any:
        """What an agent sees now, and which moves it may make."""
        seat = self._table.seat_of(agent)
        self._check_dealt()
        told = self._told if seat == self._seat else self._table.see(seat)
        return self.conventions.tell(*told)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent sees whose decision it is, its reward, and whether all is over."""
        if not self.agents:
            raise self._nobody_is_there()
        agent, seen = self.agent_selection, None
        if observe:
            deciding = self._seat >= 0
            seen = self.conventions.tell(*self._told) if deciding else self.observe(agent)
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def render(self) -> Any:
        """The table as the deciding seat sees it, in the mode that was asked for."""
        self._check_dealt()
        return self._table.render(self._seat if self._seat >= 0 else None, self.render_mode)

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
