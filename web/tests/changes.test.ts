// A position whole, then what changed.

import { describe, expect, it } from "vitest";
import { changed } from "../src/lib/changes";
import type { Change, State } from "../src/protocol";

const told = { table: "kZ0", since: 0, moves: 1, decision: "place", actors: [1], clocks: null, seat: 0, legal: [], events: [] };
const state: State = {
  ...told, type: "state", version: 7, view: { round: 1, sides: [{ knights: 2 }, { knights: 1 }], hand: null },
};
const change: Change = {
  ...told, type: "change", version: 9, before: 7, view: { hand: { strength: 2 } }, items: { sides: { 1: { knights: 0 } } },
};

describe("what changed", () => {
  it("is laid over what was known, which stays as it was", () => {
    const after = changed(state, change)!;
    expect(after).toEqual({
      ...told, type: "state", version: 9,
      view: { round: 1, sides: [{ knights: 2 }, { knights: 0 }], hand: { strength: 2 } },
    });
    expect(state.view["sides"]).toEqual([{ knights: 2 }, { knights: 1 }]);
  });

  it("goes on from any version at which the position was the same", () => {
    expect(changed({ ...state, version: 8 }, change)?.version).toBe(9);
  });

  it("says nothing to who missed something", () => {
    expect(changed({ ...state, version: 6 }, change)).toBeNull();
    expect(changed(undefined, change)).toBeNull();
  });
});
