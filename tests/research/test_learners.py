"""Libraries that learn are pinned apart, and bring neither CUDA nor an address with them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def pinned(name: str) -> set[str]:
    text = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8")
    return set(re.findall(r"^([a-z0-9][a-z0-9._-]*)==", text, re.MULTILINE))


def test_learners_are_locked_without_cuda() -> None:
    assert {"sb3-contrib", "stable-baselines3", "ray", "gymnasium"} <= pinned("learners")
    assert not [name for name in pinned("learners") if re.match("torch|triton|cuda|nvidia", name)]
    assert "://" not in (ROOT / "requirements" / "learners.lock").read_text("utf-8")


def test_nobody_else_needs_them() -> None:
    for name in ("play", "dev", "bench"):
        assert not pinned(name) & {"sb3-contrib", "stable-baselines3", "torch"}
    assert ".venv-learners" not in (ROOT / "scripts" / "test").read_text("utf-8")
