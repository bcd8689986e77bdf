"""The facts on a page: Markdown for people, and a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ..arena.tasks import Task
from ..bots.levels import EDITION
from ..core.texts import texts
from ..games import description, game_class
from .summing import Facts, Mean, Share, Tally

#: Facts by level of play.
ByLevel = Mapping[str, Facts]
#: What was found at each table.
Found = Sequence[tuple[Task, ByLevel]]
HEAD = """# Facts

What can be known of these games by counting. Made by `courtly facts`; do not edit.

All players of a table are of one level (Page plays at random), every deal is played once for each
seat; ± and brackets are 95 %. Many printed figures are reconstructed (`courtly components`), so the
figures of an owner's box may differ.

- **tree**: decimal logarithm of how many games there are, judged by the ways these took: the sum of
  the logarithms of how many moves were legal.
- **settled by the deal**: how much of who wins is settled by deal and seat before anybody chooses
  (intraclass correlation over games of the same deal): 0 % is all play, 100 % is all deal.
"""


def edition_said(edition: int) -> str:
    """Which levels played: those of other editions play differently, but for Page.

    >>> edition_said(2)
    'Counted with the levels of edition 2.'
    """
    return f"Counted with the levels of edition {edition}."


def write(found: Found, path: Path) -> None:
    """The page, with a picture beside it where matplotlib is installed."""
    picture = path.with_suffix(".svg")
    drawn = draw(found, picture)
    lines = [HEAD, edition_said(EDITION) + "\n"]
    if drawn:
        lines.append(f"![Victories by place in the order of the first turn]({picture.name})\n")
    for task, levels in found:
        lines += [f"## {task.name}", _size(task), "", *_table(levels), ""]
        lines += _what_pays(task, levels)
    path.write_text("\n".join(lines).rstrip() + "\n", "utf-8")


def _size(task: Task) -> str:
    game = game_class(task.game).make(task.options, 1)
    return (
        f"{game.seats} seats, {game.spec.moves.size} moves by number, a position of "
        f"{game.spec.dtype.itemsize:,} bytes."
    )


def _table(levels: ByLevel) -> Iterator[str]:
    yield "| | " + " | ".join(level.capitalize() for level in levels) + " |"
    yield "|---|" + "---:|" * len(levels)
    rows = {
        "games": [f"{one.games:,}" for one in levels.values()],
        "decisions": [_mean(one.decisions, 0) for one in levels.values()],
        "legal moves a decision": [_mean(one.width, 1) for one in levels.values()],
        "tree": [_mean(one.tree, 0) for one in levels.values()],
        "points": [_mean(one.points, 1) for one in levels.values()],
        "first before second, points": [_mean(one.margin, 1) for one in levels.values()],
        "shared victories": [f"{one.shared:.1%}" for one in levels.values()],
        "settled by the deal": [f"{one.settled:.0%}" for one in levels.values()],
    }
    for place in range(len(next(iter(levels.values())).order)):
        rows[f"victories of who is {_ORDINALS[place]}"] = [
            _share(one.order[place]) for one in levels.values()
        ]
    for seat in range(len(next(iter(levels.values())).seats)):
        rows[f"victories at seat {seat + 1}"] = [_share(one.seats[seat]) for one in levels.values()]
    for name, cells in rows.items():
        yield f"| {name} | " + " | ".join(cells) + " |"


_ORDINALS = ("first to move", "second", "third", "fourth", "fifth")


def _mean(mean: Mean, digits: int) -> str:
    return f"{mean.value:.{digits}f} ± {mean.off:.{max(digits, 1)}f}"


def _share(share: Share) -> str:
    return f"{share.value:.1%} ({share.low:.0%}–{share.high:.0%})"


def _what_pays(task: Task, levels: ByLevel) -> Iterator[str]:
    """How often a game each thing happened and, where it scores, the points it brought."""
    said = texts()
    tallied = {
        level: {(tally.kind, tally.what): tally for tally in one.tallies}
        for level, one in levels.items()
    }
    for kind, field in description(task.game).counted.items():
        things = sorted({what for rows in tallied.values() for k, what in rows if k == kind})
        if not things:
            continue
        yield f"**{kind.replace('_', ' ').capitalize()}**: times a game"
        yield ""
        yield f"| {field} | " + " | ".join(level.capitalize() for level in levels) + " |"
        yield "|---|" + "---:|" * len(levels)
        for what in things:
            name = said.label(task.game, field, what)
            shown = what if name == what else f"{what}: {name}"
            cells = (_tally(rows.get((kind, what))) for rows in tallied.values())
            yield f"| {shown} | " + " | ".join(cells) + " |"
        yield ""


def _tally(tally: Tally | None) -> str:
    if tally is None:
        return "0"
    points = f", {tally.points:+.1f} points" if tally.points else ""
    return f"{tally.times:.2f}{points}"


def draw(found: Found, path: Path) -> bool:
    """Victories by turn order, table by table; whether it could be drawn."""
    try:
        import matplotlib

        matplotlib.use("svg")
        from matplotlib import pyplot
    except ImportError:
        return False
    figure, axes = pyplot.subplots(
        1, len(found), figsize=(3.2 * len(found), 3.2), layout="constrained", squeeze=False
    )
    for panel, (task, levels) in zip(axes[0], found, strict=True):
        for number, (level, one) in enumerate(levels.items()):
            places = [place + 1 + 0.12 * (number - 1) for place in range(len(one.order))]
            off = [
                [share.value - share.low for share in one.order],
                [share.high - share.value for share in one.order],
            ]
            panel.errorbar(
                places, [share.value for share in one.order], off, fmt="o", capsize=3, label=level
            )
        panel.axhline(1 / len(one.order), color="#888888", linestyle="--", linewidth=1)
        panel.set(title=task.name, xlabel="place in the first turn", ylim=(0, 1))
        panel.set_xticks(range(1, len(one.order) + 1))
    axes[0][0].set_ylabel("share of victories, 95 %")
    axes[0][0].legend()
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
    return True
