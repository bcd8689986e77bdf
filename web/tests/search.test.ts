// Finding rules by words and numbers.

import { describe, expect, it } from "vitest";
import { rulesOf } from "../build/locales";
import { rulesIn } from "../src/lib/rulebook";
import { count, fold, marked, sought, textOf, wordsOf } from "../src/lib/search";

const english = rulesOf("lancaster", "en");
const ids = (query: string): string[] =>
  sought(english, wordsOf(query)).chapters.flatMap(rulesIn).map((rule) => rule.id);

describe("searching the rules", () => {
  it("does not mind accents and capitals", () => {
    expect(wordsOf("  Écuyers STRAßE l’œil ")).toEqual(["ecuyers", "strasse", "l'oeil"]);
    const french = rulesOf("lancaster", "fr");
    expect(count(sought(french, wordsOf("ECUYER")))).toBe(count(sought(french, wordsOf("écuyer"))));
    expect(count(sought(french, wordsOf("ecuyer")))).toBeGreaterThan(5);
  });

  it("finds a rule, a law and a chapter by number", () => {
    expect(ids("L5.1")).toEqual(["L5.1"]);
    expect(ids("b03")).toEqual(["B03"]);
    expect(ids("l1")).toEqual(Array.from({ length: 9 }, (_, k) => `L1.${k + 1}`));
    expect(ids("n1")).toEqual(["N11", "N12", "N13", "N14"]);
    expect(ids("l5 surrey")).toEqual(["L5.10"]);
  });

  it("wants all words, and short ones only where a word begins", () => {
    expect(ids("ransom captured")).toContain("L7.6");
    expect(ids("ransom zebra")).toEqual([]);
    const short = sought(english, ["ye"]).chapters.flatMap(rulesIn);
    expect(short.length).toBeGreaterThan(0);
    for (const rule of short) expect(fold(textOf(rule.html + (rule.note ?? "")))).toMatch(/\bye/);
  });

  it("shows the whole book when nothing is asked", () => {
    expect(sought(english, [])).toBe(english);
  });

  it("leaves out chapters without a match, and keeps the head of a table", () => {
    const found = sought(english, wordsOf("b03"));
    expect(found.chapters.map((chapter) => chapter.id)).toEqual(["L4"]);
    expect(found.chapters[0]?.blocks).toMatchObject([{ kind: "laws", head: ["id", "section", "law"] }]);
  });
});

describe("marking what was found", () => {
  it("marks in the text, never in tags or entities", () => {
    const html = '<a href="/rules/lancaster/L5.7">gold &amp; amper</a>';
    expect(marked(html, ["gold"])).toBe('<a href="/rules/lancaster/L5.7"><mark>gold</mark> &amp; amper</a>');
    expect(marked(html, ["amp"])).toBe('<a href="/rules/lancaster/L5.7">gold &amp; <mark>amp</mark>er</a>');
    expect(marked(html, ["href"])).toBe(html);
  });

  it("marks the letters as they are written", () => {
    expect(marked("Écuyers, straße", ["ecuyer", "strasse"])).toBe("<mark>Écuyer</mark>s, <mark>straße</mark>");
  });

  it("takes signs of a query for what they are", () => {
    expect(marked("2 (or 3)?", ["(or"])).toBe("2 <mark>(or</mark> 3)?");
    expect(marked("a.b", [".*<script>"])).toBe("a.b");
  });
});
