"""The numbered rules, what printed editions say instead, and where rules are in code and tests.

Code cites a rule at the end of a docstring, ``[R2.1, R2.4–R2.7]``; a test with the mark
``@rule("R2.1")``. A rule without both is a gap.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .texts import FALLBACK, LOCALES

PACKAGE = LOCALES.parent
_RULE = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* (.*)$|^\| ([A-Z]\d\d) \| (.*) \|$")
_BRACKET = re.compile(r"\[([^\[\]]*)\]")
_ID = re.compile(r"[A-Z]\d+(?:\.\d+)?")
_RANGE = re.compile(r"([A-Z]\d+)\.(\d+)[–-]\1\.(\d+)")


def rulebook(game: str, language: str = FALLBACK) -> str:
    """The rules of a game as Markdown, in English where there is no translation; else nothing."""
    paths = (LOCALES / known / f"{game}.md" for known in (language, FALLBACK))
    return next((path.read_text("utf-8") for path in paths if path.exists()), "")


def numbered(game: str, language: str = FALLBACK) -> dict[str, str]:
    """Rule number → text, in the order of the book."""
    rules = {}
    for line in rulebook(game, language).splitlines():
        if found := _RULE.match(line):
            # A law is a row of a table: its number, its section, its text.
            rules[found[1] or found[3]] = found[2] or found[4].rpartition(" | ")[2]
    return rules


def editions(game: str, language: str = FALLBACK) -> dict[str, str]:
    """Rule number → what a printed edition says instead, for its owner who reads `language`."""
    path = LOCALES / language / "editions.toml"
    if not path.exists():
        return {}
    notes: dict[str, str] = tomllib.loads(path.read_text("utf-8")).get(game, {})
    return notes


@dataclass
class Coverage:
    """Where a rule is implemented and tested: ``file:line`` each."""

    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    @property
    def gap(self) -> bool:
        """Whether the rule lacks code or a test."""
        return not (self.code and self.tests)


def coverage(game: str, tests: Path) -> dict[str, Coverage]:
    """For every numbered rule of a game, where its code and its tests are."""
    rules = {rule: Coverage() for rule in numbered(game)}
    code = _collect((PACKAGE / game).rglob("*.py"), _cited, PACKAGE.parent)
    shown = _collect(tests.rglob("test_*.py"), _marked, tests.parent)
    for rule, row in rules.items():
        row.code, row.tests = code[rule], shown[rule]
    return rules


def unknown_citations(game: str, tests: Path) -> dict[str, list[str]]:
    """Citations of rules of the game's chapters that do not exist."""
    rules = numbered(game)
    letters = {rule[0] for rule in rules}
    code = _collect((PACKAGE / game).rglob("*.py"), _cited, PACKAGE.parent)
    shown = _collect(tests.rglob("test_*.py"), _marked, tests.parent)
    cited = {**code, **shown}
    return {
        rule: places
        for rule, places in cited.items()
        if rule[0] in letters and rule not in rules and not _is_chapter(rule, rules)
    }


def _is_chapter(rule: str, rules: dict[str, str]) -> bool:
    return any(known.startswith(rule + ".") for known in rules)


def _collect(
    paths: Iterable[Path], read: Callable[[ast.Module], Iterator[tuple[int, str]]], root: Path
) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(paths):
        tree = ast.parse(path.read_text("utf-8"))
        for line, rule in read(tree):
            found[rule].append(f"{path.relative_to(root).as_posix()}:{line}")
    return found


def _cited(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for bracket in _BRACKET.findall(ast.get_docstring(node) or ""):
                for rule in _ids(bracket):
                    yield node.lineno, rule


def _ids(text: str) -> set[str]:
    """All rules a citation names.

    >>> sorted(_ids("R2.1, R2.4–R2.6"))
    ['R2.1', 'R2.4', 'R2.5', 'R2.6']
    """
    ids = set(_ID.findall(text))
    for chapter, first, last in _RANGE.findall(text):
        ids |= {f"{chapter}.{n}" for n in range(int(first), int(last) + 1)}
    return ids


def _marked(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and _name(mark.func) == "rule":
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant):
                            yield node.lineno, str(argument.value)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
