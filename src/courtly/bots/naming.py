"""How records name bots: exactly enough to tell whose games were played."""

from __future__ import annotations

from .levels import LEVELS, editions


def named(bot: str, net: str = "") -> str:
    """A bot as records name it: with its edition, and the mark of the net it judged by.

    >>> named("page"), named("net-20ms", "5f2c")
    ('page', 'net-20ms (5f2c)')
    >>> from courtly.bots.levels import EDITION
    >>> named("King", "5f2c") == f"king {EDITION} (5f2c)"
    True
    """
    name = bot.lower() if bot.lower() in LEVELS else bot
    name = " ".join([name, *map(str, editions([bot]).values())])
    return f"{name} ({net})" if net else name


def in_record(seat: str, bot: str, net: str = "") -> dict[str, str]:
    """What the head of a record says of a bot: who sits there, for readers, and exactly what.

    >>> in_record("Red", "Page")
    {'Player-Red': 'Page (bot)', 'Bot-Red': 'page'}
    """
    shown = f"{bot.capitalize()} (bot)" if bot.lower() in LEVELS else bot
    return {f"Player-{seat}": shown, f"Bot-{seat}": named(bot, net)}
