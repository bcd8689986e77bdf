// Which printed edition of a game the reader has, and what is noted on it.

import { isGame } from "../games/games";
import { rulebook, rulesIn } from "../lib/rulebook";
import { settings } from "../lib/settings.svelte";

export const editionOf = (game: string): string | null => (isGame(game) ? (settings.boxes[game]?.edition ?? null) : null);

const fetched = new Map<string, Promise<Record<string, string>>>();

/** The notes on an edition by rule, in its own language. */
export function notesOfEdition(game: string, edition: string): Promise<Record<string, string>> {
  const key = `${game}/${edition}`;
  const notes = fetched.get(key) ?? rulebook(game, edition).then(({ chapters }) =>
    Object.fromEntries(chapters.flatMap(rulesIn).flatMap(({ id, note }) => (note ? [[id, note] as const] : []))));
  fetched.set(key, notes);
  return notes;
}
