import { describe, expect, it } from "vitest";
import { counted, named, nextOf, NOTHING } from "../src/study/streak";

describe("a streak of puzzles", () => {
  const first = named("g", 1);

  it("counts first tries only", () => {
    const right = counted(NOTHING, first, true);
    expect(right).toEqual({ streak: 1, best: 1, first: { "g/1": true } });
    expect(counted(right, first, false)).toBe(right);
  });

  it("ends with a wrong answer, and the best one is kept", () => {
    const two = counted(counted(NOTHING, first, true), named("g", 2), true);
    expect(counted(two, named("g", 3), false)).toMatchObject({ streak: 0, best: 2 });
  });

  it("goes on with what was never tried, first behind, then from the beginning", () => {
    const tried = counted(counted(NOTHING, named("g", 2), true), named("g", 4), false);
    expect(nextOf("g", [1, 2, 3, 4], 2, tried)).toBe(3);
    expect(nextOf("g", [1, 2, 3, 4], 3, tried)).toBe(1);
    const all = [1, 2, 3, 4].reduce((solved, n) => counted(solved, named("g", n), true), tried);
    expect(nextOf("g", [1, 2, 3, 4], 4, all)).toBe(1);
    expect(nextOf("g", [1], 1, all)).toBeNull();
  });
});
