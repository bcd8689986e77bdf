// What matters in a decision, for who learns: what each place would bring, who could push a knight out,
// what the laws would pay.

import { t } from "../../lib/texts.svelte";
import type { LancasterView, LegalMove } from "../../protocol";
import type { Matters } from "../declaration";
import { placed } from "./moves";
import { shareOf } from "./parliament/shares";
import { toldMove } from "./prompts/options";
import { reasons, strongest } from "./reasons";
import { list, spotName, type Names } from "./words";

export function matters(legal: readonly LegalMove[], view: LancasterView, seat: number, names: Names): Matters {
  if (view.decision === "place") return { head: [threat(view, seat, names), lawsNow(view, seat)], choices: places(legal, view, seat, names) };
  if (view.decision === "vote" && view.law) {
    const yes = legal.find(({ kind }) => kind === "yes") ?? legal[0]!; // what the law would bring
    return { head: reasons(yes, view, seat, names).concat(lawsNow(view, seat)), choices: shares(view, view.law, names) };
  }
  // Why to decline is said of a move that is advised; nobody has judged it here.
  const choices = legal
    .filter(({ kind }) => kind !== "decline")
    .map((move) => ({ name: toldMove(move, view, names, false), why: reasons(move, view, seat, names).join(" ") }))
    .filter(({ why }) => why);
  return { head: view.decision === "squires" ? [threat(view, seat, names)] : [], choices };
}

function threat(view: LancasterView, seat: number, names: Names): string {
  const rival = strongest(view, seat);
  return rival ? t("coach-lancaster-threat", { seat: names[rival.side] ?? "", n: rival.strength }) : t("coach-lancaster-alone");
}

/** What the laws in force would pay as things stand. */
function lawsNow(view: LancasterView, seat: number): string {
  const shares = view.laws.map((law) => shareOf(view, law, seat)).filter(({ kind }) => kind === "gain" || kind === "may");
  return shares.length ? t("coach-lancaster-laws", { share: list(shares.map(({ words }) => words)) }) : t("coach-lancaster-no-laws");
}

/** One line for each place: with the weakest knight that can go there. */
function places(legal: readonly LegalMove[], view: LancasterView, seat: number, names: Names): Matters["choices"] {
  const weakest = new Map<string, LegalMove>();
  for (const move of legal) {
    const { held, place } = placed(move) ?? { held: null, place: "" };
    const other = weakest.get(place);
    if (held && (!other || held.strength < placed(other)!.held.strength)) weakest.set(place, move);
  }
  return [...weakest].map(([place, move]) => ({ name: spotName(place), why: reasons(move, view, seat, names).join(" ") }));
}

/** What a law would bring everybody. */
const shares = (view: LancasterView, law: string, names: Names): Matters["choices"] =>
  view.players.map((_, k) => ({ name: names[k] ?? "", why: shareOf(view, law, k).words }));
