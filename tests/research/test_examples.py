"""The examples run, and the learner learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")
ROOT = Path(__file__).resolve().parents[2]


def example(name: str) -> ModuleType:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_agents() -> None:
    agents = example("random_agents")
    assert sum(agents.turn_by_turn().values()) == pytest.approx(0)
    assert sum(agents.in_parallel().values()) == pytest.approx(0)
    assert agents.single_seat() in (-1.0, 0.0, 1.0)
    assert sum(agents.open_spiel()) == 0
    assert agents.batch(n=16) > 8


def test_the_learner_improves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learn = example("learn")
    monkeypatch.setattr(learn, "OUT", tmp_path)
    policy = learn.train("richelieu", rounds=12, games=64)
    reward, _ = learn.evaluate(policy, "richelieu", games=256)
    assert reward > 0.1
    plots = example("plots")
    monkeypatch.setattr(plots, "OUT", tmp_path)
    drawn = plots.draw_learning("richelieu")
    assert drawn is not None
    assert drawn.stat().st_size > 5000
