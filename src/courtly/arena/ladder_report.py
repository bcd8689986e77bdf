"""A ladder on paper: JSON, Markdown, and a picture of ratings and who ended above whom."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from .ladder import Ladder, Rung

Above = list[list[float | None]]


def write_ladder(folder: Path, ladder: Ladder, rows: Sequence[Rung], above: Above) -> list[str]:
    """ladder.json, ladder.md and, where matplotlib is installed, ladder.svg; says which."""
    document = {
        "ladder": ladder.describe(),
        "rungs": [asdict(row) for row in rows],
        "matrix": {"bots": [row.bot for row in rows], "above": above},
    }
    (folder / "ladder.json").write_text(json.dumps(document, indent=1), "utf-8")
    (folder / "ladder.md").write_text("\n".join(in_words(rows, above)) + "\n", "utf-8")
    written = ["ladder.json", "ladder.md"]
    return [*written, "ladder.svg"] if draw(folder / "ladder.svg", ladder, rows, above) else written


def in_words(rows: Sequence[Rung], above: Above) -> Iterator[str]:
    """The ladder as Markdown."""
    yield "| bot | rating | 95 % | wins | equal | games | ms/move | faults | net |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for r in rows:
        yield (
            f"| {r.bot} | **{r.rating:.0f}** | {r.low:.0f}–{r.high:.0f} | {r.share:.1%} "
            f"| {r.fair:.0%} | {r.games} | {1000 * r.seconds:.1f} | {r.faults} "
            f"| {', '.join(r.nets)} |"
        )
    names = [row.bot for row in rows]
    yield "\nHow often the bot of a row ended above that of a column:\n"
    yield f"| | {' | '.join(names)} |"
    yield f"|---{'|---' * len(names)}|"
    for name, row in zip(names, above, strict=True):
        yield f"| {name} | {' | '.join('' if x is None else f'{x:.0%}' for x in row)} |"


def draw(path: Path, ladder: Ladder, rows: Sequence[Rung], above: Above) -> bool:
    """Ratings with their intervals, and the matrix beside them; whether it could be drawn."""
    try:
        import matplotlib

        matplotlib.use("svg")
        from matplotlib import pyplot
    except ImportError:
        return False
    names, places = [row.bot for row in rows], range(len(rows))
    figure, (left, right) = pyplot.subplots(
        1, 2, figsize=(11, 1.6 + 0.42 * len(rows)), layout="constrained", sharey=True
    )
    spread = [[r.rating - r.low for r in rows], [r.high - r.rating for r in rows]]
    left.errorbar(
        [r.rating for r in rows], places, xerr=spread, fmt="o", color="#1F6FB2", capsize=4
    )
    left.set_yticks(places, names)
    left.grid(axis="x", alpha=0.3)
    left.set_xlabel(f"rating at {ladder.game}, {ladder.seats} seats, 95 %")
    shares = [[float("nan") if x is None else x for x in row] for row in above]
    right.imshow(shares, cmap="RdYlBu", vmin=0, vmax=1, aspect="auto")
    for a, row in enumerate(above):
        for b, x in enumerate(row):
            if x is not None:
                ink = "black" if 0.2 < x < 0.8 else "white"
                right.text(b, a, f"{x:.0%}", ha="center", va="center", fontsize=8, color=ink)
    right.set_xticks(places, names, rotation=40, ha="right")
    right.set_xlabel("how often the row ended above the column")
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
    return True
