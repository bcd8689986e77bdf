// What was counted, put in order for the page.

import { expect, it } from "vitest";
import { ranked, telling } from "../src/facts/facts";

it("ranks by points where any were scored, else by how often it happened", () => {
  const rows = [
    { what: "rare", levels: [[0.5, 0], [0.1, 0]] as const },
    { what: "common", levels: [[3, 0], [2, 0]] as const },
    { what: "never", levels: [[0, 0], [0, 0]] as const },
  ].map((row) => ({ ...row, levels: [...row.levels] }));
  expect(ranked({ kind: "k", field: "f", rows })).toEqual({
    points: false,
    rows: [
      { what: "common", values: [3, 2] },
      { what: "rare", values: [0.5, 0.1] },
    ],
  });
  rows[0]!.levels = [[0.5, -9], [0.1, 4]] as never;
  const { points, rows: found } = ranked({ kind: "k", field: "f", rows });
  expect(points).toBe(true);
  expect(found).toEqual([{ what: "rare", values: [-9, 4] }]);
});

it("leaves out what is the same for everything", () => {
  const group = (...times: number[]) => ({ kind: "k", field: "f", rows: times.map((n, k) => ({ what: `${k}`, levels: [[n, 0]] as [number, number][] })) });
  expect(telling(group(1, 1, 0.97))).toBe(false);
  expect(telling(group(1, 0.5))).toBe(true);
  expect(telling(group())).toBe(false);
});
