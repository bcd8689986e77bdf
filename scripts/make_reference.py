"""Write the reference of what programs may use, from its docstrings: one page a module."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

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
    "courtly.bots.opponents",
    "courtly.vector",
    "courtly.datasets",
    "courtly.research.pettingzoo",
    "courtly.research.parallel",
    "courtly.research.gymnasium",
    "courtly.research.vector",
    "courtly.research.conventions",
    "courtly.research.stable_baselines",
    "courtly.research.openspiel",
    "courtly.research.small",
)


def stand_in_for_learners() -> None:
    """Where Stable-Baselines3 is not installed, a class of that name: pages need no more of it."""
    if importlib.util.find_spec("stable_baselines3"):
        return
    for name in ("stable_baselines3", "stable_baselines3.common"):
        sys.modules[name] = ModuleType(name)
    last: Any = ModuleType("stable_baselines3.common.vec_env")
    last.VecEnv = type("VecEnv", (), {"__module__": last.__name__})
    sys.modules[last.__name__] = last


def write(folder: Path) -> None:
    """All pages, and one to begin with."""
    stand_in_for_learners()
    pdoc.render.configure(docformat="markdown", show_source=False, footer_text="Courtly")
    pdoc.pdoc(*MODULES, output_directory=folder)


if __name__ == "__main__":
    where = Path(sys.argv[1] if len(sys.argv) > 1 else "build/reference")
    write(where)
    print(f"The reference is at {where / 'index.html'}")
