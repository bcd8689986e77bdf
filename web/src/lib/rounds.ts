// Parts of a game by the moves they begin with, as replays tell them.

import type { GameName } from "./names";

export interface Part {
  /** The number of moves before it. */
  at: number;
  /** The number of the round or turn; 0 is Lancaster's set-up. */
  number: number;
}

/** Everything one may jump to. */
export const parts = (game: GameName, rounds: readonly number[]): Part[] =>
  rounds.map((at, k) => ({ at, number: game === "lancaster" ? k : k + 1 }));

/** Where the rounds of a chart begin; setting up belongs to the first. */
export const roundsOfChart = (game: GameName, rounds: readonly number[]): number[] =>
  game === "lancaster" && rounds.length > 1 ? [0, ...rounds.slice(2)] : [...rounds];
