// What the legal moves mean on the table: which things can be touched, and what touching them says.
// The rules are the server's; here moves are only sorted by the things they name.

import type { CountyName, LancasterView, LegalMove } from "../../protocol";
import { COUNTIES } from "./map/geography";

/** A knight one may take from court: one's own or the ally's. */
export interface Held {
  ally: boolean;
  strength: number;
}

/** The name of a thing on the table that can be touched. */
export type Spot = string;

export const courtSpot = (side: number, strength: number): Spot => `court ${side} ${strength}`;
export const castleSpot = (side: number, space: string): Spot => `castle ${side} ${space}`;
export const favourSpot = (favour: string): Spot => `favour ${favour}`;
export const seatSpot = (seat: number): Spot => `seat ${seat}`;
export const landSpot = (place: string): Spot => `land ${place}`;

const CASTLE = "castle ";

/** A place of a move or event, such as `York`, `castle gold` or `upper 1`, as a spot. */
export function placeSpot(place: string, side: number): Spot {
  return place.startsWith(CASTLE) ? castleSpot(side, place.slice(CASTLE.length)) : landSpot(place);
}

/** The place a spot is, as moves name it: of the map, or of one's own castle. */
export function placeOf(spot: Spot, eyes: number | null): string | null {
  if (spot.startsWith("land ")) return spot.slice("land ".length);
  const castle = /^castle (\d+) (.*)$/.exec(spot);
  return castle && Number(castle[1]) === eyes ? `castle ${castle[2]}` : null;
}

export const isCounty = (place: string): place is CountyName => place in COUNTIES;

/** The side a seat leads besides its own, with two players. */
export function allyOf(view: LancasterView, seat: number): number | null {
  const found = view.sides.findIndex((side) => side.ally && side.seat === seat);
  return found < 0 ? null : found;
}

export function sideOf(view: LancasterView, seat: number, ally: boolean): number {
  return ally ? (allyOf(view, seat) ?? seat) : seat;
}

export interface Away {
  place: string;
  strength: number;
}

/** A side's knights that are placed in counties and conflicts. */
export function awayOf(view: LancasterView, side: number): Away[] {
  const held = view.counties.filter((county) => county.side === side);
  const fights = view.conflicts.flatMap(({ name, berths }) =>
    berths.filter((berth) => berth.side === side).flatMap(({ knights }) => knights.map((strength) => ({ place: name, strength }))),
  );
  return [...held.map(({ name, strength }) => ({ place: name, strength })), ...fights];
}

export const placing = (held: Held, place: string): string =>
  `place ${held.ally ? "ally " : ""}${held.strength} ${place}`;

export const sameKnight = (a: Held | null, b: Held | null): boolean =>
  a !== null && b !== null && a.ally === b.ally && a.strength === b.strength;

/** Knight and place of a move that places one. */
export function placed(move: LegalMove): { held: Held; place: string } | null {
  if (move.kind !== "place") return null;
  const [ally, strength, place] = move.labels;
  return { held: { ally: ally === "ally", strength: Number(strength) }, place: place ?? "" };
}

/** The different knights that can be placed. */
export function knightsToPlace(legal: readonly LegalMove[]): Held[] {
  const found: Held[] = [];
  for (const move of legal) {
    const held = placed(move)?.held;
    if (held && !found.some((one) => sameKnight(one, held))) found.push(held);
  }
  return found;
}

/** The thing a move is about, where one touch is enough to say it. */
export function spotOf(move: LegalMove, view: LancasterView, eyes: number): Spot | null {
  const [first = "", second = ""] = move.labels;
  const side = view.side ?? eyes;
  switch (move.kind) {
    case "lay":
      return castleSpot(eyes, first);
    case "favour":
      return favourSpot(first);
    case "noble":
      return landSpot(first);
    case "cross":
      return landSpot(first);
    case "name":
      return seatSpot(view.players.findIndex((player) => player.name === first));
    case "recruit":
      return castleSpot(side, "recruit");
    case "score":
      return castleSpot(side, first);
    case "upgrade":
      return second === "court" ? courtSpot(side, Number(first)) : placeSpot(second, side);
    case "take":
    case "ransom":
    case "pay":
    case "refuse":
    case "send":
      return view.about === null ? null : placeSpot(view.about, side);
    default:
      return null;
  }
}

/** Moves by the thing they are about. */
export function movesBySpot(
  legal: readonly LegalMove[],
  view: LancasterView,
  eyes: number,
): Map<Spot, LegalMove[]> {
  const found = new Map<Spot, LegalMove[]>();
  for (const move of legal) {
    const spot = spotOf(move, view, eyes);
    if (spot !== null) found.set(spot, [...(found.get(spot) ?? []), move]);
  }
  return found;
}

/** The amounts a kind of move may name, ascending. */
export function amounts(legal: readonly LegalMove[], kind: string, token: string | null = null): number[] {
  return legal
    .filter((move) => move.kind === kind && (token === null || move.labels[0] === token))
    .map((move) => Number(move.labels.at(-1)))
    .sort((a, b) => a - b);
}

/** What one would say to do the impossible with a thing touched, so that the answer tells why. */
export function impossible(
  spot: Spot,
  view: LancasterView,
  eyes: number,
  held: Held | null,
): string | null {
  const [what = "", ...rest] = spot.split(" ");
  const name = rest.join(" ");
  const court = view.sides[eyes]?.court ?? [];
  const knight: Held = held ?? { ally: false, strength: Math.max(1, ...court) };
  const inCastle = /^(\d+) (.*)$/.exec(name);
  switch (view.decision) {
    case "place":
      if (what === "land") return placing(knight, name);
      if (what === "castle" && inCastle && view.sides[Number(inCastle[1])]?.seat === eyes)
        return placing({ ...knight, ally: Number(inCastle[1]) !== eyes }, `castle ${inCastle[2]}`);
      if (what === "favour") return `favour ${name}`;
      return null;
    case "noble":
      return what === "land" && isCounty(name) ? `noble ${name}` : null;
    case "favour":
      return what === "favour" ? `favour ${name}` : null;
    case "lay":
      return what === "castle" && inCastle && Number(inCastle[1]) === eyes ? `lay ${inCastle[2]}` : null;
    case "cross":
      return what === "land" ? (isCounty(name) ? `place ${knight.strength} ${name}` : `cross ${name}`) : null;
    case "upgrade":
    case "castle":
      if (what === "court" && inCastle) return `upgrade ${Math.min(3, Number(inCastle[2]))} court`;
      if (what === "land") return `upgrade ${Math.min(3, strengthAt(view, name, view.side ?? eyes))} ${name}`;
      return null;
    default:
      return what === "land" ? placing(knight, name) : null;
  }
}

/** The strength of a side's knight somewhere, 1 if there is none. */
function strengthAt(view: LancasterView, place: string, side: number): number {
  const county = view.counties.find((one) => one.name === place);
  if (county) return county.side === side ? county.strength : 1;
  const berth = view.conflicts.find((one) => one.name === place)?.berths.find((one) => one.side === side);
  return Math.max(1, ...(berth?.knights ?? []));
}
