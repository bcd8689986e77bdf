// Reading Richelieu's views: what lies where, who leads, what a card would change.

import { describe, expect, test } from "vitest";
import { speak } from "../src/lib/texts.svelte";
import {
  changes, drawing, ends, figures, findCard, leader, markers, neighbour, news, pile, tokensBefore, totals, uncovers,
} from "../src/games/richelieu/model";
import { prompts, waiting } from "../src/games/richelieu/prompts/prompts";
import type { Entry } from "../src/lib/stage";
import { toldMove } from "../src/games/richelieu/words";
import { legal, PICTURE, position } from "./richelieu-position";

const view = position(PICTURE, {}, ["Anj⚔ Pro1", "Pro2 Nor†"]);

describe("the display", () => {
  test("ends are the outermost cards of each row, one where a row has one card", () => {
    expect([...ends(view)].sort()).toEqual(["a2", "a6", "b1", "b5", "c1", "c2", "d1"]);
  });

  test("the figure of a region counts its coats wherever they are", () => {
    expect(figures(view)["Anjou"]).toBe(2 + 1 + 1 + 1);
    expect(figures(view)["Provence"]).toBe(1 + 2 + 1 + 2);
  });

  test("a card lays its neighbour open, unless that is an end already", () => {
    expect(uncovers(view, "a2")?.cell).toBe("a3");
    expect(uncovers(view, "b5")?.cell).toBe("b4");
    expect(uncovers(view, "c1")).toBeNull();
    expect(uncovers(view, "d1")).toBeNull();
  });

  test("arrows lead to the next card, past gaps and empty rows", () => {
    expect(neighbour(view, "a2", 1, 0)).toBe("a3");
    expect(neighbour(view, "a2", -1, 0)).toBeNull();
    expect(neighbour(view, "a6", 0, 1)).toBe("b5");
    expect(neighbour(view, "b1", 0, -1)).toBe("a2");
    expect(neighbour(position("Anj1 · Pro2\n· · ·\nNor1 · ·\n· · ·"), "a3", 0, 1)).toBe("c1");
    expect(neighbour(position("Anj1 · Pro2\n· · ·\n· · ·\n· · ·"), "a3", -1, 0)).toBe("a1");
    expect(neighbour(view, "d1", 0, 1)).toBeNull();
  });

  test("drawings are found for regions, symbols and tokens", () => {
    expect(["Anjou", "cross", "marker back", "spent"].map(drawing)).toEqual(["arms-Anjou", "cross", "back", "back"]);
  });
});

describe("tokens given up", () => {
  const tokens = [[{ cell: "a1", kind: null }, { cell: "a2", kind: null }, { cell: "a3", kind: null }], []];

  test("stand among the unknown ones of the opponent, the same whichever they were", () => {
    const kinds = (spent: number): unknown[] =>
      tokensBefore({ ...position(PICTURE), tokens, spent: [spent, 0] }, 0).map((token) => token.kind);
    expect([kinds(0), kinds(1), kinds(2)]).toEqual([
      [null, null, null],
      [null, null, "spent"],
      [null, "spent", "spent"],
    ]);
  });

  test("are known to their holder", () => {
    const mine = [[{ cell: "a1", kind: "spent" }, { cell: "a2", kind: "cross" }], []];
    const view = { ...position(PICTURE), tokens: mine, spent: [1, 0] };
    expect(tokensBefore(view, 0)).toEqual(mine[0]);
  });
});

describe("who leads", () => {
  test("more is ahead, equal is nobody", () => {
    expect([leader([2, 1]), leader([1, 2]), leader([1, 1])]).toEqual([0, 1, null]);
  });

  test("totals are points less what is missing", () => {
    // Anna: Anjou 1 and sword 1, with cards of Anjou, Provence and sword: nine lines missing.
    // Bert: Provence 2, Normandie 1, cross 1, and nine lines missing.
    expect(totals(view.lines)).toEqual([2 - 45, 4 - 45]);
  });

  test("a card changes the line of its region and that of its symbol", () => {
    const card = findCard(view, "a3")!;
    expect(changes(view, card, 0)).toEqual([
      { line: "Provence", seat: 0, before: 1, after: 2, other: 2, leads: null, saves: false, left: 2 },
      { line: "cross", seat: 0, before: 0, after: 1, other: 1, leads: null, saves: true, left: 1 },
    ]);
    expect(changes(view, findCard(view, "a2")!, 1)).toMatchObject([{ after: 2, other: 1, leads: 1, saves: true }]);
  });
});

describe("pieces", () => {
  test("three markers a seat: in stock, on cards, in the box", () => {
    expect(markers(view, 0)).toEqual(["stock", "stock", "out"]);
    expect(markers(position(PICTURE, { stock: [0, 1], box: [2, 1] }), 1)).toEqual(["stock", "out", "box"]);
  });

  test("a lifted marker is neither in stock nor lost", () => {
    const held = position(PICTURE.replace("Nor2C", "Nor2"), { stock: [0, 3], box: [2, 0], lifted: "b3" });
    expect(markers(held, 0)).toEqual(["out", "box", "box"]);
  });

  test("piles hold the cards of one region", () => {
    expect(pile(view, 1, "Provence").map((card) => card.coats)).toEqual([2]);
    expect(pile(view, 1, "Anjou")).toEqual([]);
  });
});

test("news are cards and markers since the last own decision", () => {
  const entry = (version: number, kind: string, card: string): Entry => ({ version, kind, seat: 1, data: { card } });
  const log = [entry(3, "card_taken", "a1"), entry(5, "card_taken", "b6"), entry(6, "marker_laid", "a4"), entry(6, "token_taken", "b6")];
  expect([...news(log, 4)]).toEqual([["b6", 1], ["a4", 1]]);
  expect(news(log, 0).size).toBe(0);
});

test("every decision has a prompt, and words for those who wait", () => {
  expect(Object.keys(prompts).sort()).toEqual(Object.keys(waiting).sort());
});

test("advice tells moves with the card they are about", async () => {
  await speak("en");
  const told = (text: string, later: boolean): string => toldMove(legal(text), view, [], later);
  expect(told("take a3", false)).toBe("Take a3 (Provence, one coat of arms and a cross)");
  expect(told("mark a2", true)).toBe("Mark a2 (Anjou)");
  expect(["pay stock", "redeem", "pass", "stop", "skip"].map((text) => told(text, false))).toEqual([
    "Pay from stock", "Use “marker back”", "No marker", "Stop here", "Skip turn",
  ]);
});
