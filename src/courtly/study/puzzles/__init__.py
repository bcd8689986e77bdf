"""Positions in which one choice is clearly best, made by the program from its own games."""
