"""Loops over any game, copied and compiled once per game by `core.jit.specialise`."""
