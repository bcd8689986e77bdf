// Reasons in words: why a move may be good, from what lies on the table. Each is a sentence of its own,
// the weightiest first. Hints use them; whatever else explains moves should, too.

import type { LancasterView, LegalMove } from "../../protocol";
import { t } from "../../lib/texts.svelte";
import { awayOf, isCounty, placed, sideOf } from "./moves";
import { shareOf } from "./parliament/shares";
import { amount, conflictName, gifts, rewardOf, spaceName, yieldOf, type Names } from "./words";

const because = (what: string, params: Record<string, string | number> = {}): string => t(`web-lancaster-because-${what}`, params);

/** Why `seat` may want to make a move in this position. */
export function reasons(move: LegalMove, view: LancasterView, seat: number, names: Names): string[] {
  const [first = ""] = move.labels;
  switch (move.kind) {
    case "place":
      return placing(move, view, seat, names);
    case "yes":
    case "no":
      return voting(move.kind, view, seat);
    case "favour":
      return [because("favour", { gift: gifts(view.favour_pays[first] ?? {}) || amount(first, 1) })];
    case "lay":
      return laying(first, view, seat);
    case "noble":
      return [because("noble", { n: (view.players[seat]?.nobles.length ?? 0) + 1 })];
    case "take":
      return taking(first, view, seat);
    case "decline":
      return [because("decline")];
    default:
      return [];
  }
}

function placing(move: LegalMove, view: LancasterView, seat: number, names: Names): string[] {
  const { held, place } = placed(move)!;
  const side = sideOf(view, seat, held.ally);
  if (place.startsWith("castle ")) {
    const space = view.sides[side]?.castle.find(({ name }) => name === place.slice("castle ".length));
    return space ? [because("castle", { space: spaceName(space.name), gives: gifts(yieldOf(space)) }), ...costs(space)] : [];
  }
  return isCounty(place) ? county(place, held.strength, view, seat, names) : conflict(place, held.strength, view, seat);
}

function county(name: string, strength: number, view: LancasterView, seat: number, names: Names): string[] {
  const there = view.counties.find((one) => one.name === name);
  if (!there) return [];
  const found: string[] = [];
  if (there.side !== null) found.push(because("evict", { seat: names[there.side] ?? "", county: name }));
  found.push(because("reward", { county: name, reward: gifts(rewardOf(there)) }));
  const threat = strongest(view, seat);
  if (threat === null) return found;
  const squires = strength + 1 - threat.strength;
  return [...found, squires > 0 ? because("safe", { n: squires }) : because("threat", { seat: names[threat.side] ?? "" })];
}

/** The strongest knight another seat still has at court. */
export function strongest(view: LancasterView, seat: number): { side: number; strength: number } | null {
  const rivals = view.sides.flatMap((side, k) => (side.seat === seat ? [] : side.court.map((strength) => ({ side: k, strength }))));
  return rivals.sort((a, b) => b.strength - a.strength)[0] ?? null;
}

function conflict(name: string, strength: number, view: LancasterView, seat: number): string[] {
  const there = view.conflicts.find((one) => one.name === name);
  if (!there) return [];
  const found: string[] = [];
  const sum = there.berths.reduce((n, berth) => n + berth.strength, 0);
  const missing = there.strength - sum - strength;
  found.push(missing <= 0 ? because("wins", { conflict: conflictName(name) }) : because("short", { conflict: conflictName(name), n: missing }));
  if (Object.values(view.favours).some(Boolean)) found.push(because("king"));
  if (awayOf(view, seat).some(({ place }) => place === name)) found.push(because("join"));
  return found;
}

function voting(vote: "yes" | "no", view: LancasterView, seat: number): string[] {
  if (!view.law) return [];
  const shares = view.players.map((_, k) => shareOf(view, view.law!, k));
  const mine = shares[seat];
  const others = shares.filter((share, k) => k !== seat && (share.kind === "gain" || share.kind === "may")).length;
  if (mine && (mine.kind === "gain" || mine.kind === "may")) return [because(vote === "yes" ? "law-mine" : "law-more", { share: mine.words, n: others })];
  if (mine && (mine.kind === "unknown" || mine.kind === "pay")) return []; // nothing is said that may be false
  return [because(others ? "law-theirs" : "law-nobody", { n: others })];
}

function laying(name: string, view: LancasterView, seat: number): string[] {
  const space = view.sides[seat]?.castle.find((one) => one.name === name);
  return space ? [because("lay", { gives: gifts(yieldOf(space)) }), ...costs(space)] : [];
}

/** What a castle space asks for what it gives. */
const costs = ({ cost }: { cost: number }): string[] => (cost ? [because("costs", { cost: amount("squires", cost) })] : []);

function taking(choice: string, view: LancasterView, seat: number): string[] {
  const there = view.counties.find((one) => one.name === view.about);
  const noble = because("noble", { n: (view.players[seat]?.nobles.length ?? 0) + 1 });
  const reward = there ? because("reward", { county: there.name, reward: gifts(rewardOf(there)) }) : "";
  return (choice === "noble" ? [noble] : choice === "reward" ? [reward] : [noble, reward]).filter(Boolean);
}
