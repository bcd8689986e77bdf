"""In which mode kernels run, and where compiled ones are kept. The compiler is not imported here.

The directory of a home is named by a hash of the sources and data of the engine, the mode, and the
versions of the compiler, so a change in one module never runs beside stale code of another.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import os
import platform
import sys
from importlib import metadata
from pathlib import Path

import platformdirs

MODES = ("release", "checked", "plain", "lazy")
PACKAGE = Path(__file__).resolve().parent.parent


def _mode() -> str:
    mode = os.environ.get("COURTLY_ENGINE", "release")
    if mode not in MODES:
        raise SystemExit(f"COURTLY_ENGINE={mode!r} is unknown; use one of: {', '.join(MODES)}")
    return mode


MODE = _mode()
#: The mode whose compiled code is used: lazy kernels become those of `release`.
CODE = "release" if MODE == "lazy" else MODE


def cache_root() -> Path:
    """Where compiled engines are kept: ``COURTLY_CACHE``, else the user's cache directory."""
    own = os.environ.get("COURTLY_CACHE")
    return Path(own) if own else platformdirs.user_cache_path("courtly", appauthor=False)


def is_private(folder: Path) -> bool:
    """Whether nobody but this user, or the machine's administrator, can put anything there.

    What lies in the cache is run. (Where there are no such owners, as on Windows, the user's own
    folders are private anyway.)
    """
    if not hasattr(os, "getuid"):
        return folder.is_dir()
    try:
        about = folder.stat()
    except OSError:
        return False
    return about.st_uid in (os.getuid(), 0) and not about.st_mode & 0o022


def make_private(folder: Path) -> None:
    """Make sure the folder is there and private, and the cache it is in; an OSError if not."""
    for place in (cache_root(), folder):
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not is_private(place):
            raise PermissionError(f"others can write to {place}: no compiled code is kept there")


#: Rooms whose kernels call those of others, beside the core's and the games'.
_CALLS = {"research": ("bots", "observe"), "study": ("bots",)}


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
        rooms = {"core", home, *games, *_CALLS.get(home, ())}  # its kernels call those of any game
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
    digest.update(f"{CODE} {_processor()} {sys.version_info[:2]} {_versions()}".encode())
    for path in _sources(home):
        inside = path.is_relative_to(PACKAGE)
        digest.update(str(path.relative_to(PACKAGE) if inside else path).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _processor() -> str:
    """The kind of processor: compiled code uses all it can do, and homes may be shared."""
    about = f"{platform.machine()} {platform.processor()}"
    with contextlib.suppress(OSError), open("/proc/cpuinfo", encoding="utf-8") as lines:
        features = (line for line in lines if line.lower().startswith(("flags", "features")))
        about += next(features, "")
    return about


def _versions() -> str:
    """What else decides: the compiler, and its settings. It is not imported for that."""
    if MODE == "plain":
        return ""
    settings = sorted(item for item in os.environ.items() if item[0].startswith("NUMBA_"))
    return f"{[metadata.version(name) for name in ('numba', 'llvmlite', 'numpy')]} {settings}"


def cache_path(home: str) -> Path:
    """The cache directory of the kernels of one home in the current mode."""
    return cache_root() / f"{home}-{CODE}-{engine_key(home)}"


def is_warm(home: str, part: str = "all") -> bool:
    """Whether the kernels of a home were compiled before, on this machine, as they are now."""
    folder = cache_path(home)
    return MODE == "plain" or (is_private(folder) and (folder / f"warm-{part}").exists())


def mark_warm(home: str, part: str = "all") -> None:
    """Remember that all kernels of a home, or of a part of it, are in the cache."""
    if MODE == "plain":
        return
    try:
        make_private(cache_path(home))
        (cache_path(home) / f"warm-{part}").touch()
    except OSError:
        pass  # no cache can be written: the next start compiles again, nothing is lost
