// When a player is called to the table.

import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Caller } from "../src/lib/notice.svelte";
import { settings } from "../src/lib/settings.svelte";
import { speak } from "../src/lib/texts.svelte";
import { callTo } from "./notice-page.svelte";

const QUIET = { sound: false, notification: false };

describe("the caller", () => {
  test("is quiet when a page is opened on the reader's turn", () => {
    expect(new Caller().hear(true, 0, false)).toEqual(QUIET);
  });

  test("calls once when the turn comes and nobody looks", () => {
    const caller = new Caller();
    caller.hear(false, 0, false);
    expect(caller.hear(true, 100, false)).toEqual({ sound: true, notification: true });
    expect(caller.hear(true, 200, false)).toEqual(QUIET);
  });

  test("does not ring after every quick move of a bot while one looks on", () => {
    const caller = new Caller();
    caller.hear(true, 0, true);
    caller.hear(false, 1000, true);
    expect(caller.hear(true, 1800, true)).toEqual(QUIET);
  });

  test("rings, but shows nothing, after a long wait with the page in front", () => {
    const caller = new Caller();
    caller.hear(false, 0, true);
    expect(caller.hear(true, 30_000, true)).toEqual({ sound: true, notification: false });
  });
});

describe("the page", () => {
  const shown: string[] = [];
  let rung = 0;
  const node = () => ({
    gain: { setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 },
    frequency: { setValueAtTime: () => 0 }, connect: () => 0, start: () => rung++, stop: () => 0,
  });

  beforeAll(async () => {
    await speak("en");
    vi.stubGlobal("AudioContext", class {
      currentTime = 0;
      resume = async () => undefined;
      createGain = node;
      createOscillator = node;
    });
    vi.stubGlobal("Notification", class {
      static permission = "granted";
      constructor(title: string) {
        shown.push(title);
      }
    });
  });
  beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
    vi.spyOn(document, "hasFocus").mockReturnValue(false);
    shown.length = 0;
    rung = 0;
  });
  afterEach(() => vi.restoreAllMocks());

  const icon = (): string | null | undefined => document.querySelector("link")?.getAttribute("href");

  test("tells by title and icon whose turn it is, and forgets it when one leaves", () => {
    const page = callTo("Richelieu");
    expect([document.title, icon()]).toEqual(["Richelieu", "/favicon.svg"]);
    page.turn(true);
    expect([document.title, icon()]).toEqual(["● Your turn – Richelieu", "/favicon-turn.svg"]);
    page.leave();
    expect([document.title, icon()]).toEqual(["Courtly", "/favicon.svg"]);
  });

  test("rings and notifies as the reader allowed", () => {
    Object.assign(settings, { sound: "on", notifications: true });
    const page = callTo("Lancaster");
    page.turn(true);
    expect([rung, shown]).toEqual([2, ["Lancaster"]]);
    Object.assign(settings, { sound: "off", notifications: false });
    flushSync();
    page.turn(false);
    page.turn(true);
    expect([rung, shown]).toEqual([2, ["Lancaster"]]);
    page.leave();
  });
});
