"""Laying out a table: who may sit where, by which options; and the same once more for a rematch."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ...core.errors import CourtlyError
from ...core.guide import guide_of
from ...core.text import TextError, check_values
from ...games import description
from ...study.deals import LEVEL, Deal
from ..wire.bodies import NewTable, TableMade
from ..wire.refused import Refused
from ..wire.study import PlayOn
from .hashes import commitment, hashed
from .log import Row
from .names import check_name, lookalike
from .table import Table

if TYPE_CHECKING:  # a server without a table is light
    from ...core.game import Game


@dataclass(frozen=True)
class Fresh:
    """What must be new and not to be guessed, and the time: made outside, so that this is pure."""

    id: str
    seed: str
    invites: Sequence[str]
    """As many as there are seats."""
    at: float


@dataclass(frozen=True)
class Laid:
    """A new table, its first holders, and the invitations to hand out."""

    row: Row
    holders: dict[int, str]
    invites: dict[int, str]


def lay_out(wanted: NewTable, who: str, fresh: Fresh) -> Laid:
    """The table somebody wants."""
    if wanted.guide:
        wanted, fresh = _guided(wanted, fresh)
    seats, invites = _seats(wanted, who, fresh)
    setting = {
        "options": _options(wanted),
        "seats": seats,
        "clock": wanted.clock.model_dump() if wanted.clock else None,
        "substitute": wanted.substitute,
        "patience": wanted.patience,
        "hints": wanted.hints,
    }
    if wanted.guide:
        setting["guide"] = True
    if wanted.rated:
        _check_rated(wanted)
        setting |= {"rated": True, "hints": False}
    return _laid(wanted.game, setting, who, wanted.private, fresh, invites)


def lay_again(table: Table, who: str, fresh: Fresh) -> Laid:
    """A rematch: the same bots and options; seats are kept for who had them."""
    seats = []
    for seat in table.seats:
        mine = seat.holder == who
        person = seat.kind == "person"
        seats.append(
            {
                "kind": "bot" if not person else "person" if mine else "open",
                "name": seat.name if person and mine else None,
                "holder": who if person and mine else None,
                "level": seat.level if not person else None,
                "reserved": seat.holder if person and not mine else None,
            }
        )
    setting = {**table.row.setting, "seats": seats}
    setting.pop("daily", None)  # a day's deal is played once
    if setting.pop("guide", False):  # one learns the first game once
        setting["options"] = description(table.row.game).check({}, len(seats)).plain()
    return _laid(table.row.game, setting, who, table.row.private, fresh, {})


def lay_on(game: Game[Any, Any], wanted: PlayOn, who: str, fresh: Fresh) -> Laid:
    """A new table that goes on from a position, against bots; nobody else can come."""
    if game.over:
        raise Refused("over", "The game is over there; choose an earlier position.")
    if wanted.seat >= game.seats:
        raise Refused("no_seat", f"There is no seat {wanted.seat}; there are {game.seats}.")
    check_name(wanted.name)
    mine: dict[str, Any] = {"kind": "person", "name": wanted.name, "holder": who, "level": None}
    bot: dict[str, Any] = {"kind": "bot", "name": None, "holder": None, "level": wanted.level}
    setting = {
        "options": game.options,
        "seats": [mine if k == wanted.seat else bot for k in range(game.seats)],
        "clock": None,
        "substitute": wanted.level,
        "patience": None,
        "hints": True,
        "position": b64encode(game.to_bytes()).decode(),
    }
    return _laid(game.spec.name, setting, who, True, fresh, {})


def lay_day(deal: Deal, day: str, seed: str, name: str, who: str, fresh: Fresh) -> Laid:
    """The deal of a day for one person: the seed is the day's, and nobody helps."""
    check_name(name)
    mine: dict[str, Any] = {"kind": "person", "name": name, "holder": who, "level": None}
    bot: dict[str, Any] = {"kind": "bot", "name": None, "holder": None, "level": LEVEL}
    setting = {
        "options": deal.options,
        "seats": [mine if k == deal.seat else bot for k in range(deal.seats)],
        "clock": None,
        "substitute": LEVEL,
        "patience": None,
        "hints": False,
        "daily": day,
    }
    return _laid(deal.game, setting, who, True, replace(fresh, seed=seed), {})


def made(row: Row, invites: dict[int, str]) -> TableMade:
    """What the host of a new table is told."""
    return TableMade(
        table=row.id, path=f"/t/{row.id}", commitment=commitment(row.seed), invites=invites
    )


def _guided(wanted: NewTable, fresh: Fresh) -> tuple[NewTable, Fresh]:
    """The guided first game: the learner's seat and bots, its own deal and options."""
    about = description(wanted.game)
    guide = guide_of(about)
    if guide is None:
        raise Refused("options", f"{about.title} has no guided first game.")
    labels = about.labels(about.players(guide.options))
    right = ["you" if label == guide.learner else "bot" for label in labels]
    if wanted.options or wanted.clock or [seat.kind for seat in wanted.seats] != right:
        raise Refused(
            "options",
            f"A guided first game of {about.title} has the seats {', '.join(right)}, "
            "no options of its own and no clock.",
        )
    return wanted.model_copy(update={"options": guide.options}), replace(fresh, seed=guide.seed)


def _check_rated(wanted: NewTable) -> None:
    """A ladder is about people who play each other."""
    own = sum(seat.kind == "you" for seat in wanted.seats)
    if wanted.guide or own > 1 or not any(seat.kind == "open" for seat in wanted.seats):
        raise Refused(
            "options",
            "A rated game is between two people or more, each at one seat.",
            text="problem-rated-people",
        )


def _options(wanted: NewTable) -> dict[str, Any]:
    """The options as the engine and its records want them."""
    try:
        check_values(wanted.options)
        return description(wanted.game).check(wanted.options, len(wanted.seats)).plain()
    except TextError as error:
        raise Refused("options", f"The options: {error}.") from None
    except CourtlyError as error:
        raise Refused.options(error) from None


def _seats(wanted: NewTable, who: str, fresh: Fresh) -> tuple[list[dict[str, Any]], dict[int, str]]:
    seats, invites = [], {}
    for k, seat in enumerate(wanted.seats):
        if (seat.kind == "bot") != (seat.level is not None):
            raise Refused("options", f"Seat {k}: a bot needs a level, and nobody else has one.")
        if seat.kind == "you" and seat.name is None:
            raise Refused("options", f"Seat {k}: your own seat needs a name.")
        if seat.kind == "you" and seat.name is not None:
            _check_own_name(wanted, k, seat.name)
        if seat.kind == "open" and seat.invite:
            invites[k] = fresh.invites[k]
        seats.append(
            {
                "kind": "person" if seat.kind == "you" else seat.kind,
                "name": seat.name if seat.kind == "you" else None,
                "holder": who if seat.kind == "you" else None,
                "level": seat.level,
                "invite": hashed(invites[k]) if k in invites else None,
            }
        )
    return seats, invites


def _check_own_name(wanted: NewTable, seat: int, name: str) -> None:
    """The names of bots and of other seats are theirs."""
    check_name(name)
    labels = description(wanted.game).labels(len(wanted.seats))
    if lookalike(name) in (lookalike(label) for k, label in enumerate(labels) if k != seat):
        raise Refused("name", f"{name} is another seat at this table; choose another name.")


def _laid(
    game: str,
    setting: dict[str, Any],
    who: str,
    private: bool,
    fresh: Fresh,
    invites: dict[int, str],
) -> Laid:
    seats = setting["seats"]
    row = Row(
        id=fresh.id,
        created=fresh.at,
        game=game,
        engine=description(game).engine,
        setting=setting,
        seed=fresh.seed,
        host=who,
        private=private,
        status="open" if any(seat["kind"] == "open" for seat in seats) else "playing",
        tended=setting["clock"] is not None or any(seat["kind"] == "bot" for seat in seats),
    )
    return Laid(row, {k: who for k, seat in enumerate(seats) if seat["holder"]}, invites)
