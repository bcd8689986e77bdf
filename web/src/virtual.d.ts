declare module "virtual:texts/*" {
  const source: string;
  export default source;
}
/** By part and language, such as `guide/de`. */
declare module "virtual:parts" {
  const parts: Record<string, () => Promise<{ default: string }>>;
  export default parts;
}
/** By game and language, such as `…/de`. */
declare module "virtual:rulebooks" {
  const books: Record<string, () => Promise<{ default: import("./lib/rulebook").Rulebook }>>;
  export default books;
}
declare module "virtual:rules/*" {
  const book: import("./lib/rulebook").Rulebook;
  export default book;
}
/** The printed figures of a game; what is in them is the game's own affair. */
declare module "virtual:figures/*" {
  const figures: any;
  export default figures;
}
/** By game: what was counted of it, as `courtly.facts.figures` writes it. */
declare module "virtual:facts" {
  const facts: Record<string, () => Promise<{ default: import("./facts/facts").Facts }>>;
  export default facts;
}
/** By game: its words in all languages, questions with the rules that answer them, advice. */
declare module "virtual:glossaries" {
  interface Term {
    id: string;
    rule: string;
    word: Record<string, string>;
    printed?: Record<string, string>;
  }
  interface Glossary {
    questions: [id: string, rule: string][];
    advice: string[];
    term: Term[];
  }
  const glossaries: Record<string, Glossary>;
  export default glossaries;
}
/** Has no types of its own. */
declare module "subset-font" {
  interface Wanted {
    targetFormat: "woff2";
    variationAxes?: Record<string, { min: number; max: number }>;
    keepFeatures?: readonly string[];
  }
  export default function subset(font: Buffer, letters: string, wanted: Wanted): Promise<Buffer>;
}
