// Whoever plays by keyboard is led from decision to decision and never left standing on nothing.

import type { Stage } from "../lib/stage";

const MAKES = new Set(["Enter", " "]);

/**
 * Keeps the focus where there is something to do. When what had it is gone, or a move was made by key,
 * it goes to what `next` finds in the board; while others decide, to the sentence that says so.
 */
export function lead(stage: () => Stage, board: () => HTMLElement | undefined, next: string): void {
  /** Whether keys are used, and the last was one that makes moves. */
  let keys = false;
  let made = false;
  /** Whether the focus has been on the board; a page just opened takes it from nobody. */
  let been = false;
  let could = false;
  let moved = false;

  const lost = (): boolean => been && (document.activeElement ?? document.body) === document.body;
  function go(): void {
    if (document.querySelector("dialog[open]")) return;
    const first = stage().canPlay ? board()?.querySelector<HTMLElement>(next) : null;
    (first ?? board()?.querySelector<HTMLElement>(".dock p"))?.focus({ preventScroll: true });
  }

  /** Look again when the page has done what a key or the end of a dialog brings about. */
  const look = (): void => void setTimeout(() => keys && lost() && go());

  $effect(() => {
    const pressed = ({ key }: KeyboardEvent): void => {
      keys = true;
      made = MAKES.has(key);
      if (!made) moved = false; // they look around by themselves
      look();
    };
    const touched = (): void => void (keys = been = moved = false);
    const entered = ({ target }: FocusEvent): void => void (been ||= board()?.contains(target as Node) ?? false);
    addEventListener("keydown", pressed, true);
    addEventListener("pointerdown", touched, true);
    addEventListener("focusin", entered);
    addEventListener("close", look, true);
    return () => {
      removeEventListener("keydown", pressed, true);
      removeEventListener("pointerdown", touched, true);
      removeEventListener("focusin", entered);
      removeEventListener("close", look, true);
    };
  });

  $effect(() => {
    const { canPlay, view } = stage();
    void view;
    if (could && !canPlay && keys && made) moved = true;
    could = canPlay;
    if (keys && (lost() || (moved && canPlay))) go();
    if (canPlay) moved = false;
  });
}
