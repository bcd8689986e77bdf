"""Shared by all tests."""

from __future__ import annotations

import os

from hypothesis import settings

os.environ.setdefault("COURTLY_LANGUAGE", "en")  # whatever the system of the developer speaks

# Fewer examples where the engine runs uncompiled; no deadlines, because the first call compiles.
settings.register_profile("compiled", deadline=None, max_examples=100)
settings.register_profile("plain", deadline=None, max_examples=5)
settings.load_profile("plain" if os.environ.get("COURTLY_ENGINE") == "plain" else "compiled")
