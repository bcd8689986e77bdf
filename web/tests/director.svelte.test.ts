// Things are told in order and completely, however they come in.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { Director, type Script } from "../src/lib/director.svelte";
import type { Entry } from "../src/lib/stage";

const entry = (version: number): Entry => ({ version, kind: "round_began", seat: -1, data: { round: version } });
/** A beat for every entry, of a second each; what one did oneself takes no time. */
const script: Script<number> = ({ entries, own }) =>
  entries.map((one) => ({ entries: [one], view: one.version, ms: own ? 0 : 1000, scene: null, rests: false }));

let factor = 1;
let log: Entry[] = [];
function director(): Director<number> {
  const made = new Director<number>({ factor: () => factor, rest: () => false });
  made.learn(script);
  made.begin(0, 0);
  return made;
}
/** `n` more things have happened. */
function hear(told: Director<number>, n: number, own = false): void {
  const news = Array.from({ length: n }, (_, k) => entry(log.length + k + 1));
  log = [...log, ...news];
  told.hear(log.length, log, news, 0, own);
}
const fresh = (told: Director<number>): number[] => told.fresh.map(({ version }) => version);

beforeEach(() => {
  vi.useFakeTimers();
  factor = 1;
  log = [];
});

describe("a director", () => {
  it("tells one thing after the other", () => {
    const told = director();
    hear(told, 2);
    expect([told.view, told.told, fresh(told)]).toEqual([1, 1, [1]]);
    vi.advanceTimersByTime(1000);
    expect([told.view, told.told, fresh(told)]).toEqual([2, 2, [2]]);
    vi.advanceTimersByTime(1000);
    expect(told.settled).toBe(true);
  });

  it("is not cut short by a position in which nothing happened", () => {
    const told = director();
    hear(told, 3);
    hear(told, 0);
    expect([told.settled, told.view, told.told]).toEqual([false, 1, 1]);
    vi.advanceTimersByTime(3000);
    expect([told.settled, told.told]).toEqual([true, 3]);
  });

  it("tells on from the position that is there", () => {
    const told = director();
    hear(told, 1);
    vi.advanceTimersByTime(1000);
    told.hear(7, log, [], 0, false);
    expect(told.view).toBe(7);
  });

  it("reads aloud what was skipped, and nothing twice", () => {
    const told = director();
    hear(told, 3);
    vi.advanceTimersByTime(1000);
    told.back();
    told.skip();
    expect(fresh(told)).toEqual([3]);
    expect(told.told).toBe(3);
  });

  it("loses nothing when the pace becomes instant in the middle", () => {
    const told = director();
    hear(told, 3);
    factor = 0;
    hear(told, 1);
    expect([told.settled, told.told, fresh(told)]).toEqual([true, 4, [2, 3, 4]]);
  });

  it("reads aloud what one did oneself with what follows", () => {
    const told = director();
    hear(told, 2, true);
    expect([told.settled, fresh(told)]).toEqual([true, [1, 2]]);
  });
});
