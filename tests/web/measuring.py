"""What a page looks like, measured in it: small letters, cut words, covered panels, contrast."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

#: The smallest letters, in pixels on the screen.
SMALLEST = 11
#: Contrast of numbers on pieces.
CONTRAST = 4.5
PALE = (Path(__file__).parent / "contrast.js").read_text("utf-8")
#: Things that lie side by side and never over each other.
PANELS = (
    "[data-spot^=land], [data-spot^=favour], .law, .result, .opponent, .own, .news, .status, "
    ".dock, .strip, .tabs, aside.log"
)
_TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    if (!node.textContent.trim()) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(".hidden-label, option, dialog:not([open]), [inert]")) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== "none" || parseFloat(style.fontSize) <= 1) continue; // for ears only
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = (element instanceof SVGElement ? element : range).getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    found.push({ node, element, style, box });
  }
  return found;
}"""
_SMALL = """least => (TEXTS)().flatMap(({ node, element, style }) => {
  const drawn = element instanceof SVGElement;
  const scale = drawn ? Math.abs(element.getScreenCTM().d) : element.currentCSSZoom ?? 1;
  const size = parseFloat(style.fontSize) * scale;
  return size < least - 0.05 ? [`${node.textContent.trim()}: ${size.toFixed(1)} px`] : [];
})""".replace("TEXTS", _TEXTS)
#: A box that hides what does not fit, without a way to scroll there, cuts words.
_CUT = """() => (TEXTS)().flatMap(({ node, element, box }) => {
  const text = node.textContent.trim();
  for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowX + overflowY)) return [];
    if (at instanceof SVGElement && at.tagName !== "svg") continue;
    if (overflowX === "visible" && overflowY === "visible") continue;
    const edge = at.getBoundingClientRect();
    const across = Math.max(edge.left - box.left, box.right - edge.right);
    const down = Math.max(edge.top - box.top, box.bottom - edge.bottom);
    // Lines are set close: what letters have above and below them may lie over the edge.
    const out = Math.max(across, down - 0.3 * box.height);
    const name = at.className.baseVal ?? at.className;
    if (out > 2) return [`${text}: ${out.toFixed(0)} px out of ${name}`];
  }
  return [];
})""".replace("TEXTS", _TEXTS)
_OVER = """panels => {
  const all = [...document.querySelectorAll(panels)].filter(one => one.checkVisibility());
  const edge = one => {
    const drawn = one.querySelector(".plate, .gone") ?? one;
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const seen = one => {
    const box = edge(one);
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const { left, top, right, bottom } = at.getBoundingClientRect();
      box.left = Math.max(box.left, left), box.right = Math.min(box.right, right);
      box.top = Math.max(box.top, top), box.bottom = Math.min(box.bottom, bottom);
    }
    return box;
  };
  const name = one => one.dataset.spot ?? one.className;
  const found = [];
  for (const [k, a] of all.entries()) for (const b of all.slice(k + 1)) {
    if (a.contains(b) || b.contains(a)) continue;
    const p = seen(a), q = seen(b);
    const width = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const height = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (width > 2 && height > 2) found.push(`${name(a)} over ${name(b)}`);
  }
  return found;
}"""
#: What is written on a card stays on it.
_SPILT = """panels => (TEXTS)().flatMap(({ node, element, box }) => {
  const panel = element.closest(panels), edge = panel?.getBoundingClientRect();
  const out = edge ? Math.max(edge.left - box.left, box.right - edge.right) : 0;
  return out > 2 ? [`${node.textContent.trim()}: ${out.toFixed(0)} px`] : [];
})""".replace("TEXTS", _TEXTS)
CARDS = ".law, .result, .opponent, .own, .news, .strip, .ask, .seat, .line, aside.log"
#: What can be chosen is in sight: the dock hides nothing, and does not have to be scrolled.
_HIDDEN = """() => [...document.querySelectorAll(".dock .controls")].flatMap(all => {
  const edge = all.getBoundingClientRect();
  return [...all.querySelectorAll("button")].flatMap(one => {
    const box = one.getBoundingClientRect();
    const out = Math.max(box.right - edge.right, box.bottom - edge.bottom, edge.top - box.top);
    const cut = Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth);
    if (!one.checkVisibility() || !box.width || (out <= 2 && cut <= 2)) return [];
    return [`${one.innerText.trim()}: ${Math.max(out, cut).toFixed(0)} px`];
  });
})"""


def faults(page: Page) -> list[str]:
    """All that is too small, cut, covered or pale."""
    page.evaluate("document.fonts.ready")
    return [
        *(f"small: {one}" for one in page.evaluate(_SMALL, SMALLEST)),
        *(f"cut: {one}" for one in page.evaluate(_CUT)),
        *(f"spilt: {one}" for one in page.evaluate(_SPILT, CARDS)),
        *(f"hidden: {one}" for one in page.evaluate(_HIDDEN)),
        *(f"over: {one}" for one in page.evaluate(_OVER, PANELS)),
        *(f"pale: {one}" for one in page.evaluate(PALE, CONTRAST)["pale"]),
        *(["wide"] if page.evaluate("document.documentElement.scrollWidth > innerWidth") else []),
    ]
