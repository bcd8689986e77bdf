// What happens is told in order, one thing after another, at the reader's pace. Whoever decides need not
// wait: what is told never lags behind in what can be done, only in what is drawn.

import type { Entry } from "./stage";

/** How long things stay, as a part of the normal time. */
export const PACES = { slow: 2, normal: 1, fast: 0.4, instant: 0 } as const;
export type Pace = keyof typeof PACES;

/** One thing told: some entries of the log, and the position as it is drawn after them. */
export interface Beat<View = unknown> {
  entries: readonly Entry[];
  view: View;
  /** Milliseconds at normal pace. */
  ms: number;
  /** A moment with a stage of its own, as the game draws it. */
  scene: unknown;
  /** Whether it may wait for a touch. */
  rests: boolean;
}

/** How a game tells what happened between two positions; its beats tell all entries, in their order. */
export type Script<View = unknown> = (told: {
  before: View;
  after: View;
  entries: readonly Entry[];
  /** All that happened before them. */
  log: readonly Entry[];
  eyes: number | null;
  /** Whether the reader's own decision brought it about. */
  own: boolean;
}) => Beat<View>[];

export interface Clock {
  /** How long things stay, as a part of the normal time; 0: everything at once. */
  factor: () => number;
  /** Whether beats that may wait for a touch do. */
  rest: () => boolean;
}

/** What a board may know of it, and do to it. */
export interface Telling {
  /** The beat being told; null when there is nothing to tell. */
  readonly beat: Beat | null;
  readonly beats: readonly Beat[];
  readonly at: number;
  readonly telling: boolean;
  readonly paused: boolean;
  readonly factor: number;
  pause(): void;
  run(): void;
  step(): void;
  back(): void;
  skip(): void;
}

export class Director<View = unknown> implements Telling {
  /** What is told since the reader's last decision; `at` is the beat being told. */
  beats = $state.raw<readonly Beat<View>[]>([]);
  at = $state(-1);
  paused = $state(false);
  /** Whether everything has been told: what is drawn is how things are. */
  settled = $state(true);
  /** How many entries of the log have been told. */
  told = $state(0);
  /** What the beat tells, if it is told for the first time. */
  fresh = $state.raw<readonly Entry[]>([]);

  #script: Script<View> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Told entries at the end of each beat. */
  #upTo: number[] = [];
  /** Told by beats that took no time: read aloud with the next. */
  #passing: readonly Entry[] = [];
  #live = $state.raw<View | null>(null);
  #listeners = new Set<() => void>();

  constructor(private readonly clock: Clock) {}

  /** From now on things are told by `script`; before that, everything at once. */
  learn(script: Script<View>): void {
    this.#script = script;
  }

  get factor(): number {
    return this.clock.factor();
  }
  readonly beat = $derived(this.settled ? null : (this.beats[this.at] ?? null));
  /** Whether something is told, or waits to be. */
  readonly telling = $derived(!this.settled);
  get view(): View | null {
    return this.beat?.view ?? this.#live;
  }

  /** The position is `view` and nothing is told of how it came about. */
  begin(view: View, told: number): void {
    this.#clear();
    this.#live = view;
    this.told = told;
    this.fresh = [];
  }

  /** The position has become `view`; `log` ends with `news`, which are to be told. */
  hear(view: View, log: readonly Entry[], news: readonly Entry[], eyes: number | null, own: boolean): void {
    const before = this.settled ? this.#live : (this.beats.at(-1)?.view ?? this.#live);
    this.#live = view;
    if (news.length === 0) return; // somebody has begun to decide: nothing to tell, nothing to cut short
    if (!this.#script || before === null || this.factor === 0) return this.#tellAll(log.length, news);
    const past = log.slice(0, log.length - news.length);
    const more = this.#script({ before, after: view, entries: news, log: past, eyes, own });
    let upTo = past.length;
    for (const beat of more) this.#upTo.push((upTo += beat.entries.length));
    this.beats = [...this.beats, ...more];
    if (this.settled && more.length) {
      this.settled = false;
      this.#show(this.beats.length - more.length);
    }
  }

  /** The reader decided: what was told until then is history. */
  decided(): void {
    this.skip();
    this.#clear();
  }

  /** Whoever waits until everything is told. */
  whenSettled(): Promise<void> {
    if (this.settled) return Promise.resolve();
    return new Promise((resolve) => this.#listeners.add(resolve));
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.#timer);
  }

  run(): void {
    this.paused = false;
    if (!this.settled) this.#later();
    else if (this.beats.length && this.at < this.beats.length - 1) this.#show(this.at + 1);
  }

  /** The next thing at once; then it waits, if it waited before. */
  step(): void {
    if (this.at < this.beats.length - 1) this.#show(this.at + 1);
    else this.#settle();
  }

  /** Once more what was told before, and then wait. */
  back(): void {
    if (this.beats.length === 0) return;
    this.pause();
    const to = this.settled ? this.beats.length - 1 : Math.max(0, this.at - 1);
    this.settled = false;
    this.#show(to);
  }

  /** Everything at once. */
  skip(): void {
    if (this.settled) return;
    const rest = this.#rest();
    this.at = this.beats.length - 1;
    if (rest.length) this.fresh = rest;
    this.told = Math.max(this.told, this.#upTo.at(-1) ?? 0);
    this.paused = false;
    this.#settle();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** What has never been told, of all that is to be. */
  #rest(): Entry[] {
    return this.beats.flatMap(({ entries }, k) => (this.#upTo[k]! > this.told ? entries : []));
  }

  #tellAll(told: number, news: readonly Entry[]): void {
    const rest = this.settled ? [] : this.#rest();
    if (!this.settled) this.skip();
    this.told = told;
    this.fresh = [...rest, ...news];
  }

  #show(at: number): void {
    this.at = at;
    const beat = this.beats[at]!;
    const upTo = this.#upTo[at]!;
    this.fresh = [...this.#passing, ...(upTo > this.told ? beat.entries : [])];
    this.#passing = [];
    this.told = Math.max(this.told, upTo);
    this.#later();
  }

  #later(): void {
    clearTimeout(this.#timer);
    const beat = this.beat;
    if (!beat || this.paused) return;
    if (beat.rests && this.clock.rest()) return;
    const ms = beat.ms * this.factor;
    if (ms === 0) {
      this.#passing = this.at < this.beats.length - 1 ? this.fresh : [];
      return this.step();
    }
    this.#timer = setTimeout(() => this.step(), ms);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.settled = true;
    for (const resolve of this.#listeners) resolve();
    this.#listeners.clear();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.beats = [];
    this.#upTo = [];
    this.at = -1;
    this.settled = true;
  }
}
