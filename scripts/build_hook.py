"""Hatchling's build hook: a wheel holds the built page (`scripts/build_web.py`)."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    """Builds it if it is not built yet."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files of the wheel are collected."""
        path = Path(self.root) / "scripts" / "build_web.py"
        spec = importlib.util.spec_from_file_location("build_web", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        module.build(log=lambda line: print(line, file=sys.stderr))
