// The socket heals: it comes back, asks again with the same key, and watches on from where it was.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Problem } from "../src/lib/api";
import { Connection } from "../src/lib/connection.svelte";
import { PROTOCOL } from "../src/protocol";

type Message = Record<string, unknown>;

/** A socket whose other end is the test. */
class Socket {
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }
  sent: Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Open it and answer its hello. */
  welcome(tables: Message[] = []): void {
    this.onopen?.();
    this.say({ type: "welcome", id: 0, protocol: PROTOCOL, version: "1", engines: [], tables });
  }
  of(type: string): Message[] {
    return this.sent.filter((message) => message["type"] === type);
  }
}

const MOVE = { type: "move", table: "kZ0", key: "abc", seat: 0, version: 7, move: "take a1" } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(): Connection {
  const line = new Connection("ws://here/ws");
  Socket.last.welcome();
  return line;
}

describe("a connection", () => {
  it("says hello first and is open when it is welcome", () => {
    const line = new Connection("ws://here/ws");
    expect([line.status, Socket.last.url]).toEqual(["connecting", "ws://here/ws"]);
    Socket.last.onopen?.();
    expect(Socket.last.sent).toEqual([{ id: 0, type: "hello", protocol: PROTOCOL }]);
    expect(line.status).toBe("connecting");
    Socket.last.say({ type: "welcome", id: 0, protocol: PROTOCOL, version: "1", engines: [{ game: "richelieu" }], tables: [{ table: "t1" }] });
    expect([line.status, line.engines.length, Object.keys(line.turns)]).toEqual(["open", 1, ["t1"]]);
  });

  it("keeps what is asked too early until it is welcome", async () => {
    const line = new Connection("ws://here/ws");
    const asked = line.ask(MOVE);
    expect(Socket.last.sent).toEqual([]);
    Socket.last.welcome();
    const [sent] = Socket.last.of("move");
    expect(sent).toMatchObject(MOVE);
    Socket.last.say({ type: "done", id: sent!["id"], version: 8 });
    expect(await asked).toBe(8);
  });

  it("tells a refusal as a problem, with rule and text", async () => {
    const line = connected();
    const asked = line.ask(MOVE).catch((error: unknown) => error);
    const id = Socket.last.of("move")[0]!["id"];
    Socket.last.say({ type: "refused", id, code: "illegal", message: "no", rule: "R2.1", text: "richelieu-refused-gone", params: { card: "a1" } });
    const problem = (await asked) as Problem;
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ code: "illegal", message: "no", rule: "R2.1", text: "richelieu-refused-gone", params: { card: "a1" } });
  });

  it("hands every message to its listeners until they leave", () => {
    const line = connected();
    const heard: string[] = [];
    const leave = line.listen((message) => heard.push(message.type));
    Socket.last.say({ type: "turn", table: "t2", game: "richelieu", status: "playing", seats: [0] });
    leave();
    Socket.last.say({ type: "engines", engines: [] });
    expect(heard).toEqual(["turn"]);
    expect(line.turns["t2"]?.seats).toEqual([0]);
  });
});

describe("a lost connection", () => {
  it("is shown and comes back by itself, waiting longer each time", () => {
    const line = connected();
    const waits: number[] = [];
    for (let n = 0; n < 7; n++) {
      const sockets = Socket.all.length;
      Socket.last.close();
      expect(line.status).toBe("lost");
      const from = Date.now();
      while (Socket.all.length === sockets) vi.advanceTimersByTime(10);
      waits.push(Date.now() - from);
    }
    expect(waits[0]).toBeLessThan(500);
    expect(waits[4]!).toBeGreaterThan(4 * waits[0]!);
    expect(Math.max(...waits)).toBeLessThan(6500);
    Socket.last.welcome();
    expect(line.status).toBe("open");
  });

  it("asks again what was not answered, with the same key, and nothing else", async () => {
    const line = connected();
    const answered = line.ask({ ...MOVE, key: "answered" });
    Socket.last.say({ type: "done", id: Socket.last.of("move")[0]!["id"], version: 8 });
    await answered;
    const open = line.ask(MOVE);
    Socket.last.close();
    vi.advanceTimersByTime(1000);
    Socket.last.welcome();
    expect(Socket.all.length).toBe(2);
    expect(Socket.last.of("move").map((sent) => sent["key"])).toEqual(["abc"]);
    Socket.last.say({ type: "done", id: Socket.last.of("move")[0]!["id"], version: 9 });
    expect(await open).toBe(9);
  });

  it("watches on from the last version seen, each table once", async () => {
    const line = connected();
    let version: number | null = null;
    const watching = line.watch("kZ0", () => version);
    expect(Socket.last.of("watch")).toMatchObject([{ table: "kZ0", since: null }]);
    Socket.last.say({ type: "done", id: Socket.last.of("watch")[0]!["id"], version: 7 });
    await watching;
    version = 12;
    Socket.last.close();
    vi.advanceTimersByTime(1000);
    Socket.last.welcome();
    expect(Socket.last.of("watch")).toMatchObject([{ table: "kZ0", since: 12 }]);
    // Not answered before the line breaks again: still asked only once.
    Socket.last.close();
    vi.advanceTimersByTime(2000);
    Socket.last.welcome();
    expect(Socket.last.of("watch").length).toBe(1);
  });

  it("forgets a table that is no longer watched", () => {
    const line = connected();
    void line.watch("kZ0", () => 3);
    Socket.last.say({ type: "done", id: Socket.last.of("watch")[0]!["id"], version: 3 });
    line.unwatch("kZ0");
    expect(Socket.last.of("unwatch").length).toBe(1);
    Socket.last.close();
    vi.advanceTimersByTime(1000);
    Socket.last.welcome();
    expect(Socket.last.of("watch")).toEqual([]);
  });

  it("is noticed when nothing answers any more, though no close was heard", () => {
    const line = connected();
    Socket.last.close = () => undefined; // a laptop that slept
    vi.advanceTimersByTime(20_000);
    expect(Socket.last.of("ping").length).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(line.status).toBe("lost");
    vi.advanceTimersByTime(1000);
    Socket.last.welcome();
    expect([Socket.all.length, line.status, Socket.last.of("ping")]).toEqual([2, "open", []]);
  });

  it("is not given up while it answers", () => {
    const line = connected();
    const socket = Socket.last;
    const send = socket.send.bind(socket);
    socket.send = (text) => {
      send(text);
      socket.say({ type: "done", id: socket.sent.at(-1)!["id"] });
    };
    vi.advanceTimersByTime(120_000);
    expect([line.status, Socket.all.length, socket.of("ping").length]).toEqual(["open", 1, 6]);
  });

  it("is tried at once when the device is online again", () => {
    new Connection("ws://here/patient"); // its own address: lines of other tests hear this, too
    const mine = (): Socket[] => Socket.all.filter((socket) => socket.url === "ws://here/patient");
    for (let n = 0; n < 6; n++) {
      mine().at(-1)!.close();
      vi.advanceTimersByTime(7000);
    }
    mine().at(-1)!.close();
    const sockets = mine().length;
    vi.advanceTimersByTime(1000);
    expect(mine().length).toBe(sockets);
    dispatchEvent(new Event("online"));
    expect(mine().length).toBe(sockets + 1);
  });
});
