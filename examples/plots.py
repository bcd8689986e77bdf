"""Plots of learning and of scores: ``python examples/plots.py [FOLDER]`` (the extra ``arena``).

Cell by cell like a notebook; each cell draws one picture into examples/out. FOLDER is where
`stable_baselines.py` kept what it learned; its curves are drawn there.
"""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np

mpl.use("Agg")
import matplotlib.pyplot as plt

import courtly
from courtly.core.game import Game

OUT = Path(__file__).resolve().parent / "out"
SMOOTH = 10


# %% How a learner came along: the file `learn.py` wrote
def draw_learning(game: str) -> Path | None:
    """The learner's mean reward against Page, by games played."""
    source = OUT / f"{game}.csv"
    if not source.exists():
        return None
    with source.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    games = np.array([int(row["games"]) for row in rows])
    reward = np.array([float(row["reward"]) for row in rows])
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot(games, reward, color="0.8", label="each round")
    width = min(SMOOTH, len(reward))
    mean = np.convolve(reward, np.ones(width) / width, "valid")
    axes.plot(games[width - 1 :], mean, color="tab:red", label=f"mean of {width} rounds")
    axes.axhline(0, color="black", linewidth=0.5)
    axes.set(
        title=f"Learning {game.capitalize()} against Page",
        xlabel="games played", ylabel="reward, −1 to 1",
    )  # fmt: skip
    axes.legend()
    return _save(figure, f"{game}-learning.png")


# %% How Stable-Baselines3 came along: the curves `stable_baselines.py` wrote
def draw_baselines(folder: Path) -> Path | None:
    """The share of games won against the opponents, by processor time, a line for each seed."""
    curves = sorted(folder.glob("*/curve.json"))
    if not curves:
        return None
    tables = sorted({path.parent.name.rsplit("-", 1)[0] for path in curves})
    figure, axes = plt.subplots(1, len(tables), figsize=(5 * len(tables), 4), squeeze=False)
    for panel, table in zip(axes[0], tables, strict=True):
        for path in sorted(folder.glob(f"{table}-*/curve.json")):
            curve = json.loads(path.read_text("utf-8"))
            minutes = [point["seconds"] / 60 for point in curve]
            seed = path.parent.name.rsplit("-", 1)[1]
            panel.plot(minutes, [point["won"] for point in curve], label=f"seed {seed}")
        game, _, opponent = table.partition("-")
        panel.axhline(_EQUAL[game], color="0.5", linestyle="--", linewidth=1, label="equal")
        title = f"MaskablePPO against {opponent}: {game.capitalize()}"
        panel.set(title=title, xlabel="minutes of processor time", ylim=(0, 1))
        panel.legend()
    axes[0][0].set_ylabel("share of games won")
    figure.tight_layout()
    figure.savefig(folder / "baselines.svg", metadata={"Date": None})
    plt.close(figure)
    return folder / "baselines.svg"


_EQUAL = {"richelieu": 1 / 2, "lancaster": 1 / 4}


# %% What random play scores: ten thousand games in a second
def draw_scores(games: int = 10_000) -> Path:
    """Points of every seat in games at random."""
    tables: dict[str, Game[Any, Any]] = {
        "Richelieu": courtly.richelieu.new(seed=1),
        "Lancaster, 4 players": courtly.lancaster.new(seed=1, players=4),
    }
    figure, axes = plt.subplots(1, len(tables), figsize=(10, 4))
    for panel, (title, game) in zip(axes, tables.items(), strict=True):
        scores = courtly.playouts(game, games, seed=1, threads=2, fresh_deals=True).scores
        bins = np.arange(scores.min(), scores.max() + 2) - 0.5  # one for each number of points
        for seat, name in enumerate(game.seat_names):
            panel.hist(scores[:, seat], bins=bins, histtype="step", label=name)
        panel.set(title=f"{title}: {games:,} random games", xlabel="points", ylabel="games")
        panel.legend()
    return _save(figure, "scores.png")


def _save(figure: plt.Figure, name: str) -> Path:
    OUT.mkdir(exist_ok=True)
    figure.tight_layout()
    figure.savefig(OUT / name, dpi=120)
    plt.close(figure)
    return OUT / name


# %%
def main() -> None:
    """All pictures there are data for."""
    if len(sys.argv) > 1:
        drawn = [draw_baselines(Path(sys.argv[1]))]
    else:
        drawn = [draw_learning("richelieu"), draw_learning("lancaster"), draw_scores()]
    for path in drawn:
        if path is not None:
            print("drawn:", path.name)


if __name__ == "__main__":
    main()
