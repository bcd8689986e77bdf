"""Playing in the terminal, whatever the game: the loop, and the commands a player may type."""

from __future__ import annotations

import contextlib
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from ..bots import Bot
from ..bots.naming import in_record
from ..core import rulebook
from ..core.errors import CourtlyError, IllegalMove, InvalidMove
from ..core.events import Event
from ..core.game import Game
from ..core.moves import Move
from ..core.texts import texts
from ..games import load
from . import naming
from .hints import hint
from .rules import with_note
from .screens import screen
from .telling import LONG_NEWS, Teller

#: Seconds between a question to a bot and its move, beside those it thinks by the clock.
PACE = 0.3
#: Rows kept free below table and news, for the question and what is typed.
ROWS_TO_ASK = 5


class Quit(Exception):
    """The player wants to leave."""


class Terminal:
    """A game between people at this keyboard and bots."""

    def __init__(
        self,
        game: Game[Any, Any],
        bots: dict[int, Bot],
        language: str,
        console: Console,
        aside: Callable[[], str] = str,
    ) -> None:
        """`aside` is a line to be said beside each question, if there is anything to say."""
        self.game = game
        self.aside = aside
        self.bots = bots
        self.bot_names: dict[int, str] = {}
        """What the bots were asked for as, which records tell."""
        self.text = texts(language)
        self.language = language
        self.console = console
        self.tell = Teller(console, self.text)
        self.screen = screen(game.spec.name)
        self.saved_at = -1
        self.shown = dict.fromkeys(range(game.seats), 0)
        self.last_seat: int | None = None
        self.forced: set[int] = set()
        self.notes: dict[int, list[str]] = defaultdict(list)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "moves": self._moves,
            "why": self._why,
            "rule": self._rule,
            "news": self._tell_news,
            "log": self._log,
            "score": self._score,
            "hint": self._hint,
            "board": self._board,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "quit": self._quit,
        }

    # -- the loop ------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        title = self.game.spec.description.title
        self.console.print(self.text("terminal-welcome", game=title, help="help"))
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
            self._let_play(bot, seat)
            return
        if len(legal) == 1:
            self._play_only_move(seat, legal[0])
            return
        self._hand_over(seat)
        self._report(seat)
        self._draw(seat)
        self.last_seat = seat
        self._ask(seat)

    def _let_play(self, bot: Bot, seat: int) -> None:
        """A bot's move, made when it is time: how long it thought must not tell what it knows.

        Who thinks by the clock may be done early; all moves of a bot come after the same time, or
        after twice as long, and so on.
        """
        began = time.monotonic()
        move = bot.choose(self.game.seen_by(seat))
        if self.console.is_terminal and len(self.bots) < self.game.seats:
            pace = PACE + (getattr(bot, "seconds", None) or 0.0)
            time.sleep(pace - (time.monotonic() - began) % pace)
        self.game.play(move, seat)

    def _play_only_move(self, seat: int, move: Move) -> None:
        """Nobody is called to the keyboard where there is nothing to choose."""
        self.notes[seat].append(self.text("terminal-only-move", move=move.text))
        self.forced.add(len(self.game.history))
        self.game.play(move, seat)

    def _name(self, seat: int) -> str:
        return naming.seats(self.game, self.text)[seat]

    def _next_seat(self) -> int:
        """Whoever decides; where several do, bots first, so that people see no waiting."""
        actors = self.game.actors
        return next((seat for seat in actors if seat in self.bots), actors[0])

    def _hand_over(self, seat: int) -> None:
        people = self.game.seats - len(self.bots)
        if people > 1 and seat != self.last_seat and self.screen.has_secrets(self.game, seat):
            self.console.clear()
            self.tell.ask(self.text("terminal-hand-over", seat=self._name(seat)))

    def _ask(self, seat: int) -> None:
        """One prompt after another until a move is made or the position has changed."""
        game, moves, events = self.game, len(self.game.history), len(self.game.events)
        self._offer(seat)
        while (self.game, len(self.game.history)) == (game, moves):
            asked = self.screen.question(self.game, seat, self.text)
            prompt = self.text("terminal-prompt", seat=self._name(seat), asked=asked)
            line = self.tell.ask(prompt)
            word, _, rest = line.partition(" ")
            try:
                if word.lower() in self.commands:
                    self.commands[word.lower()](rest.strip())
                elif line:
                    self.game.play(self.screen.typed(line), seat)
            except IllegalMove as error:
                self.tell.say(f"{error.move}: {self.text.refusal(error.refusal)}", "red")
                self._offer(seat)
            except CourtlyError as error:
                wrong = isinstance(error, InvalidMove)
                self.tell.say(self.text.error(error), "red" if wrong else "yellow")
                if wrong:
                    self._offer(seat)
        if self.game is game and len(self.game.history) > moves:
            self.shown[seat] = events

    def _offer(self, seat: int) -> None:
        """Say what may be typed."""
        if line := self.aside():
            self.tell.say(line, "dim")
        self.tell.say(self.text("terminal-offer"), "dim")
        for offer in self.tell.offers(self.game.legal(seat)):
            self.console.print(offer)

    def _draw(self, seat: int) -> None:
        if self.console.is_terminal:
            self.console.clear()
        rows = self.tell.show(self.screen.table(self.game, seat, self.text))
        rows += sum(map(self.tell.rows, self.tell.offers(self.game.legal(seat))))
        room = self.console.height - rows - ROWS_TO_ASK
        self.tell.news([*self._headlines(seat), *self.notes.pop(seat, [])], room)

    def _report(self, seat: int) -> None:
        """Where more has happened than fits below the table, tell it first on its own page."""
        headlines = self._headlines(seat)
        if self.console.is_terminal and len(headlines) > LONG_NEWS:
            self.console.clear()
            self.tell.say(self.text("terminal-since", left_out="no"), "bold")
            self.tell.everything(headlines)
            self.tell.ask(self.text("terminal-go-on"))

    def _headlines(self, seat: int) -> list[str]:
        return self.screen.headlines(self.game, self._news(seat), self.text)

    def _news(self, seat: int) -> list[Event]:
        return self.game.events_for(seat)[self.shown[seat] :]

    def _sentence(self, event: Event) -> str:
        return self.text.event(self.game.spec.name, event, naming.sides(self.game, self.text))

    def _end(self) -> None:
        self._draw_result()
        standing = self.game.standing()
        winners, scores = standing.winners, standing.points
        names = naming.seats(self.game, self.text)
        if standing.draw:
            line = self.text("terminal-draw")
        elif len(winners) == 1:
            seat = winners[0]
            line = self.text("terminal-winner", seat=names[seat], points=scores[seat])
        else:
            seats = ", ".join(names[seat] for seat in winners)
            line = self.text("terminal-shared", seats=seats, points=scores[winners[0]])
        self.console.print(f"[bold]{escape(line)}[/]")

    def _draw_result(self) -> None:
        people = [seat for seat in range(self.game.seats) if seat not in self.bots]
        if people:
            self._tell(self._news(max(people, key=lambda seat: self.shown[seat])))
        self.console.print(self.screen.table(self.game, None, self.text))
        self.console.print(self.text("terminal-over"))
        self.console.print(self.screen.result(self.game, self.text))

    # -- commands ------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        table = Table(title=self.text("terminal-help-title"), show_header=False)
        example = self.game.legal(self._person())[0].text
        for name in ("move", *(c for c in self.commands if c != "help")):
            rule = self.screen.EXAMPLE_RULE
            what = self.text(f"terminal-help-{name}", example=example, rule=rule)
            form = f"terminal-form-{name}"
            table.add_row(escape(self.text(form) if self.text.has(form) else name), what)
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
        seat = self._person()
        found = self.game.spec.moves.parse(self.screen.typed(move), self.game.legal(seat))
        if found in self.game.legal(seat):
            self.console.print(self.text("terminal-legal", move=found.text))
            return
        refusal = self.game.why_not(found, seat)
        self.console.print(escape(self.text.refusal(refusal)), highlight=False)
        if refusal.rule in rulebook.numbered(self.game.spec.name):
            self._rule(refusal.rule)

    def _rule(self, number: str) -> None:
        rules = rulebook.numbered(self.game.spec.name, self.language)
        if number.upper() not in rules:
            line = self.text("terminal-rule-which", example=self.screen.EXAMPLE_RULE)
            raise CourtlyError(line)
        shown = with_note(self.game.spec.name, number.upper(), self.text)
        self.console.print(Markdown(shown), style="dim")

    def _log(self, _: str) -> None:
        self.console.print(self.text("terminal-log"))
        self._tell(self.game.events_for(self._person()))

    def _tell_news(self, _: str) -> None:
        self.console.print(self.text("terminal-since", left_out="no"))
        self._tell(self._news(self._person()))

    def _tell(self, events: list[Event]) -> None:
        self.tell.everything([self._sentence(event) for event in events])

    def _score(self, _: str) -> None:
        self.console.print(self.screen.sheet(self.game, self._person(), self.text))

    def _hint(self, _: str) -> None:
        self.console.print(hint(self.game, self._person(), self.text))

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
        taken_back = ", ".join(self._undone(seat, move) for seat, move in moves[last:])
        self.game.undo(len(moves) - last)
        self.notes.clear()
        self.forced = {k for k in self.forced if k < last}
        self.shown = {s: min(n, len(self.game.events)) for s, n in self.shown.items()}
        self.console.print(self.text("terminal-undone", moves=taken_back))

    def _undone(self, seat: int, move: Move) -> str:
        """A move taken back; of another person only whose it was, where it may be secret."""
        other = seat not in self.bots and seat != self._person()
        if other and self.screen.has_secrets(self.game, seat):
            return self._name(seat)
        return move.text

    def _save(self, file: str) -> None:
        if not file:
            raise CourtlyError(self.text("terminal-save-where"))
        self._write(Path(file).expanduser())

    def _write(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            temporary = path.with_name(path.name + ".part")
            temporary.write_text(self.game.record(**self._who_plays()), "utf-8")
            temporary.replace(path)
        except OSError as error:
            line = self.text("terminal-not-saved", reason=f"{path}: {error.strerror}")
            raise CourtlyError(line) from None
        self.saved_at = len(self.game.history)
        self.console.print(self.text("terminal-saved", file=str(path)), soft_wrap=True)

    def _who_plays(self) -> dict[str, str]:
        """The bots at the table, for the head of a record."""
        told: dict[str, str] = {}
        for seat, name in self.bot_names.items():
            if seat in self.bots:
                net = getattr(self.bots[seat], "net", "")
                told |= in_record(self.game.seat_names[seat], name, net)
        return told

    def _load(self, file: str) -> None:
        if not file:
            raise CourtlyError(self.text("terminal-load-what"))
        game = read_record(Path(file).expanduser())
        self.game = game
        self.screen = screen(game.spec.name)
        self.shown = dict.fromkeys(range(game.seats), 0)
        self.last_seat = None
        self.notes.clear()
        self.forced.clear()
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
    return platformdirs.user_data_path("courtly", appauthor=False) / "games"


def read_record(path: Path) -> Game[Any, Any]:
    """The game of a record file."""
    return load(read_text(path))


def read_text(path: Path) -> str:
    """The text of a file, or a clear word on why it cannot be read."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise CourtlyError.told("problem-file-missing", file=str(path)) from None
    except OSError as error:
        raise CourtlyError.told("problem-file", file=str(path), reason=error.strerror) from None
    except UnicodeDecodeError:
        raise CourtlyError.told("problem-file-text", file=str(path)) from None


def make_console() -> Console:
    """A console with line editing where the platform has it."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    return Console(highlight=False, file=sys.stdout)
