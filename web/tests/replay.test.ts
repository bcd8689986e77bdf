// A film: positions fetched ahead, the newest wish wins, motion only one step forward.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Problem } from "../src/lib/api";
import { games } from "../src/games/games";
import { Film, peopleIn, RANGE, type Reel } from "../src/lib/replay.svelte";
import { parts, roundsOfChart } from "../src/lib/rounds";
import { speak } from "../src/lib/texts.svelte";
import type { Film as Part } from "../src/protocol";

const MOVES = 3 * RANGE - 8;

/** Positions `from` to `to`; behind the end, the end, as the server has it. */
function part(from: number, to: number, seat: number | null): Part {
  const first = Math.min(from, MOVES);
  const last = Math.min(to, MOVES);
  return {
    game: "richelieu",
    head: { "Player-Cardinal": "Anna", "Player-Queen": "Squire (bot)" },
    seats: ["Cardinal", "Queen"],
    moves: Array.from({ length: MOVES }, (_, k) => [k % 2, `take a${k + 1}`]),
    fair: true,
    course: Array.from({ length: MOVES + 1 }, (_, k) => [k, 0]),
    rounds: [0, 2, 5],
    frames: Array.from({ length: last - first + 1 }, (_, k) => first + k).map((at) => ({
      move: at,
      decision: at === MOVES ? "over" : "take",
      actors: [at % 2],
      events: at ? [{ move: at - 1, kind: "turn_began", seat: (at - 1) % 2, data: { eyes: seat } }] : [],
      over: at === MOVES,
      winners: at === MOVES ? [1] : [],
      tie_break: false,
      view: { seat, at },
    })),
  };
}

let asked: string[] = [];
const reel: Reel = (from, to, seat) => {
  asked.push(`${seat}/${from}-${to}`);
  return Promise.resolve(part(from, to, seat));
};
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function film(first = 0, from: Reel = reel): Promise<Film> {
  const made = new Film(from, first);
  await settled();
  return made;
}

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  await speak("en");
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe("a film", () => {
  it("is a stage on which nobody can play", async () => {
    const shown = await film(3);
    expect([shown.game, shown.view, shown.decision, shown.actors]).toEqual(["richelieu", { seat: null, at: 3 }, "take", [1]]);
    expect([shown.canPlay, shown.legal, shown.names]).toEqual([false, [], ["Anna", expect.any(String)]]);
    await shown.play();
    expect(shown.at).toBe(3);
  });

  it("asks for ranges, each once, and for the next before it is needed", async () => {
    const shown = await film(3);
    expect(asked).toEqual([`null/0-${RANGE - 1}`]);
    await shown.go(4);
    expect([shown.view, asked.length]).toEqual([{ seat: null, at: 4 }, 1]);
    await shown.go(RANGE - 2);
    await settled();
    expect(asked.slice(1)).toEqual([`null/${RANGE}-${2 * RANGE - 1}`]);
    await shown.go(RANGE + 1);
    expect([shown.view, shown.log.length, asked.length]).toEqual([{ seat: null, at: RANGE + 1 }, RANGE + 1, 2]);
  });

  it("opened far on, has everything up to there", async () => {
    const shown = await film(2 * RANGE + 3);
    expect(shown.log.map((entry) => entry.version)).toEqual(Array.from({ length: 2 * RANGE + 3 }, (_, k) => k + 1));
  });

  it("tells what happened until the move shown, and as fresh only what one step forward brought", async () => {
    const shown = await film(3);
    expect(shown.log.map((entry) => entry.version)).toEqual([1, 2, 3]);
    expect(shown.fresh).toEqual([]);
    await shown.go(4);
    expect(shown.fresh.map((entry) => entry.version)).toEqual([4]);
    await shown.go(3);
    expect(shown.fresh).toEqual([]);
    await shown.go(9);
    expect(shown.fresh).toEqual([]);
    expect(shown.log).toHaveLength(9);
    const [first] = shown.log;
    await shown.go(4);
    expect([shown.log.length, shown.log[0] === first]).toEqual([4, true]);
  });

  it("stays between its first and its last move", async () => {
    const shown = await film(999);
    expect(shown.at).toBe(MOVES);
    await shown.go(MOVES + 1);
    expect(shown.at).toBe(MOVES);
    await shown.go(-1);
    expect(shown.at).toBe(0);
  });

  it("shows what was wished last, also if an earlier answer comes later", async () => {
    const answers = new Map<string, (part: Part) => void>();
    const slow: Reel = (from, to, seat) => new Promise((resolve) => answers.set(`${seat}/${from}`, () => resolve(part(from, to, seat))));
    const answer = (what: string): Promise<unknown> => (answers.get(what)!(part(0, 0, null)), settled());
    const shown = new Film(slow, 0);
    await answer("null/0");
    void shown.look(0);
    void shown.look(1);
    await answer("1/0");
    await answer("0/0");
    expect([shown.eyes, shown.view]).toEqual([1, { seat: 1, at: 0 }]);
  });

  it("sees through the eyes that are chosen, at the same move", async () => {
    const shown = await film(5);
    await shown.look(1);
    expect(shown.view).toEqual({ seat: 1, at: 5 });
    expect(shown.eyes).toBe(1);
    expect(shown.log.map(({ data }) => data["eyes"])).toEqual([1, 1, 1, 1, 1]);
    await shown.go(6);
    await shown.look(null);
    expect(new Set(shown.log.map(({ data }) => data["eyes"]))).toEqual(new Set([null]));
  });

  it("runs by itself at the speed that is set, and stops at the end", async () => {
    const shown = await film(MOVES - 4);
    shown.toggle();
    await vi.advanceTimersByTimeAsync(1200);
    expect([shown.at, shown.playing]).toEqual([MOVES - 3, true]);
    shown.speed = 4;
    await vi.advanceTimersByTimeAsync(1200 + 300);
    expect(shown.at).toBe(MOVES - 1);
    await vi.advanceTimersByTimeAsync(2000);
    expect([shown.at, shown.playing]).toEqual([MOVES, false]);
    shown.toggle();
    await settled();
    expect([shown.at, shown.playing]).toEqual([0, true]);
    shown.toggle();
    await vi.advanceTimersByTimeAsync(5000);
    expect([shown.at, shown.playing]).toEqual([0, false]);
  });

  it("says what the server refused, and asks again the next time", async () => {
    let refuse = true;
    const shown = await film(0, (from, to, seat) =>
      refuse ? Promise.reject(new Problem("not_begun", "not over")) : reel(from, to, seat),
    );
    expect([shown.frame, shown.problem?.code]).toEqual([null, "not_begun"]);
    refuse = false;
    await shown.go(0);
    flushSync();
    expect(shown.frame?.move).toBe(0);
  });
});

it("names players by the head of a record, and seats where it is silent", () => {
  const seats = ["Red", "Blue"];
  const [bot, nobody] = peopleIn({ game: "lancaster", seats, head: { "Player-Red": "King (bot)" } });
  expect(bot).toMatchObject({ level: "king" });
  expect(games.lancaster.cast.map(([name]) => name)).toContain(bot?.name);
  expect(nobody).toMatchObject({ name: "Blue", level: null });
});

it("counts rounds as the game does", () => {
  expect(parts("lancaster", [0, 5, 47])).toEqual([{ at: 0, number: 0 }, { at: 5, number: 1 }, { at: 47, number: 2 }]);
  expect(parts("richelieu", [0, 2])).toEqual([{ at: 0, number: 1 }, { at: 2, number: 2 }]);
  expect(roundsOfChart("lancaster", [0, 5, 47])).toEqual([0, 47]);
  expect(roundsOfChart("richelieu", [0, 2])).toEqual([0, 2]);
});

it("has a text for every reason a game can end", () => {
  const source = readFileSync(join(import.meta.dirname, "../src/protocol.ts"), "utf-8");
  const texts = readFileSync(join(import.meta.dirname, "../../src/courtly/locales/en/web-pages.ftl"), "utf-8");
  const reasons = /why: ((?:"\w+"(?: \| )?)+);/.exec(source)?.[1]?.match(/\w+/g) ?? [];
  expect(reasons.length).toBeGreaterThan(3);
  for (const why of reasons) expect(texts).toContain(`web-result-why-${why} =`);
});
