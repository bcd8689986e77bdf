// A table drawn for tests, by hand and on a screen of either kind.

import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { Stage } from "../src/lib/stage";
import { speak } from "../src/lib/texts.svelte";

/** What a browser has and jsdom lacks. */
class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

type Drawing = Component<{ stage: Stage<any>; menu: typeof nothing; tools: typeof nothing }>;
const nothing = createRawSnippet(() => ({ render: () => "<i></i>" }));
let drawn: ReturnType<typeof mount> | null = null;

/** The screen of the next drawing: a desk's, or a phone's. */
export const screen = { wide: true };

/** To be called once in a file of tests: English, a wide screen, and a clean page after each test. */
export function furnish(): void {
  beforeAll(async () => {
    vi.setConfig({ testTimeout: 30_000 });
    await speak("en");
    vi.stubGlobal("ResizeObserver", Observer);
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.includes("reduce") || (query.includes("min-width") && screen.wide),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  beforeEach(() => {
    screen.wide = true;
  });
  afterEach(clear);
}

export function clear(): void {
  if (drawn) void unmount(drawn);
  drawn = null;
  document.body.replaceChildren();
}

/** Draws a stage in place of what was drawn before. */
export function draw<S extends Stage<any>>(drawing: Drawing, stage: S): S {
  clear();
  drawn = mount(drawing, { target: document.body, props: { stage, menu: nothing, tools: nothing } });
  flushSync();
  return stage;
}

export const one = (selector: string): HTMLElement | null => document.querySelector(selector);
/** What is written there. */
export const said = (selector: string): string => one(selector)?.textContent?.replace(/\s+/g, " ").trim() ?? "";

export function touch(selector: string): void {
  const found = one(selector);
  if (!found) throw new Error(`nothing to touch: ${selector}`);
  found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}
