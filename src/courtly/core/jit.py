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

import platformdirs

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
    own = os.environ.get("COURTLY_CACHE")
    return Path(own) if own else platformdirs.user_cache_path("courtly", appauthor=False)


def home_of(module: str) -> str:
    """Where a module's kernels belong: a folder of courtly, else the package it is in.

    >>> home_of("courtly.richelieu.rules.taking"), home_of("courtly.core.rng")
    ('richelieu', 'core')
    >>> home_of("my_games.chess._play"), home_of("my_bot")
    ('my_games.chess', 'my_bot')
    """
    parts = module.split(".")
    if parts[0] == PACKAGE.name and len(parts) > 1:
        return parts[1]
    return ".".join(parts[:-1]) or module


def _sources(home: str) -> list[Path]:
    """All files that decide what the kernels of a home compile to."""
    games = {path.parent.name for path in PACKAGE.glob("*/description.py")} - {"core"}
    if home == "core" or home in games:
        rooms = {"core", home}  # kernels of a game call those of the core and their own
    elif (PACKAGE / home).is_dir():
        rooms = {"core", home, *games}  # its kernels call those of any game
    else:
        rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir()}
    found = [path for room in sorted(rooms) for path in sorted((PACKAGE / room).rglob("*"))]
    return [path for path in [*found, *_outside(home)] if path.suffix in (".py", ".toml")]


def _outside(home: str) -> list[Path]:
    """The files beside a module that is not ours: kernels of its own it may call."""
    if (PACKAGE / home).is_dir():
        return []
    module = sys.modules.get(home)
    if module is not None and getattr(module, "__file__", None) is None:
        folders = [Path(folder) for folder in getattr(module, "__path__", [])]
    else:
        spec = None if module else importlib.util.find_spec(home)
        file = module.__file__ if module else spec.origin if spec else None
        folders = [Path(file).parent] if file else []
    return [path for folder in folders for path in sorted(folder.glob("*"))]


@functools.cache
def engine_key(home: str) -> str:
    """A hash of all that decides what the kernels of a home compile to."""
    digest = hashlib.sha256()
    digest.update(f"{MODE} {platform.machine()} {sys.version_info[:2]} {_versions()}".encode())
    for path in _sources(home):
        inside = path.is_relative_to(PACKAGE)
        digest.update(str(path.relative_to(PACKAGE) if inside else path).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_path(home: str) -> Path:
    """The cache directory of the kernels of one home in the current mode."""
    return cache_root() / f"{home}-{MODE}-{engine_key(home)}"


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
            self._path = str(cache_path(home_of(self._module)))

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


def is_warm(home: str, part: str = "all") -> bool:
    """Whether the kernels of a home were compiled before, on this machine, as they are now."""
    return MODE == "plain" or (cache_path(home) / f"warm-{part}").exists()


def mark_warm(home: str, part: str = "all") -> None:
    """Remember that all kernels of a home, or of a part of it, are in the cache."""
    if MODE == "plain":
        return
    try:
        cache_path(home).mkdir(parents=True, exist_ok=True)
        (cache_path(home) / f"warm-{part}").touch()
    except OSError:
        pass  # no cache can be written: the next start compiles again, nothing is lost
