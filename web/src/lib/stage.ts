// What a board draws and how it acts: a table being played, or a film of one. Boards know nothing
// else, so that the same drawing serves players, spectators and replays.

import type { LegalMove } from "../protocol";
import type { Telling } from "./director.svelte";
import type { GameName } from "./names";
import type { Person } from "./people";
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
  /** The position as it is drawn: what is still to be told has not happened in it. */
  readonly view: View;
  /** The position as it is: what can be done is about this one. */
  readonly live: View;
  /** What is being told, and how to hurry or hold it. */
  readonly told: Telling;
  /** Whose eyes: a seat, or null for a spectator. */
  readonly eyes: number | null;
  /** Who sits at each seat. */
  readonly people: readonly Person[];
  /** Names of the seats; where there are allies, theirs follow. */
  readonly names: readonly string[];
  readonly decision: string;
  /** The seats that have to decide now. */
  readonly actors: readonly number[];
  /** The moves `eyes` may make now; empty if it is not their turn. */
  readonly legal: readonly LegalMove[];
  /** The move a hint points at, to be marked on the board. */
  readonly advised: LegalMove | null;
  /** Places somebody speaks of, by the board's own names; they are to be seen. */
  readonly pointed?: readonly string[];
  /** Whether `eyes` may decide now, be it while something is told, and nothing is on its way. */
  readonly canPlay: boolean;
  /** Whether nobody plays on, be it that somebody gave up in the middle. */
  readonly ended: boolean;
  /** Who won; null as long as it goes on. */
  readonly outcome: Outcome | null;
  /** Everything that happened and has been told, oldest first. */
  readonly log: readonly Entry[];
  /** What is told just now, for the first time: made into motion, sound and speech. */
  readonly fresh: readonly Entry[];
  /** The version after this seat's last own decision; entries above it are news. */
  readonly seen: number;
  /** Make a move, by its text such as `place 2 Stafford`. */
  play(move: string): Promise<void>;
  /** Take one's last decision back and make this move instead; where that is free. */
  rethink(move: string): Promise<void>;
  /** Say why a move cannot be made, with its rule. Never plays anything. */
  why(move: string): Promise<void>;
}
