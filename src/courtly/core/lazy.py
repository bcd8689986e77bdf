"""Packages whose names are imported when first asked for.

The compiler takes a third of a second to import; what is only described must not wait for it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import Any


def lazy(package: str, where: Mapping[str, str]) -> Callable[[str], Any]:
    """The `__getattr__` of a package whose public names come from other modules.

    `where` gives the module of each name, with the attribute after a colon if it is named otherwise
    or is the module itself (``"courtly.games:load"``, ``"courtly.games:"``).
    """

    def __getattr__(name: str) -> Any:  # noqa: N807 (it is one)
        if name not in where:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module, _, attribute = where[name].partition(":")
        found: Any = importlib.import_module(module)
        return getattr(found, attribute) if attribute else found

    return __getattr__
