// Reasons in words: why a move may be good, from what lies on the table.

import type { LegalMove, RichelieuView } from "../../protocol";
import { label, t } from "../../lib/texts.svelte";
import { changes, findCard, kindOf, uncovers } from "./model";
import { lineName } from "./play.svelte";

const because = (what: string, params: Record<string, string | number> = {}): string => t(`web-richelieu-because-${what}`, params);

/** Why `seat` may want to make a move in this position. */
export function reasons(move: LegalMove, view: RichelieuView, seat: number, names: readonly string[]): string[] {
  const cell = move.labels[0] ?? "";
  const card = findCard(view, cell);
  if (!card) return [];
  if (move.kind === "mark") return [because("mark", { region: card.region })];
  if (move.kind !== "take") return [];
  const found: string[] = [];
  for (const change of changes(view, card, seat)) {
    const line = lineName(change.line);
    if (change.saves) found.push(because("saves", { line }));
    if (change.leads === seat && change.before <= change.other) found.push(because("leads", { line, n: change.after, other: change.other }));
    else if (change.leads === null) found.push(because("even", { line }));
  }
  if (card.token) found.push(because("token"));
  if (card.marker !== null && card.marker !== seat) found.push(because("cost", { name: names[card.marker] ?? "" }));
  const next = uncovers(view, cell);
  if (next) found.push(because("uncovers", { region: next.region, kind: label("richelieu", "kind", kindOf(next)) }));
  return found;
}
