"""What is new to a seat that has something for itself, and what of it is the same to all."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from courtly.core.parts import Item, OwnParts, Parts, as_object, together
from courtly.server.tell.changes import changes

COMMON: Parts = {"turn": b"1", "hands": (b'"?"', b'"?"', b'"?"'), "law": b"null"}
TURN: Parts = {**COMMON, "turn": b"2"}
HAND: Parts = {**COMMON, "hands": (b'"?"', b'"!"', b'"?"')}
FEWER: Parts = {**COMMON, "hands": (b'"?"', b'"?"')}
NOTHING: OwnParts = {}
FIRST: OwnParts = {"hands": Item(0, b'"ace"')}
SECOND: OwnParts = {"hands": Item(1, b'"ace"')}
KING: OwnParts = {"hands": Item(1, b'"king"')}
LAW: OwnParts = {"hands": Item(1, b'"ace"'), "law": b"7"}
WHOLE: OwnParts = {"hands": (b'"a"', b'"b"', b'"c"')}


def read(common: Parts, own: OwnParts) -> dict[str, Any]:
    """A view."""
    found: dict[str, Any] = orjson.loads(as_object(together(common, own)))
    return found


@pytest.mark.parametrize("now", [COMMON, TURN, HAND, FEWER])
@pytest.mark.parametrize("was", [NOTHING, FIRST, SECOND, KING, LAW, WHOLE])
@pytest.mark.parametrize("own", [NOTHING, FIRST, SECOND, KING, LAW, WHOLE])
def test_what_is_new_laid_over_the_old_is_the_whole(
    now: Parts, was: OwnParts, own: OwnParts
) -> None:
    new = orjson.loads(b"{%b}" % changes(COMMON, now).as_seen(was, own, now).json())
    view = read(COMMON, was) | new["view"]
    for name, items in new["items"].items():
        for place, item in items.items():
            view[name][int(place)] = item
    assert view == read(now, own)


def test_a_seat_with_nothing_new_of_its_own_is_told_what_all_are() -> None:
    for_all = changes(COMMON, HAND)
    assert for_all.as_seen(FIRST, FIRST, HAND) is for_all, "another's hand changed"
    own = for_all.as_seen(SECOND, SECOND, HAND)
    assert own.json() == b'"view":{},"items":{}', "its own is what it was, whatever others see"
