"""What Prometheus reads from /metrics."""

from __future__ import annotations

import functools

from prometheus_client import Counter, Gauge, Histogram

_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

ENTRIES = Counter("courtly_entries_total", "Entries stored in the logs of tables.")
NOT_STORED = Counter("courtly_entries_failed_total", "Entries the database did not take.")
COMMIT = Histogram("courtly_commit_seconds", "Time of a commit, of many entries.", buckets=_FAST)
COMMAND = Histogram(
    "courtly_command_seconds", "From a command to its answer.", ["type"], buckets=_FAST
)
REFUSALS = Counter("courtly_refusals_total", "Requests refused.", ["code"])
SOCKETS = Gauge("courtly_sockets", "Open WebSockets.")
DROPPED = Counter("courtly_sockets_dropped_total", "Sockets closed for reading too slowly.")
SLOW = Counter("courtly_connections_slow_total", "Connections ended for being too slow.")
LIVE = Gauge("courtly_live_tables", "Tables in memory.")
BOTS_WAITING = Gauge("courtly_bots_waiting", "Decisions bots have still to make.")
BOT_SECONDS = Histogram(
    "courtly_bot_seconds",
    "Time bots think.",
    ["level"],
    buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
COMPILED = Gauge("courtly_compiled_percent", "How much of a game runs compiled.", ["game"])
FAILURES = Counter("courtly_failures_total", "Errors that are ours.")
RESTARTS = Counter(
    "courtly_loop_restarts_total", "Loops in the background that failed and went on.", ["loop"]
)
NOTICES = Counter("courtly_notices_total", "Notices, and what became of them.", ["way", "what"])


class Gathered:
    """Times for a histogram, counted many in a row: to count one, once in a while, takes longer
    than some of what is timed.
    """

    MOST = 256

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram
        self._times: list[float] = []

    def add(self, seconds: float) -> None:
        """Something took so long."""
        self._times.append(seconds)
        if len(self._times) == self.MOST:
            self.count()

    def count(self) -> None:
        """Count what was gathered; also before somebody reads the figures."""
        times, self._times = self._times, []
        for seconds in times:
            self._histogram.observe(seconds)


COMMITS = Gathered(COMMIT)


@functools.cache
def commands(kind: str) -> Gathered:
    """The times of messages of a type."""
    found = Gathered(COMMAND.labels(kind))
    _GATHERED.append(found)
    return found


_GATHERED = [COMMITS]


def count_all() -> None:
    """Count all that was gathered."""
    for gathered in _GATHERED:
        gathered.count()
