"""Many games at once for Stable-Baselines3, opponents inside the kernel: its own kind of batch.

envs = BaselinesEnv("<game>", 64, opponents="squire", seat=None)
MaskablePPO("MlpPolicy", VecMonitor(envs)).learn(100_000)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from .conventions import FLAT
from .vector import CourtlyVectorEnv


class BaselinesEnv(VecEnv):
    """`CourtlyVectorEnv` with flat observations; masks are asked for by `action_masks`."""

    def __init__(self, game: str, num_envs: int, *, seed: int | None = None, **more: Any) -> None:
        self.envs = CourtlyVectorEnv(game, num_envs, observation=FLAT, **more)
        super().__init__(
            num_envs, self.envs.single_observation_space, self.envs.single_action_space
        )
        self._next: int | None = seed
        self._actions: NDArray[np.int64] = np.zeros(num_envs, np.int64)

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Deal by this seed at the next reset."""
        self._next = seed
        return [seed] * self.num_envs

    def reset(self) -> NDArray[np.float32]:
        """Deal all games anew."""
        seen: NDArray[np.float32] = self.envs.reset(seed=self._next)[0]
        self._next = None
        return seen

    def step_async(self, actions: NDArray[Any]) -> None:
        """Take down what is to be played."""
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        """Play it, and all answers; what was seen last of a game that ended is in its info."""
        seen, rewards, ended, _, told = self.envs.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(ended):
            infos[i] = {
                "terminal_observation": told["final_obs"][i],
                "TimeLimit.truncated": False,
                "won": float(told["final_info"]["place"][i]) == 1.0,
            }
        return seen, rewards.astype(np.float32), ended, infos

    def close(self) -> None:
        """End the threads."""
        self.envs.close()

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        """The masks, one for each game; there are no other methods of single games."""
        if method_name != "action_masks":
            raise AttributeError(f"single games of a batch have no method {method_name!r}")
        masks = self.envs.action_masks()
        return [masks[i] for i in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What all games have in common."""
        if attr_name == "render_mode":
            return [None for _ in self._get_indices(indices)]
        return [getattr(self.envs, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set: the games are one batch."""
        raise AttributeError(f"{attr_name!r} cannot be set in a batch")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """Never: the games are one batch."""
        return [False for _ in self._get_indices(indices)]
