"""Options that several commands share."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from ..boxes import tables_in
from ..core.components import read_file
from ..core.texts import FALLBACK, languages
from ..games import description, names

game_argument = click.argument("game", type=click.Choice(names()))

components_option = click.option(
    "--components",
    "components_file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="A file with an owner's corrected figures; see `courtly components`.",
)


def system_language() -> str:
    """The language the user's system speaks, where we have it."""
    set_to = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next(filter(None, set_to), "").partition("_")[0].lower()
    return language if language in languages() else FALLBACK


#: Where a command keeps the language it was called in, for what goes wrong later.
LANGUAGE = "courtly.language"


def _remember(ctx: click.Context, _: click.Parameter, language: str) -> str:
    ctx.meta[LANGUAGE] = language
    return language


language_option = click.option(
    "--language",
    type=click.Choice(languages()),
    callback=_remember,
    is_eager=True,
    default=system_language,
    envvar="COURTLY_LANGUAGE",
    show_default="your system's",
    show_envvar=True,
    help="The language of all texts; moves are typed the same in all of them.",
)


def options_help() -> str:
    """What there is to choose in each game, for the end of a command's help."""
    return "\n\n".join(
        f"Options of {description(name).title}: {', '.join(_choices(name))}." for name in names()
    )


def _choices(game: str) -> list[str]:
    """The options of a game with what they can be."""
    about = description(game)
    seats = "|".join(label.lower() for label in about.labels(about.most))
    can_be = {"flag": "true|false", "seat": seats}
    return [
        f"{field.name}="
        + can_be.get(field.kind, "|".join(field.choices) or f"{field.low}…{field.high}")
        + (f" ({field.high} of them)" if field.kind == "list" else "")
        for field in about.options.fields()
        if field.kind != "figures"  # those come from a file
    ]


def changes_in(path: Path | None) -> dict[str, dict[str, Any]]:
    """The tables of a components file by game; none without a file."""
    return {} if path is None else tables_in(read_file(path), str(path))
