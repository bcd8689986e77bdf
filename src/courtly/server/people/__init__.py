"""People without accounts: their games, wherever they look at them from."""
