// The figures of somebody's box while they are being entered: checked by the server after each change,
// kept in this browser once they fit.

import { figuresIn, figuresOf } from "../lib/api";
import type { GameName } from "../lib/names";
import { remember, settings, type Box } from "../lib/settings.svelte";
import type { FigureSheet, SaidText } from "../protocol";
import { entriesOf, put, read, type Changes, type Entry } from "./figures";

const WAIT = 250; // milliseconds after the last key
/** More than any file of figures has. */
export const LARGEST = 100_000;

export const NO_BOX: Box = { edition: null, changes: {}, used: true };
export const boxOf = (game: GameName): Box => settings.boxes[game] ?? NO_BOX;
export const keepBox = (game: GameName, changes: Partial<Box>): void =>
  remember({ boxes: { ...settings.boxes, [game]: { ...boxOf(game), ...changes } } });

export class Draft {
  sheet = $state.raw<FigureSheet | null>(null);
  problems = $state.raw<readonly SaidText[]>([]);
  /** What was typed, by place. */
  texts = $state.raw<Readonly<Record<string, string>>>({});
  checking = $state(false);
  readonly entries = $derived(this.sheet ? entriesOf(this.sheet.figures) : []);
  #changes: Changes;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: GameName) {
    this.#changes = boxOf(game).changes;
  }

  /** The figures as they are kept; what no longer fits is said, and ours are shown. */
  async begin(): Promise<void> {
    await this.#check();
    if (!this.sheet) this.sheet = await figuresOf(this.game, {});
  }

  type(entry: Entry, text: string): void {
    this.texts = { ...this.texts, [entry.where]: text };
    this.#change(entry, read(text, entry.ours ?? entry.value));
  }

  /** Back to one of our figures, or to all of them. */
  reset(entry: Entry): void {
    const { [entry.where]: _, ...others } = this.texts;
    this.texts = others;
    this.#change(entry, entry.ours);
  }
  async clear(): Promise<void> {
    await this.#take({});
  }

  /** Take over a file; what is wrong with it, or the games it had figures of. */
  async import(file: Blob): Promise<{ problems: readonly SaidText[]; games: readonly GameName[] }> {
    const { sheets, problems } = await figuresIn(file);
    for (const { game, changes } of sheets) {
      if (game === this.game) await this.#take(changes);
      else keepBox(game, { changes });
    }
    return { problems, games: sheets.map(({ game }) => game) };
  }

  #change(entry: Entry, value: unknown): void {
    this.#changes = put(this.#changes, entry, value);
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), WAIT);
  }

  async #take(changes: Changes): Promise<void> {
    this.#changes = changes;
    this.texts = {};
    await this.#check();
  }

  async #check(): Promise<void> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const sheet = await figuresOf(this.game, this.#changes);
    if (asked !== this.#asked) return; // something was typed since
    this.checking = false;
    this.problems = sheet.problems;
    if (sheet.problems.length) return;
    this.sheet = sheet;
    this.#changes = sheet.changes;
    keepBox(this.game, { changes: sheet.changes });
  }
}
