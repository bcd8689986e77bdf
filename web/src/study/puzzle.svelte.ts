// A puzzle as a stage for the boards: one position, one answer.

import { everybody, games } from "../games/games";
import { tryPuzzle } from "./api";
import { Director } from "../lib/director.svelte";
import type { GameName } from "../lib/names";
import { peopleAt, type Person } from "../lib/people";
import type { Entry, Stage } from "../lib/stage";
import { settings } from "../lib/settings.svelte";
import { seatLabel } from "../lib/table.svelte";
import { complain } from "../lib/toasts.svelte";
import type { LegalMove, PuzzleShown, PuzzleTold } from "../protocol";

export class PuzzleStage implements Stage {
  readonly told = new Director<unknown>({ factor: () => 0, rest: () => false });
  readonly people: readonly Person[];
  readonly names: readonly string[];
  readonly advised = null;
  readonly ended = false;
  readonly outcome = null;
  readonly log: readonly Entry[] = [];
  readonly fresh: readonly Entry[] = [];
  readonly seen = 0;
  /** What was said to the answer; null: none was given yet. */
  answer = $state.raw<PuzzleTold | null>(null);
  #sending = $state(false);

  constructor(
    readonly shown: PuzzleShown,
    private readonly onanswer: (told: PuzzleTold) => void,
  ) {
    const sitters = shown.seats.map((name, seat) => ({
      label: seatLabel(shown.game, name),
      name: (seat === shown.seat && settings.name.trim()) || null,
      level: seat === shown.seat ? null : ("king" as const),
    }));
    this.people = peopleAt(this.game, `puzzle ${shown.number}`, sitters);
    this.names = everybody(this.game, this.people.map(({ name }) => name));
    this.told.begin(shown.view, 0);
  }

  get game(): GameName {
    return this.shown.game;
  }
  get view(): unknown {
    return this.shown.view;
  }
  get live(): unknown {
    return this.shown.view;
  }
  get eyes(): number {
    return this.shown.seat;
  }
  get decision(): string {
    return this.shown.decision;
  }
  get actors(): number[] {
    return [this.shown.seat];
  }
  get legal(): readonly LegalMove[] {
    return this.canPlay ? this.shown.legal : [];
  }
  get canPlay(): boolean {
    return this.answer === null && !this.#sending;
  }

  close(): void {
    this.told.close();
  }

  async play(move: string): Promise<void> {
    if (!this.canPlay) return;
    this.#sending = true;
    try {
      this.answer = await tryPuzzle(this.game, this.shown.number, move);
      this.onanswer(this.answer);
    } catch (error) {
      complain(error);
    }
    this.#sending = false;
  }

  rethink(move: string): Promise<void> {
    return this.play(move);
  }

  /** What cannot be played is refused by its rule, whoever asks. */
  async why(move: string): Promise<void> {
    if (this.shown.legal.some(({ text }) => text === move)) return;
    await tryPuzzle(this.game, this.shown.number, move).catch(complain);
  }

  /** Try it once more. */
  again(): void {
    this.answer = null;
  }
}

/** The words of a game for its moves, and its reasons for them. */
export async function wordsOf(game: GameName) {
  const [words, reasons] = await Promise.all([games[game].words(), games[game].reasons?.()]);
  return { told: words.toldMove, reasons: reasons?.reasons ?? (() => []) };
}
