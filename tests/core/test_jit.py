"""Modes and the cache of compiled kernels."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from courtly.core import cache

TINY = """
from courtly.core.jit import kernel, MODE
@kernel
def third(values):
    return values[3]
import numpy as np
try:
    third(np.zeros(2, np.int64))
    print(MODE, "unchecked")
except IndexError:
    print(MODE, "IndexError")
"""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python with some environment variables."""
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    ("mode", "answer"),
    [("release", "unchecked"), ("checked", "IndexError"), ("plain", "IndexError")],
)
def test_indices_are_checked_where_they_should_be(mode: str, answer: str, tmp_path: Path) -> None:
    done = run(TINY, COURTLY_ENGINE=mode, COURTLY_CACHE=str(tmp_path))
    assert done.stdout.strip() == f"{mode} {answer}", done.stderr


CALLS = """
from courtly.core.jit import kernel
@kernel
def product(n, first):
    return n * product(n - 1, first) if n > first else n
@kernel
def more(n, by=1):
    return n + by
@kernel
def all_together(n):
    return product(n, 1) + product(n, 3) + more(n) + more(n, by=5)
print(all_together(4), product(4, 3), more(4), more(4, 2))
"""


@pytest.mark.parametrize("mode", ["release", "plain"])
def test_kernels_are_called_by_python_by_kernels_and_by_themselves(
    mode: str, tmp_path: Path
) -> None:
    for _ in range(2):  # compiled, then out of the cache
        done = run(CALLS, COURTLY_ENGINE=mode, COURTLY_CACHE=str(tmp_path))
        assert done.stdout.strip() == "50 12 5 6", done.stderr


def test_an_unknown_mode_says_which_there_are() -> None:
    done = run("import courtly.core.jit", COURTLY_ENGINE="fast")
    assert done.returncode
    assert "use one of: release, checked, plain, lazy" in done.stderr


def test_the_key_changes_with_sources_data_and_mode(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def key() -> str:
        cache.engine_key.cache_clear()
        return cache.engine_key("game")

    for folder in ("core", "game"):
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    keys = [key()]
    (tmp_path / "game" / "rules.py").write_text("x = 1")
    keys.append(key())
    (tmp_path / "game" / "figures.toml").write_text("x = 1")
    keys.append(key())
    (tmp_path / "core" / "jit.py").write_text("x = 1")
    keys.append(key())
    monkeypatch.setattr(cache, "CODE", "other")
    keys.append(key())
    cache.engine_key.cache_clear()
    assert len(set(keys)) == len(keys)


def test_nets_are_no_part_of_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels are given weights, they are not compiled with them: a new net compiles nothing."""

    def key(home: str) -> str:
        cache.engine_key.cache_clear()
        return cache.engine_key(home)

    data = tmp_path / "bots" / "nets" / "data"
    for folder in (tmp_path / "core", data):
        folder.mkdir(parents=True)
    (tmp_path / "bots" / "nets" / "judging.py").write_text("x = 1")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    homes = "core", "bots", "my_bot"
    before = [key(home) for home in homes]
    for content in (b"one", b"another"):
        (data / "game-2.npz").write_bytes(content)
        assert [key(home) for home in homes] == before
    (tmp_path / "bots" / "nets" / "judging.py").write_text("x = 2")
    assert key("bots") != before[1], "as the sources are"
    cache.engine_key.cache_clear()


def test_it_works_where_no_cache_can_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file where a folder should be")
    done = run(TINY, COURTLY_ENGINE="checked", COURTLY_CACHE=str(blocked))
    assert done.stdout.strip() == "checked IndexError", done.stderr


def test_compiled_code_is_kept_where_only_its_user_can_write(tmp_path: Path) -> None:
    own = tmp_path / "new" / "cache"
    assert run(TINY, COURTLY_ENGINE="release", COURTLY_CACHE=str(own)).returncode == 0
    [home] = own.iterdir()
    assert [folder.stat().st_mode & 0o777 for folder in (own, home)] == [0o700, 0o700]
    assert list(home.glob("*.nbc"))


def test_a_folder_others_can_write_to_is_neither_read_nor_written(tmp_path: Path) -> None:
    """What is in the cache is run: code somebody else put there must not be."""
    tmp_path.chmod(0o777)
    assert run(TINY, COURTLY_ENGINE="release", COURTLY_CACHE=str(tmp_path)).returncode == 0
    assert not list(tmp_path.rglob("*.nb?"))
    tmp_path.chmod(0o700)
    assert run(TINY, COURTLY_ENGINE="release", COURTLY_CACHE=str(tmp_path)).returncode == 0
    [code] = tmp_path.rglob("*.nbc")
    code.parent.chmod(0o770)
    code.write_bytes(b"not compiled code; would be refused loudly, if it were read")
    assert run(TINY, COURTLY_ENGINE="release", COURTLY_CACHE=str(tmp_path)).returncode == 0
    assert code.read_bytes().startswith(b"not compiled")


ONCE_SHARED = """
import os
from courtly.core.jit import kernel

@kernel
def inner(x):
    return x + 1

if os.environ["TOGETHER"] == "yes":
    inner.share()

@kernel
def outer(x):
    return inner(x) * 2

print(outer(3))
"""


def test_what_calls_a_kernel_that_is_no_longer_shared_is_compiled_again(tmp_path: Path) -> None:
    for together in ("yes", "no", "yes"):
        done = run(
            ONCE_SHARED, COURTLY_ENGINE="release", COURTLY_CACHE=str(tmp_path), TOGETHER=together
        )
        assert done.stdout.strip() == "8", done.stderr


def test_help_does_not_import_the_compiler() -> None:
    code = """
import sys
from click.testing import CliRunner
from courtly.cli.main import cli
assert CliRunner().invoke(cli, ["--help"]).exit_code == 0
print("numba" in sys.modules, "numpy" in sys.modules)
"""
    assert run(code).stdout.split() == ["False", "False"]


def test_a_warm_start_compiles_nothing() -> None:
    """What `warm` leaves in the cache is all that a game and its views need."""
    code = """
import numba.core.event as event
compiled = []
class Listener(event.Listener):
    def on_start(self, e): pass
    def on_end(self, e): compiled.append(str(e.data["dispatcher"]))
from courtly.games import game_class
for name in ("richelieu",):
    event.register("numba:compile", Listener())
    game = game_class(name).example()
    while not game.over:
        game.play(game.legal()[0])
    game.view(0); game.outcome(); game.scores(); game.resampled(0, 1)
print(compiled)
"""
    warm = run("import courtly; courtly.richelieu.new()")
    assert warm.returncode == 0, warm.stderr
    done = run(code)
    assert done.stdout.strip() == "[]", done.stdout + done.stderr


OUTSIDE = """
import numpy as np
from courtly.core.jit import kernel
from courtly.richelieu.rules.display import coats_of
from courtly.richelieu.state import STATE

@kernel
def coats_at(states, cell):
    return coats_of(states[0], cell)

print(coats_at(np.zeros(1, STATE), 0))
"""


def test_a_changed_rule_is_never_run_in_its_old_form(tmp_path: Path) -> None:
    """A kernel outside the games calls a rule; the rule changes, and with it what the kernel gives.

    It is asked twice before the change, so that the old form is compiled and in the cache.
    """
    package = tmp_path / "src" / "courtly"
    shutil.copytree(cache.PACKAGE, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    (tmp_path / "outside").mkdir()
    script = tmp_path / "outside" / "coats.py"
    script.write_text(OUTSIDE)

    def answer(mode: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", "import coats"],
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join([str(package.parent), str(script.parent)]),
                "COURTLY_ENGINE": mode,
                "COURTLY_CACHE": str(tmp_path / "cache"),
            },
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    assert [answer("release"), answer("release"), answer("plain")] == ["1", "1", "1"]
    rule = package / "richelieu" / "rules" / "display.py"
    changed = rule.read_text().replace("return 2 if kind_of(s, cell) == DOUBLE else 1", "return 7")
    assert changed != rule.read_text()
    rule.write_text(changed)
    assert [answer("release"), answer("plain")] == ["7", "7"]


def test_kernels_outside_are_keyed_by_the_files_beside_them(tmp_path: Path) -> None:
    code = """
from courtly.core import cache
import helpers.rules
print(cache.engine_key(cache.home_of("helpers.rules")))
"""
    beside = tmp_path / "helpers" / "other.py"
    beside.parent.mkdir()
    (tmp_path / "helpers" / "rules.py").write_text("")
    keys = set()
    for text in ("x = 1", "x = 2"):
        beside.write_text(text)
        path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
        keys.add(run(code, PYTHONPATH=path).stdout)
    assert len(keys) == 2
    assert "" not in keys
