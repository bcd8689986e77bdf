// The project's locale files, as modules: the same words in terminal and browser.
//   virtual:texts/de            → the messages of a language, as Fluent source
//   virtual:texts/de/guide      → those of a part that few pages need
//   virtual:parts               → how to fetch each of these
//   virtual:rules/<game>/de     → a rulebook as data, with the notes on printed editions
//   virtual:rulebooks           → how to fetch each of them
//   virtual:figures/<game>      → its printed figures, as the engine reads them
//   virtual:facts               → by game: how to fetch what was counted (`courtly facts --keep`)
//   virtual:glossaries          → by game: its words in all languages, questions, advice
// It also fills in what index.html says of the page to search engines.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { GAMES } from "../src/protocol.ts";
import { notesOn, readRulebook } from "./rulebook.ts";

export const LOCALES = resolve(import.meta.dirname, "../../src/courtly/locales");
const TEXTS = "virtual:texts/";
const RULES = "virtual:rules/";
const BOOKS = "virtual:rulebooks";
const FIGURES = "virtual:figures/";
const GLOSSARIES = "virtual:glossaries";
const FACTS = "virtual:facts";

/** Files whose messages are fetched when they are first needed. */
const PARTS = ["box", "coach", "days", "examples", "facts", "guide", "host", "notices", "problems", "reference", "study", "teach"];
const PART_LIST = "virtual:parts";

/** The messages the browser needs: everything but the terminal's and the parts; or those of a part. */
export function textsOf(language: string, part?: string): string {
  const folder = join(LOCALES, language);
  const wanted = (name: string): boolean =>
    part ? name === `${part}.ftl` : name !== "terminal.ftl" && !PARTS.includes(name.slice(0, -4));
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && wanted(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .map(squeezed)
    .join("\n");
}

/** Without comments, which nobody needs on the wire. */
function squeezed(source: string): string {
  return source.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function rulesOf(game: string, language: string) {
  const markdown = readFileSync(join(LOCALES, language, `${game}.md`), "utf-8");
  return readRulebook(markdown, game, notesOf(game, language), editionsOf(game));
}

const notesOf = (game: string, language: string): Record<string, string> => {
  const file = join(LOCALES, language, "editions.toml");
  return existsSync(file) ? notesOn(game, readFileSync(file, "utf-8")) : {};
};

/** The editions we know, each with the rules that are noted on it; the English notes are on all of them. */
function editionsOf(game: string): Record<string, string[]> {
  const found = readdirSync(LOCALES).filter((language) => language !== "en").map((edition) => [edition, Object.keys(notesOf(game, edition))] as const);
  return Object.fromEntries(found.filter(([, rules]) => rules.length));
}

/** What is printed on the pieces of a game, with where each figure comes from. */
function figuresOf(game: string): unknown {
  const file = resolve(LOCALES, "..", game, "data", "components.toml");
  return parse(readFileSync(file, "utf-8"))[game];
}

/** How to fetch what was counted of each game that has it. */
function facts(): string {
  const file = (game: string): string => resolve(LOCALES, "..", game, "data", "facts.json");
  const counted = GAMES.map(({ name }) => name).filter((game) => existsSync(file(game)));
  return counted.map((game) => `"${game}": () => import(${JSON.stringify(file(game))})`).join(",");
}

/** Of every game that has one. */
function glossaries(): unknown {
  const file = (game: string): string => resolve(LOCALES, "..", game, "data", "glossary.toml");
  const named = GAMES.map(({ name }) => name).filter((game) => existsSync(file(game)));
  return Object.fromEntries(named.map((game) => [game, parse(readFileSync(file(game), "utf-8"))]));
}

/** All rulebooks, as game and language. */
const books = (): string[] =>
  readdirSync(LOCALES).flatMap((language) =>
    readdirSync(join(LOCALES, language))
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${name.slice(0, -3)}/${language}`),
  );
const parts = (): string[] =>
  readdirSync(LOCALES).flatMap((language) => PARTS.map((part) => `"${part}/${language}": () => import("${TEXTS}${language}/${part}")`));
const loader = (book: string): string => `"${book}": () => import("${RULES}${book}")`;

/** In English, as the page is before it speaks. */
export function description(): string {
  const bundle = new FluentBundle("en");
  bundle.addResource(new FluentResource(textsOf("en")));
  const pattern = bundle.getMessage("web-description")?.value;
  const games = new Intl.ListFormat("en-GB").format(GAMES.map(({ title }) => title));
  return pattern ? bundle.formatPattern(pattern, { games }) : "";
}

export function locales(): Plugin {
  return {
    name: "courtly-locales",
    resolveId: (id) => (id.startsWith(TEXTS) || id.startsWith(RULES) || id.startsWith(FIGURES) || id === FACTS || id === GLOSSARIES || id === BOOKS || id === PART_LIST ? `\0${id}` : undefined),
    transformIndexHtml: (html) => html.replace("%description%", description()),
    load(id) {
      if (id === `\0${BOOKS}`) return `export default {${books().map(loader).join(",")}}`;
      if (id === `\0${PART_LIST}`) return `export default {${parts().join(",")}}`;
      if (id === `\0${FACTS}`) return `export default {${facts()}}`;
      if (id === `\0${GLOSSARIES}`) return `export default ${JSON.stringify(glossaries())}`;
      if (id.startsWith(`\0${FIGURES}`)) return `export default ${JSON.stringify(figuresOf(id.slice(FIGURES.length + 1)))}`;
      if (id.startsWith(`\0${TEXTS}`)) {
        const [language = "", part] = id.slice(TEXTS.length + 1).split("/");
        watch(this, language);
        return `export default ${JSON.stringify(textsOf(language, part))}`;
      }
      if (id.startsWith(`\0${RULES}`)) {
        const [game = "", language = ""] = id.slice(RULES.length + 1).split("/");
        watch(this, language);
        return `export default ${JSON.stringify(rulesOf(game, language))}`;
      }
      return undefined;
    },
  };
}

function watch(context: { addWatchFile(file: string): void }, language: string): void {
  for (const name of readdirSync(join(LOCALES, language))) {
    context.addWatchFile(join(LOCALES, language, name));
  }
}
