// The one socket of this page. It heals by itself: what was not answered is asked again, with the
// same key, and tables are watched on from the last version seen.

import {
  PROTOCOL,
  type ClientMessage,
  type EngineState,
  type Refusal,
  type ServerMessage,
  type Turn,
} from "../protocol";
import { Problem } from "./api";

type Distributed<T> = T extends { id: number } ? Omit<T, "id"> : never;
/** A request without its number, which the connection gives. */
export type Ask = Distributed<ClientMessage>;
export type Listener = (message: ServerMessage) => void;

interface Waiting {
  ask: Ask;
  resolve: (version: number | null) => void;
  reject: (problem: Problem) => void;
}

const FIRST_WAIT = 300;
const UNSURE_WAIT = 1000;
const LONGEST_WAIT = 5000;
const PING = 20_000;

export class Connection {
  status = $state<"connecting" | "open" | "lost">("connecting");
  engines = $state.raw<EngineState[]>([]);
  turns = $state.raw<Record<string, Turn>>({});

  #socket: WebSocket | null = null;
  #next = 1;
  #wait = FIRST_WAIT;
  #waiting = new Map<number, Waiting>();
  #listeners = new Set<Listener>();
  /** What is watched, and the last version seen of it. */
  #watched = new Map<string, () => number | null>();
  #alive = 0;

  constructor(private readonly url: string) {
    this.#connect();
    setInterval(() => this.#check(), PING);
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#hurry();
    });
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ask for something; the answer is the version it became, or a Problem. */
  ask(ask: Ask): Promise<number | null> {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#waiting.set(id, { ask, resolve, reject });
      if (this.status === "open") this.#send(id, ask);
    });
  }

  watch(table: string, since: () => number | null): Promise<number | null> {
    this.#watched.set(table, since);
    return this.ask({ type: "watch", table, since: since() });
  }

  unwatch(table: string): void {
    this.#watched.delete(table);
    if (this.status === "open") void this.ask({ type: "unwatch", table }).catch(() => undefined);
  }

  #connect(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#send(0, { type: "hello", protocol: PROTOCOL });
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.status = "lost";
    setTimeout(() => this.#socket ?? this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #hurry(): void {
    this.#wait = FIRST_WAIT;
    if (this.#socket === null) this.#connect();
    else this.#check();
  }

  /** A socket may be dead without knowing it, after a laptop slept for instance. */
  #check(): void {
    if (this.status !== "open") return;
    const socket = this.#socket;
    const before = this.#alive;
    void this.ask({ type: "ping" }).catch(() => undefined);
    setTimeout(() => {
      if (this.#alive === before && socket === this.#socket) {
        socket?.close();
        if (socket) this.#lost(socket);
      }
    }, 5000);
  }

  #send(id: number, ask: Ask): void {
    this.#socket?.send(JSON.stringify({ id, ...ask }));
  }

  #hear(message: ServerMessage): void {
    this.#alive++;
    if (message.type === "welcome") this.#welcome(message.engines, message.tables);
    else if (message.type === "engines") this.engines = message.engines;
    else if (message.type === "turn") this.turns = { ...this.turns, [message.table]: message };
    else if (message.type === "advice" || message.type === "coached") this.#answered(message.id)?.resolve(message.version);
    else if (message.type === "done") this.#answered(message.id)?.resolve(message.version ?? null);
    else if (message.type === "refused") this.#refused(message);
    for (const listener of this.#listeners) listener(message);
  }

  #welcome(engines: EngineState[], tables: Turn[]): void {
    this.status = "open";
    this.#wait = FIRST_WAIT;
    this.engines = engines;
    this.turns = Object.fromEntries(tables.map((turn) => [turn.table, turn]));
    const asked = new Set<string>();
    for (const [id, { ask }] of this.#waiting) {
      if (ask.type === "watch") asked.add(ask.table);
      if (ask.type === "ping") this.#waiting.delete(id);
      else this.#send(id, ask);
    }
    for (const [table, since] of this.#watched) {
      if (!asked.has(table)) void this.ask({ type: "watch", table, since: since() }).catch(() => undefined);
    }
  }

  /** The server would not have us: who waits for an answer is told, and it is asked again later. */
  #turnedAway(problem: Problem): void {
    this.#wait = LONGEST_WAIT;
    for (const [id, { reject }] of this.#waiting) {
      this.#waiting.delete(id);
      reject(problem);
    }
    this.#socket?.close();
  }

  #answered(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #refused(message: Refusal): void {
    const asked = message.id === null ? undefined : this.#waiting.get(message.id);
    if (message.code === "unsure" && asked && message.id !== null) {
      const id = message.id; // sent again it is done once, and the answer tells
      setTimeout(() => this.#waiting.has(id) && this.status === "open" && this.#send(id, asked.ask), UNSURE_WAIT);
      return;
    }
    const { id, code, rule, text, params } = message;
    const problem = new Problem(code, message.message, rule ?? null, text ?? null, params ?? {});
    if (id === 0) this.#turnedAway(problem);
    else if (id !== null) this.#answered(id)?.reject(problem);
  }
}

let shared: Connection | null = null;

/** The connection of this page, made when it is first needed. */
export function connection(): Connection {
  shared ??= new Connection(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  return shared;
}
