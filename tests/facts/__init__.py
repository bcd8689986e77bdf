"""Facts of the games."""
