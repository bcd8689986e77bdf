"""MaskablePPO of sb3-contrib against Squires inside the batch (`make learners` installs it).

    python examples/stable_baselines.py --game richelieu --minutes 30 --seed 1 --out runs/

Learns for so many steps or minutes, first against Pages and then against the opponents asked for,
keeps what it learned in --out with its curve, and goes on from there when it is called again.
With --against it plays others it did not learn from: `--minutes 0 --against search:100`.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import click
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecMonitor

from courtly.research.stable_baselines import BaselinesEnv

OPTIONS: dict[str, dict[str, Any]] = {"lancaster": {"players": 4}}
ROUND = 65_536  # steps between two looks at how well it plays
EASY = 4 * ROUND  # steps against Pages, who let a beginner win now and then


def share_won(model: MaskablePPO, envs: BaselinesEnv, games: int) -> float:
    """How much of so many games it wins, playing what it holds best."""
    seen = envs.reset()
    won: list[bool] = []
    while len(won) < games:
        masks = np.stack(envs.env_method("action_masks"))
        actions, _ = model.predict(seen, action_masks=masks, deterministic=True)
        seen, _, _, infos = envs.step(actions)
        won += [info["won"] for info in infos if "won" in info]
    return float(np.mean(won))


def begin(place: Path | None, envs: Any, seed: int) -> tuple[MaskablePPO, list[dict[str, float]]]:
    """What was learned before, with its curve; or a new learner."""
    if place and (place / "curve.json").exists():
        curve: list[dict[str, float]] = json.loads((place / "curve.json").read_text("utf-8"))
        return MaskablePPO.load(place / "model.zip", env=envs, device="cpu"), curve
    # Observations are counts and marks: one wide layer reads them better than two narrow ones, and
    # is as quick. Games end, so nothing is discounted.
    shape = {"net_arch": [256], "activation_fn": torch.nn.ReLU}
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=128, batch_size=512, n_epochs=6, gamma=1.0, ent_coef=0.003,
        learning_rate=7e-4, policy_kwargs=shape, seed=seed, device="cpu",
    )  # fmt: skip
    return model, []


def write(path: Path, what: Any) -> None:
    """Keep something as JSON."""
    path.write_text(json.dumps(what, indent=1) + "\n", "utf-8")


@click.command()
@click.option("--game", default="richelieu", show_default=True)
@click.option("--opponents", default="squire", show_default=True)
@click.option(
    "--reward", default="lead", show_default=True, help="Of every step; or place, at the end only."
)
@click.option("--seed", default=1, show_default=True)
@click.option("--envs", "number", default=64, show_default=True, help="Games at once.")
@click.option("--steps", default=0, help="Learn so many steps; or see --minutes.")
@click.option("--minutes", default=0.0, help="Learn until so much processor time is spent in all.")
@click.option("--games", default=400, show_default=True, help="To see how well it plays.")
@click.option("--threads", default=1, show_default=True, help="For the games and for the fit.")
@click.option("--against", multiple=True, help="When done, play these, too; may be repeated.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False))
def main(
    game: str, opponents: str, reward: str, seed: int, number: int, steps: int, minutes: float,
    games: int, threads: int, against: tuple[str, ...], out: Path | None,
) -> None:  # fmt: skip
    """Learn, and say how it goes."""
    torch.set_num_threads(threads)

    def batch(who: str, seed: int, reward: str) -> BaselinesEnv:
        table = {"opponents": who, "seat": None, **OPTIONS.get(game, {})}
        return BaselinesEnv(game, number, seed=seed, reward=reward, threads=threads, **table)

    kinds = {who: VecMonitor(batch(who, seed, reward)) for who in ("page", opponents)}
    tested = batch(opponents, seed + 1_000_003, "place")
    place = out / f"{game}-{opponents}-{seed}" if out else None
    model, curve = begin(place, kinds["page"], seed)
    spent = curve[-1]["seconds"] if curve else 0.0
    until = model.num_timesteps + steps
    while model.num_timesteps < until or spent < 60 * minutes:
        began = time.process_time()
        wanted = min(ROUND, steps) if steps else ROUND
        model.set_env(kinds["page" if model.num_timesteps < EASY else opponents])
        model.learn(wanted, reset_num_timesteps=False)
        spent += time.process_time() - began
        won = share_won(model, tested, games)
        curve.append({"steps": model.num_timesteps, "seconds": spent, "won": won})
        click.echo(f"{model.num_timesteps:,} steps, {spent:,.0f} s: wins {won:.1%} of {games}")
        if place:
            place.mkdir(parents=True, exist_ok=True)
            model.save(place / "model.zip")
            write(place / "curve.json", curve)
    met = {}
    for who in against:
        met[who] = share_won(model, batch(who, seed + 2_000_003, "place"), games)
        click.echo(f"wins {met[who]:.1%} of {games} against {who}")
    if place and met:
        write(place / "against.json", {"steps": model.num_timesteps, "games": games, "won": met})


if __name__ == "__main__":
    main()
