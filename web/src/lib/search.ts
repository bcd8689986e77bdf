// Finding words in the rules, whatever their accents and capitals.

import { rulesIn, type Block, type Rule, type Rulebook } from "./rulebook";

/** Letters without accents and capitals: “Écuyers” → “ecuyers”, “Straße” → “strasse”. */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").replaceAll("œ", "oe").replaceAll("’", "'");

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** A character or an entity of the text, or a tag. */
const PIECES = /<[^>]*>|&(amp|lt|gt|quot|#39);|[^<]/gsu;

export const textOf = (html: string): string =>
  html.replaceAll(PIECES, (piece, entity?: string) =>
    piece.startsWith("<") ? "" : entity ? ENTITIES[entity]! : piece,
  );

/** Where a word stands in a folded text; one or two letters only count where a word begins. */
function places(text: string, word: string): number[] {
  const start = word.length < 3 ? "(?<![\\p{L}\\p{N}])" : "";
  const pattern = new RegExp(start + word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gu");
  return [...text.matchAll(pattern)].map((match) => match.index);
}

/** Whether a rule has all the words, or the number they name. */
export function found(rule: Rule, words: readonly string[]): boolean {
  const text = fold(`${rule.id} ${textOf(rule.html)} ${textOf(rule.note ?? "")}`);
  return words.every((word) =>
    isNumber(word) ? namesRule(rule.id, word) : places(text, word).length > 0,
  );
}

/** `l5`, `l5.1`, `b03`, `b1`: the number of a rule, or of a chapter, or how a law's begins. */
const isNumber = (word: string): boolean => /^[a-z]\d[\d.]*$/.test(word);

function namesRule(id: string, word: string): boolean {
  const [chapter] = id.toLowerCase().split(".");
  const number = id.toLowerCase();
  return number === word || chapter === word || (!number.includes(".") && number.startsWith(word));
}

/** A book with only what was asked for; chapters and tables without a match are left out. */
export function sought(book: Rulebook, words: readonly string[]): Rulebook {
  if (words.length === 0) return book;
  const blocks = (all: readonly Block[]): Block[] =>
    all.flatMap((block) => {
      if (block.kind === "prose") return [];
      const rules = block.rules.filter((rule) => found(rule, words));
      return rules.length ? [{ ...block, rules }] : [];
    });
  const chapters = book.chapters.map((chapter) => ({ ...chapter, blocks: blocks(chapter.blocks) }));
  return { ...book, intro: "", chapters: chapters.filter((chapter) => chapter.blocks.length > 0) };
}

export const count = (book: Rulebook): number => book.chapters.flatMap(rulesIn).length;

/** The same HTML with every match in a <mark>. Nothing of the query itself gets into it. */
export function marked(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  return html.replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith("<") ? part : markedText(part, words)));
}

function markedText(text: string, words: readonly string[]): string {
  const pieces = text.match(PIECES) ?? [];
  // Folding may make one letter into two: every folded letter remembers its piece.
  let folded = "";
  const origin: number[] = [];
  pieces.forEach((piece, k) => {
    const plain = fold(textOf(piece));
    folded += plain;
    for (let n = 0; n < plain.length; n++) origin.push(k);
  });
  const hit = new Set<number>();
  for (const word of words) {
    for (const at of places(folded, word)) {
      for (let n = at; n < at + word.length; n++) hit.add(origin[n]!);
    }
  }
  return pieces
    .map((piece, k) => {
      const opens = hit.has(k) && !hit.has(k - 1) ? "<mark>" : "";
      const closes = hit.has(k) && !hit.has(k + 1) ? "</mark>" : "";
      return opens + piece + closes;
    })
    .join("");
}
