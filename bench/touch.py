"""From touch to repaint, this checkout against another commit: ``python -m bench.touch REVISION``.

Both pages are open in one browser and are touched by turns, in games between two people, so that
no bot answers meanwhile. A touch either chooses (nothing is asked of the server) or moves. `work`
is what the page's main thread did for it, which a busy machine hardly disturbs. `drawn` is by the
clock, until the frame that shows it is painted. The server's answer is a part of a move's: the
page draws meanwhile, so without it a page whose server answers sooner would seem slower.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median

import click
from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.server.serving import free_port
from tests.web.clicking import make_table, over, play, you
from tests.web.conftest import ARGUMENTS, PATIENCE, remembered

from .compare import ROOT, checkout

#: Notes when the position that followed a move is there.
_WIRE = """(() => {
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        if (/"type": ?"(state|change)"/.test(data)) window.heard?.();
      });
    }
  };
})()"""
#: Touches; milliseconds until the frame that shows it is painted.
_TOUCH = """([one, moves]) => new Promise(done => {
  const painted = () =>
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  const heard = () => { window.heard = null; setTimeout(painted); };
  window.heard = moves ? heard : null;
  const began = performance.now();
  one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  if (!moves) painted();
})"""
#: Games, the touch that is measured, and whether it makes a move.
TOUCHES = {
    "Richelieu, a card is chosen": ("richelieu", "[data-cell].can", False),
    "Richelieu, a card is taken": ("richelieu", "[data-confirm]", True),
    "Lancaster, a knight is taken in hand": ("lancaster", ".dock [data-hold]", False),
    "Lancaster, a knight is placed": ("lancaster", "[data-spot][data-move^=place]", True),
}
SIZE: ViewportSize = {"width": 1440, "height": 900}
_SETTLES = 250  # milliseconds in which the page does all that is left to do


@dataclass(frozen=True)
class Compared:
    """Milliseconds of one touch on both sides."""

    name: str
    best_before: float
    best: float
    median_before: float
    median: float


@dataclass
class Side:
    """One commit's page at both ends of a table, and what was measured there."""

    name: str
    near: Page
    far: Page
    thread: CDPSession
    game: str = ""
    drawn: dict[str, list[float]] = field(default_factory=dict)
    work: dict[str, list[float]] = field(default_factory=dict)

    def begin(self, game: str) -> None:
        """A new table, both seats taken by people."""
        path = make_table(self.near, game, [you(), {"kind": "open"}])
        self.near.goto(path)
        self.far.goto(path)
        self.far.get_by_label("Your name").fill("Bea")
        self.far.get_by_role("button", name="Sit down").click()
        for page in (self.near, self.far):
            page.locator(".dock").wait_for()
        self.game = game

    def measure(self, touch: str, seed: int) -> None:
        """Play on until there is something to touch, and touch it."""
        game, selector, moves = TOUCHES[touch]
        if self.game != game or over(self.near):
            self.begin(game)
        self._reach(selector, seed)
        one = self.near.locator(selector).first.element_handle()
        self.near.wait_for_timeout(_SETTLES)
        before = self._busy()
        drawn = self.near.evaluate(_TOUCH, [one, moves])
        self.near.wait_for_timeout(_SETTLES)
        self.drawn.setdefault(touch, []).append(drawn)
        self.work.setdefault(touch, []).append(1000 * (self._busy() - before))

    def _reach(self, selector: str, seed: int) -> None:
        def there(page: Page) -> bool:
            return page.locator(selector).count() > 0

        while not there(self.near):
            if over(self.near):
                self.begin(self.game)
            for page in (self.near, self.far):
                play(page, until=lambda p: _waits(p) or (p is self.near and there(p)), seed=seed)

    def _busy(self) -> float:
        """Seconds of its processor the page's main thread has used."""
        metrics = self.thread.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def _waits(page: Page) -> bool:
    return over(page) or page.locator(".dock.busy").is_visible()


@contextmanager
def _server(tree: Path) -> Iterator[str]:
    """A tree's own server with its own page, by options both know; nothing is compiled."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        limits = ["--messages-per-second", "1000", "--requests-per-second", "1000"]
        where = ["--port", str(port), "--database", f"sqlite:///{folder}/tables.db"]
        server = subprocess.Popen(
            [sys.executable, "-m", "courtly.cli.main", "serve", *where, *limits],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree / "src"), "COURTLY_ENGINE": "plain"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            _wait(server, f"{address}/healthz")
            yield address
        finally:
            server.terminate()
            server.wait()


def _wait(server: subprocess.Popen[bytes], address: str) -> None:
    while server.poll() is None:
        with suppress(OSError):
            urllib.request.urlopen(address, timeout=10).close()
            return
        time.sleep(0.1)
    raise click.ClickException(f"the server stopped with exit code {server.returncode}")


def _open(browser: Browser, base: str) -> Page:
    context = browser.new_context(
        base_url=base, reduced_motion="reduce", locale="en-GB", viewport=SIZE
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(remembered(pace="instant"))
    context.add_init_script(_WIRE)
    page = context.new_page()
    page.goto("/")
    return page


@contextmanager
def _sides(trees: dict[str, Path]) -> Iterator[list[Side]]:
    path = os.environ.get("COURTLY_BROWSER") or shutil.which("chromium")
    with ExitStack() as open_, sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path=path, args=ARGUMENTS)
        sides = []
        for name, tree in trees.items():
            base = open_.enter_context(_server(tree))
            near, far = _open(browser, base), _open(browser, base)
            thread = near.context.new_cdp_session(near)
            thread.send("Performance.enable", {"timeDomain": "threadTicks"})
            sides.append(Side(name, near, far, thread))
        yield sides
        browser.close()


def measure(before: Path, turns: int) -> Iterator[Compared]:
    """Every touch, both sides by turns; the best and the median of each."""
    with _sides({"before": before, "now": ROOT}) as sides:
        for touch in TOUCHES:
            for turn in range(turns):
                for side in sides if turn % 2 else sides[::-1]:
                    side.measure(touch, seed=turn)
            for what in ("work", "drawn"):
                old, new = (getattr(side, what)[touch] for side in sides)
                yield Compared(f"{touch}: {what}", min(old), min(new), median(old), median(new))


@contextmanager
def _built(revision: str) -> Iterator[Path]:
    """Another commit with its page built; or a folder that holds one."""
    if Path(revision).is_dir():
        yield Path(revision).resolve()
        return
    with checkout(revision) as tree:
        subprocess.run([sys.executable, "scripts/build_web.py"], cwd=tree, check=True)
        yield tree


@click.command()
@click.argument("revision")
@click.option("--turns", default=20, show_default=True, help="How often each side is touched.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Write the figures, too.")
def main(revision: str, turns: int, file: Path | None) -> None:
    """Compare this checkout's page with that of REVISION (a commit, or a folder with one)."""
    with _built(revision) as before:
        rows = []
        for row in measure(before, turns):
            click.echo(f"{row.name}: {row.best / row.best_before:.2f}")
            rows.append(row)
    table = Table(
        "milliseconds", "before: best", "median", "now: best", "median", "now / before: best",
        "median", title=f"from touch to repaint, against {revision}",
    )  # fmt: skip
    for row in rows:
        values = (row.best_before, row.median_before, row.best, row.median)
        ratios = (row.best / row.best_before, row.median / row.median_before)
        table.add_row(row.name, *(f"{v:.1f}" for v in values), *(f"{r:.2f}" for r in ratios))
    Console(width=None if sys.stdout.isatty() else 140).print(table)
    if file:
        file.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
