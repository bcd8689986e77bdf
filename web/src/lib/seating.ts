// Who sits down at a new table: the other chairs besides one's own.

import type { Game } from "../games/games";
import type { SeatWanted } from "../protocol";
import type { Level } from "./names";

/** A bot, a friend who gets a link, somebody at this device, or nobody. */
export const CHAIRS = ["bot", "friend", "here", "empty"] as const;
export type Chair = (typeof CHAIRS)[number];

/** How many sit down usually. */
function usual({ options, most }: Game): number {
  const players = options.find(({ name }) => name === "players")?.default;
  return typeof players === "number" ? players : most;
}

/** The chairs as they were left the last time, as far as this game has them. */
export function chairs(game: Game, kept: readonly Chair[] = []): Chair[] {
  const found = Array.from({ length: game.most - 1 }, (_, k): Chair => kept[k] ?? (k + 1 < usual(game) ? "bot" : "empty"));
  const taken = found.filter((chair) => chair !== "empty").length;
  return taken + 1 >= game.fewest ? found : found.map((chair, k) => (k + 1 < game.fewest ? "bot" : chair));
}

/** The chairs with one changed to what comes next; as many sit as the game needs. */
export function changed(game: Game, all: readonly Chair[], k: number): Chair[] {
  const taken = all.filter((chair, other) => other !== k && chair !== "empty").length + 1;
  const kinds = CHAIRS.filter((kind) => kind !== "empty" || taken >= game.fewest);
  const at = kinds.indexOf(all[k]!);
  return all.with(k, kinds[(at + 1) % kinds.length]!);
}

/** What the server is asked for. */
export function seated(all: readonly Chair[], level: Level, invite: boolean, name: (seat: number) => string): SeatWanted[] {
  const others = all.filter((chair) => chair !== "empty");
  return [
    { kind: "you", name: name(0) },
    ...others.map((chair, k): SeatWanted => {
      if (chair === "bot") return { kind: "bot", level };
      return chair === "friend" ? { kind: "open", invite } : { kind: "you", name: name(k + 1) };
    }),
  ];
}
