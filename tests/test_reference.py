"""The reference for programs can be written, and leaves nothing unsaid."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_reference_is_written_from_docstrings(tmp_path: Path) -> None:
    """A type that cannot be read, or a name that leads nowhere, would be a warning."""
    command = [sys.executable, "-W", "error::UserWarning", str(ROOT / "scripts/make_reference.py")]
    environment = {**os.environ, "COURTLY_ENGINE": "plain"}
    done = subprocess.run(
        [*command, str(tmp_path)], capture_output=True, text=True, env=environment
    )
    assert done.returncode == 0, done.stderr
    pages = {page.relative_to(tmp_path).as_posix(): page for page in tmp_path.rglob("*.html")}
    position = pages["courtly/core/position.html"].read_text("utf-8")
    assert "All seats that have something to decide now" in position
    assert {"index.html", "courtly/vector.html", "courtly/bots/opponents.html"} <= set(pages)
    research = {page.stem for name, page in pages.items() if name.startswith("courtly/research/")}
    public = {"pettingzoo", "parallel", "gymnasium", "vector", "conventions", "openspiel", "small"}
    assert {*public, "stable_baselines"} <= research
    baselines = pages["courtly/research/stable_baselines.html"].read_text("utf-8")
    assert "masks are asked for by" in baselines
