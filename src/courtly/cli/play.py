"""``courtly play``: a game in the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click
from rich.prompt import Prompt

from ..bots import LEVELS, Bot, UsesSpare, make_bot
from ..core.errors import OptionError
from ..core.game import Game
from ..core.texts import texts
from ..games import description, game_class, names
from .faster import compiling, line
from .options import changes_in, components_option, language_option, options_help
from .terminal import Terminal, make_console, read_record

HUMAN = "human"


@click.command(epilog=options_help())
@click.argument("game", type=click.Choice(names()), required=False)
@click.option("--seats", help=f"Who plays, seat by seat: {HUMAN} or a bot ({', '.join(LEVELS)}).")
@click.option("--seed", help="Decides the deal; without it every game is new.")
@click.option("--option", "-o", "pairs", multiple=True, metavar="NAME=VALUE", help="A game option.")
@click.option("--load", "file", type=click.Path(path_type=Path), help="Go on with a saved game.")
@language_option
@components_option
def play(
    game: str | None,
    seats: str | None,
    seed: str | None,
    pairs: tuple[str, ...],
    file: Path | None,
    language: str,
    components_file: Path | None,
) -> None:
    """Play GAME in the terminal."""
    text = texts(language)
    if file:
        table = read_record(file)
    else:
        game = game or _ask_game(text("terminal-game-question"))
        options = description(game).from_text(pairs)
        if changes := changes_in(components_file).get(game):
            options["components"] = changes
        table = game_class(game).make(options, seed)
    if seats is None:
        example = ",".join([HUMAN] + ["squire"] * (table.seats - 1))
        seats = Prompt.ask(text("terminal-seats-question", example=example), default=example)
    bots = seat_bots(table, seats)
    with compiling(table.spec.name) as compiler:
        names = seat_names(seats)
        aside = lambda: line(compiler.progress()[0], text, [n.lower() for n in names])  # noqa: E731
        terminal = Terminal(table, bots, language, make_console(), aside)
        terminal.bot_names = {seat: names[seat] for seat in bots}
        terminal.run()


def _ask_game(question: str) -> str:
    return names()[0] if len(names()) == 1 else Prompt.ask(question, choices=list(names()))


def seat_names(seats: str) -> list[str]:
    """Who is in a list such as ``human,page``."""
    return [name.strip() for name in seats.split(",")]


def seat_bots(game: Game[Any, Any], seats: str) -> dict[int, Bot]:
    """The bots among a list such as ``human,page``."""
    wanted = seat_names(seats)
    if len(wanted) != game.seats:
        given = {"seats": game.seats, "given": repr(seats), "n": len(wanted)}
        raise OptionError.told("problem-seats", **given)
    return {seat: _seated(name) for seat, name in enumerate(wanted) if name.lower() != HUMAN}


def _seated(name: str) -> Bot:
    """A bot with the whole machine to itself: one plays at a time."""
    bot = make_bot(name)
    if isinstance(bot, UsesSpare):
        bot.spare = lambda: (os.cpu_count() or 1) > 1
    return bot
