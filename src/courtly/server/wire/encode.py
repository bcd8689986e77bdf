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


def encode_beginning(for_all: bytes, before: int) -> bytes:
    """The beginning of the message `Change`, which is the same to all seats."""
    return b'{"type":"change",%b,"before":%d,"seat":' % (for_all[1:-1], before)


def encode_change(beginning: bytes, seat: int | None, news: bytes) -> bytes:
    """The message `Change`; `news` is what `encode_news` made."""
    return b"%b%b%b" % (beginning, b"null" if seat is None else b"%d" % seat, news)


def encode_news(legal: Iterable[bytes], events: bytes, changes: bytes) -> bytes:
    """The part of a `Change` that is the same to seats with nothing of their own to be told."""
    return b',"legal":[%b],"events":%b,%b}' % (b",".join(legal), events, changes)
