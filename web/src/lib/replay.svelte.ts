// A film of a game: any move of it, through anybody's eyes, as a stage for the boards.

import { everybody } from "../games/games";
import type { Replay } from "../protocol";
import { Problem } from "./api";
import { LEVELS, type GameName } from "./names";
import type { Entry, Outcome, Stage } from "./stage";
import { seatLabel } from "./table.svelte";
import { t } from "./texts.svelte";

/** Where positions come from: a table, or a record somebody opened. */
export type Reel = (move: number, seat: number | null) => Promise<Replay>;

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a position stays at speed 1, in milliseconds. */
const PAUSE = 1200;
/** Positions fetched before they are asked for. */
const AHEAD = 6;

export class Film implements Stage {
  /** The move asked for; the position of it may still be on its way. */
  at = $state(0);
  eyes = $state<number | null>(null);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  problem = $state.raw<Problem | null>(null);
  frame = $state.raw<Replay | null>(null);
  fresh = $state.raw<Entry[]>([]);

  readonly legal = [];
  readonly canPlay = false;
  readonly seen = 0;
  /** All that happened until the move shown; the same entries at every move, so that they stay drawn. */
  log = $state.raw<Entry[]>([]);
  readonly names = $derived(namesOf(this.frame));

  /** The entries of whoever's eyes: each knows other secrets. */
  #told = new Map<number | null, Entry[]>();
  #frames = new Map<string, Promise<Replay>>();
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
    return this.frame!.view;
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
    return this.frame!.over ? this.frame : null;
  }
  get length(): number {
    return this.frame?.moves.length ?? 0;
  }

  close(): void {
    this.pause();
  }

  /** Show the game after `move` of its moves. Whoever asks last is answered. */
  async go(move: number): Promise<void> {
    const wanted = Math.max(0, this.frame ? Math.min(move, this.length) : move);
    const eyes = this.eyes;
    this.at = wanted;
    try {
      const frame = await this.#load(wanted, eyes);
      if (this.at === wanted && this.eyes === eyes) this.#show(frame);
    } catch (error) {
      this.#failed(error);
    }
  }

  async look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
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

  why(): Promise<void> {
    return Promise.resolve();
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (this.playing) this.#timer = setTimeout(() => void this.#next(), PAUSE / this.speed);
  }

  async #next(): Promise<void> {
    await this.go(this.at + 1);
    if (this.at >= this.length) this.pause();
    this.#later();
  }

  #show(frame: Replay): void {
    const before = this.frame;
    this.at = frame.move;
    this.frame = frame;
    const forward = before !== null && frame.move === before.move + 1;
    this.log = this.#entries(frame);
    this.fresh = forward ? this.log.filter((entry) => entry.version === frame.move) : [];
    this.#prefetch(frame.move);
  }

  #entries({ events }: Replay): Entry[] {
    const told = this.#told.get(this.eyes) ?? [];
    for (const { move, ...event } of events.slice(told.length)) told.push({ ...event, version: move + 1 });
    this.#told.set(this.eyes, told);
    return told.slice(0, events.length);
  }

  #prefetch(move: number): void {
    const last = Math.min(move + AHEAD, this.length);
    for (let next = move + 1; next <= last; next++) void this.#load(next, this.eyes).catch(() => undefined);
    if (move > 0) void this.#load(move - 1, this.eyes).catch(() => undefined);
  }

  #load(move: number, eyes: number | null): Promise<Replay> {
    const key = `${eyes}/${move}`;
    let frame = this.#frames.get(key);
    if (!frame) {
      frame = this.reel(move, eyes);
      this.#frames.set(key, frame);
      frame.catch(() => this.#frames.delete(key)); // asked again the next time
    }
    return frame;
  }

  #failed(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    this.pause();
    this.problem = error;
  }
}

/** Who played, by the head of the record: people by name, bots by their level, others by colour. */
export function namesOf(frame: Pick<Replay, "game" | "seats" | "head"> | null): string[] {
  if (!frame) return [];
  const names = frame.seats.map((seat) => {
    const label = seatLabel(frame.game, seat);
    const name = frame.head[`Player-${seat}`];
    const level = LEVELS.find((one) => name?.toLowerCase() === `${one} (bot)`);
    return level ? t("web-bot-name", { level: t(`web-level-${level}`), seat: label }) : (name ?? label);
  });
  return everybody(frame.game, names);
}
