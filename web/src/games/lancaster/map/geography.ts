// The map: England with its nine counties, its neighbours, the Channel and the coast of France. The
// sheet measures 876 × 768; coasts and borders are drawn on one of 1000, after the real ones, stretched
// to the south, where the counties stand close; borders are ours.

import type { CountyName } from "../../../protocol";

export const WIDTH = 876;
export const HEIGHT = 768;
/** From the sheet of the coasts to ours. */
export const SCALE = 0.876;

export const CARD_WIDTH = 140;
export const CARD_HEIGHT = 62;
/** Where a figure stands, from the corner of its county's card: clear of all labels. */
export const FEET = { x: CARD_WIDTH + 22, y: CARD_HEIGHT } as const;

/** Where a figure's tag hangs: below it, but in the far north, where York's card is, beside it, above its squires. */
export const tagOf = (county: string): { x: number; y: number } =>
  county === "Northumberland" ? { x: FEET.x + 80, y: FEET.y - 48 } : { x: FEET.x - 4, y: FEET.y + 17 };

/** The corner of each county's card on our sheet. */
export const COUNTIES: Record<CountyName, { x: number; y: number }> = {
  Northumberland: { x: 282, y: 30 },
  York: { x: 450, y: 100 },
  Stafford: { x: 286, y: 178 },
  Gloucester: { x: 270, y: 318 },
  Bedford: { x: 474, y: 264 },
  Suffolk: { x: 664, y: 290 },
  Somerset: { x: 152, y: 412 },
  Dorset: { x: 360, y: 412 },
  Surrey: { x: 568, y: 414 },
};

/** Lands that take no part. */
export const NEIGHBOURS = [
  "M366 78l-14 3-16 5-17-5-21 6-16 2-13-6-11 10-19 5-10 4-9 3-9-1-8 3-13 2-12-5-13-1-15 7-2-7-4-7-6-3-6-6 13-13 7-16 14-9 8-15-11-8-7-14-9-17-3-14 6-10 12-9 1-12 5-14-5-15-4-14-10-13-17-12-2-15 5-15 12-15 9-18 98 20 77 8 74-33 93 5 1 16 0 15-17 13-7 19-16 9-14 13-13 16-4 16-11 6-14 3-9 15-14 12 8 7 12 2 14 6 14 3 10 11 19 3 13 5 16-1-33 16 10 15-30 9-35 17z",
  "M406 440l-9 3-5 7-8 2-12-1-8 1-5 3-4 4-4 5-12 3-8-2-12-3-15 5-14-3-12-9-11-5-8-8-12 3-11 1-10 3-11-2 1-7-4-6-5-3-4-6-12 1-14 4-15 7-18 5-12-1-9 0-8-4-6-7-5-6-4-6-1-5-4-6 13-2 11-2 7-8 9-3 12-5 13-4 11-2 9-2 16-11 19 0 9-12 15-5-2-10 0-13 3-9 5-8-14-3-10 0-9-2-9-3-11-5-9-1-16 1-9 7 6-6 9-5 10-2 9-9 5-6 5-4 7-5 6-6 12 1 11-6 16-6 12-7 12-6 15 0 15 3 13 3 10-2 10 2 10 3 8 9 19 21-27 17 15 17-9 28 14 17-17 23 17 22 35 15z",
  "M186 238l12 6 10 3 14 0 17 2 6 6-8 2-5 2-9 4-8 3-5-9-10-4-10-3-10 1 2-6z",
  "M540 556l11-9 18-2 10 8 14 1-13 6-11 3-14-4z",
  "M168 165l10-10 7-10 9-9 9-2 7 4 5 6-8 7-12 3-6 10-9 6-6-1z",
];

export const FRANCE =
  "M-620 900l600-130 10-7 11-5 11-5 12-1 9-2 9 0 9 3 9 3 10-6 7-9 9-8 10-5 9 0 8-1 9 3 8 2 10-3 9-8 8-6 11-3 9 3 9 0 10 0 9 1 7-5 9-2 8-4 7-5 7-3 5-4 7-1 7-2 10-1 10 4 8 6 10 3 13-3 13-1 13-1 13-3 12 0 12-3 12-5 12-2 13-2 13-1 13-1 13 0 12-5 12 0 11-6 13-1 12 3 12 0 12-4 12-3 13 0 13-5 13-1 13 4 12-6 12-3 13-3 13 0 12 4 13-1 12 3 13 0 12-1 11-5 11-3 11-3 11-4 11 0 9-6 10-6 4-8 6-7 3-8 7-7 8-4 9-4 7-6 8-4 11-5 13-1 12-2 12-2 15-1 14-7 14-5 11-11 21-4 21-3 17-13 21-6 600-60 0 600-2240 0z";

/** Corners of the six favour tiles, down the Channel. */
export const FAVOURS: readonly (readonly [number, number])[] = [
  [196, 536],
  [280, 531],
  [364, 526],
  [448, 521],
  [532, 516],
  [616, 511],
];

export const FIELD_TOP = 598;
export const FIELD_HEIGHT = 163;

/** Battlefields stand side by side on French ground, only those that are there: width and left edges. */
export function fields(count: number): { width: number; lefts: number[] } {
  const width = count > 3 ? 207 : 274;
  const gap = count > 3 ? 9 : 17;
  const left = (WIDTH - count * width - (count - 1) * gap) / 2;
  return { width, lefts: Array.from({ length: count }, (_, k) => left + k * (width + gap)) };
}

/** Where the way of a knight begins that comes from a castle: beside the map, one's own further down. */
export const gate = (own: boolean): readonly [number, number] => [WIDTH + 6, own ? 560 : 330];

/** Where a knight's way through a county or to a battlefield ends, a little before its feet. */
export function arrival(place: string, lefts: readonly number[], battlefield: number): readonly [number, number] | null {
  const card = COUNTIES[place as CountyName];
  if (card) return [card.x + FEET.x + 14, card.y + FEET.y - 4];
  const left = lefts[battlefield];
  return left === undefined ? null : [left + 35, FIELD_TOP + 2];
}

/** Ornaments where nothing is written, on the sheet of the coasts. */
export const TERRAIN: readonly (readonly ["hill" | "wood" | "church", number, number])[] = [
  ["hill", 362, 150], ["wood", 556, 110], ["hill", 536, 424], ["hill", 196, 574], ["hill", 150, 596], ["wood", 392, 548],
  ["wood", 470, 214], ["church", 712, 226], ["wood", 560, 268], ["church", 864, 320], ["hill", 890, 400], ["wood", 370, 400],
];
