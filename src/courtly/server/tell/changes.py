"""What is new in a view, as members of JSON objects: whole fields, and single items of lists.

Most of it is the same to all, and is put into JSON once.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...core.parts import Item, OwnParts, Part, Parts, as_list


class Changes:
    """Fields that are new, and lists of which some items are, by their places."""

    __slots__ = ("_json", "fields", "items")

    def __init__(self) -> None:
        self.fields: dict[str, Part] = {}
        self.items: dict[str, dict[int, bytes]] = {}
        self._json: bytes | None = None

    def note(self, name: str, old: Part | None, new: Part) -> None:
        """A field that may be another now."""
        if new is old or new == old:
            return
        if isinstance(new, bytes) or not isinstance(old, tuple) or len(old) != len(new):
            self.fields[name] = new
        else:
            self.items[name] = {
                k: item
                for k, (item, was) in enumerate(zip(new, old, strict=True))
                if item is not was and item != was
            }

    def json(self) -> bytes:
        """The members `view` and `items` of the message `Change`, when all is noted."""
        if self._json is None:
            self._json = self._made()
        return self._json

    def _made(self) -> bytes:
        fields = [
            b'"%b":%b' % (name.encode(), part if isinstance(part, bytes) else as_list(part))
            for name, part in self.fields.items()
        ]
        lists = [
            b'"%b":{%b}' % (name.encode(), b",".join([b'"%d":%b' % one for one in items.items()]))
            for name, items in self.items.items()
        ]
        return b'"view":{%b},"items":{%b}' % (b",".join(fields), b",".join(lists))

    def as_seen(self, was: OwnParts, own: OwnParts, common: Parts) -> Changes:
        """What is new to a seat that has something for itself; these very ones, if nothing is."""
        if was is own and not self._touches(own):
            return self
        found = Changes()
        found.fields = {name: part for name, part in self.fields.items() if name not in own}
        found.items = {name: items for name, items in self.items.items() if name not in own}
        for name, part in own.items():
            old = was.get(name)
            if not isinstance(part, Item):
                found.note(name, None if isinstance(old, Item) else old, part)
            elif name not in self.fields and isinstance(old, Item) and old.place == part.place:
                found._note_item(name, self.items.get(name, {}), old, part)
            else:
                found.fields[name] = part.within(common[name])
        for name in was.keys() - own.keys():  # it knows no more of it than all do
            found.fields[name] = common[name]
        return found

    def _touches(self, own: OwnParts) -> bool:
        """Whether what is new to all is another thing to a seat that has this for itself."""
        for name, part in own.items():
            if name in self.fields:
                return True
            items = self.items.get(name)
            if items is not None and (not isinstance(part, Item) or part.place in items):
                return True
        return False

    def _note_item(self, name: str, items: dict[int, bytes], old: Item, new: Item) -> None:
        """A list of which a seat has one item for itself."""
        found = {place: item for place, item in items.items() if place != new.place}
        if new != old:
            found[new.place] = new.json
        if found:
            self.items[name] = found


def changes(before: Parts, now: Parts, names: Iterable[str] | None = None) -> Changes:
    """What is new in some fields, or in all of them."""
    found = Changes()
    if now is not before:
        for name in now if names is None else names:
            found.note(name, before.get(name), now[name])
    return found
