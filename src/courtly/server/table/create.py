"""Laying out a table: who may sit where, by which options; and the same once more for a rematch."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from ...core.errors import CourtlyError
from ...core.rng import fresh_seed
from ...core.text import TextError, check_values
from ..http.tokens import commitment, hashed, new_table_id, new_token
from ..offers import OFFERS, engine_options, labels
from ..wire.refused import Refused
from ..wire.types import Clock, GameName, Key, Level, Name, Strict, TableId
from .log import Row
from .table import Table


class SeatWanted(Strict):
    """What a seat shall be: one's own, a bot's, or open to others."""

    kind: Literal["you", "open", "bot"]
    name: Name | None = None
    level: Level | None = None
    invite: bool = False
    """Whether one needs a link of its own for this seat."""


class NewTable(Strict):
    """A table as someone wants it."""

    game: GameName
    options: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[list[SeatWanted], Field(min_length=2, max_length=5)]
    private: bool = False
    clock: Clock | None = None
    substitute: Level = "knight"
    """The bot that plays on for someone who resigns or runs out of time."""
    hints: bool = True
    """Whether one may ask a bot for advice where all other seats are bots."""
    key: Key | None = None
    """Sent again with the same key, the table is made once."""


class TableMade(Strict):
    """A new table, its link, and the links of seats that need one."""

    table: TableId
    path: str
    commitment: str
    invites: dict[int, str]


def row_for(wanted: NewTable, who: str) -> tuple[Row, dict[int, str], dict[int, str]]:
    """The row of a new table, its first holders, and the invitations to hand out."""
    offer = OFFERS[wanted.game]
    players = len(wanted.seats)
    if not offer.fewest <= players <= len(offer.seats):
        most = len(offer.seats)
        count = str(most) if most == offer.fewest else f"{offer.fewest} to {most}"
        raise Refused("options", f"{wanted.game.capitalize()} has {count} seats, not {players}.")
    try:
        check_values(wanted.options)
    except TextError as error:
        raise Refused("options", f"The options: {error}.") from None
    try:
        options = engine_options(wanted.game, players, offer.options.model_validate(wanted.options))
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Refused("options", f"Option {where}: {first['msg']}.") from None
    _check_options(wanted.game, players, options)
    laid, invites = _lay(wanted, who)
    setting = {
        "options": options,
        "seats": laid,
        "clock": wanted.clock.model_dump() if wanted.clock else None,
        "substitute": wanted.substitute,
        "hints": wanted.hints,
    }
    row = _row(wanted.game, setting, who, wanted.private)
    return row, {k: who for k, seat in enumerate(laid) if seat["holder"]}, invites


def _lay(wanted: NewTable, who: str) -> tuple[list[dict[str, Any]], dict[int, str]]:
    laid, invites = [], {}
    for k, seat in enumerate(wanted.seats):
        if (seat.kind == "bot") != (seat.level is not None):
            raise Refused("options", f"Seat {k}: a bot needs a level, and nobody else has one.")
        if seat.kind == "you" and seat.name is None:
            raise Refused("options", f"Seat {k}: your own seat needs a name.")
        if seat.kind == "open" and seat.invite:
            invites[k] = new_token()
        laid.append(
            {
                "kind": "person" if seat.kind == "you" else seat.kind,
                "name": seat.name if seat.kind == "you" else None,
                "holder": who if seat.kind == "you" else None,
                "level": seat.level,
                "invite": hashed(invites[k]) if k in invites else None,
            }
        )
    return laid, invites


def _row(game: str, setting: dict[str, Any], who: str, private: bool) -> Row:
    full = all(seat["kind"] != "open" for seat in setting["seats"])
    bots = any(seat["kind"] == "bot" for seat in setting["seats"])
    return Row(
        id=new_table_id(),
        created=time.time(),
        game=game,
        engine=OFFERS[game].engine,
        setting=setting,
        seed=fresh_seed(),
        host=who,
        private=private,
        status="playing" if full else "open",
        tended=bots or setting["clock"] is not None,
    )


def _check_options(game: str, players: int, options: dict[str, Any]) -> None:
    """What types cannot say: seats that are not there, sections without a choice of laws."""
    start = options.get("start")
    if start is not None and start not in [label.lower() for label in labels(game, players)]:
        raise Refused("options", f"Option start: there is no seat {start} at this table.")
    if game == "lancaster" and (options["laws"] == "sections") != ("sections" in options):
        raise Refused("options", "Option sections goes with laws = sections, and only with it.")
    if "sections" in options and len(options["sections"]) != 5:
        raise Refused("options", "Option sections names a set for each of the five sections.")
    if "components" in options:
        from ...games import figures

        try:
            figures(game).load(options["components"])
        except CourtlyError as error:
            raise Refused("options", str(error)) from None


def again(table: Table, who: str) -> tuple[Row, dict[int, str]]:
    """The row of a rematch: the same bots and options; seats are kept for who had them."""
    laid = []
    for seat in table.seats:
        mine = seat.holder == who
        person = seat.kind == "person"
        laid.append(
            {
                "kind": "bot" if not person else "person" if mine else "open",
                "name": seat.name if person and mine else None,
                "holder": who if person and mine else None,
                "level": seat.level if not person else None,
                "reserved": seat.holder if person and not mine else None,
            }
        )
    row = _row(table.row.game, {**table.row.setting, "seats": laid}, who, table.row.private)
    return row, {k: who for k, seat in enumerate(laid) if seat["holder"]}


def made(row: Row, invites: dict[int, str]) -> TableMade:
    """What the host of a new table is told."""
    return TableMade(
        table=row.id, path=f"/t/{row.id}", commitment=commitment(row.seed), invites=invites
    )
