// The rules of a game in the reader's language, fetched when they are first asked for.

import rulebooks from "virtual:rulebooks";

export interface Rule {
  id: string;
  html: string;
  /** The section of a law. */
  section?: string;
  /** What the printed edition of this language says differently. */
  note?: string;
  /** The printed editions, by language, that say something else or leave something open. */
  editions?: string[];
}

/** Part of a chapter, as it follows in the book. */
export type Block =
  | { kind: "prose"; html: string }
  | { kind: "rules"; rules: Rule[] }
  /** A table of laws, with the words at the head of its columns. */
  | { kind: "laws"; head: string[]; rules: Rule[] };

export interface Chapter {
  /** Its number, such as L2. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Rulebook {
  title: string;
  intro: string;
  /** The printed editions there are notes on, by language. */
  editions: string[];
  chapters: Chapter[];
}


export async function rulebook(game: string, language: string): Promise<Rulebook> {
  const load = rulebooks[`${game}/${language}`];
  if (!load) throw new Error(`no rulebook of ${game} in ${language}`);
  return (await load()).default;
}

export const rulesIn = (chapter: Chapter): Rule[] =>
  chapter.blocks.flatMap((block) => (block.kind === "prose" ? [] : block.rules));

export const findRule = (book: Rulebook, id: string): Rule | undefined =>
  book.chapters.flatMap(rulesIn).find((rule) => rule.id === id);
