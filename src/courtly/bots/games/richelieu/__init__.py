"""How Richelieu is judged, and its endings solved."""
