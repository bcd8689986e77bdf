// Games declare themselves: what Python describes has a drawing, and the form asks for every option.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { LOCALES, textsOf } from "../build/locales";
import { PATTERNS } from "../src/art/patterns";
import { GAME_LIST, gameOfRule, games } from "../src/games/games";
import { asked, open, shown, wanted } from "../src/lib/options";
import { makeBundle } from "../src/lib/texts.svelte";
import { GAMES } from "../src/protocol";

const LANGUAGES = ["en", "de", "nl", "fr", "it"];

it("draws every game that is described, in its order", () => {
  expect(GAME_LIST.map(({ name }) => name)).toEqual(GAMES.map(({ name }) => name));
});

it.each(GAME_LIST)("$name tells its seats apart by colour, pattern and initial", ({ liveries }) => {
  for (const part of ["colour", "deep", "pattern", "initial"] as const) {
    expect(new Set(liveries.map((livery) => livery[part])).size).toBe(liveries.length);
  }
  expect(PATTERNS).toEqual(expect.arrayContaining(liveries.map(({ pattern }) => pattern)));
});

it("tells by the number which game a rule is of", () => {
  expect(["R2.1", "L5.1", "B03"].map((rule) => gameOfRule(rule).name)).toEqual(["richelieu", "lancaster", "lancaster"]);
});

it("no letter begins the rules of two games", () => {
  const letters = GAME_LIST.flatMap(({ rules }) => [...rules]);
  expect(new Set(letters).size).toBe(letters.length);
});

let texts: Record<string, ReturnType<typeof makeBundle>>;
beforeAll(() => {
  texts = Object.fromEntries(LANGUAGES.map((tag) => [tag, makeBundle(tag, textsOf(tag))]));
});

it.each(LANGUAGES)("%s has words for every option and every choice", (tag) => {
  const missing = GAME_LIST.flatMap((game) =>
    asked(game).flatMap((field) => {
      const key = `web-${game.name}-option-${field.name.replaceAll("_", "-")}`;
      const keys = [key, ...field.choices.map((choice) => `${key}-${choice}`)];
      if (field.kind === "list") keys.push(`${key}-entry`);
      return keys.filter((one) => !texts[tag]!.hasMessage(one));
    }),
  );
  expect(missing).toEqual([]);
});

it.each(LANGUAGES)("%s has the rules of every game", (tag) => {
  for (const { name } of GAME_LIST) expect(existsSync(join(LOCALES, tag, `${name}.md`))).toBe(true);
});

const { lancaster } = games;
const sections = lancaster.options.find(({ name }) => name === "sections")!;

it("sends nothing that is usual", () => {
  expect(wanted(lancaster, 4, {})).toEqual({});
  expect(wanted(lancaster, 4, { laws: "base", open_stock: false })).toEqual({});
});

it("sends what was chosen, of every kind", () => {
  const chosen = { laws: "new", open_stock: true, supply: "box", start: "green" };
  expect(wanted(lancaster, 4, chosen)).toEqual(chosen);
});

it("asks for the sections only where laws go by section, and then sends all of them", () => {
  expect(open(sections, lancaster, { laws: "new" })).toBe(false);
  const chosen = { laws: "sections" };
  expect(open(sections, lancaster, chosen)).toBe(true);
  expect(wanted(lancaster, 4, chosen)).toEqual({ laws: "sections", sections: ["base", "base", "base", "base", "base"] });
  expect(wanted(lancaster, 4, { ...chosen, laws: "new", sections: ["new", "new", "new", "new", "new"] })).toEqual({ laws: "new" });
});

it("leaves out a start player who does not sit there", () => {
  expect(wanted(lancaster, 2, { start: "green" })).toEqual({});
});

it("does not trust what an older page remembered", () => {
  const odd = { laws: "old", sections: ["new"], open_stock: "yes", start: 3 };
  expect(wanted(lancaster, 4, odd)).toEqual({});
  expect(shown(sections, lancaster, odd)).toHaveLength(5);
});
