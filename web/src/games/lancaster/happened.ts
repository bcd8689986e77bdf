// Reading the log for the table: who took which favour, where the last move was.

import type { Entry } from "../../lib/stage";

/** Who took each favour tile of this round. */
export function takers(log: readonly Entry[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { kind, seat, data } of log) {
    if (kind === "round_began") found.clear();
    if (kind === "favour_taken") found.set(String(data["favour"]), seat);
  }
  return found;
}

export interface LastMove {
  place: string;
  side: number;
  /** From where, if not from court. */
  from: string | null;
}

const MOVES = new Set(["knight_placed", "knight_crossed"]);
const ENDS = new Set(["phase_began", "round_began"]);

/** Where a knight was placed last, as long as knights are being placed. */
export function lastMove(log: readonly Entry[]): LastMove | null {
  for (let k = log.length - 1; k >= 0; k--) {
    const { kind, seat, data } = log[k]!;
    if (ENDS.has(kind)) return null;
    if (!MOVES.has(kind)) continue;
    return { place: String(data["place"] ?? data["conflict"]), side: seat, from: kind === "knight_crossed" ? "Dorset" : null };
  }
  return null;
}

export interface Group {
  /** The phase that began with it, if one did. */
  phase: string | null;
  /** Whose doings, null where it is nobody's. */
  side: number | null;
  entries: Entry[];
}

/** What is part of the course of the game and said by headings. */
const COURSE = new Set(["phase_began", "round_began", "ballot_cast", "castle_scored"]);

/** Entries by phase and by who did it, in their order. */
export function grouped(entries: readonly Entry[]): Group[] {
  const groups: Group[] = [];
  let phase: string | null = null;
  for (const entry of entries) {
    if (entry.kind === "phase_began") phase = String(entry.data["phase"]);
    if (COURSE.has(entry.kind)) continue;
    const side = entry.seat < 0 ? null : entry.seat;
    const last = groups.at(-1);
    if (last && last.side === side && phase === null) last.entries.push(entry);
    else groups.push({ phase, side, entries: [entry] });
    phase = null;
  }
  return groups;
}

/** Where something happened, as the board names it; null where it is nowhere on the board. */
export function placeIn({ kind, data }: Entry): string | null {
  const place = data["place"] ?? data["county"] ?? data["conflict"];
  if (place != null) return String(place);
  if (kind === "favour_taken") return `favour ${data["favour"]}`;
  if (data["space"] != null) return `castle ${data["space"]}`;
  const source = data["source"];
  return source == null ? null : String(source);
}
