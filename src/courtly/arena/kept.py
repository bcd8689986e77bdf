"""What kept games were played under. Once any of it has changed, they are no results any more."""

from __future__ import annotations

import functools
import hashlib
import importlib
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

from ..bots import entrants, make_bot
from ..core.errors import CourtlyError
from .nets import is_ours, marks_of

BOTS = Path(entrants.__file__).parent
#: What a difference is called.
_SAID = {
    "protocol": "the protocol",
    "engine": "the version of the engine",
    "figures": "the printed figures",
    "ours": "the source of courtly's bots",
    "source": "the source of the bot",
    "net": "the net of the bot",
    "rival_net": "the net of its rivals",
}


@functools.cache
def our_mark() -> str:
    """A mark of the source of all our bots, as it was when first asked for: that is what runs."""
    return mark(BOTS.rglob("*.py"))


def source_mark(bot: str) -> str:
    """A mark of the source of a bot of one's own, and of what it uses from the same place.

    Our own bots have none: `our_mark` is for all of them.
    """
    make_bot(bot)  # which also looks for modules in the folder one is in
    if is_ours(bot):
        return ""
    return mark(own_files(importlib.import_module(bot.partition(":")[0])))


def mark(files: Iterable[Path]) -> str:
    """A short hash of files' names and contents; where the folder lies does not matter."""
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(file.name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:12]


def own_files(module: ModuleType) -> set[Path]:
    """The files of a module and of all it uses, directly or not, from its folder or package."""
    top = sys.modules[module.__name__.partition(".")[0]]
    root = Path(top.__file__ or module.__file__ or ".").resolve().parent
    found: set[Path] = set()
    todo = [module]
    while todo:
        one = todo.pop()
        if (file := _file_within(root, one)) and file not in found:
            found.add(file)
            todo += _used_by(one)
    return found


def _file_within(root: Path, module: ModuleType) -> Path | None:
    """The file of a module, if it is not a library that happens to be installed there."""
    told = getattr(module, "__file__", None)
    file = Path(told).resolve() if isinstance(told, str) else None
    ours = module.__name__.partition(".")[0] == "courtly"  # of which `our_mark` tells
    if file is None or ours or not file.is_relative_to(root):
        return None
    return None if "site-packages" in file.relative_to(root).parts else file


def _used_by(module: ModuleType) -> list[ModuleType]:
    """The modules a module has names from."""
    found = []
    for value in vars(module).values():
        home = value.__name__ if isinstance(value, ModuleType) else _home(value)
        if isinstance(home, str) and home in sys.modules:
            found.append(sys.modules[home])
    return found


def _home(value: object) -> object:
    try:
        return getattr(value, "__module__", None)
    except Exception:  # an object may answer anything when asked
        return None


def net_mark(bot: str, game: str, seats: int) -> str:
    """The mark of the net a bot would judge by at a table, as far as can be said beforehand."""
    if not is_ours(bot):
        return str(getattr(make_bot(bot), "net", ""))
    return marks_of(bot, game, seats).plays


def check(file: Path, now: dict[str, Any], *, anew: bool) -> None:
    """Refuse games in `file` that were played under anything else than `now`; or remove them."""
    beside = file.with_suffix(".json")
    if anew:
        file.unlink(missing_ok=True)
    if file.exists():
        then = json.loads(beside.read_text("utf-8")) if beside.exists() else {}
        if then != now:
            raise CourtlyError(
                f"{file} holds games that were played under something else: {_told(then, now)}; "
                "--anew plays them again, --out names another folder"
            )
    beside.parent.mkdir(parents=True, exist_ok=True)
    beside.write_text(json.dumps(now, indent=1) + "\n", "utf-8")


def _told(then: dict[str, Any], now: dict[str, Any]) -> str:
    """What has changed, in words."""
    if not then:
        return "nothing says what it was"
    changed = [name for name in now if then.get(name) != now[name]]
    return ", ".join(
        f"{_SAID.get(name, name)} ({then.get(name) or 'none'} then, {now[name] or 'none'} now)"
        for name in changed
    )
