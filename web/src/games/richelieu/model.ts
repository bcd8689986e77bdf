// Reading a view of Richelieu: what lies where, who leads, what a card would change. Nothing here
// decides what may be done; that comes from the list of legal moves.

import type { Card, Line, RegionName, RichelieuView, SymbolName, Token } from "../../protocol";
import type { Entry } from "../../lib/stage";

export const REGIONS: readonly RegionName[] = [
  "Bourgogne", "Bretagne", "Champagne", "Normandie", "Languedoc", "Provence", "Anjou", "Bourbon", "Auvergne",
];
export const SYMBOLS: readonly SymbolName[] = ["sword", "cross", "tower"];
export const ROWS = "abcd";

export const isSymbol = (name: string): name is SymbolName => (SYMBOLS as readonly string[]).includes(name);

/** The drawing of a region, symbol or token in the sprite. */
export const drawing = (name: string): string =>
  isSymbol(name) ? name : name === "marker back" || name === "spent" ? "back" : `arms-${name}`;

/** The seat of a name used in events. */
export const seatOf = (name: string | number | null | undefined): number => (name === "Queen" ? 1 : 0);

export const kindOf = (card: Card): string => card.symbol ?? (card.coats === 2 ? "double" : "single");

export const allCards = (view: RichelieuView): Card[] => [
  ...view.rows.flat().filter((card) => card !== null),
  ...view.taken.flat(),
];

export const findCard = (view: RichelieuView, cell: string): Card | null =>
  allCards(view).find((card) => card.cell === cell) ?? null;

/** The figure on the cards of each region: its coats in all [R1.2]. */
export function figures(view: RichelieuView): Record<string, number> {
  const coats: Record<string, number> = {};
  for (const { region, coats: n } of allCards(view)) coats[region] = (coats[region] ?? 0) + n;
  return coats;
}

/** The cells at both ends of every row [R2.1]. */
export function ends(view: RichelieuView): Set<string> {
  const found = new Set<string>();
  for (const row of view.rows) {
    const cards = row.filter((card) => card !== null);
    for (const card of [cards[0], cards.at(-1)]) if (card) found.add(card.cell);
  }
  return found;
}

/** The card that taking `cell` lays open, if another is behind it. */
export function uncovers(view: RichelieuView, cell: string): Card | null {
  const row = view.rows.find((cards) => cards.some((card) => card?.cell === cell));
  const cards = row?.filter((card) => card !== null) ?? [];
  if (cards.length < 3) return null; // the other end lies open already
  if (cards[0]?.cell === cell) return cards[1] ?? null;
  return cards.at(-1)?.cell === cell ? (cards.at(-2) ?? null) : null;
}

/** The card beside, above or below another; gaps are passed over. */
export function neighbour(view: RichelieuView, cell: string, along: number, across: number): string | null {
  let row = ROWS.indexOf(cell.charAt(0)) + across;
  let column = Number(cell.slice(1)) - 1 + along;
  while (across && view.rows[row]?.every((card) => card === null)) row += across;
  const cards = view.rows[row];
  if (!cards) return null;
  if (across) return nearest(cards, column);
  while (cards[column] === null) column += along;
  return cards[column]?.cell ?? null;
}

function nearest(cards: readonly (Card | null)[], column: number): string | null {
  const there = cards.flatMap((card, k) => (card ? [{ cell: card.cell, far: Math.abs(k - column) }] : []));
  return there.sort((a, b) => a.far - b.far)[0]?.cell ?? null;
}

export type Leader = number | null;

export const leader = (count: readonly number[]): Leader => {
  const [first = 0, second = 0] = count;
  return first === second ? null : first > second ? 0 : 1;
};

/** The points of both seats if the game ended now. */
export const totals = (lines: readonly Line[]): number[] =>
  [0, 1].map((seat) => lines.reduce((sum, line) => sum + (line.points[seat] ?? 0) - (line.lost[seat] ?? 0), 0));

export interface Change {
  line: string;
  seat: number;
  before: number;
  after: number;
  other: number;
  /** Who leads then. */
  leads: Leader;
  /** The first card of its kind saves the points for having none. */
  saves: boolean;
  left: number;
}

/** What taking a card changes on the lines of the score sheet for `seat`. */
export function changes(view: RichelieuView, card: Card, seat: number): Change[] {
  const add: [string, number][] = [[card.region, card.coats]];
  if (card.symbol) add.push([card.symbol, 1]);
  return add.flatMap(([name, n]) => {
    const line = view.lines.find((one) => one.name === name);
    if (!line) return [];
    const before = line.count[seat] ?? 0;
    const other = line.count[1 - seat] ?? 0;
    const after = before + n;
    const leads = after === other ? null : after > other ? seat : 1 - seat;
    return [{ line: name, seat, before, after, other, leads, saves: (line.cards[seat] ?? 0) === 0, left: line.left - n }];
  });
}

/** Where a marker of a seat is: three a seat, in stock, on cards, or in the box. */
export function markers(view: RichelieuView, seat: number): ("stock" | "out" | "box")[] {
  const stock = view.stock[seat] ?? 0;
  const box = view.box[seat] ?? 0;
  const lifted = view.lifted !== null && view.actor === seat ? 1 : 0;
  const out = view.rows.flat().filter((card) => card?.marker === seat).length + lifted;
  return [...fill("stock", stock), ...fill("out", out), ...fill("box", box)];
}

const fill = <T extends string>(what: T, n: number): T[] => Array.from({ length: n }, () => what);

/** Cards a seat has of a region. */
export const pile = (view: RichelieuView, seat: number, region: string): Card[] =>
  (view.taken[seat] ?? []).filter((card) => card.region === region);

/** The tokens of a seat. Of unknown ones it gave up nobody else knows which they were: the last stand for them [R2.9]. */
export function tokensBefore(view: RichelieuView, seat: number): Token[] {
  const tokens = view.tokens[seat] ?? [];
  const known = tokens.filter(({ kind }) => kind === "spent").length;
  const unknown = tokens.filter(({ kind }) => kind === null);
  const given = new Set(unknown.slice(unknown.length - ((view.spent[seat] ?? 0) - known)));
  return tokens.map((token) => (given.has(token) ? { ...token, kind: "spent" } : token));
}

/** A seat's tokens of one line, as far as the viewer knows them. */
export const tokensOf = (view: RichelieuView, seat: number, line: string): Token[] =>
  (view.tokens[seat] ?? []).filter((token) => token.kind === line);

/** Cells of cards taken and markers laid since `seen`, and by whom. */
export function news(log: readonly Entry[], seen: number): Map<string, number> {
  const found = new Map<string, number>();
  if (seen === 0) return found; // nothing was seen yet, so nothing is news
  for (const { kind, seat, data, version } of log) {
    if (version <= seen) continue;
    if (kind === "card_taken" || kind === "marker_laid" || kind === "marker_moved")
      found.set(String(data["card"]), seat);
  }
  return found;
}
