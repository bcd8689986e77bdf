// Positions of Richelieu for tests, dealt as a picture: `Anj2` is two coats of Anjou, `Pro†` one coat
// and a cross, `Bbn1` one of Bourbon, `·` a gap. A star behind a card is a token, C or Q the marker of
// Cardinal or Queen.

import { Director } from "../src/lib/director.svelte";
import { vi } from "vitest";
import { SYMBOLS } from "../src/games/richelieu/model";
import type { Entry, Stage } from "../src/lib/stage";
import type { Card, LegalMove, Line, RichelieuView } from "../src/protocol";

const REGIONS = [
  "Bourgogne", "Bretagne", "Champagne", "Normandie", "Languedoc", "Provence", "Anjou", "Bourbon", "Auvergne",
];
const KINDS: Record<string, string | null> = { "⚔": "sword", "†": "cross", "♜": "tower", "1": null, "2": null };

function card(text: string, cell: string): Card | null {
  const found = /^(...)(.)(\*?)([CQ]?)$/u.exec(text);
  if (!found) return null;
  const [, short = "", kind = "", token, marker] = found;
  const region = REGIONS.find((name) => name.startsWith(short) || (short === "Bbn" && name === "Bourbon"))!;
  return {
    cell,
    region,
    coats: kind === "2" ? 2 : 1,
    symbol: KINDS[kind] ?? null,
    marker: marker === "C" ? 0 : marker === "Q" ? 1 : null,
    token: token === "*",
  };
}

function lines(rows: (Card | null)[][], taken: Card[][]): Line[] {
  const worth = (one: Card, name: string): number =>
    one.region === name ? one.coats : one.symbol === name ? 1 : 0;
  return [...REGIONS, ...SYMBOLS].map((name) => {
    const sum = (cards: Card[]): number => cards.reduce((n, one) => n + worth(one, name), 0);
    const count = taken.map(sum);
    const cards = taken.map((list) => list.filter((one) => worth(one, name) > 0).length);
    return {
      name,
      cards,
      count,
      points: count.map((n, seat) => (n > (count[1 - seat] ?? 0) ? n : 0)),
      lost: cards.map((n) => (n === 0 ? 5 : 0)),
      left: sum(rows.flat().filter((one) => one !== null)),
    };
  });
}

export function position(picture: string, changes: Partial<RichelieuView> = {}, took: string[] = ["", ""]): RichelieuView {
  const deal = (text: string, row: string): (Card | null)[] =>
    text.trim().split(/\s+/).filter(Boolean).map((one, k) => card(one, `${row}${k + 1}`));
  const rows = picture.trim().split("\n").map((line, k) => deal(line, "abcd".charAt(k)));
  const taken = took.map((text, seat) => deal(text, seat ? "z" : "y").filter((one) => one !== null));
  return {
    seat: 0, actor: 0, decision: "take", variant: "standard", turn: 5, rows, taken, tokens: [[], []], spent: [0, 0],
    stock: [2, 3], box: [0, 0], lifted: null, lines: lines(rows, taken), ...changes,
  };
}

export const PICTURE = `
· Anj2 Pro†* Nor1Q Bre2 Auv⚔
Pro2 Anj1 Nor2C Cha♜ Lan† ·
Bre1 Cha2 · · · ·
Anj⚔ · · · · ·`;

export const legal = (text: string): LegalMove => {
  const [kind = "", ...labels] = text.split(" ");
  return { move: 0, text, kind, labels };
};

export function stageOf(view: RichelieuView, moves: string[], changes: Partial<Stage<RichelieuView>> = {}) {
  const log: Entry[] = [];
  return {
    game: "richelieu" as const,
    view,
    live: view,
    told: new Director({ factor: () => 0, rest: () => false }),
    eyes: view.seat,
    people: ["Anna", "Bert"].map((name) => ({ name, initial: name[0]!, face: "crown" as const, level: null })),
    names: ["Anna", "Bert"],
    decision: view.decision,
    actors: view.actor === null ? [] : [view.actor],
    legal: moves.map(legal),
    advised: null,
    canPlay: moves.length > 0,
    ended: false,
    outcome: null,
    log,
    fresh: [],
    seen: 0,
    play: vi.fn(async (_: string) => undefined),
    rethink: vi.fn(async (_: string) => undefined),
    why: vi.fn(async (_: string) => undefined),
    ...changes,
  };
}
