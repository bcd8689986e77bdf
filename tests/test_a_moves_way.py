"""The way of a move is written down, is short, and everything on it exists."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MOST_HOPS = 10
_HOP = re.compile(r"^\| (\d+) \| `([^`]+)` `([^`]+)` \|", re.M)


def _ways() -> list[list[tuple[str, str]]]:
    """Each way as places: a file and a function."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    section = text.partition("## A move's way")[2].partition("\n## ")[0]
    ways: list[list[tuple[str, str]]] = []
    for number, file, function in _HOP.findall(section):
        if number == "1":
            ways.append([])
        assert int(number) == len(ways[-1]) + 1
        ways[-1].append((file, function))
    return ways


def test_both_ways_are_short() -> None:
    there, back = _ways()
    assert 5 < len(there) <= MOST_HOPS
    assert 5 < len(back) <= MOST_HOPS


@pytest.mark.parametrize(("file", "function"), [hop for way in _ways() for hop in way])
def test_everything_named_exists(file: str, function: str) -> None:
    if file.startswith("web/"):
        source = (ROOT / file).read_text("utf-8")
        assert re.search(rf"^  (async )?{re.escape(function)}[(<]", source, re.M)
        return
    found: object = importlib.import_module("courtly." + file.removesuffix(".py").replace("/", "."))
    for name in function.split("."):
        found = getattr(found, name)
    assert callable(found)
