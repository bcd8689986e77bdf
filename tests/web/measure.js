// All that is too small, cut, spilt, hidden or covered in the page as it is drawn now, in words.
({ smallest, panels, cards }) => {
  const styles = new Map(), boxes = new Map();
  const kept = (known, make) => one => known.get(one) ?? (known.set(one, make(one)), known.get(one));
  const styleOf = kept(styles, one => getComputedStyle(one));
  const boxOf = kept(boxes, one => one.getBoundingClientRect());
  const drawn = one => one instanceof SVGElement;

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement, text = node.textContent.trim();
    if (!text || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(".hidden-label, option, dialog:not([open]), [inert]")) continue;
    const style = styleOf(element);
    if (style.clipPath !== "none" || parseFloat(style.fontSize) <= 1) continue; // for ears only
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = (drawn(element) ? element : range).getBoundingClientRect();
    if (box.width >= 2 && box.height >= 2) texts.push({ text, element, size: parseFloat(style.fontSize), box });
  }

  const small = ({ text, element, size }) => {
    const px = size * (drawn(element) ? Math.abs(element.getScreenCTM().d) : (element.currentCSSZoom ?? 1));
    return px < smallest - 0.05 ? [`small: ${text}: ${px.toFixed(1)} px`] : [];
  };
  /** A box that hides what does not fit, without a way to scroll there, cuts words. */
  const cut = ({ text, element, box }) => {
    const scrolls = { x: false, y: false };
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY } = styleOf(at);
      scrolls.x ||= /auto|scroll/.test(overflowX), scrolls.y ||= /auto|scroll/.test(overflowY);
      if (drawn(at) && at.tagName !== "svg") continue;
      const edge = boxOf(at);
      const across = scrolls.x || overflowX === "visible" ? 0 : Math.max(edge.left - box.left, box.right - edge.right);
      const down = scrolls.y || overflowY === "visible" ? 0 : Math.max(edge.top - box.top, box.bottom - edge.bottom);
      // Lines are set close: what letters have above and below them may lie over the edge.
      const out = Math.max(across, down - 0.3 * box.height);
      if (out > 2) return [`cut: ${text}: ${out.toFixed(0)} px out of ${at.className.baseVal ?? at.className}`];
    }
    return [];
  };
  /** What is written on a card stays on it. */
  const spilt = ({ text, element, box }) => {
    const card = element.closest(cards), edge = card && boxOf(card);
    const out = edge ? Math.max(edge.left - box.left, box.right - edge.right) : 0;
    return out > 2 ? [`spilt: ${text}: ${out.toFixed(0)} px`] : [];
  };
  /** What can be chosen is in sight: the dock hides nothing, and does not have to be scrolled. */
  const hidden = [...document.querySelectorAll(".dock .controls")].flatMap(all => {
    const edge = boxOf(all);
    return [...all.querySelectorAll("button")].flatMap(one => {
      const box = boxOf(one);
      const out = Math.max(box.right - edge.right, box.bottom - edge.bottom, edge.top - box.top);
      const more = Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth);
      if (!one.checkVisibility() || !box.width || (out <= 2 && more <= 2)) return [];
      return [`hidden: ${one.innerText.trim()}: ${Math.max(out, more).toFixed(0)} px`];
    });
  });
  /** What of a panel is in sight. */
  const seen = one => {
    const edge = boxOf(one.querySelector(".plate, .gone") ?? one);
    const box = { left: edge.left, top: edge.top, right: edge.right, bottom: edge.bottom };
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (styleOf(at).overflow === "visible") continue;
      const { left, top, right, bottom } = boxOf(at);
      box.left = Math.max(box.left, left), box.right = Math.min(box.right, right);
      box.top = Math.max(box.top, top), box.bottom = Math.min(box.bottom, bottom);
    }
    return box;
  };
  const laid = [...document.querySelectorAll(panels)].filter(one => one.checkVisibility()).map(one => [one, seen(one)]);
  const name = one => one.dataset.spot ?? one.getAttribute("class");
  const overlap = (p, q) => Math.min(
    Math.min(p.right, q.right) - Math.max(p.left, q.left), Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top));
  const over = laid.flatMap(([a, p], k) => laid.slice(k + 1).flatMap(([b, q]) =>
    overlap(p, q) > 2 && !a.contains(b) && !b.contains(a) ? [`over: ${name(a)} over ${name(b)}`] : []));
  const wide = document.documentElement.scrollWidth > innerWidth ? ["wide"] : [];
  return [...texts.flatMap(one => [...small(one), ...cut(one), ...spilt(one)]), ...hidden, ...over, ...wide];
}
