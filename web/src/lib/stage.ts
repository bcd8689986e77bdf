// What a board draws and how it acts: a table being played, or a film of one. Boards know nothing
// else, so that the same drawing serves players, spectators and replays.

import type { LegalMove } from "../protocol";
import type { GameName } from "./names";
import type { Happening } from "./texts.svelte";

/** Something that happened, and when: the version of the table, or the number of the move. */
export interface Entry extends Happening {
  version: number;
}

/** How it ended, by the server's word: nobody here works out who won. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** Whether a further rule than points decided. */
  readonly tie_break: boolean;
}

export interface Stage<View = unknown> {
  readonly game: GameName;
  readonly view: View;
  /** Whose eyes: a seat, or null for a spectator. */
  readonly eyes: number | null;
  /** Names of the seats; where there are allies, theirs follow. */
  readonly names: readonly string[];
  readonly decision: string;
  /** The seats that have to decide now. */
  readonly actors: readonly number[];
  /** The moves `eyes` may make now; empty if it is not their turn. */
  readonly legal: readonly LegalMove[];
  /** Whether `eyes` decides now and nothing is on its way. */
  readonly canPlay: boolean;
  /** Whether nobody plays on, be it that somebody gave up in the middle. */
  readonly ended: boolean;
  /** Who won; null as long as it goes on. */
  readonly outcome: Outcome | null;
  /** Everything that happened, oldest first. */
  readonly log: readonly Entry[];
  /** What happened since the position drawn before: made into motion. */
  readonly fresh: readonly Entry[];
  /** The version after this seat's last own decision; entries above it are news. */
  readonly seen: number;
  /** Make a move, by its text such as `place 2 Stafford`. */
  play(move: string): Promise<void>;
  /** Say why a move cannot be made, with its rule. Never plays anything. */
  why(move: string): Promise<void>;
}
