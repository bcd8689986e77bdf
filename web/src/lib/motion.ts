// Pieces that move: from where to where, short, and never in the way of the next touch.

const EASE = "cubic-bezier(.3,.05,.3,1)";

/** Whether the reader wants nothing to move. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const boxOf = (what: Element | DOMRect): DOMRect =>
  what instanceof Element ? what.getBoundingClientRect() : what;

/** Whether something is drawn at all: on a phone most of the table is on other leaves. */
export const shown = (what: Element | DOMRect): boolean => boxOf(what).width > 0;

/** A copy of a piece that can be laid anywhere; parts of a drawing get a drawing of their own. */
export function ghostOf(piece: Element): Element {
  const copy = piece.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "tabindex", "role", "aria-label", "data-move"]) one.removeAttribute(name);
  }
  if (!(piece instanceof SVGGraphicsElement) || piece instanceof SVGSVGElement) return copy;
  const { x, y, width, height } = piece.getBBox();
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.removeAttribute("transform");
  drawing.append(copy);
  return drawing;
}

/** Lets `ghost` fly over the page; it is thrown away when it has arrived. */
export async function fly(
  from: Element | DOMRect,
  to: Element | DOMRect,
  ghost: Element,
  ms = 300,
  delay = 0,
): Promise<void> {
  if (still() || !shown(from) || !shown(to)) return;
  const start = boxOf(from);
  const end = boxOf(to);
  const carrier = document.createElement("div");
  carrier.setAttribute("aria-hidden", "true");
  const place = { position: "fixed", left: "0", top: "0", zIndex: "60", pointerEvents: "none", opacity: "0" };
  Object.assign(carrier.style, place, { width: `${start.width}px`, height: `${start.height}px` });
  if (ghost instanceof SVGElement) Object.assign(ghost.style, { width: "100%", height: "100%" });
  carrier.append(ghost);
  document.body.append(carrier);
  const size = Math.min(end.height / start.height, end.width / start.width);
  const x = end.x + (end.width - start.width * size) / 2;
  const y = end.y + (end.height - start.height * size) / 2;
  const frames = [
    { transform: `translate(${start.x}px,${start.y}px)`, transformOrigin: "0 0", opacity: 1 },
    { transform: `translate(${x}px,${y}px) scale(${size})`, transformOrigin: "0 0", opacity: 1 },
  ];
  try {
    await carrier.animate(frames, { duration: ms, delay, easing: EASE }).finished;
  } finally {
    carrier.remove();
  }
}

/** Keeps what has just been drawn out of sight until its ghost has arrived. */
export function hideFor(piece: Element, ms: number): void {
  if (!still()) piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
}

/** Draws the eye to something. */
export function nudge(piece: Element, ms = 320): void {
  if (still()) return;
  piece.animate([{ filter: "none" }, { filter: "brightness(1.35)" }, { filter: "none" }], { duration: ms });
}
