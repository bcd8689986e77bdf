// What this browser remembers. Nothing of it ever leaves the browser but the name.

import { GAMES } from "../protocol";
import type { Pace } from "./director.svelte";
import type { GameName, Level } from "./names";
import type { Chair } from "./seating";

export interface Settings {
  name: string;
  language: string | null;
  theme: "auto" | "light" | "dark";
  /** How loud the table is. */
  sound: "off" | "soft" | "on";
  /** How fast things are told, and whether the end of a phase waits for a touch. */
  pace: Pace;
  rest: boolean;
  notifications: boolean;
  game: GameName;
  /** Who sat at the other chairs of the last table of each game. */
  chairs: Partial<Record<GameName, readonly Chair[]>>;
  level: Level;
  /** The table of the guided first game of each game. */
  guided: Partial<Record<GameName, string>>;
  /** What was chosen for the last table of each game. */
  options: Partial<Record<GameName, Readonly<Record<string, unknown>>>>;
}

const KEY = "courtly";
const DEFAULTS: Settings = {
  name: "",
  language: null,
  theme: "auto",
  sound: "soft",
  pace: "normal",
  rest: false,
  notifications: false,
  game: GAMES[0]!.name,
  chairs: {},
  level: "squire",
  guided: {},
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
// An older page remembered only whether there is sound at all.
if (typeof settings.sound === "boolean") settings.sound = settings.sound ? "soft" : "off";

export function remember(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // it is remembered until the page is closed
  }
}
