// What this browser remembers. Nothing of it ever leaves the browser but the name.

import { GAMES } from "../protocol";
import type { GameName, Level } from "./names";

export interface Settings {
  name: string;
  language: string | null;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  notifications: boolean;
  game: GameName;
  players: number;
  level: Level;
  /** What was chosen for the last table of each game. */
  options: Partial<Record<GameName, Readonly<Record<string, unknown>>>>;
}

const KEY = "courtly";
const DEFAULTS: Settings = {
  name: "",
  language: null,
  theme: "auto",
  sound: true,
  notifications: false,
  game: GAMES[0]!.name,
  players: 4,
  level: "squire",
  options: {},
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // storage is switched off, or holds something else
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

export function remember(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // it is remembered until the page is closed
  }
}
