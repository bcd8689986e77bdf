"""A match on paper: a table, JSON, CSV and a picture."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich import box
from rich.table import Table

from .match import Match, Played
from .stats import Standing


def table(match: Match, rows: Sequence[Standing]) -> Table:
    """The standings for people."""
    options = " ".join(f"{key}={value}" for key, value in match.options.items())
    title = f"{match.game} {options}: {rows[0].games} games" if rows else match.game
    out = Table(title=title, box=box.SIMPLE, padding=(0, 1))
    out.add_column("bot", no_wrap=True)
    for head in ("wins", "95 %", "equal", "score", "rank", "rating", "ms", "most", "faults", ""):
        out.add_column(head, justify="right", no_wrap=True)
    for row in rows:
        out.add_row(
            f"{row.bot} ×{row.entries}" if row.entries > 1 else row.bot,
            f"{row.share:.1%}",
            f"{row.low:.1%}–{row.high:.1%}",
            f"{row.fair:.0%}",
            f"{row.score:.1f}",
            f"{row.rank:.2f}",
            f"{row.rating:.0f}±{row.rating_sigma:.0f}",
            f"{1000 * row.seconds:.1f}",
            f"{1000 * row.slowest:.0f}",
            str(row.faults),
            row.verdict,
        )
    return out


def write_files(
    folder: Path, match: Match, games: Sequence[Played], rows: Sequence[Standing]
) -> list[str]:
    """match.json, games.csv and, where matplotlib is installed, match.svg in `folder`.

    Says which were written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    document = {"match": match.describe(), "standings": [asdict(row) for row in rows]}
    (folder / "match.json").write_text(json.dumps(document, indent=2), "utf-8")
    with (folder / "games.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["game", "bot", "seat", "score", "share", "rank", "moves", "seconds"])
        for game in games:
            for k, name in enumerate(match.bots):
                writer.writerow(
                    [game.number, name, game.seats[k], game.scores[k], game.shares[k],
                     game.ranks[k], game.moves[k], round(game.seconds[k], 4)]
                )  # fmt: skip
    written = ["match.json", "games.csv"]
    return [*written, "match.svg"] if draw(folder / "match.svg", match, rows) else written


def draw(path: Path, match: Match, rows: Sequence[Standing]) -> bool:
    """Win shares with their intervals and the line of equals; whether it could be drawn."""
    try:
        import matplotlib

        matplotlib.use("svg")
        from matplotlib import pyplot
    except ImportError:
        return False
    figure, axes = pyplot.subplots(figsize=(7, 0.7 + 0.5 * len(rows)), layout="constrained")
    shares = [row.share for row in rows]
    errors = [[r.share - r.low for r in rows], [r.high - r.share for r in rows]]
    labels = [f"{row.bot} ×{row.entries}" if row.entries > 1 else row.bot for row in rows]
    axes.barh(labels, shares, xerr=errors, color="#1F6FB2", ecolor="#333333", capsize=4)
    axes.axvline(rows[0].fair, color="#C8472B", linestyle="--", label="equal")
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.set_xlabel(f"share of victories in {rows[0].games} games of {match.game}, 95 %")
    axes.legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
    return True
