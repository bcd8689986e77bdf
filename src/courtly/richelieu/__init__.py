"""Richelieu, by Michael Schacht: two players, 48 open cards, markers and hidden tokens."""

from typing import TYPE_CHECKING

from ..core.lazy import lazy

if TYPE_CHECKING:
    from .api import Outcome, Richelieu, from_bytes, load, new
    from .view import Card, Line, Token, View

__all__ = ["Card", "Line", "Outcome", "Richelieu", "Token", "View", "from_bytes", "load", "new"]
_API = {"Outcome", "Richelieu", "from_bytes", "load", "new"}
__getattr__ = lazy(
    __name__,
    {name: f"{__name__}.{'api' if name in _API else 'view'}:{name}" for name in __all__},
)
