// What is told, as a small sound.

import type { Entry } from "../../lib/stage";
import { sound, type SoundName } from "../../lib/sounds";

const SOUNDS: Record<string, SoundName> = {
  card_taken: "card", token_taken: "tokens", marker_laid: "place", marker_moved: "place", marker_paid: "evict",
  token_shown: "ballot", line_scored: "points", game_ended: "victory",
};

export function heard(entries: readonly Entry[]): void {
  const found = entries.map(({ kind }) => SOUNDS[kind]).find(Boolean);
  if (found) sound(found);
}
