// Links for others are copied by an address that others reach, and shown where there is no clipboard.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { copyLink, copyText } from "../src/lib/copying";
import { speak } from "../src/lib/texts.svelte";
import { toasts } from "../src/lib/toasts.svelte";

const write = vi.fn<(text: string) => Promise<void>>();
const shown = vi.fn();

beforeAll(() => speak("en"));
beforeEach(() => {
  toasts.length = 0;
  write.mockReset().mockResolvedValue();
  shown.mockReset();
  vi.stubGlobal("prompt", shown);
  Object.defineProperty(navigator, "clipboard", { value: { writeText: write }, configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

test("a computer's own name is of no use to others: without another address the link is as it is", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
  await copyLink("/t/one");
  expect(write).toHaveBeenCalledWith(`${location.origin}/t/one`);
});

test("a link is copied by the address in the network, and that is said", async () => {
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response(JSON.stringify({ addresses: ["http://192.168.0.7:8000"] }))));
  await copyLink("/t/one");
  expect(write).toHaveBeenCalledWith("http://192.168.0.7:8000/t/one");
  expect(toasts).toHaveLength(1);
  expect(shown).not.toHaveBeenCalled();
});

test("without a clipboard the link is shown to be copied by hand", async () => {
  write.mockRejectedValue(new DOMException("not allowed"));
  await copyLink("http://192.168.0.7:8000/t/one");
  expect(toasts).toHaveLength(0);
  expect(shown.mock.calls[0]?.[1]).toBe("http://192.168.0.7:8000/t/one");
});

test("a text says whether it was copied", async () => {
  expect(await copyText("+7")).toBe(true);
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  expect(await copyText("+7")).toBe(false);
});
