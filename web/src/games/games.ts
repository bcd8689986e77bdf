// The games there are: what Python describes and what the folders here draw, by name.

import type { Pattern } from "../art/patterns";
import type { GameName } from "../lib/names";
import { GAMES, type GameDescription } from "../protocol";
import type { Declaration, Livery } from "./declaration";

const drawn = import.meta.glob<Declaration>("./*/index.ts", { eager: true, import: "default" });

export interface Game extends GameDescription, Omit<Declaration, "liveries"> {
  liveries: readonly Livery[];
}

function joined(described: GameDescription): Game[] {
  const declared = drawn[`./${described.drawing}/index.ts`];
  if (!declared) return []; // a game without a drawing is not played here
  const liveries = described.seats.map(({ colour, pattern }, seat) => {
    const { deep, initial } = declared.liveries[seat]!;
    return { colour, pattern: pattern as Pattern, deep, initial };
  });
  return [{ ...described, ...declared, liveries }];
}

/** All games, in the order they are offered. */
export const GAME_LIST: readonly Game[] = GAMES.flatMap(joined);
export const games = Object.fromEntries(GAME_LIST.map((game) => [game.name, game])) as Record<GameName, Game>;

export const isGame = (name: string): name is GameName => Object.hasOwn(games, name);

export function liveryOf(game: GameName, seat: number): Livery {
  const { liveries } = games[game];
  return liveries[seat] ?? liveries[0]!;
}

/** Names of all who move on the board: the seats, and where they lead others, those. */
export const everybody = (game: GameName, seats: readonly string[]): string[] =>
  games[game].everybody?.(seats) ?? [...seats];

/** The game whose rules a number belongs to, by its letter. */
export const gameOfRule = (rule: string): Game =>
  GAME_LIST.find(({ rules }) => rules.includes(rule.charAt(0))) ?? GAME_LIST[0]!;
