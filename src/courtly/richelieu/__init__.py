"""Richelieu, by Michael Schacht: two players, 48 open cards, markers and hidden tokens."""

from .api import Card, Line, Outcome, Richelieu, Token, View, from_bytes, load, new

__all__ = ["Card", "Line", "Outcome", "Richelieu", "Token", "View", "from_bytes", "load", "new"]
