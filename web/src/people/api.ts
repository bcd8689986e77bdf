// What people ask the server about themselves.

import { ask } from "../lib/api";
import type { MyGame, Shelve } from "../protocol";

export type Shelf = "running" | "over" | "aside";

/** So many finished games are fetched at a time. */
export const PAGE = 50;

const listed = (query: Record<string, string>): Promise<MyGame[]> => ask(`/api/people/games?${new URLSearchParams(query)}`);

/** One's games on a shelf; of finished ones some at a time. What was put aside may still go on. */
export async function gamesOn(shelf: Shelf, words: string, skip = 0): Promise<MyGame[]> {
  const page = { words, skip: String(skip), limit: String(PAGE) };
  if (shelf === "running") return listed({ words, limit: "200" });
  if (shelf === "over") return listed({ ...page, over: "true" });
  const running = skip ? [] : await listed({ words, limit: "200", aside: "true" });
  return [...running, ...(await listed({ ...page, over: "true", aside: "true" }))];
}

/** Put a game aside, or take it back. */
export const shelve = (table: string, aside: boolean): Promise<Shelve> =>
  ask(`/api/people/games/${encodeURIComponent(table)}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ aside }),
  });
