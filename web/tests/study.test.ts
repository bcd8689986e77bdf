import { describe, expect, it } from "vitest";
import type { PastGame, TryInfo } from "../src/protocol";
import { better, rank } from "../src/study/days";
import { against, counting, feats, grouped, progress, share, tally } from "../src/study/past";
import { branches } from "../src/study/tree";

const game = (more: Partial<PastGame>): PastGame => ({
  table: "t", game: "lancaster", at: 0, kind: "table", seat: 0, why: "finished", points: [], places: [0, 1, 2, 3], levels: [null, "page", "knight", "page"], feats: {}, ...more,
});

describe("one's finished games", () => {
  it("tells what part of the others was left behind, ties by half", () => {
    expect(share(game({}))).toBe(1);
    expect(share(game({ seat: 3 }))).toBe(0);
    expect(share(game({ places: [0, 0, 2, 3], seat: 1 }))).toBeCloseTo(2.5 / 3);
  });

  it("leaves out tries and the guided game", () => {
    expect(counting([game({ kind: "try" }), game({ kind: "guide" }), game({ kind: "daily" })])).toHaveLength(1);
  });

  it("is sorted by the strongest bot", () => {
    expect(against(game({}))).toBe("knight");
    expect(against(game({ levels: [null, null] }))).toBeNull();
    const rows = grouped([game({}), game({ seat: 1 })], ["page", "knight"], against);
    expect(rows).toEqual([{ key: "knight", tally: tally([game({}), game({ seat: 1 })]) }]);
  });

  it("adds up what was won, and shows how it went", () => {
    expect(feats([game({ feats: { votes: 3, votes_won: 1 } }), game({ feats: { votes: 2 } })])).toEqual({ votes: 5, votes_won: 1 });
    const course = progress([game({ at: 2, seat: 3 }), game({ at: 1 })]);
    expect(course).toEqual([{ at: 1, share: 1 }, { at: 2, share: 0.5 }]);
  });
});

describe("the challenge of a day", () => {
  const one = (place: number, lead: number) => ({ points: 10, place, lead });
  it("ranks by place, then by points ahead", () => {
    expect([one(1, 5), one(0, 1), one(0, 3)].sort(better)).toEqual([one(0, 3), one(0, 1), one(1, 5)]);
    const mine = one(0, 1);
    expect(rank(mine, [mine, one(0, 3), one(2, -9)])).toEqual({ beaten: 1, others: 2 });
  });
});

describe("a tree of tries", () => {
  const one = (table: string, parent: string | null, move: number): TryInfo => ({
    table, parent, move, name: "", seat: 0, level: "page", status: "playing", points: [], place: null,
  });
  it("hangs each below the one it goes on from, in the order of moves", () => {
    const roots = branches([one("a", null, 9), one("b", "a", 2), one("c", null, 4), one("d", "gone", 1)]);
    expect(roots.map(({ table }) => table)).toEqual(["d", "c", "a"]);
    expect(roots[2]!.below.map(({ table, number }) => [table, number])).toEqual([["b", 2]]);
  });
});
