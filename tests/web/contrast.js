// How well the numbers on pieces stand out, from the colours the page itself has computed: for each number
// on the board that stands out less than `least`, what it is, and how little. Below a number lie shapes and
// boxes, some of them see-through, some with patterns or gradients. Of patterns every colour counts: the
// worst one is what has to be read.
least => {
  const NUMBER = /^[+−×≤≥]?\d+$/;
  const COLOUR = /(?:rgba?|color)\([^()]*\)/g;
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important }"); // what a point lies on is asked for
  document.adoptedStyleSheets.push(touchable);

  const colour = text => {
    const [r, g, b, a = 1] = text.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number);
    const scale = text.startsWith("color") ? 255 : 1;
    return [r * scale, g * scale, b * scale, a];
  };
  const colours = text => (text.match(COLOUR) ?? []).map(colour);
  const opacity = one => {
    let all = 1;
    for (let at = one; at; at = at.parentElement) all *= +getComputedStyle(at).opacity;
    return all;
  };
  /** All colours a shape may show at some point: of a pattern, each of its parts. */
  const painted = (style, what) => {
    const served = style[what].match(/^url\("?#([^")]+)"?\)/);
    if (!served) return style[what] === "none" ? [] : colours(style[what]);
    const parts = [...(document.getElementById(served[1])?.querySelectorAll("*") ?? [])];
    return parts.flatMap(part => {
      const own = getComputedStyle(part);
      if (part.tagName === "stop") return colours(own.stopColor);
      return [...(own.fill === "none" ? [] : colours(own.fill)), ...(own.stroke === "none" ? [] : colours(own.stroke))];
    }).map(([r, g, b]) => [r, g, b, 1]);
  };
  /** The backgrounds of a box, the uppermost first: images lie over each other, the colour below them. */
  const grounds = style => {
    const images = style.backgroundImage === "none" ? [] : merged(style.backgroundImage.split(/,\s*/));
    return [...images.map(colours), colours(style.backgroundColor)];
  };
  /** What was split within brackets belongs together. */
  const merged = parts => {
    const found = [];
    for (const part of parts) {
      const last = found.at(-1) ?? "";
      if (last && last.split("(").length > last.split(")").length) found[found.length - 1] = `${last}, ${part}`;
      else found.push(part);
    }
    return found;
  };
  const layers = one => {
    const style = getComputedStyle(one);
    const drawn = one instanceof SVGElement && !(one instanceof SVGSVGElement);
    if (drawn && !(one instanceof SVGGeometryElement)) return [];
    const found = drawn ? [painted(style, "fill").map(([r, g, b, a]) => [r, g, b, a * +style.fillOpacity])] : grounds(style);
    const seen = opacity(one);
    return found.map(all => all.map(([r, g, b, a]) => [r, g, b, a * seen])).filter(all => all.some(([, , , a]) => a > 0.01));
  };
  const over = ([r, g, b, a], [s, h, c]) => [r * a + s * (1 - a), g * a + h * (1 - a), b * a + c * (1 - a), 1];
  /** The colours below a number, whatever is see-through mixed with what it lies on. */
  const below = stack => {
    const [top, ...rest] = stack;
    if (!top) return [[255, 255, 255, 1]];
    const solid = top.every(([, , , a]) => a > 0.99);
    const under = solid ? [[0, 0, 0, 1]] : below(rest);
    return top.flatMap(one => under.map(lower => over(one, lower))).slice(0, 64);
  };
  const light = rgb => {
    const [r, g, b] = rgb.map(n => n / 255).map(n => n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };

  const pale = [];
  let read = 0;
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, one = node.parentElement, text = node.textContent.trim();
    if (!NUMBER.test(text) || one.closest(".hidden-label, :disabled, select, [aria-hidden=true] .ghost")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const at = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const k = at.findIndex(other => other === one || one.contains(other) || (one instanceof SVGElement && other === one));
    if (box.width < 2 || k < 0) continue;
    read++;
    const style = getComputedStyle(one);
    const drawn = one instanceof SVGElement;
    const [ink] = drawn ? painted(style, "fill") : colours(style.color);
    const rim = drawn && style.paintOrder.startsWith("stroke") && style.stroke !== "none" ? [painted(style, "stroke")] : [];
    const stack = [...rim, ...at.slice(at[k] === one && drawn ? k + 1 : k).flatMap(layers)];
    const worst = Math.min(...below(stack).map(ground => ratio(over([...ink.slice(0, 3), ink[3] * opacity(one)], ground), ground)));
    if (worst < least) pale.push(`${text} in ${one.closest("[class]")?.getAttribute("class")}: ${worst.toFixed(1)}`);
  }
  document.adoptedStyleSheets.pop();
  return { read, pale };
}
