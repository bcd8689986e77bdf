// What people ask the server about themselves.

import { ask } from "../lib/api";
import type { Ballots, LinkMade, LinkNumber, MyGame, PhraseMade, Shelve, You } from "../protocol";

export type Shelf = "running" | "over" | "aside";

/** So many finished games are fetched at a time. */
export const PAGE = 50;

export const post = <T>(path: string, body: unknown): Promise<T> =>
  ask(`/api/people/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

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
export const shelve = (table: string, aside: boolean): Promise<Shelve> => post(`games/${encodeURIComponent(table)}`, { aside });

/** Votes to come, and what one has put in for them. */
const ballots = (table: string, seat: number): string => `ballots/${encodeURIComponent(table)}/${seat}`;
export const ballotsOf = (table: string, seat: number): Promise<Ballots> => ask(`/api/people/${ballots(table, seat)}`);
export const lodge = (table: string, seat: number, vote: string, move: string | null): Promise<Ballots> => post(ballots(table, seat), { vote, move });

/** Oneself, and one's devices. */
export const you = (): Promise<You> => ask("/api/people/you");
export const makeLink = (name: string): Promise<LinkMade> => post("link", { name });
export const useLink = (code: string, name: string): Promise<LinkNumber> => post("link/use", { code, name });
export const answerLink = (number: string, yes: boolean): Promise<You> => post("link/answer", { number, yes });
export const revoke = (id: string): Promise<You> => post("revoke", { id });
export const makePhrase = (name: string): Promise<PhraseMade> => post("phrase", { name });
export const usePhrase = (phrase: string, name: string): Promise<You> => post("phrase/use", { phrase, name });
export const dropPasskey = (id: string): Promise<You> => post("passkey/gone", { id });
export const forget = (): Promise<You> => post("forget", { sure: true });
