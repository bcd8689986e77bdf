"""When somebody is told: at once or once a day, never in their quiet hours. Pure."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ..storage.way_store import Wishes
from .occasions import Occasion

GRACE = 60.0
"""Seconds: who is playing right now is not told."""


def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name, if there is one."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def when(occasion: Occasion, wishes: Wishes) -> float:
    """When somebody is to be told of something."""
    zone = zone_of(wishes.zone) or ZoneInfo("UTC")
    if occasion.kind == "time":
        return _reminding(occasion, wishes, zone)
    at = occasion.since + GRACE
    if wishes.daily is not None:
        at = next_hour(at, wishes.daily, zone)
    return after_quiet(at, wishes, zone)


def _reminding(occasion: Occasion, wishes: Wishes, zone: ZoneInfo) -> float:
    """A reminder comes after quiet hours, or, if that were too late, before them."""
    at = occasion.since
    after = after_quiet(at, wishes, zone)
    if after == at or occasion.until is None or after < occasion.until - GRACE:
        return after
    assert wishes.quiet_from is not None
    begins = next_hour(at - 86400.0, wishes.quiet_from, zone)
    while (following := next_hour(begins + 1.0, wishes.quiet_from, zone)) <= at:
        begins = following
    return begins - GRACE


def after_quiet(at: float, wishes: Wishes, zone: ZoneInfo) -> float:
    """This moment, or the end of the quiet hours it falls into."""
    begin, end = wishes.quiet_from, wishes.quiet_to
    if begin is None or end is None or begin == end:
        return at
    hour = datetime.fromtimestamp(at, zone).hour
    quiet = begin <= hour < end if begin < end else hour >= begin or hour < end
    return next_hour(at, end, zone) if quiet else at


def next_hour(at: float, hour: int, zone: ZoneInfo) -> float:
    """When it is next this hour of the day there, or now if it just is.

    >>> next_hour(0.0, 7, ZoneInfo("Europe/Berlin")) / 3600
    6.0
    """
    local = datetime.fromtimestamp(at, zone)
    found = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    while found.timestamp() < at:
        found = (found + timedelta(days=1)).replace(hour=hour)
    return found.timestamp()
