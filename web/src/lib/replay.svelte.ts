// A film of a game: any move of it, through anybody's eyes, as a stage for the boards.

import { everybody, games } from "../games/games";
import type { Film as Part, Frame } from "../protocol";
import { Problem } from "./api";
import { Director } from "./director.svelte";
import { LEVELS, type GameName } from "./names";
import { peopleAt, type Person } from "./people";
import type { Entry, Outcome, Stage } from "./stage";
import { seatLabel } from "./table.svelte";

/** Where positions come from: a table, or a record somebody opened; some of them, and all about the game. */
export type Reel = (from: number, to: number, seat: number | null, allOpen?: boolean) => Promise<Part>;

/** A position, with all about the game it is of. */
export type Shown = Omit<Part, "frames"> & Frame;

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a position stays at speed 1, in milliseconds. */
const PAUSE = 1200;
/** Positions are fetched by so many, and the next so many before they are asked for. */
export const RANGE = 40;

export class Film implements Stage {
  /** The move asked for; the position of it may still be on its way. */
  at = $state(0);
  eyes = $state<number | null>(null);
  /** Whether all hands lie open: the game is over. */
  allOpen = $state(false);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  problem = $state.raw<Problem | null>(null);
  frame = $state.raw<Shown | null>(null);
  /** What each move brought about is told like at the table, at the film's own speed. */
  readonly told = new Director<unknown>({ factor: () => 1 / this.speed, rest: () => false });

  readonly legal = [];
  readonly advised = null;
  readonly canPlay = false;
  readonly seen = 0;
  /** All that happened until the move shown; the same entries at every move, so that they stay drawn. */
  #log = $state.raw<Entry[]>([]);
  readonly log = $derived(this.#log.slice(0, this.told.told));
  readonly people = $derived(this.frame ? peopleIn(this.frame) : []);
  readonly names = $derived(this.frame ? everybody(this.frame.game, this.people.map(({ name }) => name)) : []);

  /** By whose eyes: each knows other secrets. What happened, and how much of it up to each move. */
  #chronicles = new Map<number | null, { entries: Entry[]; upTo: number[] }>();
  #parts = new Map<string, Promise<Part>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly reel: Reel,
    first: number,
  ) {
    void this.go(first);
  }

  get game(): GameName {
    return this.frame!.game;
  }
  get view(): unknown {
    return this.told.view ?? this.live;
  }
  get live(): unknown {
    return this.frame!.view;
  }
  get fresh(): readonly Entry[] {
    return this.told.fresh;
  }
  get decision(): string {
    return this.frame!.decision;
  }
  get actors(): number[] {
    return this.frame!.actors;
  }
  get ended(): boolean {
    return this.frame!.over;
  }
  get outcome(): Outcome | null {
    const { over, winners, tie_break, course, move } = this.frame!;
    return over ? { winners, tie_break, scores: course[move] ?? [] } : null;
  }
  get length(): number {
    return this.frame?.moves.length ?? 0;
  }

  close(): void {
    this.pause();
    this.told.close();
  }

  /** Show the game after `move` of its moves. Whoever asks last is answered. */
  async go(move: number): Promise<void> {
    const wanted = Math.max(0, this.frame ? Math.min(move, this.length) : move);
    const { eyes, allOpen } = this;
    this.at = wanted;
    try {
      const frames = await this.#load(wanted, eyes);
      if (this.at === wanted && this.eyes === eyes && this.allOpen === allOpen) this.#show(frames);
    } catch (error) {
      this.#failed(error);
    }
  }

  async look(eyes: number | null, allOpen = false): Promise<void> {
    this.eyes = eyes;
    this.allOpen = allOpen;
    await this.go(this.at);
  }

  /** Let the film run; from the beginning if it stands at its end. */
  async run(): Promise<void> {
    this.playing = true;
    if (this.at >= this.length) await this.go(0);
    this.#later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.run();
  }

  /** Nobody plays here, so nothing is done and nothing refused. */
  play(): Promise<void> {
    return Promise.resolve();
  }

  rethink(): Promise<void> {
    return Promise.resolve();
  }

  why(): Promise<void> {
    return Promise.resolve();
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (this.playing) this.#timer = setTimeout(() => void this.#next(), PAUSE / this.speed);
  }

  async #next(): Promise<void> {
    await this.go(this.at + 1);
    await this.told.whenSettled();
    if (this.at >= this.length) this.pause();
    this.#later();
  }

  #show(frames: Shown[]): void {
    const before = this.frame;
    const frame = frames.at(-1)!;
    this.at = frame.move;
    this.frame = frame;
    const forward = before !== null && frame.move === before.move + 1;
    const log = this.#chronicle(frames);
    this.#log = log;
    this.told.decided();
    if (!before) this.#learn(frame.game);
    if (forward) this.told.hear(frame.view, log, log.filter((entry) => entry.version === frame.move), this.eyes, false);
    else this.told.begin(frame.view, log.length);
    if (frame.move < this.length) void this.#load(Math.min(frame.move + RANGE / 2, this.length), this.eyes).catch(() => undefined);
  }

  #learn(game: GameName): void {
    void games[game].script?.().then(({ script }) => this.told.learn(script));
  }

  /** All that happened up to the last of the frames, which begin with the deal. */
  #chronicle(frames: readonly Shown[]): Entry[] {
    const known = this.#chronicles.get(this.eyes) ?? { entries: [], upTo: [] };
    this.#chronicles.set(this.eyes, known);
    for (const { events } of frames.slice(known.upTo.length)) {
      for (const { move, ...event } of events) known.entries.push({ ...event, version: move + 1 });
      known.upTo.push(known.entries.length);
    }
    return known.entries.slice(0, known.upTo[frames.length - 1]);
  }

  /** All positions from the deal to `move`, or to the last. */
  async #load(move: number, eyes: number | null): Promise<Shown[]> {
    const blocks = Array.from({ length: Math.floor(move / RANGE) + 1 }, (_, block) => this.#part(block, eyes));
    const parts = await Promise.all(blocks);
    const found: Shown[] = [];
    for (const { frames, ...about } of parts) {
      // Behind the end there is only the end.
      for (const frame of frames) if (frame.move === found.length && frame.move <= move) found.push({ ...about, ...frame });
    }
    return found;
  }

  #part(block: number, eyes: number | null): Promise<Part> {
    const { allOpen } = this;
    const key = `${allOpen ? "open" : eyes}/${block}`;
    let part = this.#parts.get(key);
    if (!part) {
      part = this.reel(block * RANGE, (block + 1) * RANGE - 1, eyes, allOpen);
      this.#parts.set(key, part);
      part.catch(() => this.#parts.delete(key)); // asked again the next time
    }
    return part;
  }

  #failed(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    this.pause();
    this.problem = error;
  }
}

/** Who played, by the head of the record: people by name, bots by their level, others by colour. */
export function peopleIn({ game, seats, head }: Pick<Part, "game" | "seats" | "head">): Person[] {
  const sitters = seats.map((seat) => {
    const name = head[`Player-${seat}`] ?? null;
    const level = LEVELS.find((one) => name?.toLowerCase() === `${one} (bot)`) ?? null;
    return { label: seatLabel(game, seat), name: level ? null : name, level };
  });
  return peopleAt(game, head["Commitment"] ?? "", sitters);
}
