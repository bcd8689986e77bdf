"""What the toy says of itself. It brings no figures, judgement, encoder, screen or drawing."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Le

from courtly.core.description import Description, Seat
from courtly.core.options import Options

SEATS = ("Fox", "Goose")


class ToyOptions(Options):
    """The options of the toy."""

    rounds: Annotated[int, Ge(1), Le(5)] = 3
    """How many bids there are."""


DESCRIPTION = Description(
    name="toy",
    title="Toy",
    engine=1,
    engines=(1,),
    seats=(Seat(SEATS[0], "#C8472B", "plain"), Seat(SEATS[1], "#1F6FB2", "bend")),
    fewest=2,
    options=ToyOptions,
    counts="round",
    rules="T",
    game="tests.toy.game:Toy",
)
