"""Write the reference of what programs may use, from its docstrings: one page a module."""

from __future__ import annotations

import sys
from pathlib import Path

import pdoc
import pdoc.render

#: What `docs/research.md` promises to keep stable.
MODULES = (
    "courtly.bots.nets.chances",
    "courtly.core.conformance",
    "courtly.lancaster.api",
    "courtly.richelieu.api",
    "courtly.core.game",
    "courtly.core.position",
    "courtly.core.spec",
    "courtly.core.seen",
    "courtly.core.standing",
    "courtly.core.errors",
    "courtly.core.playouts",
    "courtly.games",
    "courtly.bots",
    "courtly.bots.bot",
    "courtly.vector",
    "courtly.datasets",
    "courtly.research.pettingzoo",
    "courtly.research.parallel",
    "courtly.research.gymnasium",
    "courtly.research.openspiel",
)


def write(folder: Path) -> None:
    """All pages, and one to begin with."""
    pdoc.render.configure(docformat="markdown", show_source=False, footer_text="Courtly")
    pdoc.pdoc(*MODULES, output_directory=folder)


if __name__ == "__main__":
    where = Path(sys.argv[1] if len(sys.argv) > 1 else "build/reference")
    write(where)
    print(f"The reference is at {where / 'index.html'}")
