// A worked example is cut out of its film where its stops say.

import { describe, expect, it } from "vitest";
import { picturesOf } from "../src/lib/example.svelte";
import type { Script } from "../src/lib/director.svelte";
import type { Example, Film } from "../src/protocol";

const frame = (move: number, ...kinds: string[]) => ({
  move, decision: "place", actors: [0], over: false, winners: [], tie_break: false, view: { at: move },
  events: kinds.map((kind, k) => ({ move: Math.max(0, move - 1), kind, seat: 0, data: { n: k } })),
});
const film = { frames: [frame(4, "earlier"), frame(5, "placed"), frame(6, "paid", "scored", "paid")] } as unknown as Pick<Film, "frames">;
const example = (...stops: Example["stops"]): Example => ({ id: "one", rules: ["L1.1"], show: [], stops });
/** One beat for each entry; the view says what was told last. */
const script: Script = ({ entries }) => entries.map((entry) => ({ entries: [entry], view: { told: entry.kind, n: entry.data["n"] }, ms: 0, scene: entry.kind, rests: false }));

describe("the pictures of a worked example", () => {
  it("are whole positions where nothing else is said, with all that happened", () => {
    const [first, second] = picturesOf(example({ move: 4, until: null }, { move: 5, until: null }), film, script);
    expect(first!.view).toEqual({ at: 4 });
    expect(first!.log.map(({ kind }) => kind)).toEqual(["earlier"]);
    expect(second!.log.map(({ kind }) => kind)).toEqual(["earlier", "placed"]);
  });

  it("stop in the middle of what a move brought about", () => {
    const [middle, end] = picturesOf(
      example({ move: 6, until: { kind: "scored", data: {} } }, { move: 6, until: { kind: "paid", data: { n: 2 } } }), film, script,
    );
    expect(middle!.view).toEqual({ told: "scored", n: 1 });
    expect(middle!.scene).toBe("scored");
    expect(middle!.log.map(({ kind }) => kind)).toEqual(["earlier", "placed", "paid", "scored"]);
    expect(end!.view).toEqual({ told: "paid", n: 2 });
  });

  it("are whole where the game tells nothing step by step", () => {
    const [only] = picturesOf(example({ move: 6, until: { kind: "scored", data: {} } }), film, undefined);
    expect(only!.view).toEqual({ at: 6 });
  });
});
