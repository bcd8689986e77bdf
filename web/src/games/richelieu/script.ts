// How what happens at Richelieu's table is told; at the end tokens are turned and line after line is counted.

import type { RichelieuView } from "../../protocol";
import type { Beat, Script } from "../../lib/director.svelte";
import type { Entry } from "../../lib/stage";
import { fold } from "./fold";

/** The end: tokens turned so far, then lines counted so far with what each brought both. */
export interface CountScene {
  kind: "count";
  tokens: readonly { seat: number; token: string }[];
  lines: readonly { line: string; points: readonly number[] }[];
}
export type RichelieuScene = CountScene;

const TIMES: Record<string, number> = {
  card_taken: 900, token_taken: 650, marker_returned: 500, marker_paid: 650, marker_laid: 800, marker_moved: 800,
  token_redeemed: 700, turn_skipped: 800, turn_began: 0, game_ended: 500,
};
const TOKEN = 600;
const LINE = 850;

export const script: Script<RichelieuView> = ({ before, after, entries, eyes, own }) => {
  const beats: Beat<RichelieuView>[] = [];
  let view = before;
  let scene: CountScene | null = null;
  const add = (entry: Entry, ms: number, lines: RichelieuView["lines"]): void => {
    view = { ...view, lines };
    beats.push({ entries: [entry], view, ms, scene, rests: false });
  };
  const join = (entry: Entry): void => {
    const last = beats.pop()!;
    beats.push({ ...last, entries: [...last.entries, entry], view, scene });
  };
  for (const entry of entries) {
    view = fold(view, entry);
    const ended: CountScene = scene ?? { kind: "count", tokens: [], lines: [] };
    if (entry.kind === "token_shown") {
      scene = { ...ended, tokens: [...ended.tokens, { seat: entry.seat, token: String(entry.data["token"]) }] };
      add(entry, TOKEN, view.lines); // what they bring comes line by line
    } else if (entry.kind === "line_scored" || entry.kind === "line_missing") {
      const line = String(entry.data["line"]);
      const open = ended.lines.at(-1)?.line === line;
      const points = (open ? ended.lines.at(-1)!.points : [0, 0]).with(entry.seat, Number(entry.data["points"]));
      scene = { ...ended, lines: [...(open ? ended.lines.slice(0, -1) : ended.lines), { line, points }] };
      if (open) join(entry);
      else add(entry, LINE, after.lines);
    } else if (entry.kind === "turn_began" && beats.length) join(entry);
    else add(entry, TIMES[entry.kind] ?? 500, entry.kind === "game_ended" ? view.lines : after.lines);
  }
  // What one has just done oneself need not be waited for.
  const mine = (beat: Beat): boolean => beat.scene === null && beat.entries.every((entry) => entry.seat === eyes || entry.kind === "turn_began");
  const others = own ? beats.findIndex((beat) => !mine(beat)) : 0;
  return beats.map((beat, k) => (k < others || others < 0 ? { ...beat, ms: 0 } : beat));
};
