// Sums over the finished games of this browser.

import { LEVELS, type Level } from "../lib/names";
import type { PastGame } from "../protocol";

/** Games that say something: no tries, and not the guided first one. */
export const counting = (games: readonly PastGame[]): PastGame[] => games.filter(({ kind }) => kind === "table" || kind === "daily");

export const won = ({ places, seat }: PastGame): boolean => places[seat] === 0;

/** What part of the others one left behind: 1 for the first, 0 for the last. */
export const share = ({ places, seat }: PastGame): number => {
  const others = places.length - 1;
  const mine = places[seat] ?? 0;
  const behind = places.filter((place, k) => k !== seat && place > mine).length;
  const even = places.filter((place, k) => k !== seat && place === mine).length;
  return others ? (behind + even / 2) / others : 0;
};

/** The strongest bot at a table; null: people alone. */
export const against = ({ levels }: PastGame): Level | null => LEVELS.findLast((level) => levels.includes(level)) ?? null;

export interface Tally {
  games: number;
  won: number;
  /** On average, what part of the others one left behind. */
  share: number;
}

export function tally(games: readonly PastGame[]): Tally {
  const sum = games.reduce((n, game) => n + share(game), 0);
  return { games: games.length, won: games.filter(won).length, share: games.length ? sum / games.length : 0 };
}

/** The games sorted by something, in the order of `keys`; what never occurs is left out. */
export function grouped<Key>(games: readonly PastGame[], keys: readonly Key[], of: (game: PastGame) => Key): { key: Key; tally: Tally }[] {
  return keys.map((key) => ({ key, tally: tally(games.filter((game) => of(game) === key)) })).filter(({ tally }) => tally.games > 0);
}

/** What the games counted, added up. */
export function feats(games: readonly PastGame[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const game of games) for (const [name, n] of Object.entries(game.feats)) sums[name] = (sums[name] ?? 0) + n;
  return sums;
}

const WINDOW = 10;

export interface Point {
  at: number;
  share: number;
}

/** How well one did over time: after each game the average of the last ten. */
export function progress(games: readonly PastGame[]): Point[] {
  const inOrder = [...games].sort((a, b) => a.at - b.at);
  return inOrder.map(({ at }, k) => ({ at, share: tally(inOrder.slice(Math.max(0, k + 1 - WINDOW), k + 1)).share }));
}
