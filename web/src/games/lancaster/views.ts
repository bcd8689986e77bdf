// The four leaves a phone shows one at a time.

import type { LancasterView, LegalMove } from "../../protocol";
import type { Entry } from "../../lib/stage";
import { isCounty } from "./moves";

export type View = "map" | "parliament" | "castles" | "log";

/** Where the things of a decision are; knights and tolls may be here or there. */
export function shownFor(view: LancasterView, usual: View, legal: readonly LegalMove[]): View {
  if (view.decision === "toll") return view.about !== null && isCounty(view.about) ? "map" : "castles";
  if (view.decision !== "upgrade") return usual;
  const away = legal.some(({ labels: [, place = ""] }) => place !== "" && place !== "court" && !place.startsWith("castle"));
  return away ? "map" : "castles";
}

/** Where something that is told can be seen; null where any leaf is as good. */
export function leafOf({ kind, data }: Entry): View | null {
  if (/^(law_|ballot_)/.test(kind)) return "parliament";
  if (/^tile_/.test(kind) || kind === "castle_scored") return "castles";
  const place = String(data["place"] ?? "");
  if (place.startsWith("castle ")) return "castles";
  return place || data["county"] || data["conflict"] || kind === "favour_taken" ? "map" : null;
}

/** The leaf a place of the table is on; null where it is on all of them. */
export function leafWith(place: string): View | null {
  const [kind] = place.split(" ", 1);
  if (kind === "law") return "parliament";
  if (kind === "castle" || kind === "court") return "castles";
  return kind === "land" || kind === "favour" ? "map" : null;
}
