"""Shared by all tests."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, settings

os.environ.setdefault("COURTLY_LANGUAGE", "en")  # whatever the system of the developer speaks

# Fewer examples where the engine runs uncompiled. Nothing fails for being slow: the first call
# compiles, and the machine may have much else to do.
PATIENT: dict[str, Any] = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("compiled", max_examples=100, **PATIENT)
settings.register_profile("plain", max_examples=5, **PATIENT)
settings.load_profile("plain" if os.environ.get("COURTLY_ENGINE") == "plain" else "compiled")
