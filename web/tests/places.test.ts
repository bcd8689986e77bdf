// Where the guide's card stands, and how it shows what it speaks of.

import { expect, test } from "vitest";
import { beside, corner, way } from "../src/guide/places.svelte";

const room = { x: 8, y: 8, width: 1000, height: 700 };
const size = { width: 400, height: 200 };

test("a card stands beside what it speaks of, or below, and never over it", () => {
  for (const box of [{ x: 20, y: 20, width: 100, height: 60 }, { x: 850, y: 300, width: 100, height: 60 }, { x: 300, y: 20, width: 600, height: 60 }]) {
    const card = beside(size, [box], room, 20);
    const apart = card.x >= box.x + box.width || card.x + card.width <= box.x || card.y >= box.y + box.height || card.y + card.height <= box.y;
    expect(apart).toBe(true);
  }
});

test("its corner points to it from every side, and there is none where it stands over it", () => {
  const card = { x: 300, y: 300, width: 400, height: 200 };
  const ends = (to: { x: number; y: number }): string => corner(card, { ...to, width: 50, height: 50 }, 20)?.split("l")[1] ?? "none";
  expect(ends({ x: 100, y: 350 })).toBe("-20 11");
  expect(ends({ x: 800, y: 350 })).toBe("20 11");
  expect(ends({ x: 450, y: 100 })).toBe("11 -20");
  expect(ends({ x: 450, y: 600 })).toBe("11 20");
  expect(ends({ x: 450, y: 350 })).toBe("none");
});

test("a way leads from the dock up to the place", () => {
  const { path, tip } = way({ x: 500, y: 800, width: 60, height: 60 }, { x: 100, y: 200, width: 160, height: 80 });
  expect(path).toBe("M530 794C530 544 180 544 180 294");
  expect(tip).toContain("L180 294");
});
