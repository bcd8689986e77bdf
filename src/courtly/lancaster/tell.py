"""The views of several seats as JSON: common parts are made once, what is the same is kept.

A move changes little. So which bytes of the record are others says what has to be made anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import orjson

from ..core.kept import Affected, Kept
from ..core.parts import Parts, Told, as_parts
from ..core.state import Fields
from . import make_view as views
from . import view_parts as parts
from .constants import MOST_SEATS
from .forecast import Outlook, shares_to_owner
from .state import STATE

_FIGURES = orjson.dumps(views.FIGURES)
#: All that the outlook hangs on: whose turn it is, and what they are asked, is nothing to it.
LOOKED_AT = Fields(
    STATE,
    ("players", "sides", "reserve", "court", "county_side", "county_strength", "county_squires",
     "castle", "berth_side", "berth_knights", "berth_squires", "tile", "nobles_left", "nobles",
     "conflict", "conflict_strength", "conflict_points", "in_force", "deck", "stock", "left_over",
     "round"),
)  # fmt: skip
#: What is made of the record alone: field, place in its list, and how.
_MADE: list[tuple[str, int | None, Kept[Any]]] = [
    *(("sides", k, side) for k, side in enumerate(parts.sides)),
    *(("counties", k, county) for k, county in enumerate(parts.counties)),
    *(("players", k, player) for k, player in enumerate(parts.players)),
    ("favours", None, parts.favours),
    ("favour_pays", None, parts.favour_pays),
]
#: What is made of the outlook, too: the conflicts, then the sheet; and the outlook itself.
_FIRST_CONFLICT = len(_MADE)
_SHEET = _FIRST_CONFLICT + len(parts.conflicts)
_OUTLOOK = _SHEET + 1
_KEPT = (*(one[2] for one in _MADE), *parts.conflicts, views.sheet)
_AFFECTED = Affected(STATE, [*(kept.fields for kept in _KEPT), LOOKED_AT])
#: What a seat alone may know: its stock and its ballot.
_OWN = [Fields(STATE, ("stock", "ballot"), row=seat) for seat in range(MOST_SEATS)]


class _Source(NamedTuple):
    """What was told, and from what."""

    record: bytes
    """As a spectator sees it."""
    situation: dict[str, Any]
    laws: tuple[parts.Row, parts.Row]
    outlook: Outlook
    conflicts: list[bytes]
    """By place, ``null`` where there is none."""
    players: tuple[bytes, ...]
    """As a spectator sees them."""
    dues: bytes
    in_the_dark: list[str]
    """The laws whose shares a spectator cannot tell."""
    own: dict[int | None, bytes]
    """What each seat alone knew."""


def tell(
    record: bytes,
    blanked: Callable[[int | None], Any],
    seats: Sequence[int | None],
    before: Told | None,
) -> Told:
    """What views have in common, and what each of `seats` has for itself.

    What a seat alone knows is its stock and its ballot, and by that the shares of laws about which
    spectators are in the dark; the rest is common. `record` says whether that is what it was; what
    is told comes from records `blanked` for a seat, or a spectator.
    """
    open_ = blanked(None)
    if before is None:
        common, source = _whole(open_, open_.tobytes())
        new = common
    else:
        new, source = _again(open_, open_.tobytes(), before)
        common = before.common | new
    own: dict[int | None, Parts] = {}
    for seat in seats:
        knew = source.own[seat] = b"" if seat is None else _OWN[seat].cut(record)
        if before is not None and seat in before.own and before.source.own[seat] == knew:
            own[seat] = _own_again(source, seat, before) or _own(source, blanked(seat), seat)
        else:
            own[seat] = _own(source, blanked(seat), seat)
    return Told(common, own, source, new)


def _whole(states: Any, record: bytes) -> tuple[Parts, _Source]:
    """What is common."""
    s = views.REST.read(views.REST.cut(record))
    outlook, situation = views.outlook_of(states, s), views.situation(states, s)
    laws, conflicts = views.laws_shown(s), _conflicts(record, outlook)
    common = as_parts(situation) | views.laws_json(*laws)
    count = {"sides": s["sides"], "players": s["players"], "counties": len(parts.counties)}
    lists: dict[str, tuple[bytes, ...]] = dict.fromkeys(count, ())
    for name, k, kept in _MADE:
        if k is None:
            common[name] = kept.json(record)
        elif k < count[name]:
            lists[name] += (kept.json(record),)
    players = lists.pop("players")
    common.update(lists, figures=_FIGURES, conflicts=_shown(conflicts))
    common["sheet"] = views.sheet.json(record, outlook.final)
    dues, dark = orjson.dumps(outlook.dues), _dark(outlook)
    return common, _Source(record, situation, laws, outlook, conflicts, players, dues, dark, {})


def _again(states: Any, record: bytes, before: Told) -> tuple[Parts, _Source]:
    """Of the same that which may be another."""
    old: _Source = before.source
    s = views.REST.read(views.REST.cut(record))
    affected, situation = _AFFECTED(old.record, record), views.situation(states, s)
    outlook = views.outlook_of(states, s) if _OUTLOOK in affected else old.outlook
    was, players, conflicts = old.situation, old.players, old.conflicts
    new = as_parts({name: now for name, now in situation.items() if now != was[name]})
    if (laws := views.laws_shown(s)) != old.laws:
        new |= views.laws_json(*laws)
    for number in affected:
        if number < _FIRST_CONFLICT:
            name, k, kept = _MADE[number]
            if name == "players":
                players = _put(players, k, kept, record)
            else:
                new[name] = _put(new.get(name, before.common[name]), k, kept, record)
    fights = outlook.ranks != old.outlook.ranks or outlook.earned != old.outlook.earned
    if fights or any(_FIRST_CONFLICT <= number < _SHEET for number in affected):
        conflicts = _conflicts(record, outlook)
        new["conflicts"] = _shown(conflicts)
    if _SHEET in affected or outlook.final != old.outlook.final:
        new["sheet"] = views.sheet.json(record, outlook.final)
    dues, dark = old.dues, old.in_the_dark
    if outlook.dues != old.outlook.dues:
        dues, dark = orjson.dumps(outlook.dues), _dark(outlook)
    return new, _Source(record, situation, laws, outlook, conflicts, players, dues, dark, {})


def _put(part: Any, k: int | None, kept: Kept[Any], record: bytes) -> Any:
    """A field with something made anew: it, or one of its items."""
    if k is None:
        return kept.json(record)
    return (*part[:k], kept.json(record), *part[k + 1 :]) if k < len(part) else part


def _conflicts(record: bytes, outlook: Outlook) -> list[bytes]:
    places = zip(parts.conflicts, outlook.ranks, outlook.earned, strict=True)
    return [kept.json(record, ranks, earned) for kept, ranks, earned in places]


def _shown(conflicts: list[bytes]) -> tuple[bytes, ...]:
    return tuple([conflict for conflict in conflicts if conflict != b"null"])


def _dark(outlook: Outlook) -> list[str]:
    return [law for law, shares in outlook.dues.items() if None in shares]


def _own_again(source: _Source, seat: int | None, before: Told) -> Parts | None:
    """What a seat has for itself, where it knows no more than before and only others changed."""
    old: _Source = before.source
    if source.dues is not old.dues or seat is None:
        return None
    own, players = before.own[seat], source.players
    if players is old.players:
        return own
    if players[seat] is not old.players[seat]:
        return None
    mine = own["players"]
    assert isinstance(mine, tuple)
    return {**own, "players": (*players[:seat], mine[seat], *players[seat + 1 :])}


def _own(source: _Source, states: Any, seat: int | None) -> Parts:
    """What a seat, or a spectator, has for itself."""
    players, told = source.players, source.dues
    if seat is None:
        return {"seat": b"null", "ballot": b"null", "dues": told, "players": players}
    record = states.tobytes()
    s = _OWN[seat].read(_OWN[seat].cut(record))
    if source.in_the_dark:
        gold, squires, _ = s["stock"]
        known = {
            law: shares_to_owner(law, len(players), seat, gold, squires)
            for law in source.in_the_dark
        }
        told = orjson.dumps(source.outlook.dues | known)
    mine = parts.players[seat].json(record)
    return {
        "seat": b"%d" % seat,
        "ballot": orjson.dumps(views.ballot_text(s["ballot"])),
        "dues": told,
        "players": (*players[:seat], mine, *players[seat + 1 :]),
    }
