// The coach: before a decision what matters, after it what would have been clearly better, else silent.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import Coach from "../src/coach/Coach.svelte";
import type { Ask, Connection } from "../src/lib/connection.svelte";
import { matters } from "../src/games/lancaster/matters";
import { remember, settings } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import { t } from "../src/lib/texts.svelte";
import type { Coached, ServerMessage, State, TableInfo } from "../src/protocol";
import { legal, position } from "./lancaster-position";
import { furnish, one, said, touch } from "./table";

furnish();
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true; // which jsdom lacks
  };
});
const MOVES = ["place 1 Stafford", "place 2 York", "place 2 castle gold", "place 2 upper 1"].map((text, move) => ({ ...legal(text), move }));
const seat = (number: number, you: boolean) =>
  ({ seat: number, label: "Red", kind: you ? "person" : "bot", name: you ? "Anna" : null, level: you ? null : "page", you, present: true, substitute: null, resigned: false, invited: false, seconds: null }) as const;
const INFO = { type: "table", table: "t", game: "lancaster", engine: 2, status: "playing", hints: true, guide: false, seats: [seat(0, true), seat(1, false), seat(2, false)], chat: [], commitment: "0" } as unknown as TableInfo;
const state = (version: number, moves = MOVES): State =>
  ({ type: "state", table: "t", seat: 0, version, since: 0, actors: [0], decision: "place", legal: moves, events: [], view: position() }) as unknown as State;

/** A server that answers what it is told to. */
class Line {
  asked: Ask[] = [];
  listeners = new Set<(message: ServerMessage) => void>();
  listen(hear: (message: ServerMessage) => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }
  tell(message: unknown): void {
    for (const hear of [...this.listeners]) hear(message as ServerMessage);
    flushSync();
  }
  watch = () => Promise.resolve(null);
  unwatch = () => undefined;
  verdict: Coached["verdict"] | "busy" = "good";
  ask(ask: Ask): Promise<number | null> {
    this.asked.push(ask);
    if (ask.type === "move") {
      queueMicrotask(() => this.tell(state(9)));
      return Promise.resolve(8);
    }
    if (ask.type !== "coach") return Promise.resolve(null);
    if (this.verdict === "busy") return Promise.reject(new Error("busy"));
    this.tell({ type: "coached", id: 1, table: "t", seat: 0, version: ask.version, played: MOVES[0], best: MOVES[1], verdict: this.verdict, loss: 640, error: 210 });
    return Promise.resolve(ask.version);
  }
}

let shown: Record<string, unknown> | null = null;
async function sit(line: Line): Promise<Table> {
  const table = new Table("t", line as unknown as Connection);
  line.tell(INFO);
  line.tell(state(7));
  shown = mount(Coach, { target: document.body, props: { table } });
  await vi.waitFor(() => expect(one("[data-testid=coach]")).not.toBeNull());
  return table;
}
async function play(table: Table): Promise<void> {
  await table.play(MOVES[0]!.text);
  await Promise.resolve();
  flushSync();
}
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe("before a decision", () => {
  test("it says who could evict, what the laws pay, and what each place brings", async () => {
    await sit(new Line());
    expect(one("[data-testid=coach]")?.dataset["tone"]).toBe("before");
    const heard = said("[data-testid=coach] p");
    expect(heard).toContain("knight at court");
    expect(heard).toContain("laws in force bring you");
    touch("[data-testid=coach-more]");
    const places = [...document.querySelectorAll("dt")].map((place) => place.textContent);
    expect(places).toHaveLength(4);
    expect(places.slice(0, 2)).toEqual(["Stafford", "York"]);
    expect(said("dl div:nth-child(2) dd")).toContain("York gives");
  });
});

describe("what matters", () => {
  const told = (decision: string, ...moves: string[]): string => {
    const found = matters(moves.map(legal), { ...position(), decision }, 0, ["Anna", "Ben", "Cid"]);
    return [...found.head, ...found.choices.flatMap(({ name, why }) => [name, why])].join(" ");
  };

  test("a tile is told with what it costs", () => {
    expect(told("lay", "lay recruit", "lay gold")).toContain(t("web-lancaster-because-costs", { cost: "3 squires" }));
    expect(told("lay", "lay gold")).not.toContain("3 squires");
  });
  test("nobody says that an offer is not worth its price before it is judged", () => {
    expect(told("recruit", "recruit", "decline")).not.toContain("price");
  });
  test("of a law it says what it would bring, whichever vote comes first", () => {
    const law = { ...position(), decision: "vote", law: "B12" };
    const said = (...moves: string[]): string => matters(moves.map(legal), law, 0, ["Anna", "Ben", "Cid"]).head.join(" ");
    expect(said("no 0", "yes 0")).toBe(said("yes 0", "no 0"));
  });
});

describe("after a decision", () => {
  test("it asks about that move, and says what was clearly better and why", async () => {
    const line = new Line();
    line.verdict = "mistake";
    const table = await sit(line);
    await play(table);
    expect(line.asked.find(({ type }) => type === "coach")).toMatchObject({ seat: 0, version: 8, table: "t" });
    const heard = said("[data-testid=coach] p");
    expect(heard).toContain("York");
    expect(heard).toContain("6%");
    expect(heard).toContain("± 2%");
    expect(heard).toContain("York gives");
  });

  test.each(["best", "good", "busy"] as const)("it is silent about what is %s", async (verdict) => {
    const line = new Line();
    line.verdict = verdict;
    const table = await sit(line);
    await play(table);
    expect(line.asked.some(({ type }) => type === "coach")).toBe(true);
    expect(one("[data-testid=coach]")?.dataset["tone"]).toBe("before");
    expect(said("[data-testid=coach] p")).not.toContain("±");
  });

  test("it does not ask where there was no choice", async () => {
    const line = new Line();
    const table = await sit(line);
    line.tell(state(7, MOVES.slice(0, 1)));
    await play(table);
    expect(line.asked.some(({ type }) => type === "coach")).toBe(false);
  });
});

test("it can be sent away, and that is remembered", async () => {
  remember({ explain: true });
  await sit(new Line());
  touch("[data-testid=coach] .icon-button");
  expect(settings.explain).toBe(false);
  expect(JSON.parse(localStorage.getItem("courtly") ?? "{}").explain).toBe(false);
});
