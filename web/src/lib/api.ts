// The HTTP part of the server.

import type { NewTable, OpenTable, Replay, TableMade, Turn } from "../protocol";

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

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Problem("offline", "The server cannot be reached.");
  }
  if (!answer.ok) {
    const body = (await answer.json().catch(() => null)) as { code?: string; message?: string } | null;
    throw new Problem(body?.code ?? "failed", body?.message ?? answer.statusText);
  }
  return (await answer.json()) as T;
}

const at = (move: number | null, seat: number | null): string => {
  const query = new URLSearchParams();
  if (move !== null) query.set("move", String(move));
  if (seat !== null) query.set("seat", String(seat));
  return query.size ? `?${query}` : "";
};

export const makeTable = (wanted: NewTable): Promise<TableMade> =>
  ask("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key: newKey(), ...wanted }),
  });

export const openTables = (words = ""): Promise<OpenTable[]> =>
  ask(`/api/tables${words && `?words=${encodeURIComponent(words)}`}`);
export const runningTables = (): Promise<OpenTable[]> => ask("/api/tables?playing=true");
export const myTables = (): Promise<Turn[]> => ask("/api/mine");

export const replayTable = (table: string, move: number, seat: number | null): Promise<Replay> =>
  ask(`/api/tables/${encodeURIComponent(table)}/replay${at(move, seat)}`);

export const replayRecord = (text: string, move: number | null, seat: number | null): Promise<Replay> =>
  ask(`/api/records${at(move, seat)}`, { method: "POST", body: text });

/** A key that makes a command safe to repeat. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join("");
