"""Write docs/strength.md from what scripts/strength has played, and ship its ladders."""

from __future__ import annotations

import itertools
import json
import shlex
import shutil
from collections.abc import Iterator
from math import log10
from pathlib import Path
from typing import Any

from courtly.arena.tasks import LADDERS
from courtly.bots.levels import LEVELS

DOCS = Path(__file__).parent.parent / "docs"
RESULTS = DOCS / "strength"

HEAD = """# Strength

Each match is played by `scripts/strength`, the bot named first against those below it, seats
rotating, every deal from every seat. "Wins" is the share of victories of one such bot with its 95 %
interval (Wilson); "equal" is what it would be among equals. Times are per move, in milliseconds.
This page is written from the results by `scripts/make_strength.py`.

**Levels** are those of edition 3 where their name stands alone. Matches of the first levels, when
all judged by hand, are listed under the names those bots have now, `hand-squire` to `hand-king`;
they were played side by side on two cores, while the machine did other work, so `hand-king` mostly
had only a part of its second of a core; never more. King answers earlier when no other move can
catch up any more, or when an ending of Richelieu is solved.

How far one level is above the one below is said in points of a rating (400: ten to one; by the
share among others of the level below). In Richelieu the largest step is 1.6 times the smallest (by
hand 2.7 times). In Lancaster it is 4 times (by hand 5 times): Knight, which answers at once, wins
more than 65 % among three `hand-knight`, and there is only so much that search can add to that, so
the two steps above it are small, while below it Squire stands halfway to Page. The ladders are
another ruler: they count who ended above whom, not only who won.

`net-…` and `hand-…` are no levels: judged by a net or by hand, at once (`net-knight`) or with so
much processor time a move. Their matches end when a test at 5 % that may be looked at any time says
whether the first wins more than `--stop`; their names and nets: [bots.md](bots.md#nets).
"""

SUMMARY = """
### {}

| match | games | wins | 95 % | equal | points | |
|---|---|---|---|---|---|---|"""


def bots_of(match: dict[str, Any]) -> list[str]:
    """The names that those who played a match have now: levels were once by hand."""
    bots: list[str] = match["bots"]
    if "levels" in match:
        return bots
    return [f"hand-{bot}" if bot in LEVELS and bot != "page" else bot for bot in bots]


def points(row: dict[str, Any], others: int) -> str:
    """How far a bot is above the others at its table, in points of a rating."""
    if not 0 < row["share"] < 1:
        return ""
    return f"{400 * log10(others * row['share'] / (1 - row['share'])):+.0f}"


def command(document: dict[str, Any], name: str) -> str:
    """The command that plays a match."""
    match, games = document["match"], document["standings"][0]["games"]
    usual = {"laws": "base", "open_stock": False, "supply": "unlimited", "variant": "standard"}
    given = [(k, v) for k, v in match["options"].items() if k != "players" and usual.get(k) != v]
    chosen = [f"-o {key}={value}" for key, value in given]
    bots = " ".join(shlex.quote(bot) for bot in bots_of(match))
    if "stop" in document:
        chosen.append(f"--stop {document['stop']['than']:g}")
    extra = f" {' '.join(chosen)}" if chosen else ""
    return f"courtly arena {match['game']} {bots}{extra} --games {games} --out docs/strength/{name}"


def verdict(document: dict[str, Any], row: dict[str, Any]) -> str:
    """What the test says that was asked for, or the interval."""
    if "stop" in document:
        than, answer = document["stop"]["than"], document["stop"]["answer"]
        return f"{'not clear whether more' if answer == 'open' else answer} than {than:.0%}"
    if row["high"] < row["fair"]:
        return "worse"
    return "better" if row["low"] > row["fair"] else "not shown"


def title(match: dict[str, Any]) -> str:
    """Who played what, in words."""
    first, *others = bots_of(match)
    options = match["options"]
    about = f", {options['players']} players" if "players" in options else ""
    if options.get("laws", "base") != "base":
        about += f", {options['laws']} laws"
    against = f"among {len(others)} {others[0]}" if len(others) > 1 else f"against {others[0]}"
    return f"{match['game'].capitalize()}{about}: {first} {against}"


PARTS = ("Levels", "By net among players by hand", "By hand")


def part_of(folder: Path) -> str:
    """Which part of the page a match belongs to."""
    bots = bots_of(load(folder)["match"])
    by_hand = [bot.startswith("hand-") for bot in bots]
    if not any(by_hand):
        return PARTS[0]
    return PARTS[2] if by_hand[0] else PARTS[1]


def order(folder: Path) -> tuple[Any, ...]:
    """Part by part; Richelieu, then Lancaster with four and the others; the lowest first."""
    match = load(folder)["match"]
    options, (first, second, *_) = match["options"], bots_of(match)
    players = options.get("players", 2)
    laws = options.get("laws", "base") != "base"
    names = list(LEVELS) if first in LEVELS else []
    levels = [names.index(bot) if bot in names else len(names) for bot in (first, second)]
    part = PARTS.index(part_of(folder))
    return (part, match["game"] != "richelieu", laws, players != 4, players, *levels, folder.name)


def load(folder: Path) -> dict[str, Any]:
    """The results of a match."""
    document: dict[str, Any] = json.loads((folder / "match.json").read_text("utf-8"))
    return document


def summary(folder: Path) -> str:
    """One match as a line."""
    document = load(folder)
    row = next(r for r in document["standings"] if r["bot"] == document["match"]["bots"][0])
    return (
        f"| [{title(document['match'])}](#{folder.name}) | {row['games']} | **{row['share']:.1%}** "
        f"| {row['low']:.1%}–{row['high']:.1%} | {row['fair']:.0%} "
        f"| {points(row, len(document['match']['bots']) - 1)} | {verdict(document, row)} |"
    )


def section(folder: Path) -> Iterator[str]:
    """One match as Markdown."""
    document = load(folder)
    rows, match = document["standings"], document["match"]
    names = dict(zip(match["bots"], bots_of(match), strict=True))
    yield f"## {folder.name}\n"
    yield f"`{command(document, folder.name)}`\n"
    yield "| bot | seats | wins | 95 % | equal | score | rank | rating | ms/move | slowest |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for row in rows:
        yield (
            f"| {names.get(row['bot'], row['bot'])} | {row['entries']} | **{row['share']:.1%}** "
            f"| {row['low']:.1%}–{row['high']:.1%} | {row['fair']:.0%} | {row['score']:.1f} "
            f"| {row['rank']:.2f} | {row['rating']:.0f}±{row['rating_sigma']:.0f} "
            f"| {1000 * row['seconds']:.1f} | {1000 * row['slowest']:.0f} |"
        )
    yield ""
    for row in rows:
        if nets := row.get("nets"):
            yield f"{row['bot']} judges by {', '.join(f'`{net}…`' for net in nets)}.\n"
    if (folder / "match.svg").exists():
        yield f"![{folder.name}](strength/{folder.name}/match.svg)\n"


def ladder(folder: Path) -> Iterator[str]:
    """One ladder as Markdown."""
    about = json.loads((folder / "ladder.json").read_text("utf-8"))["ladder"]
    seats = f" --players {about['seats']}" if "players" in about["options"] else ""
    yield f"## {folder.name}\n"
    rounds = len({line["round"] for line in _lines(folder / "games.jsonl")})
    told = f"{about['game']}{seats} {' '.join(about['bots'])} --rounds {rounds}"
    yield f"`courtly ladder {told} --out docs/strength/{folder.name}`\n"
    yield (folder / "ladder.md").read_text("utf-8")
    if (folder / "ladder.svg").exists():
        yield f"![{folder.name}](strength/{folder.name}/ladder.svg)\n"


def _lines(file: Path) -> list[dict[str, Any]]:
    """The games of a ladder."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]


def main() -> None:
    """Write the page, and put the ladders into the package."""
    folders = sorted((path.parent for path in RESULTS.glob("*/match.json")), key=order)
    lines = [HEAD.rstrip()]
    for name, part in itertools.groupby(folders, key=part_of):
        lines += [SUMMARY.format(name), *map(summary, part)]
    lines.append("")
    ladders = sorted(path.parent for path in RESULTS.glob("*/ladder.json"))
    lines += [line for folder in ladders for line in ladder(folder)]
    lines += [line for folder in folders for line in section(folder)]
    for folder in ladders:  # what is installed knows how strong rivals are, too
        shutil.copy(folder / "ladder.json", LADDERS / f"{folder.name}.json")
    (DOCS / "strength.md").write_text("\n".join(lines), "utf-8")
    print(f"{len(folders)} matches, {len(ladders)} ladders")


if __name__ == "__main__":
    main()
