// The log in chapters: rounds and phases, or turns.

import type { Entry } from "./stage";

/** What happened in one phase, or in one turn; `opening` is what began it. */
export interface Scene {
  opening: Entry | null;
  lines: Entry[];
}

/** A round; in a game without rounds everything is one act. */
export interface Act {
  round: number | null;
  scenes: Scene[];
}

const SCENES = new Set(["phase_began", "turn_began"]);

export function chronicle(log: readonly Entry[]): Act[] {
  const acts: Act[] = [];
  let act: Act | null = null;
  let scene: Scene | null = null;
  for (const entry of log) {
    if (entry.kind === "round_began") {
      acts.push((act = { round: Number(entry.data["round"]), scenes: [] }));
      scene = null;
      continue;
    }
    if (!act) acts.push((act = { round: null, scenes: [] }));
    const opens = SCENES.has(entry.kind);
    if (opens || !scene) act.scenes.push((scene = { opening: opens ? entry : null, lines: [] }));
    if (!opens) scene.lines.push(entry);
  }
  return acts;
}

/** The acts with only those lines for which `keep` holds; what is then empty is left out. */
export function only(acts: readonly Act[], keep: (entry: Entry) => boolean): Act[] {
  return acts
    .map(({ round, scenes }) => ({
      round,
      scenes: scenes
        .map(({ opening, lines }) => ({ opening, lines: lines.filter(keep) }))
        .filter((scene) => scene.lines.length > 0),
    }))
    .filter((act) => act.scenes.length > 0);
}

/** What is news to a seat whose last decision made version `seen`: what its decision set going, and all after it.
 * To whoever has not decided yet, this round is. */
export function newsOf(log: readonly Entry[], seen: number): Entry[] {
  if (seen === 0) return log.slice(Math.max(0, log.findLastIndex(({ kind }) => kind === "round_began")));
  const from = log.findIndex(({ version, seat }) => version > seen || (version === seen && seat < 0));
  return from < 0 ? [] : log.slice(from);
}
