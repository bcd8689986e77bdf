// A small position of Lancaster for tests: three players, round 2, Red to place a knight.

import { Director } from "../src/lib/director.svelte";
import type { Stage } from "../src/lib/stage";
import type { Conflict, County, LancasterView, LegalMove, Player, Side } from "../src/protocol";

const COUNTIES: [string, number, string, Record<string, number>][] = [
  ["Northumberland", 2, "extension", {}],
  ["Stafford", 1, "upgrade", {}],
  ["York", 2, "knight", { votes: 2 }],
  ["Gloucester", 3, "upgrade", { votes: 2 }],
  ["Bedford", 3, "extension", {}],
  ["Suffolk", 1, "knight", {}],
  ["Somerset", 4, "points", { points: 6 }],
  ["Dorset", 2, "crossing", {}],
  ["Surrey", 1, "purse", { gold: 2, squires: 2 }],
];
const SPACES: [string, number, Record<string, number>][] = [
  ["recruit", 3, {}],
  ["upgrade", 2, {}],
  ["squires", 0, { squires: 2 }],
  ["gold", 0, { gold: 2 }],
  ["votes", 0, { votes: 2 }],
  ["purse", 0, { gold: 1, squires: 1 }],
];

const county = ([name, minimum, reward, pays]: (typeof COUNTIES)[number], k: number): County => ({
  name, letter: "ABCDEFGHI"[k]!, minimum, reward, pays, nobles: 2, side: null, strength: 0, squires: 0, needs: minimum,
});

const side = (name: string, seat: number, ally = false): Side => ({
  name,
  seat,
  ally,
  court: ally ? [2] : [1, 2],
  reserve: [1, 1, 2, 3, 4],
  castle: SPACES.slice(0, ally ? 2 : 6).map(([space, cost, pays]) => ({ name: space, knight: 0, tile: "stock", pays, cost })),
});

const player = (name: string, mine: boolean): Player => ({
  name, gold: mine ? 2 : null, squires: mine ? 3 : null, votes: 1, left_over: 0, nobles: [], tiles: [], points: 0, voted: false,
});

const conflict: Conflict = { name: "upper 1", card: 1, strength: 5, points: [5, 3, 1], earned: [3, 1, 0], berths: [{ side: 1, knights: [1, 2], squires: 0, strength: 3, rank: 0 }] };

export function position(changes: Partial<LancasterView> = {}): LancasterView {
  const counties = COUNTIES.map(county);
  counties[2] = { ...counties[2]!, side: 1, strength: 2, squires: 1, needs: 4 };
  return {
    seat: 0, actor: 0, actors: [0], decision: "place", side: 0, source: "set-up", about: null, due: 0, to_score: [], round: 2, phase: "placing", start: 0,
    players: [player("Red", true), player("Blue", false), player("Green", false)],
    sides: [side("Red", 0), side("Blue", 1), side("Green", 2)],
    counties,
    conflicts: [conflict],
    favours: { noble: true, gold: true, squires: false },
    favour_pays: { noble: {}, gold: { gold: 3 }, squires: { squires: 2 } },
    laws: ["B03", "B01", "B12"],
    proposals: ["B31", "N24", "N12"],
    dues: { B03: [0, 2, 0], B01: [null, null, 0], B12: [1, 1, 1], B31: [0, 1, 0], N24: [2, 0, 0], N12: [0, 2, 0] },
    law_pays: { B03: { points: 3 }, B01: { upgrade_placed: 1 }, B12: { points: 3, trade: 1 }, B31: { points: 3 }, N24: { county_toll: 1 }, N12: { send: 1 } },
    law_costs: { B03: {}, B01: {}, B12: { gold: 1, squires: 1 }, B31: {}, N24: { gold: 1 }, N12: {} },
    law: null, ballot: null, hand: null, laws_left: 9, conflicts_left: 6, supply: null,
    sheet: { lines: { counties: [0, 0, 0] }, total: [0, 0, 0], final: false },
    figures: { rounds: 5, both: 3, exchange: 2, ransom: 1 },
    ...changes,
  };
}

/** Two players: Red and Blue with an ally each. */
export const duel = (changes: Partial<LancasterView> = {}): LancasterView =>
  position({
    players: [player("Red", true), player("Blue", true)],
    sides: [side("Red", 0), side("Blue", 1), side("Red’s ally", 0, true), side("Blue’s ally", 1, true)],
    ...changes,
  });

/** A legal move as the server tells it. */
export function legal(text: string): LegalMove {
  const [kind = "", ...words] = text.split(" ");
  const place = /^place (ally )?(\d) (.*)$/.exec(text);
  const labels = place ? [place[1] ? "ally" : "", place[2]!, place[3]!] : kind === "upgrade" ? [words[0]!, words.slice(1).join(" ")] : kind === "exchange" ? words : words.length ? [words.join(" ")] : [];
  return { move: 0, text, kind, labels };
}

export interface Played {
  played: string[];
  asked: string[];
  rethought: string[];
}

/** A stage that writes down what is played and asked. */
export function stageOf(view: LancasterView, texts: string[], log: Stage["log"] = []): Stage<LancasterView> & Played {
  const played: string[] = [];
  const asked: string[] = [];
  const rethought: string[] = [];
  return {
    game: "lancaster", view, live: view, told: new Director({ factor: () => 0, rest: () => false }), eyes: view.seat, people: ["Anna", "Bea", "Cleo"].map((name) => ({ name, initial: name[0]!, face: "crown" as const, level: null })), names: ["Anna", "Bea", "Cleo", "Dora"], decision: view.decision, actors: view.actors,
    legal: texts.map(legal), advised: null, canPlay: texts.length > 0, ended: false, outcome: null, log, fresh: [], seen: 0, played, asked, rethought,
    play: async (move) => void played.push(move),
    rethink: async (move) => void rethought.push(move),
    why: async (move) => void asked.push(move),
  };
}
