// The games there are, each fetched when somebody sits down at it.

import type { Component, Snippet } from "svelte";
import type { GameName } from "../lib/names";
import type { Stage } from "../lib/stage";

interface Loaders {
  Game: () => Promise<{ default: Component<{ stage: Stage<any>; menu: Snippet; tools: Snippet }> }>;
  Sheet: () => Promise<{ default: Component<{ stage: Stage<any> }> }>;
}

export const games: Record<GameName, Loaders> = {
  lancaster: {
    Game: () => import("./lancaster/Game.svelte") as ReturnType<Loaders["Game"]>,
    Sheet: () => import("./lancaster/Sheet.svelte") as ReturnType<Loaders["Sheet"]>,
  },
  richelieu: {
    Game: () => import("./richelieu/Game.svelte") as ReturnType<Loaders["Game"]>,
    Sheet: () => import("./richelieu/Sheet.svelte") as ReturnType<Loaders["Sheet"]>,
  },
};
