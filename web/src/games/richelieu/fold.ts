// A view and an event make the next view, for drawing what happened step by step. What the lines of the
// score sheet come to is taken from the position after: nothing is counted here.

import type { Card, RichelieuEvent, RichelieuView } from "../../protocol";
import type { Entry } from "../../lib/stage";
import { kindOf, REGIONS, ROWS, seatOf, SYMBOLS } from "./model";

type Data = Entry["data"];
type Fold = (view: RichelieuView, seat: number, data: Data) => RichelieuView;
const same: Fold = (view) => view;
const text = (data: Data, name: string): string => String(data[name]);

const at = <T>(list: readonly T[], k: number, change: (one: T) => T): T[] => list.map((one, n) => (n === k ? change(one) : one));
const card = (view: RichelieuView, cell: string, change: (card: Card) => Card | null): RichelieuView => ({
  ...view,
  rows: view.rows.map((row) => row.map((one) => (one?.cell === cell ? change(one) : one))),
});

const KINDS: readonly string[] = [...SYMBOLS, "single", "double"];

/** Cards before a seat lie by region, within one by kind, and equal ones as they lay. */
const order = (card: Card): number => {
  const region = REGIONS.indexOf(card.region as (typeof REGIONS)[number]);
  const cell = ROWS.indexOf(card.cell.charAt(0)) * 12 + Number(card.cell.slice(1));
  return (region * KINDS.length + KINDS.indexOf(kindOf(card))) * 100 + cell;
};

function taken(view: RichelieuView, seat: number, cell: string): RichelieuView {
  const found = view.rows.flat().find((one) => one?.cell === cell);
  if (!found) return view;
  const mine = (cards: Card[]): Card[] => [...cards, { ...found, marker: null, token: false }].sort((a, b) => order(a) - order(b));
  return { ...card(view, cell, () => null), taken: at(view.taken, seat, mine) };
}

const marked = (view: RichelieuView, cell: string, marker: number | null): RichelieuView => card(view, cell, (one) => ({ ...one, marker }));
const stocked = (view: RichelieuView, seat: number, by: number): RichelieuView => ({ ...view, stock: at(view.stock, seat, (n) => n + by) });

const FOLDS: Record<RichelieuEvent, Fold> = {
  turn_began: (view, seat) => ({ ...view, actor: seat, turn: view.turn + 1 }),
  card_taken: (view, seat, data) => taken(view, seat, text(data, "card")),
  marker_returned: (view, _, data) => stocked(marked(view, text(data, "card"), null), seatOf(data["owner"]), 1),
  marker_paid: (view, seat, data) => {
    const from = text(data, "from");
    const paid = from === "stock" ? stocked(view, seat, -1) : marked(view, from, null);
    return { ...paid, box: at(paid.box, seat, (n) => n + 1) };
  },
  token_taken: (view, seat, data) => ({
    ...view,
    tokens: at(view.tokens, seat, (all) => [...all, { cell: text(data, "card"), kind: data["token"] === null ? null : text(data, "token") }]),
  }),
  marker_laid: (view, seat, data) => stocked(marked(view, text(data, "card"), seat), seat, -1),
  marker_moved: (view, seat, data) => ({ ...marked(marked(view, text(data, "from"), null), text(data, "card"), seat), lifted: null }),
  token_redeemed: (view, seat, data) => ({
    ...stocked(view, seat, 1),
    box: at(view.box, seat, (n) => n - 1),
    spent: at(view.spent, seat, (n) => n + 1),
    tokens: at(view.tokens, seat, (all) => all.map((one) => (one.cell === data["card"] ? { ...one, kind: "spent" } : one))),
  }),
  turn_skipped: same,
  game_ended: (view) => ({ ...view, decision: "over" }),
  token_shown: (view, seat, data) => ({
    ...view,
    tokens: at(view.tokens, seat, (all) => all.map((one) => (one.cell === data["card"] ? { ...one, kind: text(data, "token") } : one))),
  }),
  line_scored: same,
  line_missing: same,
};

export const fold = (view: RichelieuView, { kind, seat, data }: Entry): RichelieuView => FOLDS[kind as RichelieuEvent]?.(view, seat, data) ?? view;
