// The table in words: what the drawings tell, for screen readers and for whoever asks.

import type { Conflict, County, LancasterView, Space } from "../../protocol";
import { language, t } from "../../lib/texts.svelte";
import type { GlyphName } from "./pieces/Glyph.svelte";

export type Names = readonly string[];
export type Pays = Record<string, number>;

export const list = (parts: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: "conjunction" }).format(parts.filter(Boolean));

/** `2 gold`, `1 squire`, `6 points`, `an upgrade`. */
export function amount(what: string, n: number): string {
  if (what === "gold" || what === "squires" || what === "votes")
    return t("lancaster-amount", { "token-sort": what, amount: n });
  return t(`web-lancaster-gift-${what.replaceAll("_", "-")}`, { n });
}

export const times = (pays: Pays, n: number): Pays =>
  Object.fromEntries(Object.entries(pays).map(([what, each]) => [what, each * n]));

export const gifts = (pays: Pays): string => list(Object.entries(pays).map(([what, n]) => amount(what, n)));

/** Shapes for what something pays; anything that is no token has one of its own. */
export const GLYPHS: Record<string, GlyphName> = {
  gold: "gold",
  squires: "squires",
  votes: "votes",
  points: "points",
  noble: "noble",
  knight: "knight",
  recruit: "knight",
  promote: "upgrade",
  upgrade: "upgrade",
  upgrade_placed: "upgrade",
  extension: "extension",
  tile: "extension",
  buy_tiles: "extension",
  crossing: "crossing",
  trade: "trade",
  exchange: "trade",
  send: "squires",
};
export const glyphOf = (what: string): GlyphName => GLYPHS[what] ?? "unknown";

/** What a county's reward is made of: its kind, unless that is only tokens, then the tokens. */
export function rewardOf(county: County): Pays {
  const tokens = county.reward === "purse" || county.reward === "points";
  return tokens ? county.pays : { [county.reward]: 1, ...county.pays };
}

/** What a castle space or its tile gives. */
export function yieldOf(space: Space): Pays {
  return space.name === "recruit" || space.name === "upgrade" ? { [space.name]: 1, ...space.pays } : space.pays;
}

export const voteWord = (vote: string): string => t(vote === "yes" ? "web-lancaster-yes" : "web-lancaster-no");
export const conflictName = (name: string): string => t(`web-lancaster-conflict-${name.replace(" ", "-")}`);
export const lawText = (law: string): string => t(`lancaster-law-${law.toLowerCase()}`);

/** A place of a move as it is called on buttons. */
export function spotName(place: string): string {
  if (place.startsWith("castle ")) return t("web-lancaster-in-castle", { space: spaceName(place.slice(7)) });
  if (place === "court") return t("web-lancaster-at-court");
  return /^(upper|lower)/.test(place) ? conflictName(place) : place;
}
export const spaceName = (space: string): string => t(`web-lancaster-space-${space}`);

export function countyLabel(county: County, names: Names): string {
  const { name, letter, minimum, nobles, strength, squires } = county;
  const knight =
    county.side === null
      ? t("web-lancaster-county-free")
      : t("web-lancaster-county-held", { seat: names[county.side] ?? "", strength, squires, total: strength + squires });
  return t("web-lancaster-county", { name, letter, minimum, reward: gifts(rewardOf(county)), nobles, knight });
}

export const english = (conflict: Conflict): number =>
  conflict.berths.reduce((sum, berth) => sum + berth.strength, 0);

export function conflictLabel(conflict: Conflict, names: Names): string {
  const berths = conflict.berths.map((berth) =>
    t("web-lancaster-berth", {
      seat: names[berth.side] ?? "",
      knights: list(berth.knights.map(String)),
      squires: berth.squires,
      strength: berth.strength,
    }),
  );
  return t("web-lancaster-conflict", {
    name: conflictName(conflict.name),
    french: conflict.strength,
    english: english(conflict),
    victory: conflict.points.join(", "),
    defeat: conflict.points.slice(1).join(", "),
    berths: berths.length ? berths.join("; ") : t("web-lancaster-berths-free"),
  });
}

export function favourLabel(view: LancasterView, favour: string): string {
  const pays = view.favour_pays[favour] ?? {};
  const gift = Object.keys(pays).length ? gifts(pays) : amount(favour, 1);
  return t("web-lancaster-favour", { gift, open: view.favours[favour] ? "yes" : "no" });
}

export function spaceLabel(space: Space, owner: string): string {
  return t("web-lancaster-space", {
    owner,
    space: spaceName(space.name),
    gives: gifts(yieldOf(space)),
    cost: space.cost,
    knight: space.knight,
    tile: space.tile,
  });
}

export const knightLabel = (owner: string, strength: number): string =>
  t("web-lancaster-knight-at-court", { owner, strength });

/** What a county asks and brings, for the eye that rests on it. */
export function countyAbout(county: County, view: LancasterView, names: Names): string {
  const { minimum, nobles, side, needs } = county;
  const about = t("web-lancaster-about-county", {
    minimum, nobles, reward: gifts(rewardOf(county)), both: amount("gold", view.figures.both),
  });
  return side === null ? about : `${about} ${t("web-lancaster-about-held", { seat: names[side] ?? "", needs })}`;
}

export const conflictAbout = (conflict: Conflict): string =>
  t("web-lancaster-about-conflict", {
    french: conflict.strength,
    english: english(conflict),
    victory: conflict.points.join(", "),
    defeat: conflict.points.slice(1).join(", "),
  });

export function favourAbout(view: LancasterView, favour: string): string {
  const pays = view.favour_pays[favour] ?? {};
  const gift = Object.keys(pays).length ? gifts(pays) : amount(favour, 1);
  return t("web-lancaster-about-favour", { gift: gift.charAt(0).toLocaleUpperCase() + gift.slice(1) });
}
