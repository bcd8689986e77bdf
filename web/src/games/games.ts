// The games there are, each fetched when somebody sits down at it.

import type { Component, Snippet } from "svelte";
import type { LegalMove } from "../protocol";
import type { GameName } from "../lib/names";
import type { Stage } from "../lib/stage";

/** A move in words; `later`: not in the position of `view` but after it. */
export type ToldMove = (move: LegalMove, view: any, names: readonly string[], later: boolean) => string;

interface Loaders {
  Game: () => Promise<{ default: Component<{ stage: Stage<any>; menu: Snippet; tools: Snippet }> }>;
  Sheet: () => Promise<{ default: Component<{ stage: Stage<any> }> }>;
  words: () => Promise<{ toldMove: ToldMove }>;
}

export const games: Record<GameName, Loaders> = {
  lancaster: {
    Game: () => import("./lancaster/Game.svelte") as ReturnType<Loaders["Game"]>,
    Sheet: () => import("./lancaster/Sheet.svelte") as ReturnType<Loaders["Sheet"]>,
    words: () => import("./lancaster/prompts/options"),
  },
  richelieu: {
    Game: () => import("./richelieu/Game.svelte") as ReturnType<Loaders["Game"]>,
    Sheet: () => import("./richelieu/Sheet.svelte") as ReturnType<Loaders["Sheet"]>,
    words: () => import("./richelieu/words"),
  },
};
