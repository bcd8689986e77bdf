"""Matches between bots that prove which is stronger."""
