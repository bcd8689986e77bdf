"""Courtly: Lancaster and Richelieu for people and machines. Unofficial.

>>> import courtly
>>> game = courtly.richelieu.new(seed=7)
>>> game.play(game.legal()[0])
>>> len(game.history)
1
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

#: Public names and the modules they come from; imported when first asked for, because the
#: compiler takes a third of a second to import and `courtly --help` does without.
_LAZY = {
    "richelieu": "courtly.richelieu",
    "lancaster": "courtly.lancaster",
    "playouts": "courtly.core.playouts:playouts",
    "conformance": "courtly.core.conformance:conformance",
    "load": "courtly.games:load",
}

if TYPE_CHECKING:
    from . import lancaster as lancaster
    from . import richelieu as richelieu
    from .core.conformance import conformance as conformance
    from .core.playouts import playouts as playouts
    from .games import load as load

__all__ = ["__version__", "conformance", "lancaster", "load", "playouts", "richelieu"]


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module 'courtly' has no attribute {name!r}")
    module, _, attribute = _LAZY[name].partition(":")
    found: Any = importlib.import_module(module)
    return getattr(found, attribute) if attribute else found
