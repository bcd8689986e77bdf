"""The compiler, and with `atomic` the only module that knows it.

A *kernel* is a small function over a game's state record. It runs in one of three modes, chosen by
the environment variable ``COURTLY_ENGINE``:

``release``  compiled (the default)
``checked``  compiled with every index checked, as the tests run it; its cache is kept apart
``plain``    not compiled at all, for stepping through the rules and for coverage

Compiled code is cached on disk under a key made from the sources and data of the engine, the mode
and the versions of the compiler, so a change in one module never runs beside stale code of another.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import os
import pickle
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

MODES = ("release", "checked", "plain")
PACKAGE = Path(__file__).resolve().parent.parent


def _mode() -> str:
    mode = os.environ.get("COURTLY_ENGINE", "release")
    if mode not in MODES:
        raise SystemExit(f"COURTLY_ENGINE={mode!r} is unknown; use one of: {', '.join(MODES)}")
    return mode


MODE = _mode()


def cache_root() -> Path:
    """Where compiled engines are kept: ``COURTLY_CACHE``, else the user's cache directory."""
    if own := os.environ.get("COURTLY_CACHE"):
        return Path(own)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "courtly"


def _engines(package: str) -> list[str]:
    """The folders whose kernels `package` uses: a game its own, others those of all games."""
    games = sorted(path.parent.name for path in PACKAGE.glob("*/state.py"))
    return [package] if package in games else [*games, package]


@functools.cache
def engine_key(package: str) -> str:
    """A hash of all that decides what the kernels of `package` (a folder of courtly) compile to."""
    digest = hashlib.sha256()
    digest.update(f"{MODE} {platform.machine()} {sys.version_info[:2]} {_versions()}".encode())
    for folder in ("core", *_engines(package)):
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(str(path.relative_to(PACKAGE)).encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_path(package: str) -> Path:
    """The cache directory of one package's kernels in the current mode."""
    return cache_root() / f"{package}-{MODE}-{engine_key(package)}"


def _package_of(module: str) -> str:
    """``courtly.richelieu.rules.taking`` belongs to ``richelieu``; outsiders to ``core``."""
    parts = module.split(".")
    return parts[1] if parts[0] == "courtly" and len(parts) > 1 else "core"


if MODE == "plain":

    def _versions() -> str:
        return ""

    def kernel(function: F) -> F:
        """Leave the function as it is: the engine runs as plain Python."""
        return function

else:
    import numba
    from numba.core import caching

    def _versions() -> str:
        return f"{numba.__version__} {numba.config.CPU_NAME} {numba.config.OPT}"

    class _EngineLocator(caching._CacheLocator):  # type: ignore[misc]
        """Puts compiled code under `cache_path`, which already names everything it depends on."""

        def __init__(self, function: Callable[..., Any]) -> None:
            self._module = function.__module__
            self._py_file = function.__code__.co_filename
            self._path = str(cache_path(_package_of(self._module)))

        def get_cache_path(self) -> str:
            return self._path

        def get_source_stamp(self) -> str:
            return "keyed by directory"

        def get_disambiguator(self) -> str:
            return hashlib.sha256(self._module.encode()).hexdigest()[:10]

        @classmethod
        def from_function(cls, function: Callable[..., Any], _file: str) -> _EngineLocator:
            return cls(function)

    class _EngineCacheImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (_EngineLocator,)

    class _EngineCache(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = _EngineCacheImpl

        # A cache that cannot be read or written (full disk, read-only home, a damaged file) costs
        # the time to compile again, and nothing else.

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            try:
                return super().load_overload(sig, target_context)
            except (OSError, EOFError, pickle.UnpicklingError):
                return None

        def save_overload(self, sig: Any, data: Any) -> None:
            try:
                super().save_overload(sig, data)
            except (OSError, EOFError, pickle.UnpicklingError):
                self.disable()

    def _widen(type_: Any) -> Any:
        """Signed integers as int64; constants as what they are constants of."""
        plain = numba.types.unliteral(type_)
        narrow = isinstance(plain, numba.types.Integer) and plain.signed
        return numba.types.int64 if narrow else plain

    def _widening(dispatcher: Any) -> Any:
        """Let kernels call `dispatcher` with wide integers only.

        Without this the compiler makes a copy of a kernel for each mixture of field widths and
        constants it is called with: 22 of `emit`, and a third of the time a user waits.
        """
        narrow_template = dispatcher.get_call_template

        def get_call_template(args: Any, kws: Any) -> Any:
            wide = {key: _widen(value) for key, value in dict(kws).items()}
            return narrow_template(tuple(_widen(arg) for arg in args), wide)

        dispatcher.get_call_template = get_call_template
        return dispatcher

    def kernel(function: F) -> F:
        """Compile `function` on its first call; it then runs without Python's global lock."""
        # Kernels are never passed as C pointers; doing without that wrapper saves a quarter of the
        # time a user waits.
        dispatcher: Any = numba.njit(
            nogil=True, boundscheck=MODE == "checked", no_cfunc_wrapper=True
        )(function)
        dispatcher._cache = _EngineCache(function)
        return _widening(dispatcher)  # type: ignore[no-any-return]


def specialise(template: str, package: str, **kernels: Callable[..., Any]) -> ModuleType:
    """A copy of a module of generic kernels that calls the kernels of one game.

    `template` is a module that imports the names it needs from `courtly.core.generic.protocol`.
    The copy has those names bound to `kernels` before anything is compiled, so that calls into the
    game are direct: compilers cannot inline through a pointer, nor cache a function that takes one.
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
    for key, function in kernels.items():
        if hasattr(module, key):
            setattr(module, key, function)
    return module


def is_warm(package: str, part: str = "all") -> bool:
    """Whether the kernels of `package` were compiled before, on this machine, as they are now."""
    return MODE == "plain" or (cache_path(package) / f"warm-{part}").exists()


def mark_warm(package: str, part: str = "all") -> None:
    """Remember that all kernels of `package`, or of a part of it, are in the cache."""
    if MODE == "plain":
        return
    try:
        cache_path(package).mkdir(parents=True, exist_ok=True)
        (cache_path(package) / f"warm-{part}").touch()
    except OSError:
        pass  # no cache can be written: the next start compiles again, nothing is lost
