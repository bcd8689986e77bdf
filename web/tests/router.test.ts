// Addresses, and links that change the page without loading it.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { route, router } from "../src/lib/router.svelte";

it.each([
  ["/", { page: "home" }],
  ["/t/kZ0_a-b", { page: "table", table: "kZ0_a-b" }],
  ["/replay/kZ0/34", { page: "replay", table: "kZ0", move: 34 }],
  ["/replay/kZ0", { page: "replay", table: "kZ0", move: null }],
  ["/replay/kZ0/-1", { page: "replay", table: "kZ0", move: null }],
  ["/open", { page: "record", move: null }],
  ["/open/7", { page: "record", move: 7 }],
  ["/rules/lancaster/L5.1", { page: "rules", game: "lancaster", rule: "L5.1" }],
  ["/rules/richelieu", { page: "rules", game: "richelieu", rule: null }],
  ["/facts/richelieu", { page: "facts", game: "richelieu" }],
  ["/facts/chess", { page: "lost" }],
  ["/rules/chess", { page: "lost" }],
  ["/t", { page: "lost" }],
  ["/t/a%20b", { page: "table", table: "a b" }],
  ["/nowhere", { page: "lost" }],
])("%s", (path, wanted) => {
  expect(route(path)).toEqual(wanted);
});

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  router.go("/");
});
afterEach(() => {
  document.body.innerHTML = "";
});

/** Whether the page itself follows a click, and not the browser. */
function click(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
  // jsdom cannot load pages: the last listener stands in for the browser.
  let followed = false;
  const browser = (event: Event): void => {
    followed = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", browser, { once: true });
  document.body.querySelector("a > *, a")!.dispatchEvent(click);
  return followed;
}

it("follows links of its own, also when something inside them is touched", () => {
  expect(click('<a href="/rules/lancaster/B03#x"><b>B03</b></a>')).toBe(true);
  expect(router.route).toEqual({ page: "rules", game: "lancaster", rule: "B03" });
  expect(location.pathname + location.hash).toBe("/rules/lancaster/B03#x");
});

it.each([
  ["another site", '<a href="https://example.org/open">x</a>', {}],
  ["another window", '<a href="/open" target="courtly-rules">x</a>', {}],
  ["a download", '<a href="/open" download>x</a>', {}],
  ["the server’s own pages", '<a href="/api/tables/x/record">x</a>', {}],
  ["a new tab", '<a href="/open">x</a>', { ctrlKey: true }],
  ["the middle button", '<a href="/open">x</a>', { button: 1 }],
])("leaves %s to the browser", (_, html, how) => {
  expect(click(html, how)).toBe(false);
  expect(router.path).toBe("/");
});

it("replaces the address where asked to, so that back leads out of a replay", () => {
  const before = history.length;
  router.go("/replay/kZ0/1", true);
  router.go("/replay/kZ0/2", true);
  expect(history.length).toBe(before);
  expect(router.route).toEqual({ page: "replay", table: "kZ0", move: 2 });
});

it("goes back with the browser", async () => {
  router.go("/open");
  const back = new Promise((done) => addEventListener("popstate", done, { once: true }));
  history.back();
  await back;
  expect(router.path).toBe("/");
});
