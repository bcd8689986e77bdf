"""Messages as they go over the wire."""

from __future__ import annotations

from collections.abc import Iterable

from .types import Strict


def encode(message: Strict) -> bytes:
    """Any message as JSON; by its serializer, in a third of the time of `model_dump_json`."""
    return message.__pydantic_serializer__.to_json(message)


def encode_done(request: int, version: int | None) -> bytes:
    """The message `Done`: there is one for every move.

    >>> from .replies import Done
    >>> all(encode_done(7, n) == encode(Done(id=7, version=n)) for n in (None, 12))
    True
    """
    entry = b"null" if version is None else b"%d" % version
    return b'{"type":"done","id":%d,"version":%b}' % (request, entry)


def encode_state(
    for_all: bytes, seat: int | None, legal: Iterable[bytes], events: bytes, view: bytes
) -> bytes:
    """The message `State` out of parts that are JSON already, because seats have most in common."""
    parts = (
        b'{"type":"state",', for_all[1:-1],
        b',"seat":', b"null" if seat is None else b"%d" % seat,
        b',"legal":[', b",".join(legal), b'],"events":', events, b',"view":', view, b"}",
    )  # fmt: skip
    return b"".join(parts)


def encode_change(for_all: bytes, before: int, seat: int | None, news: bytes) -> bytes:
    """The message `Change` likewise; `news` is what `encode_news` made."""
    parts = (
        b'{"type":"change",', for_all[1:-1], b',"before":%d,"seat":' % before,
        b"null" if seat is None else b"%d" % seat, news,
    )  # fmt: skip
    return b"".join(parts)


def encode_news(
    legal: Iterable[bytes], events: bytes, fields: Iterable[bytes], items: Iterable[bytes]
) -> bytes:
    """The part of a `Change` that is the same to seats with nothing of their own to be told."""
    parts = (
        b',"legal":[', b",".join(legal), b'],"events":', events,
        b',"view":{', b",".join(fields), b'},"items":{', b",".join(items), b"}}",
    )  # fmt: skip
    return b"".join(parts)
