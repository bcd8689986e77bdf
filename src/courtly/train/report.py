"""Training on paper: a page and a picture."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from .run import Training


def write(training: Training) -> None:
    """`GAME-PLAYERS.md` and, where matplotlib is installed, `.svg` in the folder of a run."""
    plan, rows = training.plan, training.state.history
    name = training.state_file.stem
    page = training.folder / f"{name}.md"
    lines = [*_head(training), *_table(rows), *(_rounds(rows[-1]) if rows else ())]
    page.write_text("\n".join(lines) + "\n", "utf-8")
    if rows:
        _draw(training.folder / f"{name}.svg", rows, plan.players)


def _head(training: Training) -> list[str]:
    plan, best = training.plan, training.best
    lines = [
        f"# {plan.game}, {plan.players} players",
        "",
        f"`courtly train {plan.game} --players {plan.players} --games {plan.games} "
        f"--units {training.units} --epochs {plan.epochs} --seed {plan.seed} --resume`",
        "",
    ]
    if best:
        about = best.about
        lines += [
            f"Best net: generation {about.generation}, sha256 `{best.mark}…`, features version "
            f"{about.features}, engine {about.engine}, seed {about.seed}; {about.games} games in "
            "all generations.",
            "",
        ]
    nothing = np.log(plan.players)
    return [
        *lines,
        f"Log-loss and calibration are on every twelfth game, not learned from; knowing nothing "
        f"is {nothing:.3f}. The match is one player by the new net among others by the best so "
        f"far, one ply each; equal is {1 / plan.players:.1%}. Then one player by the new net, one "
        "ply, among searchers by hand with 100 simulations a move: share, points ahead of their "
        "average.",
        "",
    ]


def _table(rows: list[dict[str, Any]]) -> list[str]:
    lines = [
        "| generation | games | positions | log-loss | by hand | round 1 | calibration error "
        "| moves | match | among searchers | kept | seconds |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        net, hand = row["net"], row["hand"]
        first = min(net["by_round"], key=int)
        lines.append(
            f"| {row['number']} | {row['games']} | {row['positions']} | {net['log_loss']:.4f} "
            f"| {hand['log_loss']:.4f} | {net['by_round'][first]:.4f} "
            f"| {net['calibration_error']:.4f} | {row['loss']['moves']:.3f} "
            f"| {row['share']:.1%} | {_searchers(row['among_hand'])} "
            f"| {'yes' if row['kept'] else 'no'} | {row['seconds']:.0f} |"
        )
    return lines


def _searchers(found: dict[str, float]) -> str:
    """How a net did among searchers by hand."""
    return f"{found['share']:.1%}, {found['ahead']:+.1f} (±{found['error']:.1f})"


def _rounds(row: dict[str, Any]) -> list[str]:
    """How good the last net is in each round."""
    net, hand = row["net"], row["hand"]
    rounds = sorted(net["by_round"], key=int)
    return [
        "",
        f"Log-loss by round (of long games: by sixths), generation {row['number']}; calibration "
        f"error {net['calibration_error']:.4f}, by hand {hand['calibration_error']:.4f}:",
        "",
        f"| | {' | '.join(map(str, rounds))} | all |",
        f"|---{'|---' * len(rounds)}|---|",
        *(
            f"| {name} | {_figures(told['by_round'][k] for k in rounds)} | {told['log_loss']:.3f} |"
            for name, told in (("net", net), ("by hand", hand))
        ),
    ]


def _figures(found: Iterable[float]) -> str:
    return " | ".join(f"{x:.3f}" for x in found)


def _draw(path: Path, rows: list[dict[str, Any]], players: int) -> None:
    """Log-loss by generation, and what the last net said against what came."""
    try:
        import matplotlib

        matplotlib.use("svg")
        from matplotlib import pyplot
    except ImportError:
        return
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 3.6), layout="constrained")
    numbers = [row["number"] for row in rows]
    left.plot(numbers, [row["net"]["log_loss"] for row in rows], "o-", label="net")
    left.plot(numbers, [row["hand"]["log_loss"] for row in rows], "s--", label="by hand")
    left.axhline(np.log(players), color="#999999", linestyle=":", label="knowing nothing")
    left.set_xlabel("generation")
    left.set_ylabel("log-loss")
    left.legend()
    right.plot([0, 1], [0, 1], color="#999999", linestyle=":")
    for judge in ("net", "hand"):
        curve = rows[-1][judge]["curve"]
        right.plot(
            [said for said, _, _ in curve], [came for _, came, _ in curve], "o-", label=judge
        )
    right.set_xlabel("chance to win, as judged")
    right.set_ylabel("share of victories")
    right.legend()
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
