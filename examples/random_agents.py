"""Random agents in each interface: ``python examples/random_agents.py``.

Every function plays one game (or a batch) and says what came of it.
"""

from __future__ import annotations

import random

import gymnasium
import numpy as np
import pyspiel

import courtly.research.openspiel  # noqa: F401  registers the games
from courtly.research import pettingzoo
from courtly.vector import VectorEnv


def turn_by_turn(seed: int = 1) -> dict[str, float]:
    """PettingZoo, AEC: one decision after the other."""
    env = pettingzoo.lancaster(players=4)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = {}
    for agent in env.agent_iter():
        _, reward, terminated, _, info = env.last()
        if terminated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return rewards


def in_parallel(seed: int = 1) -> dict[str, float]:
    """PettingZoo, Parallel: a vote is one step; whoever has nothing to decide waits."""
    env = pettingzoo.lancaster_parallel(players=4)
    _, infos = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {
            agent: int(rng.choice(np.flatnonzero(info["action_mask"])))
            for agent, info in infos.items()
        }
        _, rewards, _, _, infos = env.step(actions)
    return rewards


def single_seat(seed: int = 1) -> float:
    """Gymnasium: one seat against Squires."""
    env = gymnasium.make("courtly/Richelieu-v0", opponents="squire")
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    over, reward = False, 0.0
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, last, over, _, info = env.step(action)
        reward = float(last)
    return reward


def open_spiel(seed: int = 1) -> list[float]:
    """OpenSpiel: chance deals, then players decide."""
    state = pyspiel.load_game("courtly_richelieu").new_initial_state()
    rng = random.Random(seed)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


def batch(seed: int = 1, n: int = 1024) -> int:
    """VectorEnv: many games at once; says how many ended in 300 steps."""
    env = VectorEnv("lancaster", n, seed=seed, threads=2, players=4)
    ended = 0
    for _ in range(300):
        env.step(env.random_actions())
        ended += int(env.dones.sum())
    env.close()
    return ended


def main() -> None:
    """One of each."""
    print("PettingZoo, turn by turn:", turn_by_turn())
    print("PettingZoo, in parallel: ", in_parallel())
    print("Gymnasium, against Squire:", single_seat())
    print("OpenSpiel:", open_spiel())
    print("VectorEnv, games ended:", batch())


if __name__ == "__main__":
    main()
