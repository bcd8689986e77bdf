"""What commands that take long have in common: a bar that counts, and an orderly end."""

from __future__ import annotations

import signal
import sys

from rich.console import Console
from rich.measure import Measurement
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table


def wide_console() -> Console:
    """As wide as the terminal; wide enough for our tables where there is none."""
    return Console(width=None if sys.stdout.isatty() else 110)


def print_whole(console: Console, table: Table) -> None:
    """Print a table with nothing cut off, even where it is wider than the place it goes to."""
    needed = Measurement.get(console, console.options.update(max_width=1_000), table).maximum
    console.width = max(console.width, needed)
    console.print(table)


def counting(console: Console) -> Progress:
    """A bar that says how many are done and how long the rest takes; it goes when all is done."""
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(TextColumn("{task.description}"), *columns, console=console, transient=True)


def end_in_order() -> None:
    """Asked to stop, leave so that no worker is left behind; the results are on disk."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped; the same command goes on"))
