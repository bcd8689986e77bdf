// What a law would bring each seat as things stand, and what became of the proposals.

import type { LancasterView } from "../../../protocol";
import type { Entry } from "../../../lib/stage";
import { t } from "../../../lib/texts.svelte";
import type { GlyphName } from "../pieces/Glyph.svelte";
import { gifts, glyphOf, times, type Pays } from "../words";

export interface Share {
  /** none: nothing; unknown: it hangs on hidden stocks; may: the seat decides how much. */
  kind: "none" | "unknown" | "may" | "gain" | "pay";
  parts: readonly { glyph: GlyphName; text: string }[];
  words: string;
}

const NOTHING: Share = { kind: "none", parts: [], words: "" };
const OFFERS = ["trade", "exchange", "buy_tiles"];
const TOLLS = ["county_toll", "tile_toll"];

const marks = (row: Pays, sign = ""): Share["parts"] =>
  Object.entries(row).map(([what, n]) => ({ glyph: glyphOf(what), text: `${sign}${n}` }));

/** What `law` would bring `seat` now. */
export function shareOf(view: LancasterView, law: string, seat: number): Share {
  const due = view.dues[law]?.[seat];
  const pays = view.law_pays[law] ?? {};
  const costs = view.law_costs[law] ?? {};
  if (due === undefined) return NOTHING;
  if (due === null) return { kind: "unknown", parts: [], words: t("web-lancaster-share-unknown") };
  if (due === 0) return { ...NOTHING, words: t("web-lancaster-share-none") };
  if (TOLLS.some((what) => what in pays)) {
    const toll = times(costs, due);
    return { kind: "pay", parts: marks(toll, "−"), words: t("web-lancaster-share-pays", { what: gifts(toll) }) };
  }
  if (OFFERS.some((what) => what in pays)) return { kind: "may", parts: [], words: t("web-lancaster-share-may") };
  if ("send" in pays) {
    const words = t("web-lancaster-share-send", { n: due });
    return { kind: "may", parts: [{ glyph: "squires", text: `≤${due}` }], words };
  }
  const gain = times(pays, due);
  return { kind: "gain", parts: marks(gain), words: gifts(gain) };
}

/** A share that has no number. */
export const TICK = "✓";

/** A share in a corner: its number, where one is enough. */
export function shortShare({ kind, parts }: Share): string {
  if (kind === "none") return "–";
  if (kind === "unknown") return "?";
  const texts = [...new Set(parts.map(({ text }) => text))];
  return texts.length === 1 ? texts[0]! : texts.length ? texts.join(" ") : TICK;
}

/** What a law is about, as one shape: what it gives, or what it takes. */
export function yieldGlyph(view: LancasterView, law: string): GlyphName {
  const pays = Object.keys(view.law_pays[law] ?? {});
  const costs = Object.keys(view.law_costs[law] ?? {});
  const [first] = TOLLS.some((what) => pays.includes(what)) ? costs : pays.filter((what) => what !== "trade");
  return glyphOf(first ?? "trade");
}

/** What is given for what, where a law trades: `1 gold → 3 points`. */
export function rateOf(view: LancasterView, law: string): { costs: Pays; pays: Pays } | null {
  const costs = view.law_costs[law] ?? {};
  const pays = view.law_pays[law] ?? {};
  if (Object.keys(costs).length === 0 || TOLLS.some((what) => what in pays)) return null;
  const given = Object.fromEntries(
    Object.entries(pays).map(([what, n]) => [what === "buy_tiles" ? "tile" : what, n] as const).filter(([what]) => what !== "trade"),
  );
  return { costs, pays: given };
}

export type Fate = "adopted" | "rejected";
export interface Ballot {
  seat: number;
  yes: boolean;
  stones: number;
}
export interface Count {
  law: string;
  fate: Fate;
  yes: number;
  no: number;
  ballots: readonly Ballot[];
}

/** The votes opened in this round. */
export function counts(log: readonly Entry[]): Count[] {
  let ballots: Ballot[] = [];
  let found: Count[] = [];
  for (const { kind, seat, data } of log) {
    if (kind === "round_began") found = [];
    if (kind === "ballot_shown") {
      ballots.push({ seat, yes: data["vote"] === "yes", stones: Number(data["stones"]) });
    }
    if (kind === "law_adopted" || kind === "law_rejected") {
      const fate = kind === "law_adopted" ? "adopted" : "rejected";
      found.push({ law: String(data["law"]), fate, yes: Number(data["yes"]), no: Number(data["no"]), ballots });
      ballots = [];
    }
  }
  return found;
}
