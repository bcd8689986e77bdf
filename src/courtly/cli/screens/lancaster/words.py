"""A view of Lancaster with the words, signs and colours to show it by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from ....core.texts import Texts
from ....lancaster import County, View

STYLES = (
    "white on #a3262a",
    "white on #2a5caa",
    "white on #2f6b45",
    "black on #e3b23c",
    "white on #6a4c93",
)
HERE, FREE, START, MINE = "▶", "·", "★", "✓"
OPEN_TILE, TURNED_TILE = "■", "□"
ADOPTED, REJECTED = "✓", "✗"
HEAD = "bold underline"
NOW = "bold green"


class Words:
    """What there is to show, and how things are called."""

    def __init__(self, view: View, texts: Texts) -> None:
        self.view = view
        self.texts = texts

    def __call__(self, key: str, **params: Any) -> str:
        """A text of this screen."""
        return self.texts(f"terminal-lancaster-{key}", params)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.texts.label("lancaster", "seat", self.view.players[seat].name)

    def letters(self, side: int) -> str:
        """The two letters of a side; an ally has its player's and a star."""
        who = self.view.sides[side]
        return self.seat(who.seat)[:2] + ("*" if who.ally else "")

    def chip(self, side: int) -> Text:
        """The letters of a side on its colour."""
        return Text(f" {self.letters(side)} ", f"bold {STYLES[self.view.sides[side].seat]}")

    def name(self, seat: int) -> Text:
        """The name of a seat on its colour."""
        return Text(f" {self.seat(seat)} ", f"bold {STYLES[seat]}")

    def amounts(self, pays: Mapping[str, int]) -> list[str]:
        """Tokens and points in words: 2 gold, 1 squire."""
        return [some(self.texts, what, n) for what, n in pays.items()]

    def reward(self, county: County) -> str:
        """What a county gives besides its noble."""
        kind = [] if county.reward in ("points", "purse") else [self(f"reward-{county.reward}")]
        return ", ".join([*kind, *self.amounts(county.pays)])

    def ally_reward(self, county: County) -> str:
        """What a county gives an ally: tokens, points and tiles lapse [L10.7]."""
        gives = county.reward in ("upgrade", "knight", "crossing")
        return self(f"reward-{county.reward}") if gives else self("nothing")

    def law(self, law: str) -> str:
        """A law in few words."""
        return self.texts.label("lancaster", "law", law)


def some(texts: Texts, what: str, n: int) -> str:
    """So many tokens or points, in words."""
    return texts(f"terminal-lancaster-some-{what}", n=n)


def line(*parts: Text | str) -> Text:
    """Parts put together to one line."""
    return Text.assemble(*parts)


def sum_of(numbers: Iterable[int], total: int) -> str:
    """Strengths and what they make together: 1+2=3."""
    listed = [str(n) for n in numbers]
    return listed[0] if len(listed) == 1 else f"{'+'.join(listed)}={total}"
