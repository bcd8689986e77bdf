"""What a page looks like, measured in it: small letters, cut words, covered panels, contrast."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

#: The smallest letters, in pixels on the screen.
SMALLEST = 11
#: Contrast of numbers on pieces.
CONTRAST = 4.5
#: Things that lie side by side and never over each other.
PANELS = (
    "[data-spot^=land], [data-spot^=favour], .law, .result, .opponent, .own, .news, .status, "
    ".dock, .strip, .tabs, aside.log"
)
#: What is written on a card stays on it.
CARDS = ".law, .result, .opponent, .own, .news, .strip, .ask, .seat, .line, aside.log"
_HERE = Path(__file__).parent
_MEASURE = (_HERE / "measure.js").read_text("utf-8")
PALE = (_HERE / "contrast.js").read_text("utf-8")
_ALL = f"""async asked => {{
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  return [...({_MEASURE})(asked), ...({PALE})(asked.contrast).pale.map(one => `pale: ${{one}}`)];
}}"""


def faults(page: Page) -> list[str]:
    """All that is too small, cut, covered or pale in the page, once it is drawn."""
    asked = {"smallest": SMALLEST, "contrast": CONTRAST, "panels": PANELS, "cards": CARDS}
    return list(page.evaluate(_ALL, asked))
