// Parts of a game by the moves they begin with, as replays tell them.

import { games } from "../games/games";
import type { GameName } from "./names";

export interface Part {
  /** The number of moves before it. */
  at: number;
  /** The number of the round or turn; 0 is the set-up. */
  number: number;
}

/** Everything one may jump to. */
export const parts = (game: GameName, rounds: readonly number[]): Part[] =>
  rounds.map((at, k) => ({ at, number: k + games[game].firstRound }));

/** Where the rounds of a chart begin; setting up belongs to the first. */
export const roundsOfChart = (game: GameName, rounds: readonly number[]): number[] =>
  games[game].firstRound === 0 && rounds.length > 1 ? [0, ...rounds.slice(2)] : [...rounds];
