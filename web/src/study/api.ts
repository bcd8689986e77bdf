// What the pages of study ask the server.

import { ask } from "../lib/api";
import type { DailyInfo, PastGame, PuzzleBox, PuzzleShown, PuzzleTold, TableMade, TryTree } from "../protocol";

const posted = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

export const allPuzzles = (): Promise<PuzzleBox[]> => ask("/api/puzzles");
export const puzzle = (game: string, number: number): Promise<PuzzleShown> => ask(`/api/puzzles/${encodeURIComponent(game)}/${number}`);
export const tryPuzzle = (game: string, number: number, move: string): Promise<PuzzleTold> =>
  ask(`/api/puzzles/${encodeURIComponent(game)}/${number}`, posted({ move }));

/** The challenge of today, and of a day that is over. */
export const daily = (): Promise<DailyInfo> => ask("/api/daily");
export const beginDay = (name: string): Promise<TableMade> => ask("/api/daily", posted({ name }));

/** One's trees of tries, or one that somebody shares. */
export const myTrees = (): Promise<TryTree[]> => ask("/api/mine/tries");
export const treeOf = (tree: string): Promise<TryTree> => ask(`/api/tries/${encodeURIComponent(tree)}`);
export const nameTry = (table: string, name: string): Promise<TryTree> =>
  ask(`/api/tables/${encodeURIComponent(table)}/try-name`, posted({ name }));

/** The finished games of this browser. */
export const myGames = (): Promise<PastGame[]> => ask("/api/mine/games");
