"""The entry point: finds the command, and turns errors of the user into one clear line."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any

import click

from .. import __version__
from ..core.errors import CourtlyError

#: Command → module, attribute, and the line of help shown without importing the module.
_COMMANDS = {
    "play": ("play", "play", "Play a game in the terminal, with friends or bots."),
    "serve": ("serve", "serve", "Serve tables, to play with friends and bots over the network."),
    "admin": ("admin", "admin", "Look after a server: who may make tables, clean up, mute, ban."),
    "rules": ("rules", "rules", "Print the rules, or where each is in code and tests."),
    "components": ("components", "components", "Show and check the printed figures."),
    "arena": ("arena", "arena", "Let bots play each other and see who is stronger."),
    "evaluate": ("evaluate", "evaluate_bot", "Measure a bot of your own at the fixed tasks."),
    "facts": ("facts", "facts", "Count what the games are like: length, fairness, what pays."),
    "dataset": ("dataset", "dataset", "Keep games of bots as tables of numbers, for learners."),
    "ladder": ("ladder", "ladder", "Rank bots by playing at mixed tables."),
    "train": ("train", "train", "Let a net learn to judge a game, and improve it over night."),
    "replay": ("replay", "replay", "Read a record and show the game."),
    "analyse": (
        "analyse",
        "analyse_command",
        "Look at a finished game again: chances and choices.",
    ),
    "puzzles": ("puzzles", "puzzles", "Make puzzles from games of bots, or prove them again."),
    "verify": ("verify", "verify", "Check that a record was dealt and played fairly."),
    "conformance": ("conformance", "conformance", "Check an engine with random games."),
    "warm": ("warm", "warm", "Compile the engines now, so that the first game starts at once."),
}


#: What people play by: they never wait for the compiler (`core.jit`).
_PLAYED = ("play", "serve", "admin")
#: `courtly` alone: a server of one's own, and the page in a browser.
_ALONE = ["serve", "--open", "--plain-logs", "--log-level", "WARNING"]


class LazyGroup(click.Group):
    """Commands that are imported when they are called: help must not wait for the compiler."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        module, attribute, _ = _COMMANDS[cmd_name]
        command: click.Command = getattr(
            importlib.import_module(f"courtly.cli.{module}"), attribute
        )
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; an error that is the user's costs one line, not a traceback."""
        try:
            return super().invoke(ctx)
        except CourtlyError as error:
            from ..core.texts import texts
            from .options import LANGUAGE, system_language

            language = ctx.meta.get(LANGUAGE) or system_language()
            click.echo(f"courtly: {texts(language).error(error)}", err=True)
            ctx.exit(2)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, _, line) in _COMMANDS.items()])


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="courtly")
def cli() -> None:
    """Board games of courtly intrigue, to play and to study. An unofficial implementation.

    Without a command it opens a table in your browser.
    """


def main() -> None:
    """Run the command."""
    asked = sys.argv[1:] or _ALONE
    if asked[0] in _PLAYED:  # before anything looks at it
        os.environ.setdefault("COURTLY_ENGINE", "lazy")
    cli(asked, prog_name="courtly")


if __name__ == "__main__":
    main()
