// Moves in words.

import type { LegalMove, RichelieuView } from "../../protocol";
import { label, t } from "../../lib/texts.svelte";
import { findCard, kindOf } from "./model";

/** A move as a button says it. */
export function moveLabel(move: LegalMove): string {
  const cell = move.labels[0] ?? "";
  return cell === "stock" ? t("web-richelieu-pay-stock") : t(`web-richelieu-${move.kind}`, { cell });
}

/** A move by itself, with what lies there; `later`: not in this position but after it. */
export function toldMove(move: LegalMove, view: RichelieuView, _names: readonly string[], later: boolean): string {
  const card = findCard(view, move.labels[0] ?? "");
  if (!card) return moveLabel(move);
  const about = later ? [card.region] : [card.region, label("richelieu", "kind", kindOf(card))];
  return `${moveLabel(move)} (${about.join(", ")})`;
}
