"""The views of several seats as JSON: what is common to them is made once, and parts are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson

from ..core.game import Told
from ..core.kept import Parts, as_parts
from ..core.state import Fields
from . import make_view as views
from . import view_parts as parts
from .forecast import Dues, shares_to_owner
from .state import STATE

_FIGURES = orjson.dumps(views.FIGURES)
#: What a seat alone may know: its stock and its ballot.
_OWN = Fields(STATE, ("stock", "ballot"))


def tell(states: Any, seats: Sequence[int | None]) -> Told:
    """What views have in common, and what each of `seats` has for itself.

    The first record is blanked for a spectator, the others for the seats. What a seat alone knows
    is its stock and its ballot, and by that the shares of laws about which spectators are in the
    dark; the rest is common.
    """
    records, size = states.tobytes(), states.itemsize
    record = records[:size]
    s = views.REST.read(views.REST.cut(record))
    outlook = views.outlook_of(states[:1], s)
    common = as_parts(views.situation(states, s))
    common.update(
        views.laws_json(*views.laws_shown(s)),
        sides=tuple([side.json(record) for side in parts.sides[: s["sides"]]]),
        counties=tuple([county.json(record) for county in parts.counties]),
        conflicts=parts.conflicts_json(record, outlook.ranks, outlook.earned),
        favours=parts.favours.json(record),
        favour_pays=parts.favour_pays.json(record),
        sheet=views.sheet.json(record, outlook.final),
        figures=_FIGURES,
    )
    players = tuple([player.json(record) for player in parts.players[: s["players"]]])
    dues = outlook.dues
    public: Parts = as_parts({"seat": None, "ballot": None, "dues": dues}) | {"players": players}
    in_the_dark = [law for law, shares in dues.items() if None in shares]
    own = {}
    for k, seat in enumerate(seats, 1):
        mine = records[k * size : (k + 1) * size]
        own[seat] = public if seat is None else _own(players, dues, mine, seat, in_the_dark)
    return common, own


def _own(
    players: tuple[bytes, ...], dues: Dues, record: bytes, seat: int, in_the_dark: list[str]
) -> Parts:
    s = _OWN.read(_OWN.cut(record))
    if in_the_dark:
        gold, squires, _ = s["stock"][seat]
        dues = dues | {
            law: shares_to_owner(law, len(players), seat, gold, squires) for law in in_the_dark
        }
    own: Parts = as_parts({"seat": seat, "ballot": views.ballot_text(s["ballot"][seat])})
    mine = parts.players[seat].json(record)
    own["dues"] = orjson.dumps(dues)
    own["players"] = (*players[:seat], mine, *players[seat + 1 :])
    return own
