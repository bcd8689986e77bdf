"""Notices: people who are not here are told that a table waits for them."""
