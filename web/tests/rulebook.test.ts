// What is in the rulebooks' Markdown is on the page: every number, and every word.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { LOCALES, rulesOf } from "../build/locales";
import { notesOn, readRulebook } from "../build/rulebook";
import { findRule, rulesIn, type Block, type Rulebook } from "../src/lib/rulebook";

const GAMES = ["lancaster", "richelieu"];
const BOOKS = readdirSync(LOCALES)
  .flatMap((language) => GAMES.map((game) => [game, language] as const))
  .filter(([game, language]) => existsSync(join(LOCALES, language, `${game}.md`)));

const source = (game: string, language: string): string =>
  readFileSync(join(LOCALES, language, `${game}.md`), "utf-8");

function notes(game: string, language: string): Record<string, string> {
  const file = join(LOCALES, language, "editions.toml");
  if (!existsSync(file)) return {};
  return (parse(readFileSync(file, "utf-8"))[game] ?? {}) as Record<string, string>;
}

const numbers = (book: Rulebook): string[] => book.chapters.flatMap(rulesIn).map((rule) => rule.id);

function text(html: string): string {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return holder.textContent ?? "";
}

const words = (any: string): string[] => any.match(/[\p{L}\p{N}]+/gu) ?? [];

/** All words of a book, in the order in which the page shows them. */
function told(book: Rulebook): string[] {
  const block = (one: Block): string[] =>
    one.kind === "prose"
      ? [text(one.html)]
      : [
          ...(one.kind === "laws" ? one.head : []),
          ...one.rules.flatMap((rule) => [rule.id, rule.section ?? "", text(rule.html)]),
        ];
  const chapters = book.chapters.flatMap((one) => [one.id, one.title, ...one.blocks.flatMap(block)]);
  return [book.title, text(book.intro), ...chapters].flatMap(words);
}

describe.each(BOOKS)("the rules of %s in %s", (game, language) => {
  const book = rulesOf(game, language);

  it("have every number of the English book, in its order", () => {
    const wanted = source(game, "en").matchAll(/^(?:- \*\*|\| )([A-Z]\d+(?:\.\d+)?)(?:\*\* | \| )/gm);
    expect(numbers(book)).toEqual([...wanted].map((found) => found[1]));
  });

  it("lose no word and keep their order", () => {
    expect(told(book)).toEqual(words(source(game, language).replaceAll(/^\|[-|]+\|$/gm, "")));
  });

  it("hold every note on the printed edition, at its rule", () => {
    const shown = book.chapters.flatMap(rulesIn).filter((rule) => rule.note);
    expect(shown.map((rule) => rule.id).sort()).toEqual(Object.keys(notes(game, language)).sort());
  });

  it("link to rules that exist, of the same game", () => {
    const everything = JSON.stringify(book);
    const links = [...everything.matchAll(/href=\\"([^"\\]*)\\"/g)].map((found) => found[1] ?? "");
    const known = new Set([...numbers(book), ...book.chapters.map((chapter) => chapter.id)]);
    for (const link of links) {
      const [, rules, of, id = ""] = link.split("/");
      expect([rules, of, known.has(id)]).toEqual(["rules", game, true]);
    }
  });

  it("mark each ruling", () => {
    const marked = JSON.stringify(book).match(/class=\\"ruling\\"/g)?.length ?? 0;
    const written = source(game, language).match(/\*\*\[[^\]]+\]\*\*/g)?.length ?? 0;
    const noted = Object.values(notes(game, language)).join("").match(/\*\*\[[^\]]+\]\*\*/g)?.length ?? 0;
    expect(marked).toBe(written + noted);
    expect(marked).toBeGreaterThan(0);
  });
});

describe("reading a rulebook", () => {
  const book = readRulebook(
    [
      "# Chess: the rules",
      "",
      "Two players.",
      "",
      "## L1 Pieces",
      "Some things first:",
      "",
      "- a list",
      "- that is no rule",
      "",
      "| piece | worth |",
      "|---|---|",
      "| rook | 5 |",
      "",
      "- **L1.1** A rook **[ruling]** moves",
      "  straight (see L1.2 and X9.9).",
      "- **L1.2** A king is *one*, see L1.",
      "",
      "Afterwards.",
      "",
      "| id | section | law |",
      "|---|---|---|",
      "| B01 | 0 | castle early |",
    ].join("\n"),
    "chess",
    notesOn("chess", '[chess]\n"L1.2" = "Says two, see L1.1."\n'),
    { fr: ["L1.2", "B01"], it: ["B01"] },
  );
  const chapter = book.chapters[0]!;

  it("keeps ordinary lists and tables, and what stands between rules, in place", () => {
    expect(chapter.blocks.map((block) => block.kind)).toEqual(["prose", "prose", "rules", "prose", "laws"]);
    const [list, table, , after, laws] = chapter.blocks;
    expect(list).toMatchObject({ html: expect.stringContaining("<li>that is no rule</li>") });
    expect(table).toMatchObject({ html: expect.stringContaining("<td>rook</td>") });
    expect(after).toMatchObject({ html: "<p>Afterwards.</p>" });
    expect(laws).toMatchObject({ head: ["id", "section", "law"], rules: [{ id: "B01", section: "0" }] });
  });

  it("joins a rule that goes on in the next line, marks rulings, links known numbers only", () => {
    expect(findRule(book, "L1.1")?.html).toBe(
      'A rook <strong class="ruling">ruling</strong> moves straight ' +
        '(see <a href="/rules/chess/L1.2">L1.2</a> and X9.9).',
    );
  });

  it("puts the note of an edition at its rule", () => {
    expect(findRule(book, "L1.2")).toEqual({
      id: "L1.2",
      html: 'A king is <em>one</em>, see <a href="/rules/chess/L1">L1</a>.',
      note: 'Says two, see <a href="/rules/chess/L1.1">L1.1</a>.',
      editions: ["fr"],
    });
    expect(book.editions).toEqual(["fr", "it"]);
    expect(findRule(book, "B01")).toMatchObject({ editions: ["fr", "it"] });
    expect(findRule(book, "L1.1")).not.toHaveProperty("editions");
  });
});
