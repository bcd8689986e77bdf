// What the page needs to know of a game. Each game says it in its `index.ts`, which is found by its
// folder: no other file names a game.

import type { Component, Snippet } from "svelte";
import type { FaceName } from "../art/Face.svelte";
import type { Pattern } from "../art/patterns";
import type { Script } from "../lib/director.svelte";
import type { Stage } from "../lib/stage";
import type { LegalMove } from "../protocol";

/** A move in words; `later`: not in the position of `view` but after it. */
export type ToldMove<View = any> = (move: LegalMove, view: View, names: readonly string[], later: boolean) => string;

/** Why a seat may want to make a move, in sentences, the weightiest first. */
export type Reasons<View = any> = (move: LegalMove, view: View, seat: number, names: readonly string[]) => string[];

/** What matters in a decision: a few sentences, and what each choice would bring. */
export interface Matters {
  head: readonly string[];
  choices: readonly { name: string; why: string }[];
}
export type Matter<View = any> = (legal: readonly LegalMove[], view: View, seat: number, names: readonly string[]) => Matters;

/** How the pieces of a seat look: told apart by colour, heraldic pattern and initial together. */
export interface Livery {
  colour: string;
  /** Darker, for outlines and text on light ground. */
  deep: string;
  pattern: Pattern;
  initial: string;
}

/** Who moves on the board: a seat, or somebody it leads. */
export interface BoardSide {
  seat: number;
  ally: boolean;
}

export interface Declaration<View = any> {
  /** Board and score sheet, and how moves are told: fetched when somebody sits down. */
  Game: () => Promise<{ default: Component<{ stage: Stage<View>; menu: Snippet; tools: Snippet }> }>;
  Sheet: () => Promise<{ default: Component<{ stage: Stage<View> }> }>;
  words: () => Promise<{ toldMove: ToldMove<View> }>;
  reasons?: () => Promise<{ reasons: Reasons<View> }>;
  /** What a coach says before a decision; without it he is silent. */
  matters?: () => Promise<{ matters: Matter<View> }>;
  /** What is said about its votes when a game is looked at again. */
  Votes?: () => Promise<{ default: Component<any> }>;
  /** Aim, a round and the printed figures on one page, before the rulebook. */
  Glance?: () => Promise<{ default: Component }>;
  /** What lies on the table, with numbers on it and what they mean. */
  Pictures?: () => Promise<{ default: Component }>;
  /** The parts of the table that a worked example is about, by the names it gives them. */
  Example?: () => Promise<{ default: Component<{ stage: Stage<View>; show: readonly string[]; scene: any }> }>;
  /** How what happens is told; without it, everything at once. */
  script?: () => Promise<{ script: Script<View> }>;
  /** A drawing of what it is about; `banner`: broad and low. */
  Picture: Component<{ banner?: boolean }>;
  /** Figures for the top of the first page, on a sheet of 904 × 240. */
  Heroes: Component;
  /** By seat: what a description does not say about its colours. */
  liveries: readonly Pick<Livery, "deep" | "initial">[];
  /** Names of the time for bots, and their faces; no two begin with the same letter. */
  cast: readonly (readonly [name: string, face: FaceName])[];
  /** Names of all who move on the board, where seats lead others besides themselves. */
  everybody?: (seats: readonly string[]) => string[];
  /** Which seat a side of the board belongs to; without it, sides are seats. */
  side?: (view: View, side: number) => BoardSide | undefined;
  /** The number of the first part of a replay: 0 where a set-up comes before the first round. */
  firstRound: 0 | 1;
  /** Whether the log of a game without rounds begins with what is newest. */
  newestFirst: boolean;
  /** Events a reader looks for when skimming the log. */
  weighty: ReadonlySet<string>;
  /** The rule that says who wins. */
  victory: string;
  /** What decides between equal points: everybody's number of it. Without it, equals share the victory. */
  tie?: (view: View) => readonly number[];
}
