"""Spaces of observations and actions, for Gymnasium and PettingZoo alike."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ..observe import Encoder


def observation_space(encoder: Encoder, actions: int) -> spaces.Dict:
    """What a seat sees, and which actions it may take."""
    high = encoder.layout.high
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(np.zeros_like(high), high, dtype=np.float32),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    return spaces.Dict(parts)


def action_space(actions: int) -> spaces.Discrete:
    """Every move of the game; the mask says which are legal."""
    return spaces.Discrete(actions)
