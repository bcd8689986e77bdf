// What matters in a decision, for who learns: what each card would bring, and what it uncovers.

import { t } from "../../lib/texts.svelte";
import type { LegalMove, RichelieuView } from "../../protocol";
import type { Matters } from "../declaration";
import { reasons } from "./reasons";
import { toldMove } from "./words";

export function matters(legal: readonly LegalMove[], view: RichelieuView, seat: number, names: readonly string[]): Matters {
  const choices = legal
    .map((move) => ({ name: toldMove(move, view, names, false), why: reasons(move, view, seat, names).join(" ") }))
    .filter(({ why }) => why);
  const taking = legal.some(({ kind }) => kind === "take");
  return { head: taking ? [t("coach-richelieu-take")] : [], choices };
}
