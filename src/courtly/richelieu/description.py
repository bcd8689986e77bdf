"""What Richelieu says of itself, without the compiler."""

from __future__ import annotations

from ..core.description import Description, Seat
from ..core.options import Options, SeatName
from . import components as figures
from .constants import ENGINES, SEATS, Variant

_LIVERIES = (("#A3262A", "hat"), ("#2B4C8C", "crown"))


class RichelieuOptions(Options):
    """The options of a table of Richelieu."""

    variant: Variant = "standard"
    """Standard, or tactical: it ends when cards remain in one row only [R3.1]."""
    start: SeatName | None = None
    """The seat that begins; the lot decides without it [R1.5]."""

    def check(self, players: int) -> None:
        """Refuse figures that do not fit."""
        figures.load(self.components)


DESCRIPTION = Description(
    name="richelieu",
    title="Richelieu",
    engine=ENGINES[-1],
    engines=ENGINES,
    seats=tuple(
        Seat(name, colour, pattern)
        for name, (colour, pattern) in zip(SEATS, _LIVERIES, strict=True)
    ),
    fewest=len(SEATS),
    options=RichelieuOptions,
    counts="turn",
    rules="R",
    game="courtly.richelieu.api:Richelieu",
    figures="courtly.richelieu.components",
    judgement="courtly.bots.games.richelieu.judgement",
    encoder="courtly.observe.richelieu",
    tasks={"richelieu": {}},
    counted={"line_scored": "line", "line_missing": "line"},
    small="courtly.richelieu.small",
    feats="courtly.study.games.richelieu.feats",
    puzzles="courtly.study.games.richelieu.puzzles",
    screen="courtly.cli.screens.richelieu",
    picture="courtly.drawing.richelieu",
    drawing="richelieu",
    guide="data/guide.toml",
    examples="data/examples.toml",
)
