"""What games the server offers, without importing their engines: pages must answer at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from .wire.types import LancasterOptions, RichelieuOptions


@dataclass(frozen=True)
class Offer:
    """One game."""

    engine: int
    fewest: int
    seats: tuple[str, ...]
    options: type[BaseModel]
    counts: str
    """The field of its record that counts rounds or turns."""


#: A test compares them with the engines.
OFFERS = {
    "richelieu": Offer(1, 2, ("Cardinal", "Queen"), RichelieuOptions, "turn"),
    "lancaster": Offer(1, 2, ("Red", "Blue", "Green", "Gold", "Violet"), LancasterOptions, "round"),
}


def labels(game: str, players: int) -> tuple[str, ...]:
    """The names of the seats of a table."""
    return OFFERS[game].seats[:players]


def engine_options(game: str, players: int, options: BaseModel) -> dict[str, Any]:
    """The options as the engine and its records want them."""
    chosen = {key: value for key, value in options.model_dump().items() if value is not None}
    return {"players": players, **chosen} if game == "lancaster" else chosen
