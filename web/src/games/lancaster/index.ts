// What the page needs to know of Lancaster.

import type { LancasterView } from "../../protocol";
import { t } from "../../lib/texts.svelte";
import type { Declaration } from "../declaration";
import Heroes from "./Heroes.svelte";
import Picture from "./Picture.svelte";

const lancaster: Declaration<LancasterView> = {
  Game: () => import("./Game.svelte"),
  Sheet: () => import("./Sheet.svelte"),
  words: () => import("./prompts/options"),
  reasons: () => import("./reasons"),
  matters: () => import("./matters"),
  Votes: () => import("./study/Votes.svelte"),
  script: () => import("./script"),
  Glance: () => import("./Glance.svelte"),
  Example: () => import("./Example.svelte"),
  Pictures: () => import("./Pictures.svelte"),
  Picture,
  Heroes,
  liveries: [
    { deep: "#8f2c17", initial: "R" },
    { deep: "#12487a", initial: "B" },
    { deep: "#1b5c38", initial: "G" },
    { deep: "#8a6505", initial: "Y" },
    { deep: "#4f3270", initial: "V" },
  ],
  cast: [
    ["Hugh", "hugh"], ["Maud", "maud"], ["Piers", "piers"], ["Agnes", "agnes"],
    ["Ralph", "ralph"], ["Isabel", "isabel"], ["Godfrey", "godfrey"], ["Cecily", "cecily"],
  ],
  everybody: (seats) =>
    seats.length === 2 ? [...seats, ...seats.map((name) => t("web-ally-of", { name }))] : [...seats],
  side: (view, side) => view.sides[side],
  firstRound: 0,
  newestFirst: false,
  weighty: new Set(["points_scored", "law_adopted", "law_rejected", "conflict_scored", "knight_evicted", "game_ended"]),
  victory: "L9.6",
};

export default lancaster;
