"""What a bot would do in the player's place, and what it expects."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from ..bots.levels import king
from ..bots.search.searcher import Searcher
from ..core.game import Game
from ..core.texts import Texts
from ..ready import stages
from . import naming

SECONDS = 1.0
ROWS = 5


def hint(game: Game[Any, Any], seat: int, texts: Texts) -> RenderableType:
    """The moves King would think about for `seat`, with the chances of all and the line ahead."""
    stages.warm_up(game.spec.name, print, last="nets")
    bot = king()
    assert isinstance(bot, Searcher)
    bot.seconds = SECONDS
    chosen = bot.choose(game.seen_by(seat))
    table = Table(
        title=texts(
            "terminal-hint", move=chosen.text, note=bot.proof.say(texts) if bot.proof else "none"
        )
    )
    table.add_column(texts("terminal-hint-move"))
    for name in naming.seats(game, texts):
        table.add_column(name, justify="right")
    table.add_column(texts("terminal-hint-line"))
    # What it plays comes first, also where another move is as good and was tried more often.
    for row in sorted(bot.explain(), key=lambda row: row.move != chosen)[:ROWS]:
        chances = (f"{chance:.0%}" for chance in row.expected)
        line = ", ".join(move.text for move in row.line[1:5])
        table.add_row(escape(row.move.text), *chances, escape(line))
    return table
