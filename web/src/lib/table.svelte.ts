// A table as this browser sees it: who sits there, the position, what happened, what may be done.

import { everybody } from "../games/games";
import type { Advice, ChatLine, SeatInfo, ServerMessage, State, TableInfo } from "../protocol";
import { newKey } from "./api";
import type { Ask, Connection } from "./connection.svelte";
import type { GameName } from "./names";
import type { Entry, Outcome, Stage } from "./stage";
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
  fresh = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** In hot-seat, whoever looked last; nobody sees a seat's secrets before they said they are it. */
  looking = $state<number | null>(null);
  sending = $state(false);
  /** When the position came, by our own clock: from then on the clocks of those who decide run. */
  came = $state(0);
  /** What a King would do here, if somebody asked. */
  advice = $state.raw<Advice | null>(null);
  problem = $state<string | null>(null);
  seen = $state<Record<number, number>>({});

  readonly mine = $derived(this.info?.seats.filter((seat) => seat.you) ?? []);
  readonly hotSeat = $derived(this.mine.length > 1);
  /** The seat of this browser that is to decide next, if one is. */
  readonly due = $derived.by(() => this.#due());
  readonly eyes = $derived.by(() => this.#eyes());
  readonly state = $derived(this.states[this.eyes ?? -1] ?? null);
  /** Hot-seat: the device has to change hands first. */
  readonly curtain = $derived(this.hotSeat && this.due !== null && this.due !== this.looking);
  readonly names = $derived(this.#names());

  #forget: () => void;

  constructor(
    readonly id: string,
    readonly connection: Connection,
  ) {
    this.#forget = connection.listen((message) => this.#hear(message));
    connection.watch(id, () => this.#last()).catch((error: unknown) => this.#failed(error));
  }

  close(): void {
    this.#forget();
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
    if (!state || state.seat === null || this.sending) return;
    const seat = state.seat;
    this.sending = true;
    try {
      const version = await this.connection.ask({
        type: "move", table: this.id, key: newKey(), seat, version: state.version, move,
      });
      this.#sawUntil(seat, version ?? state.version);
    } catch (error) {
      complain(error);
    } finally {
      this.sending = false;
    }
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

  look(seat: number): void {
    this.looking = seat;
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

  #names(): string[] {
    const names = (this.info?.seats ?? []).map((seat) => nameOf(seat, this.info?.game));
    return this.info ? everybody(this.info.game, names) : names;
  }

  #last(): number | null {
    const versions = Object.values(this.states).map((state) => state.version);
    return versions.length ? Math.min(...versions) : null;
  }

  #hear(message: ServerMessage): void {
    if (!("table" in message) || message.table !== this.id) return;
    if (message.type === "table") {
      this.info = message;
      this.chat = message.chat;
    } else if (message.type === "state") this.#change(message);
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

  #change(state: State): void {
    const who = state.seat ?? -1;
    if (state.version !== this.advice?.version) this.advice = null;
    const known = this.logs[who] ?? [];
    const kept = state.since === 0 ? [] : known.filter((entry) => entry.version <= state.since);
    const news = state.events.filter((entry) => entry.version > (kept.at(-1)?.version ?? 0));
    const first = this.states[who] === undefined;
    this.logs = { ...this.logs, [who]: [...kept, ...news] };
    this.states = { ...this.states, [who]: state };
    this.came = Date.now();
    if (first) this.seen[who] ??= Number(sessionStorage.getItem(MINE + this.id + who) ?? 0);
    if (who === (this.eyes ?? -1)) this.fresh = first || state.since === 0 ? [] : news;
  }

  #sawUntil(seat: number, version: number): void {
    this.seen[seat] = version;
    sessionStorage.setItem(MINE + this.id + seat, String(version));
  }

  #failed(error: unknown): void {
    this.problem = (error as { code?: string }).code ?? "failed";
  }
}

export function nameOf(seat: SeatInfo, game: GameName | undefined): string {
  if (seat.kind === "open") return seatLabel(game, seat.label);
  if (seat.kind === "bot") return t("web-bot-name", { level: t(`web-level-${seat.level}`), seat: seatLabel(game, seat.label) });
  return seat.name ?? seatLabel(game, seat.label);
}

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
    return this.table.state!.view;
  }
  get eyes(): number | null {
    return this.table.eyes;
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
    return this.table.logs[this.table.eyes ?? -1] ?? [];
  }
  get fresh(): Entry[] {
    return this.table.fresh;
  }
  get seen(): number {
    return this.table.seen[this.table.eyes ?? -1] ?? 0;
  }
  play(move: string): Promise<void> {
    return this.table.play(move);
  }
  why(move: string): Promise<void> {
    return this.table.why(move);
  }
}
