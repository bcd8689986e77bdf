// A rulebook in Markdown → chapters of numbered rules, in the order of the book. Done when the
// client is built, so that no Markdown reader travels to the browser.

import { marked } from "marked";
import { parse } from "smol-toml";
import type { Block, Chapter, Rule, Rulebook } from "../src/lib/rulebook.ts";

const RULE = /^- \*\*([A-Z]\d+\.\d+)\*\* (.*)$/;
const LAW = /^\| ([A-Z]\d\d) \| (.*) \| (.*) \|$/;
const CHAPTER = /^([A-Z]\d+) (.*)$/;
const REFERENCE = /\b(?:[A-Z]\d+\.\d+|[A-Z]\d+)\b/g;

interface Book {
  game: string;
  /** Everything that can be pointed at: chapters, rules, laws. */
  numbers: ReadonlySet<string>;
  /** The notes of this language. */
  notes: Readonly<Record<string, string>>;
  /** By edition: what there is a note on. */
  editions: Readonly<Record<string, readonly string[]>>;
}

/** The notes of a file on a game, by rule. */
export const notesOn = (game: string, file: string): Record<string, string> => (parse(file)[game] ?? {}) as Record<string, string>;

export function readRulebook(markdown: string, game: string, notes: Book["notes"], editions: Book["editions"]): Rulebook {
  const book: Book = { game, numbers: numbersIn(markdown), notes, editions };
  const [head = "", ...rest] = markdown.split(/^## /m);
  const [title = "", ...intro] = head.trim().split("\n");
  return {
    title: title.replace(/^# /, ""),
    intro: prose(intro, book),
    editions: Object.keys(editions),
    chapters: rest.map((text) => chapter(text, book)),
  };
}

function numbersIn(markdown: string): Set<string> {
  const numbers = new Set<string>();
  for (const line of markdown.split("\n")) {
    const found = RULE.exec(line) ?? LAW.exec(line) ?? /^## ([A-Z]\d+) /.exec(line);
    if (found?.[1]) numbers.add(found[1]);
  }
  return numbers;
}

function chapter(text: string, book: Book): Chapter {
  const [heading = "", ...lines] = text.split("\n");
  const [, id = "", title = heading] = CHAPTER.exec(heading.trim()) ?? [];
  return { id, title: title.trim(), blocks: runs(lines).map((run) => block(run, book)) };
}

/** Lines that belong together: rules, a table, or anything else. */
interface Run {
  kind: "rules" | "table" | "prose";
  lines: string[];
}

function runs(lines: string[]): Run[] {
  const found: Run[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const kind = kindOf(line, last?.kind);
    if (last?.kind === kind) last.lines.push(line);
    else found.push({ kind, lines: [line] });
  }
  return found.filter((run) => run.lines.some((line) => line.trim()));
}

function kindOf(line: string, before: Run["kind"] | undefined): Run["kind"] {
  if (RULE.test(line)) return "rules";
  if (line.startsWith("|")) return "table";
  const goesOn = before === "rules" && /^( {2,}\S|\s*$)/.test(line);
  return goesOn ? "rules" : "prose";
}

function block(run: Run, book: Book): Block {
  if (run.kind === "rules") return { kind: "rules", rules: rules(run.lines, book) };
  const [head = "", , ...rows] = run.lines;
  if (run.kind === "table" && rows.length > 0 && rows.every((row) => LAW.test(row))) {
    return { kind: "laws", head: cells(head), rules: rows.map((row) => law(row, book)) };
  }
  return { kind: "prose", html: prose(run.lines, book) };
}

function rules(lines: string[], book: Book): Rule[] {
  const found: { id: string; text: string }[] = [];
  for (const line of lines) {
    const [, id, text] = RULE.exec(line) ?? [];
    const last = found.at(-1);
    if (id !== undefined) found.push({ id, text: text ?? "" });
    else if (last && line.trim()) last.text += ` ${line.trim()}`;
  }
  return found.map(({ id, text }) => entry(id, text, book));
}

function law(row: string, book: Book): Rule {
  const [, id = "", section = "", text = ""] = LAW.exec(row) ?? [];
  return { ...entry(id, text, book), section };
}

function entry(id: string, text: string, book: Book): Rule {
  const note = book.notes[id];
  const editions = Object.keys(book.editions).filter((edition) => book.editions[edition]!.includes(id));
  return {
    id,
    html: inline(text, book, id),
    ...(note === undefined ? {} : { note: inline(note, book, id) }),
    ...(editions.length ? { editions } : {}),
  };
}

const cells = (row: string): string[] => row.split("|").slice(1, -1).map((cell) => cell.trim());

const prose = (lines: string[], book: Book): string =>
  linked(marked.parse(lines.join("\n").trim(), { async: false }).trim(), book);

const inline = (text: string, book: Book, id: string): string =>
  linked(marked.parseInline(text, { async: false }), book, id);

/** Rulings get a look of their own; numbers of rules become links, but not to themselves. */
function linked(html: string, book: Book, self = ""): string {
  return html
    .replace(/<strong>\[([^\]<]+)\]<\/strong>/g, '<strong class="ruling">$1</strong>')
    .replace(/<[^>]*>|[^<]+/g, (part) =>
      part.startsWith("<") ? part : part.replace(REFERENCE, (id) => reference(id, book, self)),
    );
}

const reference = (id: string, { game, numbers }: Book, self: string): string =>
  numbers.has(id) && id !== self ? `<a href="/rules/${game}/${id}">${id}</a>` : id;
