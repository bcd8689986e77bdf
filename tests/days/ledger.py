"""Who is owed which notice in a game over days, worked out beside the server; and who got which."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

from courtly.core.texts import texts
from courtly.server.table.table import Table

from ..notices.post import Post, delivered, plain
from ..notices.push_service import Browser, Endpoint
from .house import HOUR, House

GRACE = 60.0
KINDS = ("turn", "vote", "time", "over")
TITLES = {texts("en")(f"notice-{kind}"): kind.replace("vote", "turn") for kind in KINDS}


class Ledger:
    """Looks at the table whenever the clock stops."""

    def __init__(self, seats: Iterable[int]) -> None:
        self.listening = set(seats)
        self._owed: set[tuple[int, str, float]] = set()
        self._over: float | None = None

    def note(self, table: Table, now: float) -> None:
        """What there was to be told by now."""
        if table.ended is not None:
            self._over = self._over or now
            if now >= self._over + GRACE:
                self._owed |= {(seat, "over", 0.0) for seat in self.listening}
            return
        for seat, since, ends in self._waiting(table):
            if now >= since + GRACE:
                self._owed.add((seat, "turn", since))
            if ends - _lead(since, ends) <= now < ends:
                self._owed.add((seat, "time", since))

    def stops(self, table: Table) -> list[float]:
        """When something else will be owed, or happens."""
        if table.ended is not None:
            return [(self._over or 0.0) + GRACE + 1]
        found = []
        for _, since, ends in self._waiting(table, everybody=True):
            found += [since + GRACE + 1, ends - _lead(since, ends) + 1, ends + 1]
        return found

    def _waiting(
        self, table: Table, *, everybody: bool = False
    ) -> Iterable[tuple[int, float, float]]:
        for seat in table.actors:
            found = table.seats[seat]
            if found.bot or found.since is None or table.clocks.since is None:
                continue
            if everybody or seat in self.listening:
                yield seat, found.since, found.runs_out(table.clocks.since)

    def owed(self, seat: int) -> Counter[str]:
        """All somebody should have been told."""
        return Counter(kind for who, kind, _ in self._owed if who == seat)


def _lead(since: float, ends: float) -> float:
    return min(12 * HOUR, (ends - since) / 4)


async def pass_time(here: House, table: str, ledger: Ledger, until: float) -> Table:
    """Let time pass as it does: all that comes meanwhile comes in its order."""
    while True:
        found = await here.settle(table)
        ledger.note(found, here.hands.at)
        await delivered(here)
        if here.hands.at >= until:
            return found
        later = [at for at in ledger.stops(found) if at > here.hands.at]
        here.hands.at = min([*later, until])


def by_letter(box: Post, address: str) -> Counter[str]:
    """What somebody was told by e-mail."""
    lines = [line for letter in box.to(address) for line in plain(letter).splitlines()]
    return Counter(TITLES[line] for line in lines if line in TITLES)


def by_push(endpoint: Endpoint, browser: Browser) -> Counter[str]:
    """What somebody was told in a browser."""
    found: Counter[str] = Counter()
    for _, _, body in endpoint.got:
        notice = json.loads(browser.read(body))
        titles = [line.partition(": ")[0] for line in notice["body"].splitlines()]
        found.update(TITLES[one] for one in [notice["title"], *titles] if one in TITLES)
    return found
