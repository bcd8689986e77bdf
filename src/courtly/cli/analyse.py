"""``courtly analyse``: a game looked at again, for people or as JSON for programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..core.texts import Texts, texts
from ..ready import stages
from ..study.analysis import Question, analyse
from ..study.model import WHOLE, Analysis, Decision, Depth, Eyes, TurningPoint
from ..study.retold import Retold, retell
from . import naming
from .options import language_option
from .terminal import make_console, read_text


@click.command("analyse")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--json", "as_json", is_flag=True, help="All that was found, for programs.")
@click.option("--deep", is_flag=True, help="Look longer: up to a minute.")
@click.option("--open", "open_", is_flag=True, help="Judge with all cards open.")
@click.option("--net", is_flag=True, help="Let the table’s net judge, where there is one.")
@click.option(
    "--seed", default=1, show_default=True, help="Of the search; the same finds the same."
)
@language_option
def analyse_command(
    file: Path, as_json: bool, deep: bool, open_: bool, net: bool, seed: int, language: str
) -> None:
    """Look at the game in FILE again: chances, choices, turning points, votes."""
    text, record = texts(language), read_text(file)
    retold = retell(record)
    stages.warm_up(retold.spec.name, lambda line: click.echo(line, err=True))
    depth: Depth = "deep" if deep else "fast"
    eyes: Eyes = "open" if open_ else "known"
    found = analyse(Question(record, depth, eyes, seed, net))
    if as_json:
        click.echo(found.model_dump_json())
    else:
        _Report(found, retold, text, make_console()).show()


def percent(part: int) -> str:
    """A chance, or a change of it.

    >>> percent(2549), percent(-1102)
    ('25 %', '−11 %')
    """
    return f"{round(100 * part / WHOLE)} %".replace("-", "−")


class _Report:
    """An analysis in words and tables."""

    def __init__(self, found: Analysis, retold: Retold, text: Texts, console: Console) -> None:
        self._found, self._retold, self._text, self._console = found, retold, text, console
        self._names = naming.sides(retold.game, text)

    def show(self) -> None:
        """All of it."""
        self._console.print(self._text(f"study-eyes-{self._found.eyes}-about"), style="dim")
        self._console.print(self._seats())
        for seat, mine in enumerate(self._found.by_seat):
            for place in mine.costliest:
                self._say(self._blame(seat, self._found.decisions[place]))
        for turn in self._found.turns:
            self._say(self._turn(turn))

    def _say(self, line: str) -> None:
        self._console.print(escape(line))

    def _seats(self) -> Table:
        text = self._text
        table = Table(title=text("study-title"))
        table.add_column("")
        parts = ("own", "others", "revealed", "unforeseen")
        for key in ("study-accuracy", *(f"study-part-{part}" for part in parts)):
            table.add_column(text(key), justify="right")
        for seat, mine in enumerate(self._found.by_seat):
            shown = (percent(getattr(mine.parts, part)) for part in parts)
            table.add_row(self._names[seat], str(mine.accuracy or ""), *shown)
        return table

    def _blame(self, seat: int, decision: Decision) -> str:
        params: dict[str, Any] = {
            "seat": self._names[seat],
            "move": decision.move + 1,
            "verdict": self._text(f"study-verdict-{decision.verdict}"),
            "played": decision.played.text,
            "best": decision.best.text,
            "loss": percent(-decision.loss),
        }
        return self._text("study-blamed", params)

    def _turn(self, turn: TurningPoint) -> str:
        """What happened at a turning point: the last thing that is not about to come."""
        step, game = self._found.steps[turn.step], self._retold.game
        seat, move = game.history[step.last]
        told = f"{self._names[seat]}: {move.text}"
        return self._text(
            "study-turn",
            number=step.last + 1,
            what=told,
            change=("+" if turn.change > 0 else "") + percent(turn.change),
            seat=self._names[turn.seat],
        )
