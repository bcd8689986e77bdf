// The rules of a game in the reader's language, fetched when they are first asked for.

export interface Rule {
  id: string;
  html: string;
  /** The section of a law. */
  section?: string;
  /** What the printed edition of this language says differently. */
  note?: string;
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
  chapters: Chapter[];
}

type Loader = () => Promise<{ default: Rulebook }>;

const BOOKS: Record<string, Loader> = {
  "lancaster/en": () => import("virtual:rules/lancaster/en"),
  "lancaster/de": () => import("virtual:rules/lancaster/de"),
  "lancaster/nl": () => import("virtual:rules/lancaster/nl"),
  "lancaster/fr": () => import("virtual:rules/lancaster/fr"),
  "lancaster/it": () => import("virtual:rules/lancaster/it"),
  "richelieu/en": () => import("virtual:rules/richelieu/en"),
  "richelieu/de": () => import("virtual:rules/richelieu/de"),
  "richelieu/nl": () => import("virtual:rules/richelieu/nl"),
  "richelieu/fr": () => import("virtual:rules/richelieu/fr"),
  "richelieu/it": () => import("virtual:rules/richelieu/it"),
};

export async function rulebook(game: string, language: string): Promise<Rulebook> {
  const load = BOOKS[`${game}/${language}`];
  if (!load) throw new Error(`no rulebook of ${game} in ${language}`);
  return (await load()).default;
}

export const rulesIn = (chapter: Chapter): Rule[] =>
  chapter.blocks.flatMap((block) => (block.kind === "prose" ? [] : block.rules));

export const findRule = (book: Rulebook, id: string): Rule | undefined =>
  book.chapters.flatMap(rulesIn).find((rule) => rule.id === id);

/** The game whose rules a number belongs to: R2.1 is Richelieu's, L5.1 and B03 Lancaster's. */
export const gameOfRule = (rule: string): "richelieu" | "lancaster" =>
  rule.startsWith("R") ? "richelieu" : "lancaster";
