// What happened, as motion: knights go from where to where, points fly to the score. Drawn after the
// table has changed, so that pieces are copied from where they are now.

import type { LancasterView } from "../../protocol";
import type { Entry } from "../../lib/stage";
import { fly, ghostOf, hideFor, nudge, shown, still } from "../../lib/motion";

const MS = 320;
const GAP = 90;
/** More than this at once would be noise. */
const MOST = 14;

type Find = (selector: string) => Element | null;

const visible = (root: Element): Find => (selector) =>
  [...root.querySelectorAll(selector)].find((element) => shown(element)) ?? null;

/** Where a place of a side is drawn: castles are by side, the rest of the map is everybody's. */
function placeOf(find: Find, place: string, side: number): Element | null {
  if (place === "court") return find(`[data-court="${side}"]`);
  return find(place.startsWith("castle ") ? `[data-at="${place} ${side}"]` : `[data-at="${place}"]`);
}

/** What shows a side when its castle is not on the page: its seat's points. */
const homeOf = (find: Find, view: LancasterView, side: number): Element | null =>
  find(`[data-court="${side}"]`) ?? find(`[data-score="${view.sides[side]?.seat ?? side}"]`);

function march(find: Find, from: Element | null, to: Element | null, strength: unknown, delay: number): void {
  if (!from || !to) return;
  const knight = `[data-knight="${Number(strength)}"]`;
  const piece = to.querySelector(knight) ?? from.querySelector(knight) ?? find(knight);
  if (!piece) return;
  const { x, y, width, height } = from.getBoundingClientRect();
  const box = piece.getBoundingClientRect();
  const start = new DOMRect(x + width / 2 - box.width / 2, y + height / 2 - box.height / 2, box.width, box.height);
  const end = to.contains(piece) ? piece : new DOMRect(...centred(to, box));
  if (to.contains(piece)) hideFor(piece, MS + delay);
  void fly(start, end, ghostOf(piece), MS, delay);
}

function centred(place: Element, box: DOMRect): [number, number, number, number] {
  const { x, y, width, height } = place.getBoundingClientRect();
  return [x + (width - box.width) / 2, y + (height - box.height) / 2, box.width, box.height];
}

function flyPoints(from: Element | null, to: Element | null, points: number, delay: number): void {
  if (!from || !to) return;
  const coin = document.createElement("div");
  coin.className = "flying-points";
  coin.textContent = `+${points}`;
  const size = 40;
  const { x, y, width, height } = from.getBoundingClientRect();
  void fly(new DOMRect(x + width / 2 - size / 2, y + height / 2 - size / 2, size, size), to, coin, MS + 30, delay);
  setTimeout(() => nudge(to), MS + delay);
}

/** Makes motion of what has just happened. */
export function animate(root: Element, events: readonly Entry[], view: LancasterView): void {
  if (still()) return;
  const find = visible(root);
  let count = 0;
  let conflict: Element | null = null;
  for (const { kind, seat, data } of events) {
    const delay = count * GAP;
    const place = String(data["place"] ?? data["county"] ?? data["conflict"] ?? "");
    const home = homeOf(find, view, seat);
    const moved = count;
    if (kind === "conflict_scored") conflict = placeOf(find, place, seat);
    else if (kind === "knight_placed") march(find, home, placeOf(find, place, seat), data["strength"], delay), count++;
    else if (kind === "knight_crossed")
      march(find, placeOf(find, "Dorset", seat), placeOf(find, place, seat), data["strength"], delay), count++;
    else if (kind === "knight_evicted" || kind === "knight_returned" || kind === "knight_ransomed")
      march(find, placeOf(find, place, seat), home, data["strength"], delay), count++;
    else if (kind === "points_scored" && Number(data["points"]) > 0) {
      const source = String(data["source"]);
      const from = find(`[data-law="${source}"]`) ?? placeOf(find, source, seat) ?? conflict ?? home;
      flyPoints(from, find(`[data-score="${seat}"]`), Number(data["points"]), delay);
      count++;
    }
    if (moved !== count && count >= MOST) return;
  }
}
