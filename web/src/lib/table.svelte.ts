// A table as this browser sees it: who sits there, the position, what happened, what may be done.

import { everybody, games } from "../games/games";
import type { Advice, Change, ChatLine, Coached, LegalMove, ServerMessage, State, TableInfo } from "../protocol";
import { newKey } from "./api";
import { changed } from "./changes";
import type { Ask, Connection } from "./connection.svelte";
import { Director, PACES } from "./director.svelte";
import type { GameName } from "./names";
import { settings } from "./settings.svelte";
import type { Entry, Outcome, Stage } from "./stage";
import { peopleAt, type Person } from "./people";
import { has, t } from "./texts.svelte";
import { complain } from "./toasts.svelte";

type Unkeyed<T> = T extends { key: string } ? Omit<T, "key" | "table"> : never;
/** A command without its key and table, which the table adds. */
export type Deed = Unkeyed<Ask>;

const MINE = "courtly-seen-";

export class Table {
  info = $state.raw<TableInfo | null>(null);
  /** The position as each of this browser's seats sees it; -1: as a spectator. */
  states = $state.raw<Record<number, State>>({});
  logs = $state.raw<Record<number, Entry[]>>({});
  /** What is being told of what happened, at the reader's pace. */
  readonly told = new Director<unknown>({ factor: () => PACES[settings.pace], rest: () => settings.rest });
  chat = $state.raw<ChatLine[]>([]);
  /** In hot-seat, whoever looked last; nobody sees a seat's secrets before they said they are it. */
  looking = $state<number | null>(null);
  sending = $state(false);
  /** When the position came, by our own clock: from then on the clocks of those who decide run. */
  came = $state(0);
  /** What a King would do here, if somebody asked. */
  advice = $state.raw<Advice | null>(null);
  /** The candidate a reader of the advice looks at. */
  advised = $state.raw<LegalMove | null>(null);
  /** What a coach says of the last move, and the position it was made in. */
  coached = $state.raw<{ said: Coached; before: State } | null>(null);
  /** Whoever wants to know of each move that was made, and in which position. */
  played: ((before: State, version: number) => void) | null = null;
  problem = $state<string | null>(null);
  seen = $state<Record<number, number>>({});
  /** Whoever has a word on a move before it is made, and may keep it back. */
  gate: ((move: string) => boolean) | null = null;
  /** Places somebody speaks of, by the board's own names. */
  pointed = $state.raw<readonly string[]>([]);
  /** In a guided game: whether the guide still has something to say. */
  guiding = $state(true);

  readonly mine = $derived(this.info?.seats.filter((seat) => seat.you) ?? []);
  readonly hotSeat = $derived(this.mine.length > 1);
  /** A coach is for one person among bots; before it, a guided game has a guide. */
  readonly coachable = $derived(this.info?.status === "playing" && this.info.hints && this.mine.length === 1 && !(this.info.guide && this.guiding));
  /** The seat of this browser that is to decide next, if one is. */
  readonly due = $derived.by(() => this.#due());
  readonly eyes = $derived.by(() => this.#eyes());
  readonly state = $derived(this.states[this.eyes ?? -1] ?? null);
  /** Hot-seat: the device has to change hands first. */
  readonly curtain = $derived(this.hotSeat && this.due !== null && this.due !== this.looking);
  readonly people = $derived(this.info ? peopleOf(this.info) : []);
  readonly names = $derived(this.info ? everybody(this.info.game, this.people.map(({ name }) => name)) : []);

  #forget: () => void;
  /** Through whose eyes things are told. */
  #teller: number | null | undefined;
  /** What each seat had seen before each of its decisions. */
  #sawBefore: Record<number, number[]> = {};

  constructor(
    readonly id: string,
    readonly connection: Connection,
  ) {
    this.#forget = connection.listen((message) => this.#hear(message));
    connection.watch(id, () => this.#last()).catch((error: unknown) => this.#failed(error));
  }

  close(): void {
    this.#forget();
    this.told.close();
    this.connection.unwatch(this.id);
  }

  /** Send a command; tells in a toast if it is refused. Whether it was done. */
  async send(deed: Deed): Promise<boolean> {
    try {
      await this.connection.ask({ ...deed, table: this.id, key: newKey() } as Ask);
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  async play(move: string): Promise<void> {
    const state = this.state;
    if (!state || state.seat === null || this.sending || this.gate?.(move) === false) return;
    const seat = state.seat;
    this.sending = true;
    this.told.decided();
    try {
      const number = state.legal.find(({ text }) => text === move)?.move;
      const version = await this.connection.ask({
        type: "move", table: this.id, key: newKey(), seat, version: state.version, move: number ?? move, engine: this.info?.engine ?? null,
      });
      this.#sawUntil(seat, version ?? state.version);
      if (version !== null) this.played?.(state, version);
      await this.#next(seat, state.version); // until then the old position is asked no more
    } catch (error) {
      complain(error);
    } finally {
      this.sending = false;
    }
  }

  /** Another choice in the middle of one: what was begun is taken back, then the new one is made. */
  async rethink(move: string): Promise<void> {
    const state = this.state;
    const seat = this.eyes;
    if (!state || seat === null || this.sending || this.gate?.(move) === false) return;
    if (!(await this.send({ type: "undo", seat, version: state.version }))) return;
    const back = await this.#next(seat, state.version);
    if (back?.legal.some(({ text }) => text === move)) await this.play(move);
    else if (back) await this.why(move);
  }

  /** The next position a seat is told of, unless it is there already. */
  #next(seat: number, version: number): Promise<State | null> {
    const newer = (): State | null => {
      const state = this.states[seat];
      return state && state.version > version ? state : null;
    };
    if (newer()) return Promise.resolve(newer());
    return new Promise((resolve) => {
      const stop = this.connection.listen((message) => {
        if (message.type !== "state" && message.type !== "change") return;
        if (message.table !== this.id || message.seat !== seat) return;
        stop();
        queueMicrotask(() => resolve(newer()));
      });
    });
  }

  async why(move: string): Promise<void> {
    const seat = this.eyes;
    if (seat === null) return;
    try {
      await this.connection.ask({ type: "why", table: this.id, seat, move });
    } catch (error) {
      complain(error);
    }
  }

  /** Ask a King; the answer is kept until the position changes. Whether there is one. */
  async askAdvice(): Promise<boolean> {
    if (this.eyes === null) return false;
    try {
      await this.connection.ask({ type: "hint", table: this.id, seat: this.eyes });
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  /** Ask how good a move was. A coach who cannot answer says nothing. */
  async askCoach(before: State, version: number): Promise<void> {
    if (before.seat === null) return;
    const stop = this.connection.listen((message) => {
      if (message.type === "coached" && message.table === this.id && message.version === version) this.coached = { said: message, before };
    });
    await this.connection.ask({ type: "coach", table: this.id, seat: before.seat, version }).catch(() => null);
    stop();
  }

  look(seat: number): void {
    this.looking = seat;
    this.#tell(seat);
  }

  #due(): number | null {
    const actors = this.info?.status === "playing" ? Object.values(this.states)[0]?.actors : [];
    const mine = this.mine.filter((seat) => actors?.includes(seat.seat) && !seat.substitute);
    if (mine.some((seat) => seat.seat === this.looking)) return this.looking;
    return mine[0]?.seat ?? null;
  }

  #eyes(): number | null {
    if (this.mine.length === 0) return null;
    if (!this.hotSeat) return this.mine[0]?.seat ?? null;
    return this.looking ?? this.mine[0]?.seat ?? null;
  }

  #last(): number | null {
    const versions = Object.values(this.states).map((state) => state.version);
    return versions.length ? Math.min(...versions) : null;
  }

  #hear(message: ServerMessage): void {
    if (!("table" in message) || message.table !== this.id) return;
    if (message.type === "table") {
      if (!this.info) this.#learn(message.game);
      this.info = message;
      this.chat = message.chat;
    } else if (message.type === "state") this.#change(message);
    else if (message.type === "change") this.#update(message);
    else if (message.type === "advice") this.advice = message;
    else if (message.type === "chat") this.#said(message);
    else if (message.type === "presence" && this.info) {
      const seats = this.info.seats.map((seat) => ({ ...seat, present: message.present.includes(seat.seat) }));
      this.info = { ...this.info, seats, spectators: message.spectators };
    }
  }

  #said(line: ChatLine): void {
    if (!this.chat.some((one) => one.version === line.version)) this.chat = [...this.chat, line];
  }

  /** What changed; who missed something asks for the whole. */
  #update(change: Change): void {
    const state = changed(this.states[change.seat ?? -1], change);
    if (state) this.#change(state);
    else void this.connection.ask({ type: "watch", table: this.id, since: this.#last() }).catch(() => undefined);
  }

  #change(state: State): void {
    const who = state.seat ?? -1;
    if (state.version !== this.advice?.version) this.advice = this.advised = null;
    const known = this.logs[who] ?? [];
    const kept = state.since === 0 ? [] : known.filter((entry) => entry.version <= state.since);
    const news = state.events.filter((entry) => entry.version > (kept.at(-1)?.version ?? 0));
    const first = this.states[who] === undefined;
    this.logs = { ...this.logs, [who]: [...kept, ...news] };
    this.states = { ...this.states, [who]: state };
    this.came = Date.now();
    if (first) this.seen[who] ??= Number(sessionStorage.getItem(MINE + this.id + who) ?? 0);
    if (who !== (this.eyes ?? -1)) return;
    const anew = state.since === 0 && known.length > 0; // something was taken back; else these are the first deeds of all
    if (anew) this.#unsee(who);
    if (first || anew || this.#teller !== this.eyes) this.#tell(this.eyes);
    else this.told.hear(state.view, this.logs[who]!, news, this.eyes, this.sending);
  }

  /** Begin to tell things through a seat's eyes, from how they are now. */
  #tell(eyes: number | null): void {
    const who = eyes ?? -1;
    const state = this.states[who];
    if (!state) return;
    this.#teller = eyes;
    this.told.begin(state.view, this.logs[who]?.length ?? 0);
  }

  #learn(game: GameName): void {
    void games[game].script?.().then(({ script }) => this.told.learn(script));
  }

  #sawUntil(seat: number, version: number): void {
    (this.#sawBefore[seat] ??= []).push(this.seen[seat] ?? 0);
    this.#saw(seat, version);
  }

  #saw(seat: number, version: number): void {
    this.seen[seat] = version;
    sessionStorage.setItem(MINE + this.id + seat, String(version));
  }

  /** With a decision that was taken back, what was news before it is news again. */
  #unsee(seat: number): void {
    const last = this.logs[seat]?.at(-1)?.version ?? 0;
    const before = this.#sawBefore[seat] ?? [];
    while (before.length && (this.seen[seat] ?? 0) > last) this.#saw(seat, before.pop()!);
  }

  #failed(error: unknown): void {
    this.problem = (error as { code?: string }).code ?? "failed";
  }
}

/** Who sits at a table; its commitment names it also in records. */
export const peopleOf = ({ game, commitment, seats }: TableInfo): Person[] =>
  peopleAt(game, commitment, seats.map(({ label, name, kind, level }) => ({
    label: seatLabel(game, label), name, level: kind === "bot" ? level : null,
  })));

/** A seat's colour or part, in words. */
export function seatLabel(game: GameName | undefined, name: string): string {
  const key = `${game}-seat-${name}`.toLowerCase();
  return has(key) ? t(key) : name;
}

/** A table, as boards want it. */
export class TableStage implements Stage {
  constructor(readonly table: Table) {}
  get game(): GameName {
    return this.table.info!.game;
  }
  get view(): unknown {
    return this.table.told.view ?? this.live;
  }
  get live(): unknown {
    return this.table.state!.view;
  }
  get told(): Director {
    return this.table.told;
  }
  get eyes(): number | null {
    return this.table.eyes;
  }
  get people(): Person[] {
    return this.table.people;
  }
  get names(): string[] {
    return this.table.names;
  }
  get decision(): string {
    return this.table.state!.decision;
  }
  get actors(): number[] {
    return this.table.state!.actors;
  }
  get legal() {
    return this.table.curtain ? [] : this.table.state!.legal;
  }
  get advised(): LegalMove | null {
    return this.table.advised;
  }
  get pointed(): readonly string[] {
    return this.table.pointed;
  }
  get canPlay(): boolean {
    return this.legal.length > 0 && !this.table.sending && this.table.info!.status === "playing";
  }
  get ended(): boolean {
    return this.table.info!.status === "over";
  }
  get outcome(): Outcome | null {
    return this.table.info!.result;
  }
  get log(): Entry[] {
    return (this.table.logs[this.table.eyes ?? -1] ?? []).slice(0, this.table.told.told);
  }
  get fresh(): readonly Entry[] {
    return this.table.told.fresh;
  }
  get seen(): number {
    return this.table.seen[this.table.eyes ?? -1] ?? 0;
  }
  play(move: string): Promise<void> {
    return this.table.play(move);
  }
  rethink(move: string): Promise<void> {
    return this.table.rethink(move);
  }
  why(move: string): Promise<void> {
    return this.table.why(move);
  }
}
