"""A lint: what players read stands in the locale files, not in the sources.

English stays what programmers, hosts and researchers read: help, logs, exceptions, reports.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from courtly.core.texts import LOCALES

PACKAGE = LOCALES.parent
WEB = PACKAGE.parents[1] / "web"

#: Python that speaks to players; the rest speaks to programmers, hosts and researchers.
SPEAKS = sorted(
    path
    for path in [
        *(PACKAGE / "cli").rglob("*.py"),
        *(PACKAGE / "core").rglob("*.py"),
        *PACKAGE.glob("*.py"),
        *(PACKAGE / "lancaster").rglob("*.py"),
        *(PACKAGE / "richelieu").rglob("*.py"),
    ]
)
#: Commands for researchers and hosts: their reports are English.
OTHERS = {
    "admin", "arena", "conformance", "dataset", "evaluate", "facts", "ladder", "puzzles", "serve",
    "train", "vector", "warm",
}  # fmt: skip
#: What is called to say something to a player.
SAYING = {"echo", "secho", "print", "prompt", "confirm", "ClickException", "UsageError"}
#: Errors a player can cause: these are `told` by a key.
ERRORS = {"RecordError", "OptionError", "GameOver", "NotYourDecision", "ComponentsError"}
#: A literal that may stand there all the same, by file: why.
ALLOWED = {
    "main.py: courtly: ": "the name of the program before what it says",
    "rules.py:  is cited but does not exist: ": "for programmers: rules --coverage",
    "game.py: the game is over; nobody decides": "for programmers: seen_by_actor",
    "record.py: these headers are ours: ": "for programmers: Game.record(**headers)",
    "record.py: a record is text, not ": "for programmers: load",
    "errors.py:  is at least , not ": "for programmers: playouts, batches, undo",
    "games.py:  names , which is no Description": "for hosts: COURTLY_GAMES",
    "games.py:  names , which cannot be found: ": "for hosts: COURTLY_GAMES",
    "games.py: there is no game ; known games: ": "for programmers: click offers the names",
    "games.py:  has no printed figures": "for programmers: a game of their own without any",
}
_MARKUP = re.compile(r"\[/?[a-z0-9 #_]*\]")


def literal(node: ast.expr) -> str:
    """The text of a string, without what is put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [part.value for part in node.values if isinstance(part, ast.Constant)]
        return "".join(str(part) for part in parts)
    return ""


def said_in_python(path: Path) -> Iterator[str]:
    """What a source says to players in words of its own."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        text = _MARKUP.sub("", literal(node.args[0]))
        if name in SAYING | ERRORS and re.search(r"[^\W\d]{3}", text):
            yield f"{path.name}: {text}"


@pytest.mark.parametrize("path", SPEAKS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_python_says_nothing_of_its_own_to_players(path: Path) -> None:
    if OTHERS & {path.stem, path.parent.name}:
        return
    assert [text for text in said_in_python(path) if text not in ALLOWED] == []


#: Words in the browser's sources that are no texts: why.
NAMES = {
    "Courtly": "the name",
    "– Courtly": "the name behind the title of a page",
    "courtly verify courtly-….txt": "a command to be typed",
    "Courtly-Record: 1": "how a record begins, as an example",
    "Esc": "a key of the keyboard",
    "Tab": "a key of the keyboard",
}
_SHOWN = re.compile(
    r"""\b(?:aria-label|title|placeholder|alt|label|aria-description)="([^"{]*[^\W\d]{3}[^"{]*)\""""
)


#: A word or more in a string that an expression chooses, puts together or hands on.
_CHOSEN = re.compile(r"""[?:(,{+]\s*(["'`])([A-Z][a-z]{2,}[^"'`]*)\1""")


def body(source: str) -> str:
    """A component without its script, style and comments."""
    for part in (r"<script.*?</script>", r"<style.*?</style>", r"<!--.*?-->"):
        source = re.sub(part, "", source, flags=re.DOTALL)
    return source


def markup(source: str) -> str:
    """And without its expressions."""
    source = body(source)
    while (bare := re.sub(r"\{[^{}]*\}", "", source)) != source:
        source = bare
    return source


def said_in_svelte(source: str) -> list[str]:
    """Words between tags, in expressions, and in attributes that are shown or read aloud."""
    bare = re.sub(r"&[a-z]+;", " ", markup(source))
    shown = _SHOWN.findall(bare)
    between = re.sub(r"<[^>]*(?:=>[^>]*)*>", "\n", bare)
    shown += [line.strip() for line in between.splitlines() if re.search(r"[^\W\d]{3}", line)]
    shown += [text for _, text in _CHOSEN.findall(body(source))]
    return [text for text in shown if text not in NAMES]


@pytest.mark.parametrize(
    "path",
    sorted((WEB / "src").rglob("*.svelte")),
    ids=lambda path: str(path.relative_to(WEB / "src")),
)
def test_components_say_nothing_of_their_own(path: Path) -> None:
    assert said_in_svelte(path.read_text("utf-8")) == []


def test_the_page_around_them_says_nothing_of_its_own() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    assert said_in_svelte(page) == []
    assert '<meta name="description" content="%description%" />' in page  # put in when it is built


#: A sentence in a string: two words or more, the first with a capital letter.
_SENTENCE = re.compile(r"""(["'`])([A-Z][a-z]+(?: [^"'`$\n]*[a-z]{2,})+[.!?]?)\1""")
#: Sentences that are no texts for players: why.
NO_TEXTS = {
    "The server cannot be reached.": "the message of a Problem, told by its code",
    "The game could not be looked at.": "the message of a Problem, told by its code",
}


def said_in_scripts(source: str) -> list[str]:
    """Sentences in strings of a script; what is thrown is for programmers."""
    source = re.sub(r"^\s*(?://|\*|/\*\*).*$", "", source, flags=re.MULTILINE)
    source = re.sub(r"throw new Error\([^\n]*", "", source)
    return [found for _, found in _SENTENCE.findall(source) if found not in NO_TEXTS]


@pytest.mark.parametrize(
    "path",
    sorted(
        path
        for ending in ("*.ts", "*.svelte")
        for path in (WEB / "src").rglob(ending)
        if path.name not in ("protocol.ts", "virtual.d.ts")
    ),
    ids=lambda path: str(path.relative_to(WEB / "src")),
)
def test_scripts_say_nothing_of_their_own(path: Path) -> None:
    source = path.read_text("utf-8")
    if path.suffix == ".svelte":
        source = "\n".join(re.findall(r"<script.*?>(.*?)</script>", source, re.DOTALL))
    assert said_in_scripts(source) == []


def test_the_lint_finds_what_it_looks_for(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("click.echo(f'You have won {n} games')\n")
    assert list(said_in_python(tmp_path / "bad.py")) == ["bad.py: You have won  games"]
    assert said_in_svelte("<p class='a'>You win</p>") == ["You win"]
    assert said_in_svelte('<input placeholder="Your name" />') == ["Your name"]
    assert said_in_svelte("<p>{t('web-you-win')} – {n}</p>") == []
    assert said_in_svelte("<p>{won ? 'Victory' : `Defeat by ${n}`}</p>") == [
        "Victory",
        "Defeat by ${n}",
    ]
    assert said_in_svelte("<p title={won ? 'You win' : ''}></p>") == ["You win"]
    assert said_in_scripts('toast("You have won.");') == ["You have won."]
    assert said_in_scripts('throw new Error("This cannot be.");') == []
