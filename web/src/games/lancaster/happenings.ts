// What is told, as motion: knights walk from where to where, points fly to the score. Drawn after the
// table has changed, so that pieces are copied from where they are now.

import type { LancasterView } from "../../protocol";
import type { Entry } from "../../lib/stage";
import { fly, ghostOf, hideFor, nudge, shown, still } from "../../lib/motion";

const WALK = 600;
const HOME = 700;
const FLIGHT = 420;

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

const middle = (place: Element, box: DOMRect): DOMRect => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return new DOMRect(x + (width - box.width) / 2, y + (height - box.height) / 2, box.width, box.height);
};

/** Lets a knight walk; where it stands now it appears when it has arrived. */
function march(find: Find, from: Element | null, to: Element | null, strength: unknown, ms: number): void {
  if (!from || !to) return;
  const knight = `[data-knight="${Number(strength)}"]`;
  const pieces = to.querySelectorAll(knight);
  const piece = pieces[pieces.length - 1] ?? from.querySelector(knight) ?? find(knight);
  if (!piece) return;
  const box = piece.getBoundingClientRect();
  const arrives = to.contains(piece);
  if (arrives) hideFor(piece, ms);
  void fly(middle(from, box), arrives ? piece : middle(to, box), ghostOf(piece), ms);
}

function flyPoints(from: Element | null, to: Element | null, points: number, ms: number): void {
  if (!from || !to) return;
  const coin = document.createElement("div");
  coin.className = "flying-points";
  coin.textContent = `+${points}`;
  const size = 40;
  void fly(middle(from, new DOMRect(0, 0, size, size)), to, coin, ms).then(() => nudge(to));
}

/** Makes motion of what is told; `factor` is the reader's pace. */
export function animate(root: Element, events: readonly Entry[], view: LancasterView, factor: number): void {
  if (still() || factor === 0) return;
  const find = visible(root);
  for (const { kind, seat, data } of events) {
    const place = String(data["place"] ?? data["county"] ?? data["conflict"] ?? "");
    const home = homeOf(find, view, seat);
    if (kind === "knight_placed") march(find, home, placeOf(find, place, seat), data["strength"], WALK * factor);
    else if (kind === "knight_crossed") march(find, placeOf(find, "Dorset", seat), placeOf(find, place, seat), data["strength"], WALK * factor);
    else if (kind === "knight_evicted" || kind === "knight_returned" || kind === "knight_ransomed")
      march(find, placeOf(find, place, seat), home, data["strength"], HOME * factor);
    else if (kind === "points_scored" && Number(data["points"]) > 0) {
      const source = String(data["source"]);
      const from = find(`[data-law="${source}"]`) ?? placeOf(find, source, seat) ?? find(`[data-rank="${seat}"]`) ?? home;
      flyPoints(from, find(`[data-score="${seat}"]`), Number(data["points"]), FLIGHT * factor);
    }
  }
}
