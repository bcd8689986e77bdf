"""How far from perfect: OpenSpiel's CFR and our bots on the small variant of a game.

``python -m bench.small`` writes docs/small/<game>.json and a picture; docs/research.md tells
what they mean. Bots that are there already are not asked again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
import matplotlib

from courtly.research import small

matplotlib.use("svg")
from matplotlib import pyplot

DOCS = Path(__file__).resolve().parent.parent / "docs" / "small"
ITERATIONS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
#: Bots, and how often each is asked in every information set.
BOTS = {"page": 16, "squire": 4, "search:10": 4, "search:100": 4, "search:1000": 1}


@click.command()
@click.option("--game", default="richelieu", show_default=True)
@click.option("--bot", "bots", multiple=True, help="Only these.")
def main(game: str, bots: tuple[str, ...]) -> None:
    """Measure, and write down."""
    file = DOCS / f"{game}.json"
    known: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    tree = small.grow(game)
    solved = tree.load()
    known |= {"positions": len(tree.lines), "information sets": len(tree.sets)}
    for name, plus in (("CFR", False), ("CFR+", True)):
        known.setdefault(name, list(small.cfr_curve(solved, ITERATIONS, plus)))
    players = known.setdefault("players", {})
    for bot in bots or BOTS:
        if bot not in players:
            policy = small.tabular(tree, solved, small.by_bot(bot, BOTS.get(bot, 4)))
            players[bot] = small.exploitability(solved, policy)
            click.echo(f"{bot}: {players[bot]:.4f}")
            write(file, known)
    write(file, known)
    draw(known, file.with_suffix(".svg"))


def write(file: Path, known: dict[str, Any]) -> None:
    """Keep what was measured."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(known, indent=1) + "\n", "utf-8")


def draw(known: dict[str, Any], path: Path) -> None:
    """Exploitability of the solvers over their iterations, and of players as lines."""
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    for name in ("CFR", "CFR+"):
        axes.plot(*zip(*known[name], strict=True), marker="o", label=f"OpenSpiel's {name}")
    for number, (bot, value) in enumerate(known["players"].items()):
        axes.axhline(value, color=f"C{2 + number}", linestyle="--", label=f"{bot}: {value:.3f}")
    axes.set(
        xscale="log", yscale="log", xlabel="iterations", ylabel="exploitability (a game is worth 1)"
    )
    axes.legend(fontsize="small")
    figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    main()
