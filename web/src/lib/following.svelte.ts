// A film and the address of its page, which names the move, follow each other.

import { untrack } from "svelte";
import type { Film } from "./replay.svelte";
import { router } from "./router.svelte";

/** To be called while a page is made; `named` is the move its address names. */
export function followAddress(film: Film, address: () => string, named: () => number | null): void {
  // Not at every step of a slider that is being dragged.
  $effect(() => {
    const wanted = address();
    if (!film.frame || location.pathname === wanted) return;
    const timer = setTimeout(() => router.go(wanted, true), 150);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const move = named();
    untrack(() => {
      if (film.frame && move !== null && move !== film.at) void film.go(move);
    });
  });
}
