// Richelieu's table, drawn and touched.

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Game from "../src/games/richelieu/Game.svelte";
import Sheet from "../src/games/richelieu/Sheet.svelte";
import type { Outcome } from "../src/lib/stage";
import type { RichelieuView } from "../src/protocol";
import { PICTURE, position, stageOf } from "./richelieu-position";
import { draw, furnish, one, said, screen, touch } from "./table";

furnish();
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const table = (view: RichelieuView, moves: string[], changes = {}) => draw(Game, stageOf(view, moves, changes));
const dock = (): string => said(".dock p");

describe("taking a card", () => {
  const moves = ["take a2", "take a6", "take b1", "take b5", "take c1", "take c2", "take d1"];

  test("a touch chooses and tells what it would do; the button does it", () => {
    const stage = table(position(PICTURE, {}, ["Anj⚔", "Pro2"]), moves);
    touch('[data-cell="a2"]');
    expect(stage.play).not.toHaveBeenCalled();
    expect(dock()).toBe("Anjou 1 → 3, ahead of 0. Uncovers Provence, one coat of arms and a cross.");
    expect(one('[data-cell="a2"]')?.getAttribute("aria-pressed")).toBe("true");
    touch('[data-move="take a2"][data-confirm]');
    expect(stage.play).toHaveBeenCalledExactlyOnceWith("take a2");
  });

  test("a second touch on the card does it too, but not one that bounced", () => {
    const stage = table(position(PICTURE), moves);
    touch('[data-cell="b1"]');
    touch('[data-cell="b1"]');
    expect(stage.play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    touch('[data-cell="b1"]');
    expect(stage.play).toHaveBeenCalledExactlyOnceWith("take b1");
  });

  test("another touch chooses another card, and Escape none", () => {
    table(position(PICTURE), moves);
    touch('[data-cell="b1"]');
    touch('[data-cell="c2"]');
    expect(one("[data-confirm]")?.dataset["move"]).toBe("take c2");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(one("[data-confirm]")).toBeNull();
  });

  test("a card that cannot be taken says why", () => {
    const stage = table(position(PICTURE), moves);
    touch('[data-cell="a4"]');
    expect(stage.why).toHaveBeenCalledExactlyOnceWith("take a4");
    expect(stage.play).not.toHaveBeenCalled();
  });

  test("a token, a marker to be paid and one that comes back are told", () => {
    table(position("Pro†* Nor1Q\nNor2C Cha2\n·\n·"), ["take a1", "take a2", "take b1"]);
    touch('[data-cell="a1"]');
    expect(dock()).toContain("A token lies on it.");
    touch('[data-cell="a2"]');
    expect(dock()).toContain("Costs you a marker.");
    touch('[data-cell="b1"]');
    expect(dock()).toContain("Your marker comes back.");
  });

  test("every legal move can be clicked, and nothing else carries one", () => {
    table(position(PICTURE), moves);
    const offered = [...document.querySelectorAll<HTMLElement>("[data-move]")].map((element) => element.dataset["move"]);
    expect(new Set(offered)).toEqual(new Set(moves));
  });
});

describe("other decisions", () => {
  test("second: stopping is a button, and the first card is named", () => {
    const log = [{ version: 3, kind: "card_taken", seat: 0, data: { card: "d2", region: "Anjou", kind: "single" } }];
    const stage = table(position(PICTURE, { decision: "second" }), ["take d1", "stop"], { log });
    expect(dock()).toContain("You took d2 (Anjou).");
    touch('[data-move="stop"]');
    expect(stage.play).toHaveBeenCalledWith("stop");
  });

  test("pay: from stock or from a card, each looked at first", () => {
    const stage = table(position(PICTURE, { decision: "pay" }), ["pay stock", "pay b3", "redeem"]);
    touch('.controls [data-move="pay stock"]');
    expect(dock()).toContain("Pay with a marker from stock?");
    touch('[data-cell="b3"]');
    expect(dock()).toContain("Pay with your marker on b3");
    touch("[data-confirm]");
    expect(stage.play).toHaveBeenCalledExactlyOnceWith("pay b3");
  });

  test("mark: any card without a marker, or none", () => {
    const stage = table(position(PICTURE, { decision: "mark" }), ["mark a2", "mark a3", "pass"]);
    touch('[data-cell="a3"]');
    touch("[data-confirm]");
    expect(stage.play).toHaveBeenCalledExactlyOnceWith("mark a3");
    touch('[data-cell="b3"]');
    expect(stage.why).toHaveBeenCalledExactlyOnceWith("mark b3");
  });

  test("mark with an empty stock lifts a marker first, then places it", () => {
    table(position(PICTURE, { decision: "mark", stock: [0, 3], box: [2, 0] }), ["lift b3", "pass"]);
    expect(dock()).toContain("no marker in stock");
    touch('[data-cell="b3"]');
    expect(one("[data-confirm]")?.dataset["move"]).toBe("lift b3");
    table(position(PICTURE, { decision: "place", lifted: "b3" }), ["mark a2", "mark a3"]);
    expect(dock()).toContain("Lay the marker from b3 on another card.");
  });

  test("stuck: be skipped, or give up a token after a look", () => {
    const stage = table(position(PICTURE, { decision: "stuck" }), ["skip", "redeem"]);
    touch('[data-move="redeem"]');
    expect(stage.play).not.toHaveBeenCalled();
    touch("[data-confirm]");
    expect(stage.play).toHaveBeenCalledExactlyOnceWith("redeem");
  });

  test("of two tokens one is chosen, after a look", () => {
    const stage = table(position(PICTURE, { decision: "mark" }), ["pass", "redeem c3", "redeem d1"]);
    touch('[data-move="redeem d1"]');
    expect(stage.play).not.toHaveBeenCalled();
    touch("[data-confirm]");
    expect(stage.play).toHaveBeenCalledExactlyOnceWith("redeem d1");
  });

  test("over: who won, and by how much, in the server's words", () => {
    const over = (outcome: Outcome): string => {
      table(position("·\n·\n·\n·", { decision: "over", actor: null }, ["Anj2 Pro2", "Nor1"]), [], { outcome });
      return dock();
    };
    expect(over({ scores: [-46, -54], winners: [0], tie_break: false })).toContain("Anna wins, -46 to -54.");
    expect(over({ scores: [3, 8], winners: [0], tie_break: false })).toContain("Anna wins, 3 to 8."); // the other resigned
    expect(over({ scores: [5, 5], winners: [1], tie_break: true })).toContain("Bert wins");
    expect(over({ scores: [5, 5], winners: [0, 1], tie_break: false })).not.toContain("wins");
  });
});

describe("looking on", () => {
  test("others are waited for, and touches do nothing", () => {
    const stage = table(position(PICTURE, { actor: 1, seat: 0 }), []);
    expect(dock()).toContain("Bert is choosing a card.");
    touch('[data-cell="a2"]');
    expect(stage.play).not.toHaveBeenCalled();
    expect(stage.why).not.toHaveBeenCalled();
    expect(document.querySelectorAll("[data-move]").length).toBe(0);
  });

  test("a spectator sees tokens face down and no seat of their own", () => {
    const tokens = [[{ cell: "a1", kind: null }], [{ cell: "b6", kind: null }]];
    table(position(PICTURE, { seat: null, tokens }), []);
    const held = [...document.querySelectorAll(".token[role=img]")].map((token) => token.getAttribute("aria-label"));
    expect(held).toEqual(Array(2).fill("A face-down token; only its holder knows it"));
  });

  test("a line shows its cards in the display", () => {
    table(position(PICTURE), []);
    [...document.querySelectorAll<HTMLElement>(".ledger button")].find((line) => line.textContent?.startsWith("Anjou"))?.click();
    flushSync();
    const shown = [...document.querySelectorAll<HTMLElement>(".place.spotted")].map((card) => card.dataset["cell"]);
    expect(shown).toEqual(["a2", "b2", "d1"]);
  });
});

describe("on a phone", () => {
  const full = ["Anj2 Pro† Nor1 Bre2 Auv⚔ Pro2 Anj1 Nor2 Cha♜ Lan† Bre1 Cha2", "·", "·", "·"].join("\n");

  test("a touch on a folded card opens its row and chooses it", () => {
    screen.wide = false;
    const stage = table(position(full, { decision: "mark" }), ["mark a5", "mark a6", "pass"]);
    touch('[data-cell="a5"]');
    expect(one(".row.wide")?.getAttribute("aria-label")).toContain("Row a");
    expect(one("[data-confirm]")?.dataset["move"]).toBe("mark a5");
    touch('[data-cell="a6"]');
    touch("[data-confirm]");
    expect(stage.play).toHaveBeenCalledExactlyOnceWith("mark a6");
  });

  test("a folded card that cannot be taken is shown first, and says why at the next touch", () => {
    screen.wide = false;
    const stage = table(position(full), ["take a1", "take a12"]);
    touch('[data-cell="a5"]');
    expect(one(".row.wide")).not.toBeNull();
    expect(stage.why).not.toHaveBeenCalled();
    touch('[data-cell="a5"]');
    expect(stage.why).toHaveBeenCalledExactlyOnceWith("take a5");
  });

  test("collections are a touch away, and laid out at the end", () => {
    screen.wide = false;
    table(position(PICTURE, {}, ["Anj2", "Nor1"]), []);
    expect(one(".collections")).toBeNull();
    touch(".toggle");
    expect(one('.collections [aria-label^="Anna, Anjou: 1 card"]')).not.toBeNull();
    table(position(PICTURE, { decision: "over", actor: null }), []);
    expect(one(".collections")).not.toBeNull();
  });
});

test("the score sheet tells cards, count and points of every line, and the total", () => {
  const view = position(PICTURE, {}, ["Anj⚔ Anj2", "Pro2 Nor†"]);
  draw(Sheet, stageOf(view, []));
  const cells = (row: Element | undefined): string[] =>
    [...(row?.children ?? [])].map((cell) => cell.textContent?.trim() ?? "");
  const rows = [...document.querySelectorAll("tbody tr")];
  expect(rows.length).toBe(12);
  expect(cells(rows.find((row) => row.textContent?.includes("Anjou")))).toEqual(["Anjou", "2", "3", "3", "0", "0", "−5"]);
  expect(cells(document.querySelector(".total") ?? undefined)).toEqual(["Total", "2", "", "−46", "2", "", "−41"]);
});
