"""A server whose clock can be set: ``python -m tests.server.jumpy OFFSETS serve …``.

The file OFFSETS holds the seconds by which the system's clock is wrong, as text.
"""

from __future__ import annotations

import contextlib
import sys
import time
from pathlib import Path

_true_time = time.time


def main() -> None:
    """Run Courtly in a world with another time."""
    offsets = Path(sys.argv.pop(1))

    def wrong_time() -> float:
        with contextlib.suppress(OSError, ValueError):
            return _true_time() + float(offsets.read_text())
        return _true_time()

    time.time = wrong_time
    from courtly.cli.main import main as courtly

    courtly()


if __name__ == "__main__":
    main()
