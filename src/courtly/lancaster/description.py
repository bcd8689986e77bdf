"""What Lancaster says of itself, without the compiler."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ..core.description import Description, Seat
from ..core.options import OnlyWith, Options, SeatName
from . import components as figures
from .constants import ENGINES, MOST_SEATS, SEATS, SECTIONS, LawDeck, LawSet, Supply

FEWEST_SEATS = 2
_LIVERIES = (
    ("#C8472B", "chevron"),
    ("#1F6FB2", "bend"),
    ("#2E8B57", "cross"),
    ("#D9A514", "pale"),
    ("#7A4E9E", "chequy"),
)


class LancasterOptions(Options):
    """The options of a table of Lancaster."""

    players: Annotated[int, Field(ge=FEWEST_SEATS, le=MOST_SEATS)] = 4
    """How many play; two lead an ally each [L1.1, L10.1]."""
    laws: LawDeck = "base"
    """The laws of the game, the new ones, a coin for each section, or section by section [L4.1]."""
    sections: (
        Annotated[
            list[LawSet],
            Field(min_length=SECTIONS, max_length=SECTIONS),
            OnlyWith("laws", "sections"),
        ]
        | None
    ) = None
    """The set of laws of each section, 0 to 4 [L4.1]."""
    open_stock: bool = False
    """Whether gold and squires lie open [L11.1]."""
    supply: Supply = "unlimited"
    """Whether rewards are paid only as far as the box reaches [L1.1]."""
    start: SeatName | None = None
    """The start player; the lot decides without it [L1.5]."""

    def check(self, players: int) -> None:
        """Refuse figures that do not fit, and a box that cannot pay the starting stocks [L1.1]."""
        printed = figures.load(self.components)
        if self.supply == "box":
            figures.check_box(printed, players)


DESCRIPTION = Description(
    name="lancaster",
    title="Lancaster",
    engine=ENGINES[-1],
    engines=ENGINES,
    seats=tuple(
        Seat(name, colour, pattern)
        for name, (colour, pattern) in zip(SEATS, _LIVERIES, strict=True)
    ),
    fewest=FEWEST_SEATS,
    options=LancasterOptions,
    counts="round",
    rules="LBN",
    game="courtly.lancaster.api:Lancaster",
    figures="courtly.lancaster.components",
    judgement="courtly.bots.games.lancaster.judgement",
    encoder="courtly.observe.lancaster",
    tasks={
        "lancaster/2": {"players": 2},
        "lancaster/4": {"players": 4},
        "lancaster/2-mixed": {"players": 2, "laws": "random"},
        "lancaster/4-mixed": {"players": 4, "laws": "random"},
    },
    counted={
        "law_proposed": "law",
        "law_adopted": "law",
        "county_scored": "county",
        "conflict_scored": "winner",
        "favour_taken": "favour",
        "points_scored": "source",
    },
    study="courtly.study.games.lancaster.votes",
    feats="courtly.study.games.lancaster.feats",
    ballots="courtly.lancaster.ballots",
    puzzles="courtly.study.games.lancaster.puzzles",
    screen="courtly.cli.screens.lancaster",
    picture="courtly.drawing.lancaster",
    drawing="lancaster",
    guide="data/guide.toml",
    examples="data/examples.toml",
)
