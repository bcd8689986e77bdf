// Words, from the project's locale files. Everything a person reads comes from here.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import parts from "virtual:parts";
import { GAMES } from "../protocol";
import { settings } from "./settings.svelte";

export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  fr: "Français",
  it: "Italiano",
} as const;
export type Language = keyof typeof LANGUAGES;
export type Params = Record<string, FluentVariable>;

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:texts/en"),
  de: () => import("virtual:texts/de"),
  nl: () => import("virtual:texts/nl"),
  fr: () => import("virtual:texts/fr"),
  it: () => import("virtual:texts/it"),
};

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>("en");

/** The language in use: chosen by the reader, or the browser's. */
export const language = (): Language => spoken;

export function preferred(): Language {
  const wanted = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wanted.find((tag) => tag && tag in LANGUAGES) as Language | undefined) ?? "en";
}

export function makeBundle(tag: string, source: string): FluentBundle {
  const made = new FluentBundle(tag, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length) throw errors[0];
  return made;
}

/** Parts of the texts that some page has asked for. */
const learnt = new Set<string>();

/** What was asked for last, and how often something was: what comes late must not undo it. */
let wanted: Language = "en";
let asked = 0;
let answered = 0;

export async function speak(tag: Language): Promise<void> {
  const now = (asked += 1);
  wanted = tag;
  const more = [...learnt].map((part) => parts[`${part}/${tag}`]!());
  const sources = await Promise.all([SOURCES[tag](), ...more]);
  if (now < answered) return;
  answered = now;
  bundle = makeBundle(tag, sources.map((source) => source.default).join("\n"));
  spoken = tag;
  document.documentElement.lang = tag;
}

/** Fetch texts that few pages need, in whichever language is spoken. */
export async function learn(part: "box" | "coach" | "days" | "examples" | "facts" | "guide" | "host" | "notices" | "problems" | "reference" | "study" | "teach"): Promise<void> {
  if (learnt.has(part)) return;
  learnt.add(part);
  await speak(wanted);
}

export const has = (key: string): boolean => bundle?.hasMessage(key) ?? false;

/** The text named `key`, with its parameters filled in. */
export function t(key: string, params?: Params): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || pattern == null) return key;
  return bundle.formatPattern(pattern, params ?? null, []); // a gap in a text is no reason to fail
}

/** Names as a list in a sentence: “Anna, Ben and Carla”. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(spoken === "en" ? "en-GB" : spoken).format(names);

/** “3 days”, or briefly “3d”. */
export const inUnits = (n: number, unit: "day" | "hour", unitDisplay: "long" | "narrow" = "long"): string =>
  new Intl.NumberFormat(spoken, { style: "unit", unit, unitDisplay }).format(n);

/** The word for a label of a move or event. Names stand for themselves; numbers of laws say what they are. */
export function label(game: string, field: string, value: string): string {
  const key = `${game}-${field}-${value}`.toLowerCase().replaceAll(" ", "-");
  if (has(key)) return t(key);
  const numbered = `${game}-numbered`;
  return /^[A-Z]\d+$/.test(value) && has(numbered) ? t(numbered, { number: value }) : value;
}

/** What sort of thing a label is, for texts whose grammar depends on it: its first word. */
export const sortOf = (value: string): string => value.split(" ", 1)[0]!.toLowerCase();

export interface Happening {
  kind: string;
  seat: number;
  data: Record<string, string | number | null>;
}

/** Fields that name a seat as records do; in sentences seats are called as the players are. */
const SEAT_FIELDS = new Set(["start", "owner"]);

function called(game: string, field: string, value: string, names: readonly string[]): string {
  if (!SEAT_FIELDS.has(field)) return label(game, field, value);
  const seats = GAMES.find(({ name }) => name === game)?.seats ?? [];
  return names[seats.findIndex((seat) => seat.name === value)] ?? label(game, "seat", value);
}

/** What happened, as a sentence; a secret the reader may not know is given as `none`. */
export function sentence(game: string, event: Happening, names: readonly string[]): string {
  const params: Params = { seat: names[event.seat] ?? "none" };
  for (const [field, value] of Object.entries(event.data)) {
    if (value === null) params[field] = "none";
    else if (typeof value === "string") {
      params[field] = called(game, field, value, names);
      params[`${field}-sort`] = sortOf(value);
    } else params[field] = value;
  }
  return t(`${game}-event-${event.kind.replaceAll("_", "-")}`, params);
}
