// The four leaves a phone shows one at a time.

import type { LancasterView, LegalMove } from "../../protocol";
import { isCounty } from "./moves";

export const VIEWS = ["map", "parliament", "castles", "log"] as const;
export type View = (typeof VIEWS)[number];

/** Where the things of a decision are; knights and tolls may be here or there. */
export function shownFor(view: LancasterView, usual: View, legal: readonly LegalMove[]): View {
  if (view.decision === "toll") return view.about !== null && isCounty(view.about) ? "map" : "castles";
  if (view.decision !== "upgrade") return usual;
  const away = legal.some(({ labels: [, place = ""] }) => place !== "" && place !== "court" && !place.startsWith("castle"));
  return away ? "map" : "castles";
}
