// A page that calls its reader, for tests: runes need a file of their own.

import { flushSync } from "svelte";
import { notices } from "../src/lib/notice.svelte";

export function callTo(title: string) {
  let mine = $state(false);
  const leave = $effect.root(() => notices(() => mine, () => title));
  flushSync();
  return {
    leave,
    turn(now: boolean): void {
      mine = now;
      flushSync();
    },
  };
}
