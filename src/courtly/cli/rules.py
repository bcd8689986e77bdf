"""``courtly rules``: the rules in our words, and where each of them is in code and tests."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from ..core import rulebook
from ..core.components import describe, read_toml
from ..core.errors import CourtlyError
from ..core.texts import Texts, texts
from ..games import figures, names
from .options import changes_in, components_option, language_option


@click.command()
@click.argument("game", type=click.Choice(names()), required=False)
@click.argument("number", required=False)
@click.option("--coverage", is_flag=True, help="Show where each rule is in code and tests.")
@click.option(
    "--tests",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    help="The folder of tests, if not the one of this checkout.",
)
@language_option
@components_option
def rules(
    game: str | None,
    number: str | None,
    coverage: bool,
    tests: Path | None,
    language: str,
    components_file: Path | None,
) -> None:
    """Print the rules of GAME, or one of them by its NUMBER (such as R2.6)."""
    if coverage:
        sys.exit(_coverage((game,) if game else names(), tests))
    if game is None:
        raise CourtlyError.told("problem-which-game", known=", ".join(names()))
    console = Console()
    if number:
        console.print(Markdown(_one(game, number.upper(), language)))
        return
    console.print(Markdown(rulebook.rulebook(game, language)))
    console.print(Markdown(_in_print(game, language)))
    console.print(_figures_table(game, components_file, texts(language)))


def _one(game: str, number: str, language: str) -> str:
    """A rule, and what a printed edition says instead."""
    known = rulebook.numbered(game, language)
    if number not in known:
        raise CourtlyError.told("problem-no-rule", number=number, known=", ".join(known))
    return with_note(game, number, texts(language))


def with_note(game: str, number: str, text: Texts) -> str:
    """A rule as Markdown, followed by what a printed edition says instead."""
    rule = f"**{number}** {rulebook.numbered(game, text.language)[number]}"
    note = rulebook.editions(game, text.language).get(number)
    return "\n\n> ".join([rule, text("terminal-rule-in-print", note=note)]) if note else rule


def _in_print(game: str, language: str) -> str:
    """A chapter with all that printed editions say otherwise."""
    notes = rulebook.editions(game, language)
    lines = [f"- **{number}** {note}" for number, note in notes.items()]
    head = texts(language)("terminal-rules-in-print")
    return "\n".join([f"## {head}", "", *lines]) if lines else ""


def _figures_table(game: str, components_file: Path | None, text: Texts) -> Table:
    """The printed figures and where each is from."""
    module = figures(game)
    changes = changes_in(components_file).get(game, {})
    module.load(changes, str(components_file))
    heads = (text(f"terminal-figures-{head}") for head in ("name", "value", "source"))
    table = Table(*heads, title=text("terminal-figures-title"))
    for name, value, source in describe(read_toml(module.FILE)[game], changes):
        style = "yellow" if source == "reconstructed" else ""
        table.add_row(name, value, text.label("terminal", "figures", source), style=style)
    return table


def _coverage(games: tuple[str, ...], tests: Path | None) -> int:
    folder = tests or rulebook.PACKAGE.parent.parent / "tests"
    if not folder.is_dir():
        raise CourtlyError("coverage is read from a checkout; name its folder with --tests")
    console, gaps = Console(), 0
    for game in games:
        table = Table("rule", "code", "tests", title=game.capitalize())
        for rule, row in rulebook.coverage(game, folder).items():
            gaps += row.gap
            table.add_row(
                f"[red]{rule}[/]" if row.gap else rule, _places(row.code), _places(row.tests)
            )
        console.print(table)
        for rule, places in rulebook.unknown_citations(game, folder).items():
            gaps += 1
            console.print(f"[red]{rule} is cited but does not exist[/]: {', '.join(places)}")
    console.print(f"{gaps} gaps" if gaps else "Every rule has code and a test.")
    return 1 if gaps else 0


def _places(places: list[str]) -> str:
    shown = escape("\n".join(places[:3]))
    return f"{shown}\n+ {len(places) - 3} more" if len(places) > 3 else shown or "[red]none[/]"
