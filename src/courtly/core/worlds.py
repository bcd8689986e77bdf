"""Two worlds of kernels in one process: everyone plays in the plain one until the other is ready.

In the mode ``lazy`` a kernel is a `Switch`. Python code that calls it gets the plain kernel, and
that one calls plain kernels only: each world has copies of all kernels, with globals of their own.
Meanwhile another process compiles. When it is done, one thread enters the compiled world
(`loading`), calls what will be called, and so loads the code from the cache; then `take_over` makes
those switches call it for everyone. Whatever was begun in the plain world ends there, on the same
records and arrays, so nobody has to wait and nothing can be lost.

The compiler is not imported before the first `loading`.
"""

from __future__ import annotations

import functools
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CellType, FunctionType, ModuleType
from typing import Any

import numpy as np

Function = Callable[..., Any]


class _Here(threading.local):
    """What is different in each thread."""

    loaded: set[Switch] | None = None
    """The switches called compiled in a `loading`; None in the plain world."""


_here = _Here()


class Switch:
    """A kernel that runs plain, and compiled as soon as that is possible without waiting."""

    def __init__(self, function: Function) -> None:
        functools.update_wrapper(self, function)
        self.function: Any = function
        self.shared = False
        self.call: Function = self._by_thread

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.call(*args, **named)

    def _by_thread(self, *args: Any, **named: Any) -> Any:
        """In the plain world, but for a thread that is loading."""
        if _here.loaded is None:
            with np.errstate(over="ignore"):  # random words wrap around, as compiled ones do
                return _PLAIN.kernel(self)(*args, **named)
        _here.loaded.add(self)
        return _COMPILED.kernel(self)(*args, **named)

    @property
    def is_compiled(self) -> bool:
        """Whether everybody calls the compiled kernel."""
        return self.call != self._by_thread

    def share(self) -> None:
        """Compile it once for all kernels that call it."""
        self.shared = True

    def make_compiled(self, function: Function) -> Function:
        """The compiled kernel, of a function whose globals are those of the compiled world."""
        from .compiler import Kernel

        found = Kernel(function)
        if self.shared:
            found.share()
        return found


def waits(kernel: Any) -> bool:
    """Whether a kernel still runs plain, and is to run compiled later."""
    return isinstance(kernel, Switch) and not kernel.is_compiled


class Primitive(Switch):
    """A function for which the compiler has its own (`core.jit.primitive`)."""

    def make_compiled(self, function: Function) -> Function:
        """The compiler's function of that name."""
        from . import intrinsics

        found: Function = getattr(intrinsics, function.__name__)
        return found


class World:
    """Copies of kernels that call only each other."""

    def __init__(self, make: Callable[[Switch, Function], Function]) -> None:
        self._make = make
        self._lock = threading.RLock()
        self._kernels: dict[Switch, Function] = {}
        self._globals: dict[int, dict[str, Any]] = {}

    def kernel(self, switch: Switch) -> Function:
        """This world's copy of a kernel."""
        found = self._kernels.get(switch)
        return found or self._copy(switch)

    def _copy(self, switch: Switch) -> Function:
        with self._lock:
            if switch not in self._kernels:
                old = switch.function
                cells = tuple(CellType(self._own(c.cell_contents)) for c in old.__closure__ or ())
                own = self._own_globals(old.__globals__)
                new = FunctionType(old.__code__, own, old.__name__, old.__defaults__, cells or None)
                new.__module__, new.__qualname__ = old.__module__, old.__qualname__
                new.__doc__ = old.__doc__
                new.__kwdefaults__, new.__annotations__ = old.__kwdefaults__, old.__annotations__
                self._kernels.setdefault(switch, self._make(switch, new))
            return self._kernels[switch]

    def _own(self, value: Any) -> Any:
        return self.kernel(value) if isinstance(value, Switch) else value

    def _own_globals(self, names: dict[str, Any]) -> dict[str, Any]:
        """A copy of a module's globals in which kernels are those of this world."""
        if id(names) in self._globals:
            return self._globals[id(names)]
        own = dict(names)
        if _is_complete(names):
            self._globals[id(names)] = own  # before its kernels: they call each other
        for name, value in names.items():
            if isinstance(value, Switch):
                own[name] = self._own(value)
        return own


def _is_complete(names: dict[str, Any]) -> bool:
    """Whether a module has all its names; some call a kernel while they are being imported."""
    spec = getattr(sys.modules.get(names.get("__name__", "")), "__spec__", None)
    return not getattr(spec, "_initializing", False)


_PLAIN = World(lambda _, function: function)
_COMPILED = World(Switch.make_compiled)


@contextmanager
def loading() -> Iterator[set[Switch]]:
    """Be in the compiled world in this thread; which switches were called there."""
    assert _here.loaded is None, "already in the compiled world"
    _here.loaded = set()
    try:
        yield _here.loaded
    finally:
        _here.loaded = None


def take_over(switches: set[Switch], ends: tuple[ModuleType, ...] = ()) -> None:
    """Let everyone call these kernels compiled.

    Modules in `ends`, from which nothing is imported, get the kernel itself in place of the switch:
    then a call costs no more than in ``release``.
    """
    for switch in switches:
        switch.call = _COMPILED.kernel(switch)
    for module in ends:
        for name, value in list(vars(module).items()):
            if isinstance(value, Switch) and value in switches:
                setattr(module, name, value.call)
