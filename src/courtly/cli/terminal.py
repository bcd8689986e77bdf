"""Playing in the terminal, whatever the game: the loop, and the commands a player may type."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from ..bots import Bot
from ..core import rulebook
from ..core.errors import CourtlyError, MoveError
from ..core.events import Event
from ..core.game import Game
from ..core.texts import texts
from ..games import load
from .screens import screen


class Quit(Exception):
    """The player wants to leave."""


class Terminal:
    """A game between people at this keyboard and bots."""

    def __init__(
        self, game: Game[Any, Any], bots: dict[int, Bot], language: str, console: Console
    ) -> None:
        self.game = game
        self.bots = bots
        self.text = texts(language)
        self.language = language
        self.console = console
        self.screen = screen(game.spec.name)
        self.saved_at = -1
        self.shown = dict.fromkeys(range(game.seats), 0)
        self.last_seat: int | None = None
        self.forced: set[int] = set()
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "moves": self._moves,
            "why": self._why,
            "rule": self._rule,
            "log": self._log,
            "board": self._board,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "quit": self._quit,
        }

    # -- the loop ------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        name = self.text(f"{self.game.spec.name}-name")
        self.console.print(self.text("terminal-welcome", game=name, help="help"))
        try:
            while not self.game.over:
                self._turn()
            self._end()
        except (Quit, EOFError, KeyboardInterrupt):
            self._leave()

    def _turn(self) -> None:
        seat = self._next_seat()
        legal = self.game.legal(seat)
        if bot := self.bots.get(seat):
            self.game.play(bot.choose(self.game.seen_by(seat)), seat)
            return
        self._hand_over(seat)
        if self._news(seat) or self.last_seat != seat or len(legal) > 1:
            self._draw(seat)
        self.last_seat = seat
        if len(legal) == 1:
            self.console.print(self.text("terminal-only-move", move=legal[0].text), style="dim")
            self.forced.add(len(self.game.history))
            self.game.play(legal[0], seat)
            return
        self._ask(seat)

    def _next_seat(self) -> int:
        """Whoever decides; where several do, bots first, so that people see no waiting."""
        actors = self.game.actors
        return next((seat for seat in actors if seat in self.bots), actors[0])

    def _hand_over(self, seat: int) -> None:
        people = self.game.seats - len(self.bots)
        if people > 1 and seat != self.last_seat and self.screen.has_secrets(self.game, seat):
            self.console.clear()
            line = self.text("terminal-hand-over", seat=self.game.seat_names[seat])
            self.console.input(escape(line) + " ")

    def _ask(self, seat: int) -> None:
        """One prompt after another until a move is made or the position has changed."""
        before = self.game, len(self.game.history)
        while (self.game, len(self.game.history)) == before:
            asked = self.text(f"{self.game.spec.name}-decision-{self.game.decision}")
            name = self.game.seat_names[seat]
            prompt = self.text("terminal-prompt", seat=name, asked=asked)
            line = self.console.input(f"[bold]{escape(prompt)}[/] › ").strip()
            word, _, rest = line.partition(" ")
            try:
                if word.lower() in self.commands:
                    self.commands[word.lower()](rest.strip())
                elif line:
                    self.game.play(line, seat)
            except MoveError as error:
                self.console.print(escape(str(error)), style="red", highlight=False)
            except CourtlyError as error:
                self.console.print(escape(str(error)), style="yellow", highlight=False)

    def _draw(self, seat: int) -> None:
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.screen.table(self.game, seat, self.text))
        news = self._news(seat)
        if news:
            self.console.print(self.text("terminal-since"), style="dim")
            for event in news[-12:]:
                self.console.print("  " + escape(self._sentence(event)), highlight=False)
        self.shown[seat] = len(self.game.events)

    def _news(self, seat: int) -> list[Event]:
        return self.game.events_for(seat)[self.shown[seat] :]

    def _sentence(self, event: Event) -> str:
        return self.text.event(self.game.spec.name, event, self.game.seat_names)

    def _end(self) -> None:
        self._draw_result()
        winners = self.screen.winners(self.game)
        names, scores = self.game.seat_names, self.game.scores()
        if not winners:
            line = self.text("terminal-draw")
        elif len(winners) == 1:
            seat = winners[0]
            line = self.text("terminal-winner", seat=names[seat], points=scores[seat])
        else:
            seats = ", ".join(names[seat] for seat in winners)
            line = self.text("terminal-shared", seats=seats, points=scores[winners[0]])
        self.console.print(f"[bold]{escape(line)}[/]")

    def _draw_result(self) -> None:
        self.console.print(self.screen.table(self.game, None, self.text))
        self.console.print(self.text("terminal-over"))
        self.console.print(self.screen.result(self.game, self.text))

    # -- commands ------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        table = Table(title=self.text("terminal-help-title"), show_header=False)
        forms = {
            "move": "<move>",
            "why": "why <move>",
            "rule": "rule <number>",
            "save": "save <file>",
            "load": "load <file>",
        }
        for name in ("move", *(c for c in self.commands if c != "help")):
            table.add_row(escape(forms.get(name, name)), self.text(f"terminal-help-{name}"))
        self.console.print(table)

    def _moves(self, _: str) -> None:
        seat = self._person()
        moves = [move.text for move in self.game.legal(seat)]
        self.console.print(self.text("terminal-your-moves"))
        self.console.print(Columns([escape(move) for move in moves], padding=(0, 3)))

    def _person(self) -> int:
        return next(seat for seat in self.game.actors if seat not in self.bots)

    def _why(self, move: str) -> None:
        if not move:
            raise CourtlyError(self.text("terminal-why-what"))
        found = self.game.spec.moves.parse(move)
        seat = self._person()
        if found in self.game.legal(seat):
            self.console.print(self.text("terminal-legal", move=found.text))
            return
        refusal = self.game.why_not(found, seat)
        self.console.print(escape(self.text.refusal(refusal)), highlight=False)
        self._rule(refusal.rule)

    def _rule(self, number: str) -> None:
        rules = rulebook.numbered(self.game.spec.name, self.language)
        if number.upper() not in rules:
            line = self.text("terminal-rule-which", example=self.screen.EXAMPLE_RULE)
            raise CourtlyError(line)
        self.console.print(Markdown(f"**{number.upper()}** {rules[number.upper()]}"), style="dim")

    def _log(self, _: str) -> None:
        self.console.print(self.text("terminal-log"))
        for event in self.game.events_for(self._person()):
            self.console.print("  " + escape(self._sentence(event)), highlight=False)

    def _board(self, _: str) -> None:
        self._draw(self._person())

    def _undo(self, _: str) -> None:
        """Back to the last decision of a person that offered a choice."""
        moves = self.game.history
        choices = (
            k for k, (seat, _) in enumerate(moves) if seat not in self.bots and k not in self.forced
        )
        last = max(choices, default=None)
        if last is None:
            raise CourtlyError(self.text("terminal-nothing-to-undo"))
        taken_back = ", ".join(move.text for _, move in moves[last:])
        self.game.undo(len(moves) - last)
        self.shown = {s: min(n, len(self.game.events)) for s, n in self.shown.items()}
        self.console.print(self.text("terminal-undone", moves=taken_back))

    def _save(self, file: str) -> None:
        if not file:
            raise CourtlyError(self.text("terminal-save-where"))
        self._write(Path(file).expanduser())

    def _write(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            temporary = path.with_name(path.name + ".part")
            temporary.write_text(self.game.record(), "utf-8")
            temporary.replace(path)
        except OSError as error:
            line = self.text("terminal-not-saved", reason=f"{path}: {error.strerror}")
            raise CourtlyError(line) from None
        self.saved_at = len(self.game.history)
        self.console.print(self.text("terminal-saved", file=str(path)), soft_wrap=True)

    def _load(self, file: str) -> None:
        if not file:
            raise CourtlyError(self.text("terminal-load-what"))
        game = read_record(Path(file).expanduser())
        self.game = game
        self.screen = screen(game.spec.name)
        self.shown = dict.fromkeys(range(game.seats), 0)
        self.bots = {seat: bot for seat, bot in self.bots.items() if seat < game.seats}
        self.console.print(self.text("terminal-loaded", file=file))

    def _quit(self, _: str) -> None:
        raise Quit

    def _leave(self) -> None:
        """Save what would be lost, then go."""
        self.console.print()
        if self.game.history and self.saved_at != len(self.game.history):
            stamp = time.strftime("%Y%m%d-%H%M%S")
            with contextlib.suppress(CourtlyError):
                self._write(saves() / f"{self.game.spec.name}-{stamp}.txt")
        self.console.print(self.text("terminal-bye"))


def saves() -> Path:
    """Where unfinished games are kept."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "courtly" / "games"


def read_record(path: Path) -> Game[Any, Any]:
    """The game of a record file."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise CourtlyError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CourtlyError(f"{path} is not text") from None
    return load(text)


def make_console() -> Console:
    """A console with line editing where the platform has it."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    return Console(highlight=False, file=sys.stdout)
