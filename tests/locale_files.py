"""The locale files, taken apart for tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast

from courtly.core.texts import LOCALES

LANGUAGES = ("de", "en", "fr", "it", "nl")
FILES = sorted(path.name for path in (LOCALES / "en").iterdir())
MESSAGE_FILES = [name for name in FILES if name.endswith(".ftl")]
THERE = [
    (language, name)
    for language in LANGUAGES
    for name in MESSAGE_FILES
    if (LOCALES / language / name).exists()
]


@cache
def messages(language: str, name: str) -> dict[str, ast.Message]:
    """The messages of a file; a file that does not parse fails."""
    path = LOCALES / language / name
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def whole(language: str) -> dict[str, ast.Message]:
    """The messages of all files of a language."""
    return {
        key: message
        for spoken, name in THERE
        if spoken == language
        for key, message in messages(language, name).items()
    }


class Parts:
    """What a message is made of: parameters, other messages, text, and the cases told apart."""

    def __init__(self, language: str, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.cases: set[tuple[str, str]] = set()
        self.text = ""
        for node in nodes(message.value):
            self._add(node)
        for key in self.references & whole(language).keys():
            other = Parts(language, whole(language)[key])
            self.variables |= other.variables
            self.cases |= other.cases

    def _add(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.references.add(node.id.name)
        elif isinstance(node, ast.TextElement):
            self.text += node.value
        elif isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference), node
            for variant in node.variants:
                key = variant.key
                case = key.name if isinstance(key, ast.Identifier) else key.value
                self.cases.add((node.selector.id.name, case))


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node of a message and all within it, in the order of the text."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        for name, part in vars(node).items():
            if name != "span":
                yield from nodes(part)


def said(message: ast.Message) -> str:
    """A message as it is written, without its name."""
    written: str = FluentSerializer().serialize_entry(message)
    return written.partition("=")[2].strip()
