"""Tells how far pip is, in one line that changes: ``pip install -r LOCK | python told.py LOCK``."""

from __future__ import annotations

import re
import sys
from pathlib import Path

GOT = re.compile(r"\s*(?:Downloading|Using cached) ([\w.]+?)-(\d[\w.]*)-\S*(?: \((.+?)\))?$")
HAD = re.compile(r"Requirement already satisfied: ([\w.-]+)==")


def main(lock: str) -> None:
    """Read what pip says until it has nothing more to say."""
    wanted = {
        line.partition("==")[0] for line in Path(lock).read_text().splitlines() if "==" in line
    }
    seen = 0
    for raw in sys.stdin:
        line = raw.rstrip()
        if got := GOT.match(line):
            seen += 1
            _say(f"{seen} of {len(wanted)}: {got[1]} {got[2]}{f', {got[3]}' if got[3] else ''}")
        elif HAD.match(line):
            seen += 1
        elif line.startswith("Installing collected packages"):
            _say("unpacking …")
    _say("")


def _say(line: str) -> None:
    if sys.stdout.isatty():
        print(f"\r\x1b[2K  {line}" if line else "\r\x1b[2K", end="", flush=True)
    elif line:
        print(f"  {line}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
