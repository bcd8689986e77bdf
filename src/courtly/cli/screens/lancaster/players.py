"""Every seat and ally: points, stocks, knights, castle and nobles."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ....lancaster import Side, Space
from .words import FREE, HEAD, HERE, MINE, NOW, OPEN_TILE, START, TURNED_TILE, Words, line

STOCK_HEADS = ("points", "gold", "squires", "votes", "knights", "nobles")


def players(words: Words) -> Table:
    """Everything of a seat in one row."""
    grid = _grid(["", *(words(f"head-{head}") for head in STOCK_HEADS), *_space_names(words)], 7)
    grid.add_row(*[""] * 6, words("castle"), *_space_gains(words), style="dim")
    for number, side in enumerate(words.view.sides):
        grid.add_row(*_stock(words, number, side), *_castle(side))
    return grid


def stocks(words: Words) -> Table:
    """The seats without their castles, for narrow screens."""
    grid = _grid(["", *(words(f"head-{head}") for head in STOCK_HEADS)], 7)
    for number, side in enumerate(words.view.sides):
        grid.add_row(*_stock(words, number, side))
    return grid


def castles(words: Words) -> Table:
    """The castles alone, for narrow screens."""
    grid = _grid([words("castle"), *_space_names(words)], 1)
    grid.add_row("", *_space_gains(words), style="dim")
    for number, side in enumerate(words.view.sides):
        grid.add_row(words.chip(number), *_castle(side))
    return grid


def _grid(heads: list[str], left: int) -> Table:
    grid = Table.grid(padding=(0, 1))
    for k, _ in enumerate(heads):
        grid.add_column(justify="left" if k < left else "center", no_wrap=True)
    grid.add_row(*(Text(head, HEAD) if head else "" for head in heads))
    return grid


def _space_names(words: Words) -> list[str]:
    return [words(f"short-{space.name}") for space in words.view.sides[0].castle]


def _space_gains(words: Words) -> list[str]:
    """What a castle space costs or pays."""
    return [
        words("cost", n=space.cost) if space.cost else "+" + "+".join(map(str, space.pays.values()))
        for space in words.view.sides[0].castle
    ]


def _stock(words: Words, number: int, side: Side) -> list[Text]:
    view = words.view
    mark = Text(HERE if side.seat in view.actors and not side.ally else " ", NOW)
    knights = f"{_knights(side.court)} | {_knights(side.reserve)}"
    if side.ally:
        who = line(mark, words.chip(number), " ", words("ally"))
        return [who, *(Text() for _ in range(4)), Text(knights), Text()]
    player = view.players[side.seat]
    who = line(mark, words.chip(number), " ", words.seat(side.seat))
    if view.start == side.seat:
        who.append(START, "bold yellow")
    votes = str(player.votes)
    if view.phase == "parliament" and view.decision == "vote":
        votes += "" if player.voted else " …"
    nobles = [county.letter for county in view.counties if county.name in player.nobles]
    return [
        who,
        Text(str(player.points), "bold"),
        _amount(player.gold),
        _amount(player.squires),
        Text(votes),
        Text(knights),
        Text("".join(nobles) or "–"),
    ]


def _amount(amount: int | None) -> Text:
    return Text("?", "dim") if amount is None else Text(str(amount))


def _knights(strengths: tuple[int, ...]) -> str:
    return " ".join(str(strength) for strength in strengths) or "–"


def _castle(side: Side) -> list[Text]:
    return [_space(space) for space in side.castle]


def _space(space: Space) -> Text:
    if space.tile != "stock":
        return Text(OPEN_TILE if space.tile == "open" else TURNED_TILE)
    return Text(str(space.knight), "bold") if space.knight else Text(FREE, "dim")


def legend(words: Words) -> Text:
    """What the signs mean."""
    signs = {
        "start": START,
        "mine": MINE,
        "sum": "2+1=3",
        "tile": OPEN_TILE,
        "turned": TURNED_TILE,
        "free": FREE,
    }
    return Text("  ".join(f"{sign} {words(f'sign-{key}')}" for key, sign in signs.items()), "dim")
