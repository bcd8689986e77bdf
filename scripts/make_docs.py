"""Write the generated parts of the documentation: rule coverage tables and terminal pictures."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from courtly.cli.screens import screen
from courtly.core import rulebook
from courtly.core.texts import texts
from courtly.games import game_class, names

#: Columns of the terminal each table is drawn in.
WIDTHS = {"richelieu": 84, "lancaster": 100}

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"

#: A terminal window, drawn with the fonts the reader has.
SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px;
  line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
<rect fill="#101418" rx="8" width="{width}" height="{height}"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def coverage_lines(game: str) -> Iterator[str]:
    """The coverage of a game's rules as Markdown."""
    yield f"## {game.capitalize()}\n"
    yield "| rule | code | tests |\n|---|---|---|"
    for rule, row in rulebook.coverage(game, ROOT / "tests").items():
        code, tests = (
            sorted({p.rpartition(":")[0] for p in places}) for places in (row.code, row.tests)
        )
        yield f"| {rule} | {', '.join(code)} | {', '.join(tests)} |"
    yield ""


def picture(game: str) -> str:
    """A table in mid-game as an SVG picture of the terminal."""
    kind = game_class(game)
    table = kind.make({}, "picture")
    chance = random.Random(4)
    for _ in range(46 if game == "richelieu" else 60):
        table.play(chance.choice(table.legal()))
    console = Console(record=True, width=WIDTHS[game], file=io.StringIO(), force_terminal=True)
    console.print(screen(game).table(table, table.actor, texts()))
    return console.export_svg(title=game.capitalize(), code_format=SVG, unique_id=game)


def main() -> None:
    """Write docs/rules-coverage.md and docs/images/*-terminal.svg."""
    lines = [
        "# Where each rule is\n",
        "Written by `make docs`; `courtly rules --coverage` prints it with line numbers.\n",
        *(line for game in names() for line in coverage_lines(game)),
    ]
    (DOCS / "rules-coverage.md").write_text("\n".join(lines), "utf-8")
    for game in names():
        (DOCS / "images" / f"{game}-terminal.svg").write_text(picture(game), "utf-8")


if __name__ == "__main__":
    main()
