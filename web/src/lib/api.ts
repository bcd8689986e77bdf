// The HTTP part of the server.

import type { Analysis, Example, FigureFile, FigureSheet, Film, GuideBook, Looking, NewTable, OpenTable, PlayOn, Problem as Wrong, Reach, TableMade, Turn } from "../protocol";

import { learn } from "./texts.svelte";

/** Something the server would not do, with its reason. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly text: string | null = null,
    readonly params: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Problem("offline", "The server cannot be reached.");
  }
  if (!answer.ok) {
    const body = (await answer.json().catch(() => null)) as Partial<Wrong> | null;
    if (body?.text) await learn("problems").catch(() => undefined); // else it is said in general
    throw new Problem(body?.code ?? "failed", body?.message ?? answer.statusText, null, body?.text ?? null, body?.params ?? {});
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const range = (from: number, to: number, seat: number | null, allOpen = false): string => {
  const query = new URLSearchParams({ from: String(from), to: String(to), open: String(allOpen) });
  if (seat !== null) query.set("seat", String(seat));
  return `?${query}`;
};

export const makeTable = (wanted: NewTable): Promise<TableMade> =>
  ask("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key: newKey(), ...wanted }),
  });

/** The guided first game of a game. */
export const guideOf = (game: string): Promise<GuideBook> => ask(`/api/games/${encodeURIComponent(game)}/guide`);

/** The worked examples of its printed booklets, and one of them as a film. */
export const examplesOf = (game: string): Promise<Example[]> => ask(`/api/games/${encodeURIComponent(game)}/examples`);
export const filmOfExample = (game: string, id: string): Promise<Film> =>
  ask(`/api/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(id)}`);

/** Where friends in the same network can open this server. */
export const reach = async (): Promise<string[]> => (await ask<Reach>("/api/reach")).addresses;
export const openTables = (words = ""): Promise<OpenTable[]> =>
  ask(`/api/tables${words && `?words=${encodeURIComponent(words)}`}`);
export const runningTables = (): Promise<OpenTable[]> => ask("/api/tables?playing=true");
export const myTables = (): Promise<Turn[]> => ask("/api/mine");

export const filmOfTable = (table: string, from: number, to: number, seat: number | null, allOpen = false): Promise<Film> =>
  ask(`/api/tables/${encodeURIComponent(table)}/film${range(from, to, seat, allOpen)}`);

export const filmOfRecord = (text: string, from: number, to: number, seat: number | null, allOpen = false): Promise<Film> =>
  ask(`/api/films${range(from, to, seat, allOpen)}`, { method: "POST", body: text });

const judged = (depth: Analysis["depth"], eyes: Analysis["eyes"]): string => `?${new URLSearchParams({ depth, eyes })}`;

/** Have a finished game looked at again. */
export const studyTable = (table: string, depth: Analysis["depth"], eyes: Analysis["eyes"]): Promise<Looking> =>
  ask(`/api/tables/${encodeURIComponent(table)}/study${judged(depth, eyes)}`, { method: "POST" });

export const studyRecord = (text: string, depth: Analysis["depth"], eyes: Analysis["eyes"]): Promise<Looking> =>
  ask(`/api/studies${judged(depth, eyes)}`, { method: "POST", body: text });

export const studyAgain = (id: string): Promise<Looking> => ask(`/api/studies/${encodeURIComponent(id)}`);

/** A new table from a position of a finished game. */
export const playOn = (table: string | null, wanted: PlayOn): Promise<TableMade> =>
  ask(table === null ? "/api/play-on" : `/api/tables/${encodeURIComponent(table)}/play-on`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wanted),
  });

/** The printed figures of a game with an owner's changes, checked. */
export const figuresOf = (game: string, changes: Readonly<Record<string, unknown>>): Promise<FigureSheet> =>
  ask(`/api/games/${encodeURIComponent(game)}/figures`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ changes }),
  });

/** What an owner's file of figures says. */
export const figuresIn = (file: Blob): Promise<FigureFile> => ask("/api/figures", { method: "POST", body: file });

/** A key that makes a command safe to repeat. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join("");
