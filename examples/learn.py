"""A policy-gradient learner in plain NumPy that beats Page in a minute or two.

    python examples/learn.py                    # Richelieu, 40 rounds of 256 games
    python examples/learn.py --game lancaster   # four players

In every round each position of a VectorEnv plays one game, the learner in one seat and Page in the
others. The learner's decisions are then made likelier by how much better than expected the game
ended (REINFORCE with a baseline), with Adam. Progress goes to examples/out/<game>.csv, weights to
examples/out/<game>.npz; `plots.py` draws them.
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from pathlib import Path
from typing import Any

# The matrices are small: more threads than one cost more than they bring on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from courtly.vector import VectorEnv

OUT = Path(__file__).resolve().parent / "out"
HIDDEN = 96
BATCH = 1024
ENTROPY = 0.01
Array = NDArray[np.float32]


class Policy:
    """One hidden layer; out come a number for each move and what the seat expects."""

    def __init__(self, inputs: int, moves: int, seed: int, rate: float = 1e-3) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "w1": (rng.standard_normal((inputs, HIDDEN)) / inputs**0.5).astype(np.float32),
            "b1": np.zeros(HIDDEN, np.float32),
            "w2": (rng.standard_normal((HIDDEN, moves + 1)) * 0.01).astype(np.float32),
            "b2": np.zeros(moves + 1, np.float32),
        }
        self.rate, self.steps = rate, 0
        self.first = {key: np.zeros_like(value) for key, value in self.weights.items()}
        self.second = {key: np.zeros_like(value) for key, value in self.weights.items()}

    def forward(self, seen: Array, masks: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of the moves, and the expected reward."""
        w = self.weights
        hidden = np.tanh(seen @ w["w1"] + w["b1"])
        out = hidden @ w["w2"] + w["b2"]
        logits = np.where(masks, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, out[:, -1]

    def choose(
        self, seen: Array, masks: NDArray[np.bool_], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """A move by its chances (the Gumbel trick, one draw for all rows)."""
        _, chances, _ = self.forward(seen, masks)
        noise = -np.log(rng.exponential(size=chances.shape).astype(np.float32))
        keys = np.where(masks, np.log(chances + 1e-9) + noise, -np.inf)
        return np.asarray(keys.argmax(axis=1), np.int64)

    def learn(
        self, seen: Array, masks: NDArray[np.bool_], moves: NDArray[np.int64], ends: Array
    ) -> None:
        """One step uphill."""
        n = len(moves)
        hidden, chances, expected = self.forward(seen, masks)
        better = ends - expected
        better = (better - better.mean()) / (better.std() + 1e-6)
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        slope = chances * better[:, None]
        slope[np.arange(n), moves] -= better
        slope += ENTROPY * chances * (logs + entropy)
        error = (expected - ends)[:, None]
        out = np.concatenate([slope, error], axis=1).astype(np.float32) / n
        inner = (out @ self.weights["w2"].T) * (1 - hidden**2)
        self._adam(
            {
                "w1": seen.T @ inner,
                "b1": inner.sum(axis=0),
                "w2": hidden.T @ out,
                "b2": out.sum(axis=0),
            }
        )

    def _adam(self, slopes: dict[str, NDArray[Any]]) -> None:
        self.steps += 1
        for key, slope in slopes.items():
            self.first[key] += 0.1 * (slope - self.first[key])
            self.second[key] += 0.001 * (slope**2 - self.second[key])
            step = self.first[key] / (1 - 0.9**self.steps)
            scale = np.sqrt(self.second[key] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[key] -= self.rate * step / scale


def play_round(
    env: VectorEnv, policy: Policy, seed: int, *, remember: bool = True
) -> tuple[Array, dict[str, Any]]:
    """One game in each position, the learner in seat i modulo seats; its rewards, its decisions."""
    rng = np.random.default_rng(seed)
    env.reset(seed)
    place = np.arange(env.n)
    seat = place % env.seats
    going = np.ones(env.n, bool)
    rewards = np.zeros(env.n, np.float32)
    kept: dict[str, list[Any]] = {"seen": [], "masks": [], "moves": [], "games": []}
    while going.any():
        actions = env.random_actions()
        mine = np.flatnonzero(going & (env.actors == seat))
        if len(mine):
            seen, masks = env.observations[mine], env.masks[mine]
            actions[mine] = policy.choose(seen, masks, rng)
            if remember:
                for key, value in zip(kept, (seen, masks, actions[mine], mine), strict=True):
                    kept[key].append(value)
        env.step(actions)
        ended = going & env.dones
        rewards[ended] = env.rewards[ended, seat[ended]]
        going &= ~env.dones
    return rewards, {key: np.concatenate(rows) for key, rows in kept.items() if rows}


def evaluate(
    policy: Policy, game: str, games: int = 1024, seed: int = 10**6
) -> tuple[float, float]:
    """Against Page in all other seats: mean reward, and share of games in which it was first."""
    env = VectorEnv(game, games, seed=seed)
    rewards, _ = play_round(env, policy, seed, remember=False)
    return float(rewards.mean()), float((rewards > 1 - 1e-6).mean())


def train(game: str, rounds: int, games: int = 256, seed: int = 1, every: int = 10) -> Policy:
    """Learn, and write down how it goes."""
    env = VectorEnv(game, games, seed=seed)
    policy = Policy(env.observations.shape[1], env.masks.shape[1], seed)
    rng = np.random.default_rng(seed)
    OUT.mkdir(exist_ok=True)
    began = time.perf_counter()
    with (OUT / f"{game}.csv").open("w", newline="", encoding="utf-8") as file:
        log = csv.writer(file)
        log.writerow(["games", "seconds", "reward"])
        for number in range(rounds):
            rewards, kept = play_round(env, policy, seed + number)
            order = rng.permutation(len(kept["moves"]))
            for first in range(0, len(order), BATCH):
                rows = order[first : first + BATCH]
                policy.learn(
                    kept["seen"][rows], kept["masks"][rows], kept["moves"][rows],
                    rewards[kept["games"][rows]],
                )  # fmt: skip
            seconds = time.perf_counter() - began
            log.writerow([(number + 1) * games, f"{seconds:.1f}", f"{rewards.mean():.4f}"])
            if (number + 1) % every == 0:
                print(f"{(number + 1) * games:7d} games, {seconds:5.0f} s: {rewards.mean():+.3f}")
    np.savez(OUT / f"{game}.npz", **policy.weights)  # type: ignore[arg-type]
    return policy


def main() -> None:
    """Train and say how often it beats Page."""
    parser = argparse.ArgumentParser(description="Learn to beat Page.")
    parser.add_argument("--game", default="richelieu", choices=["richelieu", "lancaster"])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    policy = train(chosen.game, chosen.rounds, seed=chosen.seed)
    reward, first = evaluate(policy, chosen.game)
    print(f"1,024 games against Page: mean reward {reward:+.3f}, first in {first:.0%}")


if __name__ == "__main__":
    main()
