// Lancaster's table, drawn and touched.

import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";
import Game from "../src/games/lancaster/Game.svelte";
import type { LancasterView } from "../src/protocol";
import { duel, position, stageOf } from "./lancaster-position";
import { draw, furnish, said, screen, touch, one } from "./table";

furnish();
const table = (view: LancasterView, moves: string[]) => draw(Game, stageOf(view, moves));
function press(selector: string, key: string): void {
  const found = document.querySelector(selector);
  expect(found?.getAttribute("tabindex")).toBe("0");
  found?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}
const lit = (): string[] => [...document.querySelectorAll("[data-lit]")].map((one) => one.getAttribute("data-spot") ?? "");
const dock = (): string => said(".dock");

describe("placing", () => {
  const MOVES = ["place 1 Stafford", "place 2 Stafford", "place 2 York", "place 2 castle gold", "place 2 upper 1"];

  test("a knight, then a place", () => {
    const stage = table(position(), MOVES);
    touch('[data-spot="court 0 1"]');
    expect(lit().filter((spot) => spot.startsWith("land"))).toEqual(["land Stafford"]);
    touch('[data-spot="land Stafford"]');
    expect(stage.played).toEqual(["place 1 Stafford"]);
  });

  test("a place, then a knight", () => {
    const stage = table(position(), MOVES);
    touch('[data-spot="land York"]');
    expect(stage.played).toEqual([]);
    expect(lit().filter((spot) => spot.startsWith("court"))).toEqual(["court 0 2"]);
    touch('[data-spot="court 0 2"]');
    expect(stage.played).toEqual(["place 2 York"]);
  });

  test("what cannot be done is asked about, never played", () => {
    const stage = table(position(), MOVES);
    touch('[data-spot="court 0 1"]');
    touch('[data-spot="land York"]');
    expect(stage.played).toEqual([]);
    expect(stage.asked).toEqual(["place 1 York"]);
  });

  test("the keyboard does as well", () => {
    const stage = table(position(), MOVES);
    press('[data-spot="court 0 2"]', "Enter");
    press('[data-spot="land York"]', " ");
    expect(stage.played).toEqual(["place 2 York"]);
  });

  test("every move can be made from the dock", () => {
    const stage = table(position(), MOVES);
    touch('[data-hold="2"]');
    const list = one('[data-testid="list-places"]') as HTMLSelectElement;
    list.value = "place 2 castle gold";
    list.dispatchEvent(new Event("change", { bubbles: true }));
    expect(stage.played).toEqual(["place 2 castle gold"]);
  });

  test("an ally's knight goes to the ally's castle", () => {
    const stage = table(duel(), ["place 2 castle recruit", "place ally 2 castle recruit"]);
    touch('[data-spot="court 2 2"]');
    expect(lit()).not.toContain("castle 0 recruit");
    touch('[data-spot="castle 2 recruit"]');
    expect(stage.played).toEqual(["place ally 2 castle recruit"]);
  });
});

describe("choices are looked at before they are made", () => {
  test("touch, then confirm", () => {
    const stage = table(position({ decision: "favour" }), ["favour noble", "favour gold"]);
    touch('[data-spot="favour gold"]');
    expect(stage.played).toEqual([]);
    expect(document.querySelector('[data-testid="confirm"]')?.getAttribute("data-move")).toBe("favour gold");
    touch('[data-testid="confirm"]');
    expect(stage.played).toEqual(["favour gold"]);
  });

  test("touching the same thing again confirms", () => {
    const stage = table(position({ decision: "noble" }), ["noble York", "noble Surrey"]);
    touch('[data-spot="land York"]');
    touch('[data-spot="land York"]');
    expect(stage.played).toEqual(["noble York"]);
  });

  test("several knights of one stack are chosen in turn", () => {
    const stage = table(position({ decision: "upgrade" }), ["upgrade 1 upper 1", "upgrade 2 upper 1", "decline"]);
    touch('[data-spot="land upper 1"]');
    touch('[data-spot="land upper 1"]');
    expect(stage.played).toEqual([]);
    touch('[data-testid="confirm"]');
    expect(stage.played).toEqual(["upgrade 2 upper 1"]);
  });

  test("where there is no choice, one button is enough", () => {
    const stage = table(position({ decision: "castle" }), ["decline"]);
    touch('[data-testid="confirm"]');
    expect(stage.played).toEqual(["decline"]);
  });

  test("spaces of the castle are scored in any order where that matters", () => {
    const view = position({ decision: "castle", to_score: ["recruit", "squires", "gold"] });
    const stage = table(view, ["recruit", "score squires", "score gold"]);
    expect(dock()).toContain("the order matters");
    touch('.options [data-move="score gold"]');
    expect(dock()).toContain("Score: ");
    touch('[data-testid="confirm"]');
    expect(stage.played).toEqual(["score gold"]);
  });

  test("declining is confirmed, too", () => {
    const stage = table(position({ decision: "ransom", about: "upper 1" }), ["ransom 1", "decline"]);
    touch('.options [data-move="decline"]');
    expect(stage.played).toEqual([]);
    expect(dock()).toContain("reserve");
    touch('[data-testid="confirm"]');
    expect(stage.played).toEqual(["decline"]);
  });
});

describe("numbers", () => {
  test("squires begin with as many as are needed", () => {
    const hand = { strength: 2, county: "York", needed: 2 };
    const stage = table(position({ decision: "squires", about: "York", hand }), ["squires 2", "squires 3"]);
    expect(dock()).toContain("against 3");
    touch('[data-testid="stepper-plus"]');
    touch('[data-testid="confirm"]');
    expect(stage.played).toEqual(["squires 3"]);
  });

  test("a ballot needs an answer before it is sealed", () => {
    const stage = table(position({ decision: "vote", phase: "parliament", law: "B31" }), ["no 0", "no 1", "yes 0", "yes 1"]);
    expect(document.querySelector<HTMLButtonElement>('[data-testid="confirm"]')?.disabled).toBe(true);
    touch('[data-testid="vote-yes"]');
    touch('[data-testid="stepper-plus"]');
    touch('[data-testid="confirm"]');
    expect(stage.played).toEqual(["yes 1"]);
  });

  test("an exchange goes one way", () => {
    const stage = table(position({ decision: "exchange", phase: "laws", law: "N32" }), ["exchange squires 1", "decline"]);
    touch('[data-testid="exchange-squires"]');
    touch('[data-testid="confirm"]');
    expect(stage.played).toEqual(["exchange squires 1"]);
  });
});

describe("who only looks", () => {
  test("a spectator can touch nothing", () => {
    const stage = table(position({ seat: null }), []);
    expect(document.querySelectorAll('[data-spot][role="button"]')).toHaveLength(0);
    touch('[data-spot="land York"]');
    expect(stage.asked).toEqual([]);
  });

  test("a sealed ballot waits for the others", () => {
    table(position({ decision: "vote", phase: "parliament", law: "B31", ballot: "yes 2", actors: [1, 2] }), []);
    expect(dock()).toContain("Waiting for Bea and Cleo");
  });

  test("of hidden stocks nothing is shown, also on the phone", () => {
    screen.wide = false;
    table(position({ decision: "lay" }), ["lay gold"]);
    expect(document.querySelector('[data-stock="Blue gold"]')).toBeNull();
    expect(document.querySelector('[data-stock="Blue votes"]')?.textContent).toContain("1");
    expect(document.querySelector('[data-stock="Red gold"]')?.textContent).toContain("2");
    expect(document.querySelector('[role="tab"][aria-selected="true"]')?.id).toBe("lancaster-tab-castles");
  });
});
