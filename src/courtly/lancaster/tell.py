"""The views of several seats as JSON: common parts are made once, what is the same is kept.

A move changes little. So which bytes of the record are others says what has to be made anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import orjson

from ..core.kept import Affected, Kept
from ..core.parts import Item, OwnParts, Part, Parts, Told, as_parts
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
_SPECTATOR: OwnParts = {"seat": b"null", "ballot": b"null"}


class _Source(NamedTuple):
    """What was told, and from what."""

    record: bytes
    """As a spectator sees it."""
    situation: dict[str, Any]
    laws: tuple[parts.Row, parts.Row]
    outlook: Outlook
    conflicts: list[bytes]
    """By place, ``null`` where there is none."""
    dues: bytes
    in_the_dark: list[str]
    """The laws whose shares a spectator cannot tell."""
    own: dict[int, bytes]
    """What each seat alone knew."""


def tell(
    record: bytes,
    blanked: Callable[[int | None], Any],
    seats: Sequence[int | None],
    before: Told | None,
) -> Told:
    """What views have in common, and what each of `seats` has for itself.

    What a seat alone knows is its stock and its ballot, and by that the shares of laws about which
    spectators are in the dark; the rest is common. Of `record` nothing but these two is read, for
    the seat itself; all else comes from records `blanked` for a seat, or a spectator.
    """
    open_ = blanked(None)
    if before is None:
        common, source = _whole(open_, open_.tobytes())
        new = common
    else:
        new, source = _again(open_, open_.tobytes(), before)
        common = before.common | new
    own: dict[int | None, OwnParts] = {}
    for seat in seats:
        if seat is None:
            own[None] = _SPECTATOR
            continue
        source.own[seat] = _OWN[seat].cut(record)
        own[seat] = _own_again(source, common, seat, before) or _own(
            source, common, Item(seat, parts.players[seat].json(blanked(seat).tobytes()))
        )
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
    dues, dark = orjson.dumps(outlook.dues), _dark(outlook)
    common.update(lists, figures=_FIGURES, conflicts=_shown(conflicts), dues=dues)
    common["sheet"] = views.sheet.json(record, outlook.final)
    return common, _Source(record, situation, laws, outlook, conflicts, dues, dark, {})


def _again(states: Any, record: bytes, before: Told) -> tuple[Parts, _Source]:
    """Of the same that which may be another."""
    old: _Source = before.source
    s = views.REST.read(views.REST.cut(record))
    affected, situation = _AFFECTED(old.record, record), views.situation(states, s)
    outlook = views.outlook_of(states, s) if _OUTLOOK in affected else old.outlook
    was, conflicts = old.situation, old.conflicts
    new = as_parts({name: now for name, now in situation.items() if now != was[name]})
    if (laws := views.laws_shown(s)) != old.laws:
        new |= views.laws_json(*laws)
    for number in affected:
        if number < _FIRST_CONFLICT:
            name, k, kept = _MADE[number]
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
        new["dues"] = dues
    return new, _Source(record, situation, laws, outlook, conflicts, dues, dark, {})


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


def _own_again(source: _Source, common: Parts, seat: int, before: Told | None) -> OwnParts | None:
    """What a seat has for itself, where it and what others see of it are what they were before."""
    if before is None or before.source.own.get(seat) != source.own[seat]:
        return None
    if common["players"][seat] is not before.common["players"][seat]:
        return None
    own = before.own[seat]
    if source.dues is before.source.dues:
        return own
    item = own["players"]
    assert isinstance(item, Item)
    return _own(source, common, item)


def _own(source: _Source, common: Parts, item: Item) -> OwnParts:
    """What a seat has for itself; `item` is its own among the players."""
    seat = item.place
    s = _OWN[seat].read(source.own[seat])
    own: dict[str, Part | Item] = {
        "seat": b"%d" % seat,
        "ballot": orjson.dumps(views.ballot_text(s["ballot"])),
        "players": item,
    }
    if source.in_the_dark:
        gold, squires, _ = s["stock"]
        players = len(common["players"])
        known = {
            law: shares_to_owner(law, players, seat, gold, squires) for law in source.in_the_dark
        }
        own["dues"] = orjson.dumps(source.outlook.dues | known)
    return own
