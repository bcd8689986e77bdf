// Times as people say them: “3 hours ago”, “in 2 days”.

import { language } from "../lib/texts.svelte";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** A moment in seconds since 1970, seen from `now`. */
export function seenFrom(now: number, at: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const seconds = at - now;
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["minute", 60];
  return format.format(Math.trunc(seconds / length), unit);
}

/** The day of a moment, as the reader writes it. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(new Date(at * 1000));
