// What happened, in chapters, with the news first.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chronicle, newsOf, only } from "../src/lib/chronicle";
import { apart, printed, steps, ticks } from "../src/lib/scale";
import { Director } from "../src/lib/director.svelte";
import type { Entry, Stage } from "../src/lib/stage";
import { speak } from "../src/lib/texts.svelte";
import Announcer from "../src/ui/Announcer.svelte";
import Log from "../src/ui/Log.svelte";

let version = 0;
const entry = (kind: string, data: Entry["data"] = {}, seat = -1): Entry => ({ version: ++version, kind, seat, data });
const points = (seat: number, amount: number): Entry =>
  entry("points_scored", { points: amount, source: "Somerset" }, seat);

/** Two rounds: 1–4 and 5–9. */
function lancaster(): Entry[] {
  version = 0;
  return [
    entry("round_began", { round: 1 }),
    entry("phase_began", { phase: "placing" }),
    entry("knight_placed", { strength: 2, place: "York", squires: 1 }, 1),
    points(0, 6),
    entry("round_began", { round: 2 }),
    entry("law_proposed", { law: "B03", number: 1 }),
    entry("phase_began", { phase: "placing" }),
    points(1, 3),
    points(0, 2),
  ];
}

function stage(log: Entry[], seen: number, eyes: number | null = 0, game: Stage["game"] = "lancaster"): Stage {
  const sides = [0, 1].map((seat) => ({ seat, ally: false }));
  return {
    game, view: { sides }, live: { sides }, told: new Director({ factor: () => 0, rest: () => false }), eyes, people: [], names: ["Anna", "Ben"], decision: "place", actors: [0], legal: [],
    advised: null, canPlay: false, ended: false, outcome: null, log, fresh: [], seen, play: async () => undefined, rethink: async () => undefined, why: async () => undefined,
  };
}

let shown: Record<string, unknown> | null = null;
function draw(component: typeof Log | typeof Announcer, of: Stage): HTMLElement {
  shown = mount(component, { target: document.body, props: { stage: of } });
  flushSync();
  return document.body;
}
const lines = (within: ParentNode): string[] =>
  [...within.querySelectorAll("li")].map((one) => one.querySelector(":scope > span:last-child")?.textContent ?? "");

beforeEach(() => speak("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

describe("a chronicle", () => {
  it("has an act for each round and a scene for each phase", () => {
    const acts = chronicle(lancaster());
    expect(acts.map((act) => [act.round, act.scenes.map((scene) => [scene.opening?.data["phase"], scene.lines.length])])).toEqual([
      [1, [["placing", 2]]],
      [2, [[undefined, 1], ["placing", 2]]],
    ]);
  });

  it("has a scene for each turn where there are no rounds", () => {
    version = 0;
    const [act] = chronicle([entry("turn_began", {}, 0), entry("turn_skipped", {}, 0), entry("turn_began", {}, 1)]);
    expect(act?.scenes.map((scene) => [scene.opening?.seat, scene.lines.length])).toEqual([[0, 1], [1, 0]]);
  });

  it("can be cut without losing to which phase lines belong", () => {
    const late = only(chronicle(lancaster()), (one) => one.version > 8);
    expect(late.map((act) => [act.round, act.scenes.map((scene) => [scene.opening?.data["phase"], scene.lines.length])])).toEqual([
      [2, [["placing", 1]]],
    ]);
  });
});

describe("news", () => {
  const own = (log: Entry[], at: number, ...later: Entry[]): Entry[] => [...log, ...later.map((one) => ({ ...one, version: at }))];

  it("hold what one's own decision set going, and not the decision itself", () => {
    const log = own(lancaster(), 10, entry("ballot_cast", {}, 0), entry("law_rejected", { law: "B03", yes: 1, no: 4 }, -1), points(1, 3));
    expect(newsOf(log, 10).map(({ kind }) => kind)).toEqual(["law_rejected", "points_scored"]);
    expect(newsOf(own(lancaster(), 10, points(0, 2)), 10)).toEqual([]);
  });

  it("hold this round for whoever has not decided yet", () => {
    expect(newsOf(lancaster(), 0).map(({ kind }) => kind)).toEqual(["round_began", "law_proposed", "phase_began", "points_scored", "points_scored"]);
    expect(newsOf([], 0)).toEqual([]);
  });
});

describe("the log", () => {
  it("sets what is new off first, and shows it nowhere else", () => {
    const body = draw(Log, stage(lancaster(), 7));
    const news = body.querySelector(".news")!;
    expect(body.querySelector(".log")!.firstElementChild).toBe(news);
    expect(news.querySelector("h3")?.textContent).toBe("Since your last turn");
    expect(lines(news)).toEqual(["Ben scores 3 points (Somerset).", "Anna scores 2 points (Somerset)."]);
    expect(lines(body).filter((line) => line.startsWith("Ben scores"))).toHaveLength(1);
  });

  it("has nothing new for spectators", () => {
    expect(draw(Log, stage(lancaster(), 7, null)).querySelector(".news")).toBeNull();
  });

  it("opens the newest round and draws the others only when they are opened", () => {
    const body = draw(Log, stage(lancaster(), 0));
    const rounds = [...body.querySelectorAll("details")];
    expect(rounds.map((round) => [round.querySelector("h3")?.textContent, round.open, lines(round).length])).toEqual([
      ["Round 2", true, 3],
      ["Round 1", false, 0],
    ]);
    rounds[1]!.open = true;
    rounds[1]!.dispatchEvent(new Event("toggle"));
    flushSync();
    expect(lines(rounds[1]!)).toEqual(["Ben places a strength-2 knight with 1 squire in York.", "Anna scores 6 points (Somerset)."]);
  });

  it("is no live region, so that the history is not read aloud", () => {
    expect(draw(Log, stage(lancaster(), 0)).querySelector("[role=log]")?.getAttribute("aria-live")).toBe("off");
  });

  it("shows turns from the latest to the first, each as it happened", () => {
    version = 0;
    const turn = (seat: number, card: string): Entry[] => [
      entry("turn_began", {}, seat),
      entry("card_taken", { card, region: "Anjou", kind: "single" }, seat),
      entry("marker_laid", { card: "d6" }, seat),
    ];
    const body = draw(Log, stage([...turn(0, "a1"), ...turn(1, "b1")], 0, null, "richelieu"));
    expect([...body.querySelectorAll(".heading span")].map((one) => one.textContent)).toEqual(["Ben’s turn", "Anna’s turn"]);
    expect(lines(body).map((line) => line.split(" ").slice(0, 3).join(" "))).toEqual([
      "Ben takes b1:", "Ben lays a", "Anna takes a1:", "Anna lays a",
    ]);
  });

  it("draws only what is new when something happens", () => {
    const log = lancaster();
    let live = $state.raw(log.slice(0, 8));
    const of = stage([], 0, null);
    Object.defineProperty(of, "log", { get: () => live });
    const body = draw(Log, of);
    const before = [...body.querySelectorAll("li")];
    live = log;
    flushSync();
    const after = [...body.querySelectorAll("li")];
    expect(after).toHaveLength(before.length + 1);
    expect(before.every((line) => after.includes(line))).toBe(true);
  });
});

describe("the announcer", () => {
  it("says what has just happened and not more than can be listened to", () => {
    version = 0;
    const fresh = Array.from({ length: 30 }, () => points(0, 2));
    const body = draw(Announcer, { ...stage(lancaster(), 0), fresh });
    const region = body.querySelector("[role=log]")!;
    expect(region.getAttribute("aria-live")).toBe("polite");
    expect(region.querySelectorAll("p")).toHaveLength(11);
    expect(region.querySelector("p")?.textContent).toContain("20");
  });
});

describe("sums for charts", () => {
  it("finds round numbers that span the points", () => {
    expect(ticks(0, 61, 5)).toEqual([0, 20, 40, 60, 80]);
    expect(ticks(-60, 46, 5)).toEqual([-75, -50, -25, 0, 25, 50]);
    expect(ticks(0, 3, 5)).toEqual([0, 1, 2, 3]);
  });

  it("moves labels apart but keeps their order and bounds", () => {
    const placed = apart([50, 52, 10, 99], 20, 0, 100);
    expect(placed).toEqual([50, 70, 10, 99]);
    expect(apart([98, 99, 100], 20, 0, 100)).toEqual([60, 80, 100]);
  });

  it("prints a true minus", () => {
    expect([printed(-5), printed(12)]).toEqual(["−5", "12"]);
  });

  it("draws points as steps", () => {
    expect(steps([0, 0, 3, 3], (k) => k, (value) => 10 - value)).toBe("M0 10H2V7H3");
  });
});
