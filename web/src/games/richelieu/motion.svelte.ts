// What happened is seen: cards fly to who took them, markers and tokens go where they belong.

import type { Entry, Stage } from "../../lib/stage";
import { fly, ghostOf, hideFor } from "../../lib/motion";
import { seatOf } from "./model";

const TIME = 320;
const SVG = "http://www.w3.org/2000/svg";

interface Left {
  box: DOMRect;
  ghost: Element;
}

function piece(name: string): Element {
  const drawing = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#r-${name}`);
  drawing.append(use);
  return drawing;
}

/** A small box in the middle of another: markers and tokens are smaller than what they lie on. */
function small(box: DOMRect, size = 30): DOMRect {
  return new DOMRect(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size);
}

/** Follows the events of a stage; called while the table's component is being made. */
export function moving(stage: () => Stage, root: () => HTMLElement | undefined): void {
  let before = new Map<string, Left>();
  const find = (selector: string): Element | null => root()?.querySelector(selector) ?? null;
  const cellOf = (entry: Entry, field = "card"): string => String(entry.data[field]);

  // Cards that go are remembered while they are still drawn.
  $effect.pre(() => {
    before = new Map();
    for (const entry of stage().fresh) {
      for (const field of ["card", "from"]) {
        const cell = cellOf(entry, field);
        const there = find(`[data-cell="${cell}"]`);
        if (there) before.set(cell, { box: there.getBoundingClientRect(), ghost: ghostOf(there) });
      }
    }
  });

  $effect(() => {
    for (const entry of stage().fresh) show(entry);
  });

  const boxOf = (cell: string): DOMRect | null =>
    before.get(cell)?.box ?? find(`[data-cell="${cell}"]`)?.getBoundingClientRect() ?? null;

  function send(from: DOMRect | null | undefined, to: Element | null, what: Element): void {
    if (from && to) void fly(from, to, what, TIME);
  }

  function show(entry: Entry): void {
    const { kind, seat, data } = entry;
    const home = (owner: number): Element | null => find(`[data-stock="${owner}"]`);
    if (kind === "card_taken") {
      const gone = before.get(cellOf(entry));
      send(gone?.box, find(`[data-pile="${seat}-${data["region"]}"]`) ?? find(`[data-seat="${seat}"]`), gone?.ghost ?? piece("deck"));
    } else if (kind === "token_taken") {
      const from = boxOf(cellOf(entry));
      send(from && small(from), find(`[data-tokens="${seat}"]`) ?? find(`[data-seat="${seat}"]`), piece("token"));
    } else if (kind === "marker_returned") {
      const owner = seatOf(data["owner"]);
      const from = boxOf(cellOf(entry));
      send(from && small(from), home(owner), piece(`marker-${owner}`));
    } else if (kind === "marker_laid" || kind === "marker_moved") {
      const from = kind === "marker_moved" ? boxOf(cellOf(entry, "from")) : home(seat)?.getBoundingClientRect();
      const to = find(`[data-cell="${cellOf(entry)}"] .marker`);
      if (to) hideFor(to, TIME);
      send(from && small(from), to, piece(`marker-${seat}`));
    } else if (kind === "marker_paid") {
      const from = cellOf(entry, "from");
      const box = from === "stock" ? home(seat)?.getBoundingClientRect() : boxOf(from);
      send(box && small(box), find(`[data-seat="${seat}"]`), piece(`marker-${seat}`));
    }
  }
}
