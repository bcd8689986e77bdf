"""Write docs/strength.md from the matches in docs/strength/ that scripts/strength has played."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent.parent / "docs"
RESULTS = DOCS / "strength"

HEAD = """# Strength

Each match is played by `scripts/strength`, the bot named first against those below it, seats
rotating, every deal from every seat. "Wins" is the share of victories of one such bot with its 95 %
interval (Wilson); "equal" is what it would be among equals. Times are per move. This page is
written from the results by `scripts/make_strength.py`.
"""


def command(match: dict[str, Any], games: int, name: str) -> str:
    """The command that plays a match."""
    usual = {"laws": "base", "open_stock": False, "supply": "unlimited", "variant": "standard"}
    given = [(k, v) for k, v in match["options"].items() if k != "players" and usual.get(k) != v]
    chosen = [f"-o {key}={value}" for key, value in given]
    bots = " ".join(shlex.quote(bot) for bot in match["bots"])
    extra = f" {' '.join(chosen)}" if chosen else ""
    return f"courtly arena {match['game']} {bots}{extra} --games {games} --out docs/strength/{name}"


def section(folder: Path) -> Iterator[str]:
    """One match as Markdown."""
    document = json.loads((folder / "match.json").read_text("utf-8"))
    rows = document["standings"]
    yield f"## {folder.name}\n"
    yield f"`{command(document['match'], rows[0]['games'], folder.name)}`\n"
    yield "| bot | seats | wins | 95 % | equal | score | rank | rating | ms/move | slowest | |"
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    for row in rows:
        verdict = "better" if row["low"] > row["fair"] else ""
        yield (
            f"| {row['bot']} | {row['entries']} | **{row['share']:.1%}** "
            f"| {row['low']:.1%}–{row['high']:.1%} | {row['fair']:.0%} | {row['score']:.1f} "
            f"| {row['rank']:.2f} | {row['rating']:.0f}±{row['rating_sigma']:.0f} "
            f"| {1000 * row['seconds']:.1f} | {1000 * row['slowest']:.0f} | {verdict} |"
        )
    yield ""
    if (folder / "match.svg").exists():
        yield f"![{folder.name}](strength/{folder.name}/match.svg)\n"


def main() -> None:
    """Write the page."""
    folders = sorted(path.parent for path in RESULTS.glob("*/match.json"))
    lines = [HEAD, *(line for folder in folders for line in section(folder))]
    (DOCS / "strength.md").write_text("\n".join(lines), "utf-8")
    print(f"{len(folders)} matches")


if __name__ == "__main__":
    main()
