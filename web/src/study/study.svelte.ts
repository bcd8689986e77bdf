// What is found out about a finished game: a fast pass at once, then a deeper one with its progress.

import { Problem } from "../lib/api";
import type { Analysis, Looking } from "../protocol";

export type Depth = Analysis["depth"];
export type Eyes = Analysis["eyes"];
/** Where answers come from: a table, or a record somebody opened. */
export type Asked = (depth: Depth, eyes: Eyes) => Promise<Looking>;
export type Again = (id: string) => Promise<Looking>;

/** How often one asks how far it is, in milliseconds. */
const PAUSE = 700;

export class Study {
  eyes = $state<Eyes>("known");
  analysis = $state.raw<Analysis | null>(null);
  /** How far the pass is that is being made. */
  looking = $state.raw<Looking | null>(null);
  problem = $state.raw<Problem | null>(null);
  #closed = false;
  #asked = 0;

  constructor(
    private readonly ask: Asked,
    private readonly again: Again,
  ) {
    void this.judge("known");
  }

  /** Judge by what each could know, or with all cards open. */
  async judge(eyes: Eyes): Promise<void> {
    const number = ++this.#asked;
    this.eyes = eyes;
    this.problem = null;
    try {
      for (const depth of ["fast", "deep"] as const) await this.#pass(depth, eyes, number);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (number === this.#asked) this.problem = error;
    }
    if (number === this.#asked) this.looking = null;
  }

  close(): void {
    this.#closed = true;
  }

  async #pass(depth: Depth, eyes: Eyes, number: number): Promise<void> {
    let found = await this.ask(depth, eyes);
    for (;;) {
      if (this.#closed || number !== this.#asked) return;
      this.looking = found;
      if (found.analysis) {
        this.analysis = found.analysis;
        return;
      }
      if (found.state === "failed") throw new Problem("failed", "The game could not be looked at.");
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      found = await this.again(found.id);
    }
  }
}
