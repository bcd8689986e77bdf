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

/** Around all of them. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

/** A place, and what stands beside it but belongs to it (`data-with`). */
function boxAt(place: string): Box | null {
  const found = find(place);
  if (!found) return null;
  const more = [...document.querySelectorAll(`main.table [data-with=${JSON.stringify(place)}]`)].map(boxOf);
  return around([boxOf(found), ...more.filter(({ width }) => width > 0)]);
}

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
      const boxes = places.map(boxAt).filter((one) => one !== null);
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

/** From the middle of one box's upper edge to the nearest edge of another above it, as a path with its tip. */
export function way(from: Box, to: Box): { path: string; tip: string } {
  const [x, y] = [from.x + from.width / 2, from.y - 6];
  const [toX, toY] = [to.x + to.width / 2, to.y + to.height + 14];
  const bend = (y - toY) / 2;
  return {
    path: `M${x} ${y}C${x} ${y - bend} ${toX} ${toY + bend} ${toX} ${toY}`,
    tip: `M${toX - 11} ${toY + 11}L${toX} ${toY}L${toX + 11} ${toY + 11}`,
  };
}

/** The corner by which a card shows what it speaks of; null where it stands over it. */
export function corner(card: Box, to: Box, long: number): string | null {
  const HALF = 11;
  const within = (at: number, low: number, size: number): number => Math.max(low + 2 * HALF, Math.min(at, low + size - 2 * HALF));
  const x = within(to.x + to.width / 2, card.x, card.width);
  const y = within(to.y + to.height / 2, card.y, card.height);
  if (to.x + to.width <= card.x) return `M${card.x + 3} ${y - HALF}l${-long} ${HALF}l${long} ${HALF}`;
  if (to.x >= card.x + card.width) return `M${card.x + card.width - 3} ${y - HALF}l${long} ${HALF}l${-long} ${HALF}`;
  if (to.y + to.height <= card.y) return `M${x - HALF} ${card.y + 3}l${HALF} ${-long}l${HALF} ${long}`;
  if (to.y >= card.y + card.height) return `M${x - HALF} ${card.y + card.height - 3}l${HALF} ${long}l${HALF} ${-long}`;
  return null;
}

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
