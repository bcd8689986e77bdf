"""The compiler: with `intrinsics` the only module that knows Numba.

Its private parts are used knowingly; the version is pinned.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import caching, event
from numba.core.dispatcher import Dispatcher

from .cache import CODE, cache_path, home_of, is_private, make_private

F = TypeVar("F", bound=Callable[..., Any])


class _EngineLocator(caching._CacheLocator):  # type: ignore[misc]
    """Puts compiled code under `cache_path`, which already names everything it depends on."""

    called_by = "Python"

    def __init__(self, function: Callable[..., Any]) -> None:
        self._module = function.__module__
        self._py_file = function.__code__.co_filename
        self._path = str(cache_path(home_of(self._module)))

    def get_cache_path(self) -> str:
        return self._path

    def ensure_cache_path(self) -> None:
        make_private(Path(self._path))
        super().ensure_cache_path()

    def get_source_stamp(self) -> str:
        return "keyed by directory"

    def get_disambiguator(self) -> str:
        return hashlib.sha256(f"{self._module} {self.called_by}".encode()).hexdigest()[:10]

    @classmethod
    def from_function(cls, function: Callable[..., Any], _file: str) -> _EngineLocator:
        return cls(function)


class _InnerLocator(_EngineLocator):
    """Keeps what kernels call apart from what Python calls."""

    called_by = "kernels"


class _EngineCacheImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_EngineLocator,)


class _InnerCacheImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_InnerLocator,)


class _EngineCache(caching.FunctionCache):  # type: ignore[misc]
    _impl_class = _EngineCacheImpl

    # A cache that cannot be read or written (full disk, read-only home, a damaged file) costs the
    # time to compile again, and nothing else.

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        if not is_private(Path(self.cache_path)):
            return None
        try:
            return super().load_overload(sig, target_context)
        except (OSError, EOFError, pickle.UnpicklingError):
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            super().save_overload(sig, data)
        except (OSError, EOFError, pickle.UnpicklingError):
            self.disable()


class _InnerCache(_EngineCache):
    _impl_class = _InnerCacheImpl


def _widen(type_: Any) -> Any:
    """Signed integers as int64; constants and defaults as what they are constants of."""
    if isinstance(type_, numba.types.Omitted):
        type_ = numba.typeof(type_.value)
    plain = numba.types.unliteral(type_)
    narrow = isinstance(plain, numba.types.Integer) and plain.signed
    return numba.types.int64 if narrow else plain


def _dispatcher(function: Callable[..., Any], cache: type[_EngineCache], *, wrapped: bool) -> Any:
    """A compiler of `function` for every kind of arguments it is called with."""
    made: Any = numba.njit(
        nogil=True,
        boundscheck=CODE == "checked",
        no_cfunc_wrapper=True,  # kernels are never passed as C pointers
        no_cpython_wrapper=not wrapped,
    )(function)
    made._cache = cache(function)
    return made


def compiled(function: F) -> F:
    """Compile `function` on its first call; it then runs without Python's global lock.

    There are two of each: one that Python calls, and one that kernels call, which needs no way in
    from Python. Doing without saves a fifth of the time a user waits.
    """
    outer = _dispatcher(function, _EngineCache, wrapped=True)
    inner = _dispatcher(function, _InnerCache, wrapped=False)
    narrow_template = inner.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        # Let kernels call with wide integers only. Without this the compiler makes a copy of a
        # kernel for each mixture of field widths and constants it is called with: 22 of `emit`,
        # and a third of the time a user waits.
        pysig, all_args = inner._compiler.fold_argument_types(args, kws)
        template, _, wide, _ = narrow_template(tuple(map(_widen, all_args)), {})
        return template, pysig, wide, {}

    outer.get_call_template = get_call_template
    outer.get_overload = inner.get_overload
    outer._compiling_counter = inner._compiling_counter  # so that a kernel may call itself
    return outer  # type: ignore[no-any-return]


def reachable(kernels: Iterable[Any]) -> set[Callable[..., Any]]:
    """The functions of these kernels and of all they call."""
    found: set[Callable[..., Any]] = set()
    todo = [kernel.py_func for kernel in kernels if isinstance(kernel, Dispatcher)]
    while todo:
        function = todo.pop()
        if function not in found:
            found.add(function)
            called = (function.__globals__.get(name) for name in function.__code__.co_names)
            todo += [kernel.py_func for kernel in called if isinstance(kernel, Dispatcher)]
    return found


class _Watcher(event.Listener):  # type: ignore[misc]
    def __init__(self, tell: Callable[[Any], None]) -> None:
        self._tell = tell

    def on_start(self, _event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        self._tell(event.data["dispatcher"].py_func)


@contextmanager
def watched(tell: Callable[[Any], None]) -> Iterator[None]:
    """Tell of each function that was compiled."""
    watcher = _Watcher(tell)
    event.register("numba:compile", watcher)
    try:
        yield
    finally:
        event.unregister("numba:compile", watcher)
