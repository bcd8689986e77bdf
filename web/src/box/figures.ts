// Printed figures in a form: what they are called, how they are typed, and how a change is noted.

import { capital, words } from "../lib/toasts.svelte";
import { has, t } from "../lib/texts.svelte";
import type { PrintedFigure, SaidText } from "../protocol";

export type Changes = Readonly<Record<string, unknown>>;
/** One place to type in: a figure, or one part of several that belong together. */
export interface Entry {
  figure: PrintedFigure;
  /** Which part, where a figure has some. */
  part: string | null;
  where: string;
  value: unknown;
  ours: unknown;
}

const key = (...parts: string[]): string => ["box", ...parts].join("-").toLowerCase().replaceAll(/[_ ]/g, "-");
const word = (name: string, otherwise: string): string => (has(name) ? t(name) : otherwise);

export const groupName = (game: string, group: string): string => word(key(game, "group", group || "alone"), group);
export const rowName = (game: string, { group, row }: PrintedFigure): string => capital(word(key(game, "row", group, row), row));
const figureName = (game: string, name: string): string =>
  /^\d+$/.test(name) ? t("box-players", { n: Number(name) }) : word(key(game, "figure", name), name);
export const entryName = (game: string, { figure, part }: Entry): string => figureName(game, part ?? figure.name);
/** What a figure is called where its row is not in sight. */
export const fullName = (game: string, entry: Entry): string =>
  entry.figure.row ? `${rowName(game, entry.figure)}, ${entryName(game, entry)}` : `${groupName(game, entry.figure.group)}, ${entryName(game, entry)}`;

/** All that can be corrected; what the rulebook says in words cannot. */
export function entriesOf(figures: readonly PrintedFigure[]): Entry[] {
  return figures.filter(({ rule }) => rule === null).flatMap((figure): Entry[] => {
    const { value, ours, where } = figure;
    if (!isTable(value)) return [{ figure, part: null, where, value, ours }];
    return Object.entries(value).map(([part, one]) => ({ figure, part, where: `${where}.${part}`, value: one, ours: isTable(ours) ? ours[part] : null }));
  });
}

/** What stands together, in the order it comes. */
export function grouped(entries: readonly Entry[], by: (entry: Entry) => string): [string, Entry[]][] {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) found.set(by(entry), [...(found.get(by(entry)) ?? []), entry]);
  return [...found];
}

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
export const changed = ({ value, ours }: Entry): boolean => JSON.stringify(value) !== JSON.stringify(ours);

/** A figure as it is typed: a list with commas. */
export const typed = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : value == null ? "" : String(value));

/** What somebody typed, as the file would have it; the server says what is wrong with it. */
export function read(text: string, like: unknown): unknown {
  const one = (word: string): unknown => (/^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word);
  if (Array.isArray(like)) return text.split(/[\s,;]+/).filter(Boolean).map(one);
  return text.trim() === "" ? null : one(text.trim());
}

/** An owner's changes with one more. */
export function put(changes: Changes, { figure, part }: Entry, value: unknown): Changes {
  const { group, row, row_key, name } = figure;
  const rows = changes[group];
  const table = (row ? (Array.isArray(rows) ? rows : []).find((one, k) => (row_key ? one[row_key] === row : k + 1 === Number(row))) : group ? rows : changes) as
    | Record<string, unknown>
    | undefined;
  const filled = { ...table, [name]: part === null ? value : { ...(table?.[name] as object | undefined), [part]: value } };
  if (!group) return filled;
  if (!row) return { ...changes, [group]: filled };
  const listed: unknown[] = Array.isArray(rows) ? rows : [];
  const named = row_key ? { [row_key]: row, ...filled } : filled;
  return { ...changes, [group]: table ? listed.map((one) => (one === table ? named : one)) : [...listed, named] };
}

/** What is wrong, in the reader's language; a place is called as the form calls it. */
export function said(game: string, { text, params }: SaidText, entries: readonly Entry[]): string {
  const entry = entries.find(({ where }) => where === params["path"]) ?? entries.find(({ figure }) => figure.where === params["path"]);
  const filled = words(text, params);
  if (entry) filled["path"] = fullName(game, entry);
  return capital(t(text, filled));
}
