// Lancaster's moves sorted by what one touches, and what laws would bring.

import { beforeAll, describe, expect, test } from "vitest";
import { speak, has } from "../src/lib/texts.svelte";
import type { Entry } from "../src/lib/stage";
import { lastMove } from "../src/games/lancaster/happened";
import { arrival, fields } from "../src/games/lancaster/map/geography";
import { amounts, castleSpot, courtSpot, impossible, knightsToPlace, landSpot, movesBySpot, placeSpot, seatSpot } from "../src/games/lancaster/moves";
import { counts, rateOf, shareOf } from "../src/games/lancaster/parliament/shares";
import { prompts, question, ruleOf } from "../src/games/lancaster/prompts/prompts";
import { consequence, moveLabel, toldMove } from "../src/games/lancaster/prompts/options";
import { shownFor } from "../src/games/lancaster/views";
import { countyLabel } from "../src/games/lancaster/words";
import { duel, legal, position } from "./lancaster-position";

beforeAll(() => speak("en"));

describe("moves", () => {
  test("knights that can be placed are told once each, allies apart", () => {
    const moves = ["place 1 Stafford", "place 1 Suffolk", "place 2 York", "place ally 2 York"].map(legal);
    expect(knightsToPlace(moves)).toEqual([
      { ally: false, strength: 1 },
      { ally: false, strength: 2 },
      { ally: true, strength: 2 },
    ]);
  });

  test("places are by side only in castles", () => {
    expect(placeSpot("castle gold", 2)).toBe(castleSpot(2, "gold"));
    expect(placeSpot("upper 1", 2)).toBe(landSpot("upper 1"));
  });

  test("an upgrade is touched where the knight stands", () => {
    const moves = ["upgrade 1 court", "upgrade 2 York", "upgrade 1 castle gold", "upgrade 1 upper 1", "upgrade 2 upper 1", "decline"];
    const found = movesBySpot(moves.map(legal), position({ decision: "upgrade" }), 0);
    expect([...found.keys()]).toEqual([courtSpot(0, 1), landSpot("York"), castleSpot(0, "gold"), landSpot("upper 1")]);
    expect(found.get(landSpot("upper 1"))).toHaveLength(2);
  });

  test("an ally's upgrade is touched in the ally's castle", () => {
    const found = movesBySpot([legal("upgrade 1 castle recruit")], duel({ decision: "upgrade", side: 2 }), 0);
    expect([...found.keys()]).toEqual([castleSpot(2, "recruit")]);
  });

  test("start players are named by their seats", () => {
    expect([...movesBySpot([legal("name Blue")], position({ decision: "start" }), 0).keys()]).toEqual([seatSpot(1)]);
  });

  test("amounts are ascending numbers", () => {
    const moves = ["exchange gold 1", "exchange gold 2", "exchange squires 1", "decline"].map(legal);
    expect(amounts(moves, "exchange", "gold")).toEqual([1, 2]);
    expect(amounts(["yes 10", "yes 2", "no 0"].map(legal), "yes")).toEqual([2, 10]);
  });

  test("touching the impossible asks about the very move", () => {
    const view = position();
    expect(impossible(landSpot("Somerset"), view, 0, { ally: false, strength: 1 })).toBe("place 1 Somerset");
    expect(impossible(landSpot("Somerset"), view, 0, null)).toBe("place 2 Somerset");
    expect(impossible(castleSpot(0, "gold"), view, 0, null)).toBe("place 2 castle gold");
    expect(impossible(castleSpot(1, "gold"), view, 0, null)).toBeNull();
    expect(impossible(landSpot("York"), position({ decision: "noble" }), 0, null)).toBe("noble York");
    expect(impossible("favour squires", position({ decision: "favour" }), 0, null)).toBe("favour squires");
  });
});

describe("what a law would bring", () => {
  const view = position();
  test("points times shares", () => {
    expect(shareOf(view, "B03", 1)).toMatchObject({ kind: "gain", words: "6 points", parts: [{ glyph: "points", text: "6" }] });
  });
  test("nothing, or unknown where stocks are hidden", () => {
    expect(shareOf(view, "B03", 0).kind).toBe("none");
    expect(shareOf(view, "B01", 1).kind).toBe("unknown");
  });
  test("trades, tolls and squires to send", () => {
    expect(shareOf(view, "B12", 0).kind).toBe("may");
    expect(shareOf(view, "N24", 0)).toMatchObject({ kind: "pay", parts: [{ glyph: "gold", text: "−2" }] });
    expect(shareOf(view, "N12", 1).parts).toEqual([{ glyph: "squires", text: "≤2" }]);
  });
  test("the rate of a trade, none for a toll", () => {
    expect(rateOf(view, "B12")).toEqual({ costs: { gold: 1, squires: 1 }, pays: { points: 3 } });
    expect(rateOf(view, "N24")).toBeNull();
  });
});

describe("votes", () => {
  const at = (kind: string, seat: number, data: Entry["data"] = {}): Entry => ({ version: 1, kind, seat, data });
  const log = [
    at("round_began", -1, { round: 1 }),
    at("ballot_shown", 0, { vote: "yes", stones: 2 }),
    at("ballot_shown", 1, { vote: "no", stones: 0 }),
    at("law_adopted", -1, { law: "B11", yes: 3, no: 1 }),
    at("ballot_shown", 0, { vote: "no", stones: 1 }),
    at("ballot_shown", 1, { vote: "no", stones: 0 }),
    at("law_rejected", -1, { law: "B14", yes: 0, no: 3 }),
  ];
  test("the votes of a round stay until the next, each with its own ballots", () => {
    expect(counts(log).map(({ law, fate }) => [law, fate])).toEqual([["B11", "adopted"], ["B14", "rejected"]]);
    expect(counts(log)[1]).toEqual({
      law: "B14", fate: "rejected", yes: 0, no: 3,
      ballots: [{ seat: 0, yes: false, stones: 1 }, { seat: 1, yes: false, stones: 0 }],
    });
    expect(counts([...log, at("round_began", -1)])).toEqual([]);
  });
});

describe("words", () => {
  test.each(Object.keys(prompts))("%s is asked, and told to the others", (decision) => {
    expect(has(`web-lancaster-ask-${decision}`)).toBe(true);
    expect(has(`web-lancaster-wait-${decision}`)).toBe(true);
    expect(question(position({ decision, about: "York", law: "B12" }), ["Anna"])).not.toMatch(/[{}]/);
  });
  test("a law in hand is the rule behind its decision", () => {
    expect(ruleOf(position({ phase: "laws", law: "N24", decision: "toll" }))).toBe("N24");
    expect(ruleOf(position({ phase: "setup", decision: "lay" }))).toBe("L1.4");
  });
  test("a county tells everything the drawing tells", () => {
    expect(countyLabel(position().counties[2]!, ["Anna", "Bea"])).toBe(
      "York, C. Minimum strength 2. Reward: a new knight and 2 vote stones. 2 nobles left. Bea’s strength-2 knight with 1 squire; 3 to beat.",
    );
  });
  test("options say what they cost and what follows", () => {
    const castle = position({ decision: "castle", side: 0 });
    expect(moveLabel(legal("recruit"), castle, [])).toBe("A new knight for 3 squires");
    expect(moveLabel(legal("upgrade 1 York"), castle, [])).toBe("1 → 2, York (2 squires)");
    expect(consequence(legal("refuse"), position({ decision: "toll", about: "York" }))).toContain("York");
  });
  test("advice tells moves by themselves, and later ones without what is not known yet", () => {
    const view = position({ decision: "squires", about: "York", hand: { strength: 2, county: "York", needed: 2 } });
    const told = (text: string, later = true): string => toldMove(legal(text), view, ["Anna", "Bea"], later);
    expect(told("squires 1", false)).toBe("Go to York with 1 squire: strength 3");
    expect(told("squires 1")).toBe("With 1 squire");
    expect(told("place ally 2 castle recruit")).toBe("Ally’s strength-2 knight: Castle: New knight");
    expect(told("exchange gold 2")).toBe("Give 4 gold for 2 squires");
    const moves = ["take reward", "pay", "trade 2", "send 1", "noble York", "lay gold", "favour gold", "cross upper 1", "name Blue", "no 0"];
    expect(moves.map((text) => told(text))).toEqual([
      "The reward", "Pay", "Trade 2 times", "Send 1 squire", "Noble: York", "Extension tile: Gold", "King’s Favour: 3 gold",
      "Crossing: Upper row 1", "Start player: Bea", "Seal: No, no vote stones",
    ]);
  });
  test("every view has a name", () => {
    for (const view of ["map", "parliament", "castles", "log"]) expect(has(`web-lancaster-view-${view}`)).toBe(true);
  });
});

describe("the last move", () => {
  const entry = (kind: string, seat: number, data: Record<string, unknown> = {}): Entry => ({ version: 1, kind, seat, data }) as Entry;
  const placed = entry("knight_placed", 1, { place: "York", strength: 2 });

  test("is marked until a phase ends", () => {
    expect(lastMove([placed])).toEqual({ place: "York", side: 1, from: null });
    expect(lastMove([placed, entry("favour_taken", 1)])?.place).toBe("York");
    expect(lastMove([placed, entry("phase_began", -1)])).toBeNull();
  });

  test("across the Channel it begins in Dorset", () => {
    expect(lastMove([entry("knight_crossed", 0, { conflict: "upper 1", strength: 2 })])).toEqual({ place: "upper 1", side: 0, from: "Dorset" });
  });

  test("its trail ends at a county or a battlefield, and nowhere in a castle", () => {
    const { lefts } = fields(2);
    expect(arrival("York", lefts, -1)![1]).toBeLessThan(arrival("Surrey", lefts, -1)![1]);
    expect(arrival("upper 2", lefts, 1)![0]).toBeGreaterThan(arrival("upper 1", lefts, 0)![0]);
    expect(arrival("castle gold", lefts, -1)).toBeNull();
  });
});

test("a phone turns to where the decision is", () => {
  const upgrade = position({ decision: "upgrade" });
  expect(shownFor(upgrade, "map", ["upgrade 1 court", "decline"].map(legal))).toBe("castles");
  expect(shownFor(upgrade, "map", ["upgrade 1 court", "upgrade 1 York"].map(legal))).toBe("map");
  expect(shownFor(position({ decision: "toll", about: "castle gold" }), "map", [])).toBe("castles");
});
