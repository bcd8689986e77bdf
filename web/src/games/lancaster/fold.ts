// A view and an event make the next view: for drawing what happened between two positions, step by step.
// Nothing here decides anything; when all is told, what the server sent is drawn. Figures that cannot be
// known from events (what a new card is worth, who would rank where) are taken from the position after.

import type { Berth, Conflict, County, LancasterEvent, LancasterView, Player, Side, Space } from "../../protocol";
import type { Entry } from "../../lib/stage";

type Change<T> = (one: T) => T;
type Data = Entry["data"];
type Token = "gold" | "squires" | "votes";

const COURT = "court";
const CASTLE = "castle ";

const at = <T>(list: readonly T[], k: number, change: Change<T>): T[] => list.map((one, n) => (n === k ? change(one) : one));
const without = (list: readonly number[], one: number): number[] => {
  const k = list.indexOf(one);
  return k < 0 ? [...list] : list.toSpliced(k, 1);
};
const within = (list: readonly number[], one: number): number[] => [...list, one].sort((a, b) => a - b);

const side = (view: LancasterView, k: number, change: Change<Side>): LancasterView => ({ ...view, sides: at(view.sides, k, change) });
const player = (view: LancasterView, seat: number, change: Change<Player>): LancasterView => ({ ...view, players: at(view.players, seat, change) });
const county = (view: LancasterView, name: string, change: Change<County>): LancasterView => ({
  ...view,
  counties: view.counties.map((one) => (one.name === name ? change(one) : one)),
});
const conflict = (view: LancasterView, name: string, change: Change<Conflict>): LancasterView => ({
  ...view,
  conflicts: view.conflicts.map((one) => (one.name === name ? change(one) : one)),
});
const space = (view: LancasterView, k: number, name: string, change: Change<Space>): LancasterView =>
  side(view, k, (one) => ({ ...one, castle: one.castle.map((room) => (room.name === name ? change(room) : room)) }));

const summed = (berth: Berth): Berth => ({ ...berth, strength: berth.knights.reduce((sum, n) => sum + n, 0) + berth.squires });

function tokens(view: LancasterView, seat: number, token: Token, by: number): LancasterView {
  return player(view, seat, (one) => {
    const had = one[token];
    return had === null ? one : { ...one, [token]: had + by };
  });
}

/** A side's knight appears somewhere. */
function put(view: LancasterView, k: number, place: string, strength: number, squires = 0): LancasterView {
  if (place === COURT) return side(view, k, (one) => ({ ...one, court: within(one.court, strength) }));
  if (place.startsWith(CASTLE)) return space(view, k, place.slice(CASTLE.length), (room) => ({ ...room, knight: strength }));
  if (view.counties.some(({ name }) => name === place)) return county(view, place, (one) => ({ ...one, side: k, strength, squires }));
  return conflict(view, place, (one) => {
    const held = one.berths.findIndex((berth) => berth.side === k);
    const added: Change<Berth> = (berth) => summed({ ...berth, knights: within(berth.knights, strength) });
    if (held >= 0) return { ...one, berths: at(one.berths, held, added) };
    const berth = { side: k, knights: [], squires: 0, strength: 0, rank: one.berths.length };
    return { ...one, berths: [...one.berths, added(berth)] };
  });
}

/** And leaves somewhere; its space of a conflict stays its own, as long as the conflict is there. */
function lift(view: LancasterView, k: number, place: string, strength: number): LancasterView {
  if (place === COURT) return side(view, k, (one) => ({ ...one, court: without(one.court, strength) }));
  if (place.startsWith(CASTLE)) return space(view, k, place.slice(CASTLE.length), (room) => ({ ...room, knight: 0 }));
  if (view.counties.some(({ name }) => name === place)) return county(view, place, (one) => ({ ...one, side: null, strength: 0 }));
  return conflict(view, place, (one) => ({
    ...one,
    berths: one.berths.map((berth) => (berth.side === k ? summed({ ...berth, knights: without(berth.knights, strength) }) : berth)),
  }));
}

const reserve = (view: LancasterView, k: number, change: Change<number[]>): LancasterView =>
  side(view, k, (one) => ({ ...one, reserve: change([...one.reserve]) }));

function upgraded(view: LancasterView, k: number, place: string, strength: number): LancasterView {
  const changed = put(lift(view, k, place, strength), k, place, strength + 1, squiresAt(view, place));
  return reserve(changed, k, (all) => within(without(all, strength + 1), strength));
}

const squiresAt = (view: LancasterView, place: string): number => view.counties.find(({ name }) => name === place)?.squires ?? 0;

function dismissed(view: LancasterView, k: number, place: string): LancasterView {
  const there = county(view, place, (one) => ({ ...one, squires: 0 }));
  return conflict(there, place, (one) => ({
    ...one,
    berths: one.berths.map((berth) => (berth.side === k ? summed({ ...berth, squires: 0 }) : berth)),
  }));
}

function opened(view: LancasterView, name: string, data: Data, after: LancasterView): LancasterView {
  const card = Number(data["card"]);
  const known = [...after.conflicts, ...view.conflicts].find((one) => one.card === card);
  const fresh: Conflict = { name, card, strength: Number(data["strength"]), points: known?.points ?? [], earned: known?.earned ?? [], berths: [] };
  const order = ["upper 1", "upper 2", "lower 1", "lower 2"];
  return { ...view, conflicts: [...view.conflicts, fresh].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)) };
}

const renamed = (view: LancasterView, from: string, to: string): LancasterView => conflict(view, from, (one) => ({ ...one, name: to }));

type Fold = (view: LancasterView, seat: number, data: Data, after: LancasterView) => LancasterView;
const number = (data: Data, name: string): number => Number(data[name]);
const text = (data: Data, name: string): string => String(data[name]);
const same: Fold = (view) => view;

const proposed = (view: LancasterView, data: Data, after: LancasterView): LancasterView => ({
  ...view,
  proposals: [...view.proposals.slice(0, number(data, "number") - 1), text(data, "law")],
  laws_left: view.laws_left - 1,
  dues: { ...after.dues, ...view.dues },
  law_pays: { ...after.law_pays, ...view.law_pays },
  law_costs: { ...after.law_costs, ...view.law_costs },
});

const FOLDS: Record<LancasterEvent, Fold> = {
  round_began: (view, _, data, after) => ({
    ...view,
    round: number(data, "round"),
    proposals: view.phase === "setup" ? view.proposals : [], // those of the first round may lie there already
    favours: Object.fromEntries(Object.keys(after.favours).map((favour) => [favour, true])),
  }),
  phase_began: (view, _, data) => ({ ...view, phase: text(data, "phase"), law: null, about: null }),
  conflict_opened: (view, _, data, after) =>
    view.conflicts.some(({ name }) => name === data["conflict"]) ? view : opened(view, text(data, "conflict"), data, after),
  law_proposed: (view, _, data, after) => (view.proposals.includes(text(data, "law")) ? view : proposed(view, data, after)),
  game_ended: (view) => ({ ...view, decision: "over", phase: "over" }),
  tokens_gained: (view, seat, data) => tokens(view, seat, text(data, "token") as Token, number(data, "amount")),
  tokens_paid: (view, seat, data) => tokens(view, seat, text(data, "token") as Token, -number(data, "amount")),
  supply_short: same,
  points_scored: (view, seat, data) => player(view, seat, (one) => ({ ...one, points: one.points + number(data, "points") })),
  reward_lapsed: same,
  knight_placed: (view, k, data) => {
    const squires = number(data, "squires");
    const lifted = lift(view, k, COURT, number(data, "strength"));
    return tokens(put(lifted, k, text(data, "place"), number(data, "strength"), squires), k, "squires", -squires);
  },
  knight_evicted: (view, k, data) => put(lift(view, k, text(data, "county"), number(data, "strength")), k, COURT, number(data, "strength")),
  placing_skipped: same,
  knight_returned: (view, k, data) => put(lift(view, k, text(data, "place"), number(data, "strength")), k, COURT, number(data, "strength")),
  squires_dismissed: (view, k, data) => dismissed(view, k, text(data, "place")),
  knight_recruited: (view, k) => put(reserve(view, k, (all) => without(all, 1)), k, COURT, 1),
  knight_upgraded: (view, k, data) => upgraded(view, k, text(data, "place"), number(data, "strength")),
  knight_crossed: (view, k, data) => put(lift(view, k, "Dorset", number(data, "strength")), k, text(data, "conflict"), number(data, "strength")),
  squires_sent: (view, k, data) => {
    const amount = number(data, "amount");
    const sent = conflict(view, text(data, "conflict"), (one) => ({
      ...one,
      berths: one.berths.map((berth) => (berth.side === k ? summed({ ...berth, squires: berth.squires + amount }) : berth)),
    }));
    return tokens(sent, k, "squires", -amount);
  },
  knight_captured: (view, k, data) =>
    reserve(lift(view, k, text(data, "conflict"), number(data, "strength")), k, (all) => within(all, number(data, "strength"))),
  knight_ransomed: (view, k, data) => put(lift(view, k, text(data, "conflict"), number(data, "strength")), k, COURT, number(data, "strength")),
  favour_taken: (view, _, data) => ({ ...view, favours: { ...view.favours, [text(data, "favour")]: false } }),
  noble_taken: (view, seat, data) =>
    player(
      county(view, text(data, "county"), (one) => ({ ...one, nobles: one.nobles - 1 })),
      seat,
      (one) => ({ ...one, nobles: [...one.nobles, text(data, "county")] }),
    ),
  noble_removed: (view, _, data) => county(view, text(data, "county"), (one) => ({ ...one, nobles: one.nobles - 1 })),
  tile_laid: (view, k, data) =>
    player(
      space(view, k, text(data, "space"), (room) => ({ ...room, tile: "open" })),
      k,
      (one) => ({ ...one, tiles: one.tiles.filter((tile) => tile !== text(data, "space")) }),
    ),
  tile_turned: (view, k, data) => space(view, k, text(data, "space"), (room) => ({ ...room, tile: "turned" })),
  tile_opened: (view, k, data) => space(view, k, text(data, "space"), (room) => ({ ...room, tile: "open" })),
  ballot_cast: (view, seat) => player(view, seat, (one) => ({ ...one, voted: true })),
  ballot_shown: (view, seat) => player(view, seat, (one) => ({ ...one, voted: false })),
  law_adopted: (view, _, data) => ({ ...view, laws: [...view.laws, text(data, "law")] }),
  law_rejected: same,
  law_repealed: (view, _, data) => ({ ...view, laws: view.laws.filter((law) => law !== text(data, "law")) }),
  law_applied: (view, _, data) => ({ ...view, law: text(data, "law") }),
  county_scored: (view, _, data) => ({ ...view, about: text(data, "county") }),
  start_player_named: (view, _, data) => ({ ...view, start: view.players.findIndex(({ name }) => name === text(data, "start")) }),
  castle_scored: (view, k) => ({ ...view, side: k }),
  conflict_scored: (view, _, data) => ({ ...view, about: text(data, "conflict") }),
  conflict_ranked: (view, k, data) =>
    conflict(view, text(data, "conflict"), (one) => ({
      ...one,
      berths: one.berths.map((berth) => (berth.side === k ? { ...berth, rank: number(data, "rank") - 1 } : berth)),
    })),
  conflict_held_over: (view, _, data) => renamed(view, text(data, "conflict"), text(data, "conflict").replace("upper", "lower")),
  conflict_closed: (view, _, data) => ({ ...view, conflicts: view.conflicts.filter(({ name }) => name !== text(data, "conflict")) }),
};

/** The view after an event; `after` is the position all of it leads to. */
export function fold(view: LancasterView, { kind, seat, data }: Entry, after: LancasterView): LancasterView {
  const folded = FOLDS[kind as LancasterEvent]?.(view, seat, data, after) ?? view;
  return folded.conflicts === view.conflicts && folded.counties === view.counties ? folded : borrowed(folded, after);
}

/** What is as it will be has its ranks, earnings and needs from there. */
function borrowed(view: LancasterView, after: LancasterView): LancasterView {
  const conflicts = view.conflicts.map((one) => after.conflicts.find((other) => alike(one, other)) ?? one);
  const counties = view.counties.map((one) => after.counties.find((other) => other.name === one.name && stands(one, other)) ?? one);
  return { ...view, conflicts, counties };
}

const stands = (a: County, b: County): boolean =>
  a.side === b.side && a.strength === b.strength && a.squires === b.squires && a.nobles === b.nobles;

function alike(a: Conflict, b: Conflict): boolean {
  const shape = ({ berths }: Conflict): string => JSON.stringify(berths.map((berth) => [berth.side, berth.knights, berth.squires]));
  return a.name === b.name && a.card === b.card && shape(a) === shape(b);
}
