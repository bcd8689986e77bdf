"""RLlib's PPO on the PettingZoo environment: one masked policy for all seats, against itself.

python examples/rllib.py --game richelieu --rounds 20      # `make learners` installs it
"""

from __future__ import annotations

from typing import Any

import click
import numpy as np
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from courtly.research import pettingzoo
from courtly.research.gymnasium import CourtlyEnv

NAME, POLICY = "courtly", "shared"


def make_env(asked: dict[str, Any]) -> PettingZooEnv:
    """Illegal moves end the game, as RLlib's own check of environments expects."""
    return PettingZooEnv(pettingzoo.env(asked["game"], illegal="end", observation="rllib"))


def make_learner(game: str, batch: int) -> Any:
    """PPO with one net for all seats, in this process."""
    register_env(NAME, make_env)
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [256, 256]}
    )
    config = (
        PPOConfig()
        .environment(NAME, env_config={"game": game})
        .env_runners(num_env_runners=0)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda *_, **__: POLICY)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={POLICY: module}))
        .training(train_batch_size_per_learner=batch, minibatch_size=512, num_epochs=4, gamma=1.0)
    )
    return config.build_algo()


def share_won(game: str, module: Any, games: int) -> float:
    """How much of so many games against Page the net wins."""
    env = CourtlyEnv(game, opponents="page", seat=None, observation="rllib")
    won = 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            rows = {name: torch.as_tensor(array[None]) for name, array in seen.items()}
            logits = module.forward_inference({"obs": rows})["action_dist_inputs"][0]
            seen, reward, over, _, _ = env.step(int(np.argmax(logits.detach().numpy())))
        won += reward == 1.0
    return won / games


@click.command()
@click.option("--game", default="richelieu", show_default=True)
@click.option("--rounds", default=20, show_default=True)
@click.option("--batch", default=4096, show_default=True, help="Decisions a round.")
@click.option("--games", default=200, show_default=True, help="To see how well it plays.")
def main(game: str, rounds: int, batch: int, games: int) -> None:
    """Learn, and say how it goes."""
    ray.init(include_dashboard=False, num_cpus=1)
    learner = make_learner(game, batch)
    for number in range(1, rounds + 1):
        learner.train()
        won = share_won(game, learner.get_module(POLICY), games)
        click.echo(f"round {number}: wins {won:.1%} of {games} games against Page")
    learner.stop()


if __name__ == "__main__":
    main()
