"""How Lancaster is judged."""
