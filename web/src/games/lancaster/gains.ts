// What a stretch of the log brought everyone.

import type { LancasterView } from "../../protocol";
import type { Entry } from "../../lib/stage";

export interface Gains {
  /** By seat; only what is not nothing. */
  amounts: Readonly<Record<string, number>>;
  any: boolean;
}

/** What an event brings its seat, by the name of what is brought. */
function brought({ kind, data }: Entry): [string, number] | null {
  switch (kind) {
    case "tokens_gained":
      return [String(data["token"]), Number(data["amount"])];
    case "tokens_paid":
      return [String(data["token"]), -Number(data["amount"])];
    case "points_scored":
      return ["points", Number(data["points"])];
    case "knight_recruited":
      return ["knight", 1];
    case "knight_upgraded":
      return ["upgrade", 1];
    case "noble_taken":
      return ["noble", 1];
    case "tile_laid":
      return ["extension", 1];
    case "knight_captured":
      return ["knight", -1];
    default:
      return null;
  }
}

/** What the entries brought each seat; allies' gains are nobody's. */
export function gainsIn(entries: readonly Entry[], view: LancasterView): Gains[] {
  const sums = view.players.map((): Record<string, number> => ({}));
  for (const entry of entries) {
    const gain = brought(entry);
    const sum = sums[entry.seat];
    if (gain && sum) sum[gain[0]] = (sum[gain[0]] ?? 0) + gain[1];
  }
  return sums.map((sum) => {
    const amounts = Object.fromEntries(Object.entries(sum).filter(([, n]) => n !== 0));
    return { amounts, any: Object.keys(amounts).length > 0 };
  });
}
