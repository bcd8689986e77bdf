// What is told, as a small sound: one for a beat, that of its weightiest event.

import type { Entry } from "../../lib/stage";
import { sound, type SoundName } from "../../lib/sounds";

const SOUNDS: readonly (readonly [RegExp, SoundName])[] = [
  [/^law_(adopted|rejected)$/, "stamp"],
  [/^knight_evicted$/, "evict"],
  [/^(knight_placed|knight_crossed|tile_laid|noble_taken)$/, "place"],
  [/^ballot_shown$/, "ballot"],
  [/^points_scored$/, "points"],
  [/^(tokens_gained|favour_taken|knight_recruited|knight_upgraded)$/, "tokens"],
  [/^(law_proposed|conflict_opened)$/, "card"],
];

export function heard(entries: readonly Entry[]): void {
  const fought = entries.find(({ kind }) => kind === "conflict_scored");
  if (fought) return sound(fought.data["winner"] === "England" ? "victory" : "defeat");
  const found = SOUNDS.find(([pattern]) => entries.some(({ kind }) => pattern.test(kind)));
  if (found) sound(found[1]);
}
