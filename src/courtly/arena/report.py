"""A match on paper: a table, JSON, CSV and a picture."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

from ..games import description
from .course import Course, course
from .match import Match, Played
from .stats import Question, Standing


def table(match: Match, rows: Sequence[Standing]) -> Table:
    """The standings for people."""
    options = " ".join(f"{key}={value}" for key, value in match.options.items())
    title = f"{match.game} {options}: {rows[0].games} games" if rows else match.game
    out = Table(title=title, box=box.SIMPLE, padding=(0, 1))
    out.add_column("bot", no_wrap=True)
    stood = ["stood"] if any(row.expected is not None for row in rows) else []
    columns = ("equal", "score", "rank", "rating", "ms", "most", "faults", "")
    for head in ("wins", "95 %", *stood, *columns):
        out.add_column(head, justify="right", no_wrap=True)
    for row in rows:
        out.add_row(
            f"{row.bot} ×{row.entries}" if row.entries > 1 else row.bot,
            f"{row.share:.1%}",
            f"{row.low:.1%}–{row.high:.1%}",
            *([_stood(row)] if stood else []),
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


def _stood(row: Standing) -> str:
    """A bot's mean chance over its games."""
    if row.expected is None:
        return ""
    error = "" if row.expected_error is None else f"±{100 * row.expected_error:.1f}"
    return f"{row.expected:.1%}{error}"


def write_files(
    folder: Path,
    match: Match,
    games: Sequence[Played],
    rows: Sequence[Standing],
    question: Question | None = None,
) -> list[str]:
    """match.json, games.csv and, where matplotlib is installed, match.svg in `folder`.

    With a question match.json has what was asked and what is the answer. Says which were written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    document: dict[str, Any] = {
        "match": match.describe(),
        "standings": [asdict(row) for row in rows],
    }
    if question:
        document["stop"] = {**asdict(question), "answer": question.answer}
    found = course(match, games)
    if found:
        document["chances"] = {"count": description(match.game).counts, **asdict(found)}
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
    return [*written, "match.svg"] if draw(folder / "match.svg", match, rows, found) else written


def draw(path: Path, match: Match, rows: Sequence[Standing], found: Course | None = None) -> bool:
    """Shares of victories, and below them how they came about, if known; whether it was drawn."""
    try:
        import matplotlib

        matplotlib.use("svg")
        from matplotlib import pyplot
    except ImportError:
        return False
    height = 0.7 + 0.5 * len(rows)
    heights = [height, 3.2] if found else [height]
    figure, places = pyplot.subplots(
        len(heights), figsize=(7, sum(heights)), height_ratios=heights, layout="constrained",
        squeeze=False,
    )  # fmt: skip
    _draw_shares(places[0, 0], match, rows)
    if found:
        _draw_course(places[1, 0], match, found)
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
    return True


def _draw_shares(axes: Any, match: Match, rows: Sequence[Standing]) -> None:
    """Shares of victories with their intervals and the line of equals."""
    shares = [row.share for row in rows]
    errors = [[r.share - r.low for r in rows], [r.high - r.share for r in rows]]
    labels = [f"{row.bot} ×{row.entries}" if row.entries > 1 else row.bot for row in rows]
    axes.barh(labels, shares, xerr=errors, color="#1F6FB2", ecolor="#333333", capsize=4)
    axes.axvline(rows[0].fair, color="#C8472B", linestyle="--", label="equal")
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.set_xlabel(f"share of victories in {rows[0].games} games of {match.game}, 95 %")
    axes.legend(loc="lower right")


def _draw_course(axes: Any, match: Match, found: Course) -> None:
    """Each bot's chance to win, round by round, up to its share of the victories."""
    for bot, curve in found.curves.items():
        axes.plot(range(1, len(curve) + 1), curve, marker="o", markersize=3, label=bot)
    axes.axhline(1 / len(match.bots), color="#C8472B", linestyle="--", label="equal")
    axes.set_xlim(left=1)
    axes.set_ylim(0, 1)
    axes.grid(alpha=0.3)
    axes.set_ylabel("chance to win")
    count = description(match.game).counts
    axes.set_xlabel(f"as {count}s begin, and at the end; average of {found.games} games")
    axes.legend(loc="best")
