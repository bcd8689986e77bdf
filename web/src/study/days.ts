// The challenge of a day in words: how one did, and a text to share that gives nothing away.

import { language, t } from "../lib/texts.svelte";
import type { DailyResult } from "../protocol";

/** “16 November 2026”: days begin everywhere at the same moment. */
export const dateOf = (day: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** How long it is until a moment: “5 h 12 min”. */
export function until(seconds: number): string {
  const minutes = Math.max(0, Math.ceil(seconds / 60));
  return t("study-daily-left", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

export interface Weekday {
  day: string;
  state: "played" | "missed" | "open";
  today: boolean;
}

/** This week from Monday on, in universal time, and on which of its days one played. */
export function weekOf(now: Date, played: readonly string[]): Weekday[] {
  const today = now.toISOString().slice(0, 10);
  const monday = Date.parse(today) - ((now.getUTCDay() + 6) % 7) * 86_400_000;
  return Array.from({ length: 7 }, (_, k) => {
    const day = new Date(monday + k * 86_400_000).toISOString().slice(0, 10);
    return { day, state: played.includes(day) ? "played" : day < today ? "missed" : "open", today: day === today };
  });
}

/** Who did better: by place, then by points ahead. */
export const better = (a: DailyResult, b: DailyResult): number => a.place - b.place || b.lead - a.lead;

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace("-", "−"));

/** How many of those who finished did worse, and how many others there are. */
export function rank(mine: DailyResult, all: readonly DailyResult[]): { beaten: number; others: number } {
  return { beaten: all.filter((one) => better(mine, one) < 0).length, others: Math.max(0, all.length - 1) };
}

export interface Shared {
  day: string;
  game: string;
  seats: number;
  mine: DailyResult;
  king: DailyResult | null;
  others: readonly DailyResult[];
}

/** What one may show to those who have not played yet: no card, no move, no seed. */
export function shareText({ day, game, seats, mine, king, others }: Shared): string {
  const { beaten, others: rest } = rank(mine, others);
  const lines = [
    `Courtly · ${dateOf(day)} · ${t(`${game}-name`)}`,
    `${"●".repeat(seats - mine.place)}${"○".repeat(mine.place)} ${t("study-daily-did", { place: mine.place + 1, seats, points: mine.points, lead: signed(mine.lead) })}`,
  ];
  if (king) lines.push(t("study-daily-king-did", { place: king.place + 1, points: king.points }));
  if (rest) lines.push(t("study-daily-beaten", { beaten, others: rest }));
  return lines.join("\n");
}
