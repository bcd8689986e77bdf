"""The page of observations is what the encoders' tables say."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_is_up_to_date() -> None:
    source = ROOT / "scripts" / "make_observations.py"
    spec = importlib.util.spec_from_file_location("make_observations", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.FILE.read_text("utf-8") == module.text(), "run scripts/make_observations.py"
