// What this browser remembers. Nothing of it ever leaves the browser but the name.

import { GAMES } from "../protocol";
import type { Pace } from "./director.svelte";
import type { GameName, Level } from "./names";
import type { Chair } from "./seating";

/** What somebody says of the box they own. */
export interface Box {
  /** The printed edition, by its language. */
  edition: string | null;
  /** The printed figures that differ, as the option `components` takes them. */
  changes: Readonly<Record<string, unknown>>;
  /** Whether new tables are laid out with them. */
  used: boolean;
}

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
  /** Whether a coach explains, in games against bots. */
  explain: boolean;
  game: GameName;
  /** Who sat at the other chairs of the last table of each game. */
  chairs: Partial<Record<GameName, readonly Chair[]>>;
  level: Level;
  /** The table of the guided first game of each game. */
  guided: Partial<Record<GameName, string>>;
  /** The last days whose challenge was begun here. */
  days: readonly string[];
  /** What was chosen for the last table of each game. */
  options: Partial<Record<GameName, Readonly<Record<string, unknown>>>>;
  /** The box of each game. */
  boxes: Partial<Record<GameName, Box>>;
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
  explain: false,
  game: GAMES[0]!.name,
  chairs: {},
  level: "squire",
  guided: {},
  days: [],
  options: {},
  boxes: {},
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
