"""What every game shares. Imports neither game."""
