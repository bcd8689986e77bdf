// Who sits there: people by the names they gave, bots by names of the time, each with a face. A bot's
// level is not part of its name, so that nobody can pass for one.

import type { FaceName } from "../art/Face.svelte";
import { games } from "../games/games";
import type { GameName, Level } from "./names";

export interface Person {
  name: string;
  /** One letter for the shield. */
  initial: string;
  face: FaceName;
  /** The level of a bot; null for people and for whoever has no seat yet. */
  level: Level | null;
}

/** What is known of a seat; `name` null: a bot, or nobody. */
export interface Sitter {
  label: string;
  name: string | null;
  level: Level | null;
}

const OF_PEOPLE: readonly FaceName[] = ["crown", "hood", "laurel", "beret", "band"];

const first = (name: string): string => (name.match(/\p{L}|\p{N}/u)?.[0] ?? "?").toLocaleUpperCase();

/** A number from a text, the same wherever the table is looked at. */
function drawn(text: string): number {
  let sum = 2166136261;
  for (const sign of text) sum = Math.imul(sum ^ sign.codePointAt(0)!, 16777619) >>> 0;
  return sum;
}

/** All seats of a table; `table` names it, so that other tables have other bots. */
export function peopleAt(game: GameName, table: string, sitters: readonly Sitter[]): Person[] {
  const cast = games[game].cast;
  const taken = new Set(sitters.flatMap(({ name }) => (name ? [first(name)] : [])));
  let next = drawn(table);
  const hire = (): readonly [string, FaceName] => {
    for (let k = 0; k < cast.length; k++, next++) {
      const one = cast[next % cast.length]!;
      if (!taken.has(first(one[0]))) return taken.add(first(one[0])), one;
    }
    return cast[next++ % cast.length]!;
  };
  return sitters.map(({ label, name, level }, seat): Person => {
    if (level === null) return { name: name ?? label, initial: first(name ?? label), face: OF_PEOPLE[seat % OF_PEOPLE.length]!, level };
    const [called, face] = hire();
    return { name: called, initial: first(called), face, level };
  });
}
