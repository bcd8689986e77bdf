// Addresses → pages. Links are real links: they open in new tabs and can be shared.

import { isGame } from "../games/games";

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; move: number | null }
  | { page: "record"; move: number | null }
  | { page: "study"; table: string | null; move: number | null }
  | { page: "more"; of: string; first: string | null; second: number | null }
  | { page: "host"; of: string; first: string | null }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "box"; game: string }
  | { page: "facts"; game: string }
  | { page: "lost" };

export function route(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  const number = (text: string | undefined): number | null =>
    text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
  if (first === undefined) return { page: "home" };
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "replay" && second) return { page: "replay", table: second, move: number(third) };
  if (first === "study" && second) return { page: "study", table: second === "-" ? null : second, move: number(third) };
  if (first === "open") return { page: "record", move: number(second) };
  if (/^(daily|devices|games|go|notices|puzzles|tries|you)$/.test(first)) return { page: "more", of: first, first: second ?? null, second: number(third) };
  if (/^(host|ladder|welcome)$/.test(first)) return { page: "host", of: first, first: second ?? null };
  if (first === "rules" && second !== undefined && isGame(second)) return { page: "rules", game: second, rule: third ?? null };
  if (first === "box" && second !== undefined && isGame(second)) return { page: "box", game: second };
  if (first === "facts" && second !== undefined && isGame(second)) return { page: "facts", game: second };
  return { page: "lost" };
}

class Router {
  path = $state(location.pathname);
  readonly route = $derived(route(this.path));

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    const page = new URL(path, location.href).pathname;
    if (page !== this.path) scrollTo(0, 0);
    this.path = page;
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.button !== 0 || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (/^\/(api|healthz|openapi)/.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
