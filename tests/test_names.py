"""Nothing but a game's own folders names a game, but for what docs/architecture.md lists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from courtly.games import names

ROOT = Path(__file__).parent.parent
MOST = 15
NAME = re.compile("|".join(names()), re.IGNORECASE)
MADE = {"web/src/protocol.ts"}  # made from the descriptions


def sources() -> Iterator[Path]:
    """Every source file outside the games, their texts and what is built or made."""
    for folder in ("src", "web/src"):
        yield from (path for path in sorted((ROOT / folder).rglob("*")) if path.is_file())
    yield ROOT / "web" / "index.html"


def ours(path: Path) -> bool:
    """Whether a file is a source of ours that has no business with one game."""
    where = path.relative_to(ROOT).as_posix()
    skipped = "/locales/" in where or "/static/" in where or "__pycache__" in where
    return not (skipped or where in MADE or NAME.search(where) or ".egg-info" in where)


def found() -> Counter[str]:
    """How many lines of each file name a game."""
    count: Counter[str] = Counter()
    for path in filter(ours, sources()):
        try:
            lines = path.read_text("utf-8").splitlines()
        except UnicodeDecodeError:
            continue  # a picture or a table of numbers
        count[path.relative_to(ROOT).as_posix()] += sum(bool(NAME.search(line)) for line in lines)
    return +count


def listed() -> Counter[str]:
    """The exceptions, as the table in the docs has them."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(r"^\| `([^`]+)` \| (\d+) \| \S.* \|$", text, re.MULTILINE)
    return Counter({file: int(lines) for file, lines in rows})


def test_every_line_that_names_a_game_is_listed_with_its_reason() -> None:
    assert found() == listed()
    assert sum(found().values()) <= MOST
