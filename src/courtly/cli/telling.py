"""Saying things in the terminal so that they fit its window."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.segment import SegmentLines
from rich.text import Text

from ..core.moves import Move
from ..core.texts import Texts
from .choices import choices

#: The fewest and the most lines of what happened below the table.
FEWEST_NEWS, MOST_NEWS = 4, 12
#: So many lines may the moves take that are offered without being asked for.
MOST_CHOICES = 6
#: More news than this is told on a page of its own.
LONG_NEWS = 16
PROMPT = "› "


class Teller:
    """A console, and how to use its rows."""

    def __init__(self, console: Console, text: Texts) -> None:
        self.console = console
        self.text = text

    def rows(self, shown: RenderableType) -> int:
        """How many rows something takes."""
        return len(self.console.render_lines(shown, pad=False))

    def show(self, shown: RenderableType) -> int:
        """Print something large, and tell how many rows it took."""
        lines = self.console.render_lines(shown, pad=False)
        self.console.print(SegmentLines(lines, new_lines=True), end="")
        return len(lines)

    def say(self, line: str, style: str = "") -> None:
        """Print a line as it is."""
        self.console.print(escape(line), style=style, highlight=False)

    def listed(self, line: str, style: str = "") -> RenderableType:
        """A line of a list, its continuation below its beginning."""
        return Padding(Text(line, style), (0, 0, 0, 2), expand=False)

    def ask(self, question: str) -> str:
        """A line from the keyboard; what is asked stands above, so that editing cannot harm it."""
        self.say(question, "bold")
        return input(PROMPT).strip()

    def offers(self, moves: Sequence[Move]) -> list[RenderableType]:
        """What may be typed, as shortly as it can be said."""
        offers = choices(moves)
        in_one = " · ".join(offers)
        if len(in_one) < self.console.width - 2:
            offers = [in_one]
        elif len(offers) > MOST_CHOICES:
            offers = [*offers[: MOST_CHOICES - 1], self.text("terminal-more-moves")]
        return [self.listed(self._filled(offer), "cyan") for offer in offers]

    def _filled(self, offer: str) -> str:
        """Lines broken between things to choose from, never within one."""
        lines = [""]
        for item in offer.split(", "):
            longer = f"{lines[-1]}, {item}" if lines[-1] else item
            if lines[-1] and len(longer) >= self.console.width - 2:
                lines[-1] += ","
                lines.append(item)
            else:
                lines[-1] = longer
        return "\n".join(lines)

    def news(self, lines: Sequence[str], room: int) -> None:
        """The latest of what happened, as much as there is room for."""
        room = min(max(room, FEWEST_NEWS), MOST_NEWS) - 1
        shown: list[RenderableType] = []
        for line in reversed(lines):
            shown.insert(0, self.listed(line))
            if len(shown) > 1 and sum(map(self.rows, shown)) > room:
                shown.pop(0)
                break
        if shown:
            left_out = "yes" if len(shown) < len(lines) else "no"
            self.say(self.text("terminal-since", left_out=left_out), "dim")
            self.console.print(*shown, sep="\n")

    def everything(self, lines: Sequence[str]) -> None:
        """A long list, a screenful at a time."""
        rows = 0
        for line in lines:
            shown = self.listed(line)
            rows += self.rows(shown)
            if self.console.is_terminal and rows > self.console.height - 3:
                rows = self.rows(shown)
                if self.ask(self.text("terminal-more")):
                    return
            self.console.print(shown)
