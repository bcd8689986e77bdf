"""What is new in a view, as members of JSON objects: whole fields, and single items of lists.

Most of it is the same to all, and is put into JSON once.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...core.parts import Item, OwnParts, Part, Parts, as_list


class _Keys(dict[str, bytes]):
    """Names of fields as JSON has them before their values: there are few, and needed often."""

    def __missing__(self, name: str) -> bytes:
        made = self[name] = b'"%b":' % name.encode()
        return made


_KEYS = _Keys()


class Changes:
    """Fields that are new, and lists of which some items are, by their places."""

    __slots__ = ("_json", "fields", "items")

    def __init__(self, fields: dict[str, Part], items: dict[str, dict[int, bytes]]) -> None:
        self.fields, self.items = fields, items
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
        keys = _KEYS
        fields = [
            keys[name] + (part if isinstance(part, bytes) else as_list(part))
            for name, part in self.fields.items()
        ]
        lists = [
            b"%b{%b}" % (keys[name], b",".join([b'"%d":%b' % one for one in items.items()]))
            for name, items in self.items.items()
        ]
        return b'"view":{%b},"items":{%b}' % (b",".join(fields), b",".join(lists))

    def as_seen(self, was: OwnParts, own: OwnParts, common: Parts) -> Changes:
        """What is new to a seat that has something for itself; these very ones, if nothing is."""
        fields, items, found = self.fields, self.items, None
        for name, part in own.items():
            old = was.get(name)
            if part is old or part == old:
                if name not in fields and name not in items:
                    continue
                if isinstance(part, Item) and part.place not in items.get(name, (part.place,)):
                    continue
            found = found or Changes(fields.copy(), items.copy())
            found._see(name, old, part, common)
        if was.keys() != own.keys():
            found = found or Changes(fields.copy(), items.copy())
            for name in was.keys() - own.keys():  # it knows no more of it than all do
                found.items.pop(name, None)
                found.fields[name] = common[name]
        return found or self

    def _see(self, name: str, old: Part | Item | None, new: Part | Item, common: Parts) -> None:
        """What a seat has for itself, instead of what is new to all."""
        whole = self.fields.pop(name, None)
        items = self.items.pop(name, None)
        if not isinstance(new, Item):
            self.note(name, None if isinstance(old, Item) else old, new)
        elif whole is None and isinstance(old, Item) and old.place == new.place:
            self._note_item(name, items or {}, old, new)
        else:
            self.fields[name] = new.within(common[name])

    def _note_item(self, name: str, items: dict[int, bytes], old: Item, new: Item) -> None:
        """A list of which a seat has one item for itself."""
        found = {place: item for place, item in items.items() if place != new.place}
        if new != old:
            found[new.place] = new.json
        if found:
            self.items[name] = found


def changes(before: Parts, now: Parts, names: Iterable[str] | None = None) -> Changes:
    """What is new in some fields, or in all of them."""
    found = Changes({}, {})
    if now is not before:
        for name in now if names is None else names:
            found.note(name, before.get(name), now[name])
    return found
