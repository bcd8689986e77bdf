// How the options of a decision are written on buttons, and what follows from them.

import type { LancasterView, LegalMove } from "../../../protocol";
import { has, t } from "../../../lib/texts.svelte";
import type { GlyphName } from "../pieces/Glyph.svelte";
import { placed } from "../moves";
import { rateOf } from "../parliament/shares";
import { amount, conflictName, gifts, glyphOf, rewardOf, spaceName, spotName, times, voteWord, yieldOf, type Names, type Pays } from "../words";

const favourGifts = (view: LancasterView, favour: string): Pays => {
  const pays = view.favour_pays[favour] ?? {};
  return Object.keys(pays).length ? pays : { [favour]: 1 };
};

const spaceOf = (view: LancasterView, side: number, name: string) =>
  view.sides[side]?.castle.find((space) => space.name === name);

const countyOf = (view: LancasterView, name: string | null) => view.counties.find((county) => county.name === name);

/** What a castle asks for its reward; nothing elsewhere. */
function costOf(move: LegalMove, view: LancasterView): number {
  if (view.decision !== "castle" || move.kind === "decline" || view.side === null) return 0;
  return spaceOf(view, view.side, move.kind)?.cost ?? 0;
}

/** A move as a button says it. */
export function moveLabel(move: LegalMove, view: LancasterView, names: Names): string {
  const [first = "", second = ""] = move.labels;
  const n = Number(move.labels.at(-1));
  const squires = costOf(move, view);
  switch (move.kind) {
    case "place":
      return placeLabel(move);
    case "squires":
      return squiresLabel(n, view);
    case "yes":
    case "no":
      return t("web-lancaster-seal", { vote: voteWord(move.kind), stones: n });
    case "trade":
      return tradeLabel(n, view);
    case "exchange":
      return t("web-lancaster-do-trade", { gives: amount(first, view.figures.exchange * n), gets: amount(first === "gold" ? "squires" : "gold", n) });
    case "send":
      return sendLabel(n, view);
    case "favour":
      return gifts(favourGifts(view, first));
    case "lay":
      return spaceName(first);
    case "noble":
      return first;
    case "cross":
      return conflictName(first);
    case "name":
      return names[view.players.findIndex((player) => player.name === first)] ?? first;
    case "take":
      return takeLabel(first, view);
    case "upgrade":
      return t("web-lancaster-do-upgrade", { from: Number(first), to: Number(first) + 1, place: spotName(second), squires });
    case "recruit":
      return t("web-lancaster-do-recruit", { squires });
    case "score":
      return t("web-lancaster-do-score", { space: spaceName(first) });
    case "ransom":
      return t("web-lancaster-do-ransom", { strength: Number(first) });
    case "pay":
      return view.law ? t("web-lancaster-do-pay", { what: gifts(view.law_costs[view.law] ?? {}) }) : t("web-lancaster-later-pay");
    case "decline":
      return t(view.decision === "exchange" ? "web-lancaster-do-no-exchange" : "web-lancaster-do-decline");
    default:
      return t(`web-lancaster-do-${move.kind}`);
  }
}

function placeLabel(move: LegalMove): string {
  const part = placed(move);
  if (!part) return move.text;
  const { held, place } = part;
  return t("web-lancaster-do-place", { ally: held.ally ? "yes" : "no", strength: held.strength, place: spotName(place) });
}

function squiresLabel(n: number, { hand }: LancasterView): string {
  if (!hand) return t("web-lancaster-later-squires", { n });
  return t("web-lancaster-do-squires", { n, county: hand.county, total: hand.strength + n });
}

function tradeLabel(n: number, view: LancasterView): string {
  if (n === 0) return t("web-lancaster-do-no-trade");
  const rate = view.law ? rateOf(view, view.law) : null;
  if (!rate) return t("web-lancaster-later-trade", { n });
  return t("web-lancaster-do-trade", { gives: gifts(times(rate.costs, n)), gets: gifts(times(rate.pays, n)) });
}

function sendLabel(n: number, { about }: LancasterView): string {
  if (n === 0) return t("web-lancaster-do-no-send");
  return about === null ? t("web-lancaster-later-send", { n }) : t("web-lancaster-do-send", { n, conflict: conflictName(about) });
}

/** A move by itself, not under the question it answers; `later`: not in this position but after it. */
export function toldMove(move: LegalMove, view: LancasterView, names: Names, later: boolean): string {
  const asked: LancasterView = later ? { ...view, decision: "over", about: null, hand: null, law: null, side: null } : view;
  const what = moveLabel(move, asked, names);
  const key = `web-lancaster-told-${move.kind}`;
  return has(key) ? t(key, { what }) : what;
}

/** The same where shapes before it tell the rest. */
export function shortLabel(move: LegalMove, view: LancasterView, names: Names): string {
  const [first = "", second = ""] = move.labels;
  switch (move.kind) {
    case "take":
      return t(`web-lancaster-take-${first}`, { both: amount("gold", view.figures.both) });
    case "score":
      return spaceName(first);
    case "recruit":
      return t("web-lancaster-do-recruit", { squires: 0 });
    case "upgrade":
      return t("web-lancaster-do-upgrade", { from: Number(first), to: Number(first) + 1, place: spotName(second), squires: 0 });
    default:
      return moveLabel(move, view, names);
  }
}

function takeLabel(choice: string, view: LancasterView): string {
  const county = countyOf(view, view.about);
  const both = amount("gold", view.figures.both);
  if (!county) return t(`web-lancaster-take-${choice}`, { both });
  return t(`web-lancaster-do-take-${choice}`, { reward: gifts(rewardOf(county)), both });
}

export interface OptionMark {
  glyph: GlyphName;
  text: string | null;
}
const marks = (pays: Pays): OptionMark[] =>
  Object.entries(pays).map(([what, n]) => ({ glyph: glyphOf(what), text: n > 1 ? String(n) : null }));

/** Shapes before the words. */
export function marksOf(move: LegalMove, view: LancasterView): OptionMark[] {
  const [first = ""] = move.labels;
  const county = countyOf(view, view.about);
  switch (move.kind) {
    case "favour":
      return marks(favourGifts(view, first));
    case "lay":
    case "score": {
      const space = spaceOf(view, view.side ?? 0, first);
      return space ? marks(yieldOf(space)) : [];
    }
    case "noble":
      return marks({ noble: 1 });
    case "take":
      return marks({
        ...(first === "reward" ? {} : { noble: 1 }),
        ...(first === "noble" || !county ? {} : rewardOf(county)),
      });
    case "cross":
      return marks({ crossing: 1 });
    case "upgrade":
    case "recruit": {
      const squires = costOf(move, view);
      return [...marks({ [move.kind]: 1 }), ...(squires ? [{ glyph: "squires" as const, text: `−${squires}` }] : [])];
    }
    case "name":
      return [{ glyph: "start", text: null }];
    case "ransom":
      return marks({ gold: view.figures.ransom * Number(first) });
    case "pay":
      return marks(view.law_costs[view.law ?? ""] ?? {});
    default:
      return [];
  }
}

/** What follows that one might not think of; null where the button says it all. */
export function consequence(move: LegalMove, view: LancasterView): string | null {
  const [first = ""] = move.labels;
  if (move.kind === "lay") {
    const space = spaceOf(view, view.side ?? 0, first);
    const gives = space ? gifts(yieldOf(space)) : "";
    if (space?.knight) return t("web-lancaster-after-lay-knight", { strength: space.knight });
    return t("web-lancaster-after-lay", { gives });
  }
  if (move.kind === "refuse") {
    const county = countyOf(view, view.about);
    return county
      ? t("web-lancaster-after-refuse-county", { county: county.name })
      : t("web-lancaster-after-refuse-tile");
  }
  if (move.kind === "take" && first === "both") return t("web-lancaster-after-both", { gold: amount("gold", view.figures.both) });
  if (move.kind === "decline" && view.decision === "ransom") return t("web-lancaster-after-no-ransom");
  if (move.kind === "decline") return t("web-lancaster-after-decline");
  return null;
}
