"""Kernels, and the modes they run in.

A *kernel* is a small function over a game's state record. It runs in one of four modes, chosen by
the environment variable ``COURTLY_ENGINE``:

``release``  compiled (the default)
``checked``  compiled with every index checked, as the tests run it; its cache is kept apart
``plain``    not compiled at all, for stepping through the rules and for coverage
``lazy``     plain at first, compiled as soon as another process has done it (`core.worlds`); so
             people play who do not want to wait
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, TypeVar

from .cache import MODE as MODE

F = TypeVar("F", bound=Callable[..., Any])


def _choose() -> Callable[[F], F]:
    """The decorator of the mode."""
    if MODE == "plain":
        return lambda function: function
    if MODE == "lazy":
        from .worlds import Switch

        return Switch  # type: ignore[return-value]
    from .compiler import compiled

    return compiled


kernel = _choose()
"""Makes a function over a state record a kernel, which runs as the mode says."""


def primitive(function: F) -> F:
    """For the few functions that Python and the compiler each need in their own words.

    What is decorated is the plain one; `core.intrinsics` has the compiler's by the same name.
    """
    if MODE == "plain":
        return function
    if MODE == "lazy":
        from .worlds import Primitive

        return Primitive(function)  # type: ignore[return-value]
    from . import intrinsics

    found: F = getattr(intrinsics, function.__name__)
    return found


def specialise(
    template: str,
    package: str,
    light: Mapping[str, Callable[..., Any]] | None = None,
    **kernels: Callable[..., Any],
) -> ModuleType:
    """A copy of a module of generic kernels that calls the kernels of one game.

    `template` is a module that imports the names it needs from `courtly.core.generic.protocol`.
    The copy has those names bound to `kernels` before anything is compiled, so that calls into the
    game are direct: compilers cannot inline through a pointer, nor cache a function that takes one.

    From now on `kernels` are compiled once for all that call them, so none may be compiled yet;
    what others may have called before is `light`, and stays part of whatever calls it.
    """
    name = f"{package}._{template.rpartition('.')[2]}"
    source = importlib.util.find_spec(template)
    if source is None or source.origin is None:
        raise ImportError(f"no template {template}")
    spec = importlib.util.spec_from_file_location(name, source.origin)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    for key, function in (light or {}).items():
        setattr(module, key, function)
    for key, function in kernels.items():
        if hasattr(module, key):
            setattr(module, key, function)
            if hasattr(function, "share"):  # whatever several templates call
                function.share()
    return module
