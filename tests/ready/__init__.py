"""Compiling in the background."""
