"""Courtly: Lancaster and Richelieu for people and machines. Unofficial.

>>> import courtly
>>> game = courtly.richelieu.new(seed=7)
>>> game.play(game.legal()[0])
>>> len(game.history)
1
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .core.lazy import lazy

__version__ = "0.1.0"

if TYPE_CHECKING:
    from . import lancaster as lancaster
    from . import richelieu as richelieu
    from .bots.nets.chances import chances as chances
    from .core.conformance import conformance as conformance
    from .core.playouts import playouts as playouts
    from .games import load as load

__all__ = ["__version__", "chances", "conformance", "lancaster", "load", "playouts", "richelieu"]

__getattr__ = lazy(
    __name__,
    {
        "richelieu": "courtly.richelieu",
        "lancaster": "courtly.lancaster",
        "chances": "courtly.bots.nets.chances:chances",
        "playouts": "courtly.core.playouts:playouts",
        "conformance": "courtly.core.conformance:conformance",
        "load": "courtly.games:load",
    },
)


def __dir__() -> list[str]:
    return __all__
