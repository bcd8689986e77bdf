// Where the things are that somebody speaks of, as rectangles of the window, however the board moves.

import { tick } from "svelte";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The width of a window below which the card takes all of it. */
export const NARROW = 600;

/** A place by the board's own name: `land York`, `cell a3`, `law B14`, `hold 2`, `dock`. */
function find(place: string): Element | null {
  if (place === "dock") return document.querySelector(".dock");
  const [kind = "", ...rest] = place.split(" ");
  const named = `[data-spot=${JSON.stringify(place)}], [data-${kind}=${JSON.stringify(rest.join(" "))}]`;
  const seen = [...document.querySelectorAll(`main.table :is(${named})`)].filter((one) => one.getBoundingClientRect().width > 0);
  return seen[0] ?? null;
}

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

const same = (a: readonly Box[], b: readonly Box[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Follows places on the board as long as somebody speaks of them. */
export class Places {
  boxes = $state.raw<readonly Box[]>([]);
  dock = $state.raw<Box | null>(null);

  /** Bring the first of the places into sight, then follow all of them; returns how to stop. */
  follow(places: readonly string[]): () => void {
    const main = document.querySelector("main.table");
    let first: Element | null = null;
    const look = (): void => {
      const found = find(places[0] ?? "");
      if (found !== first) {
        // On a phone the card goes below, or above what cannot be scrolled up.
        found?.scrollIntoView({ block: innerWidth < NARROW ? "start" : "center", inline: "nearest" });
        first = found;
      }
      const boxes = places.map(find).filter((one) => one !== null).map(boxOf);
      if (!same(boxes, this.boxes)) this.boxes = boxes;
      const dock = find("dock");
      const box = dock ? boxOf(dock) : null;
      if (JSON.stringify(box) !== JSON.stringify(this.dock)) this.dock = box;
    };
    void tick().then(look);
    const changes = new MutationObserver(look);
    const sizes = new ResizeObserver(look);
    if (main) {
      changes.observe(main, { subtree: true, childList: true, attributes: true });
      sizes.observe(main);
    }
    addEventListener("scroll", look, { capture: true, passive: true });
    return () => {
      changes.disconnect();
      sizes.disconnect();
      removeEventListener("scroll", look, { capture: true });
      this.boxes = [];
    };
  }
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Where a card of this size goes: beside the first box, over none of them, inside the room. */
export function beside(size: { width: number; height: number }, boxes: readonly Box[], room: Box, gap: number): Box {
  const right = room.x + room.width - size.width;
  const bottom = room.y + room.height - size.height;
  const at = (x: number, y: number): Box => ({
    ...size, x: Math.max(room.x, Math.min(x, right)), y: Math.max(room.y, Math.min(y, bottom)),
  });
  const first = boxes[0] ?? { x: room.x, y: room.y, width: 0, height: 0 };
  const middle = first.y + first.height / 2 - size.height / 2;
  const centre = first.x + first.width / 2 - size.width / 2;
  const tried = [
    at(first.x + first.width + gap, middle),
    at(first.x - size.width - gap, middle),
    at(centre, first.y + first.height + gap),
    at(centre, first.y - size.height - gap),
    at(right, room.y), at(room.x, room.y), at(right, bottom), at(room.x, bottom),
  ];
  const covered = (box: Box): number => boxes.reduce((sum, one, k) => sum + overlap(box, one) * (k === 0 ? 4 : 1), 0);
  return tried.reduce((best, box) => (covered(box) < covered(best) ? box : best));
}
