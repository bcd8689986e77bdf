// What the page needs to know of Lancaster.

import type { LancasterView } from "../../protocol";
import { t } from "../../lib/texts.svelte";
import type { Declaration } from "../declaration";
import Picture from "./Picture.svelte";

const lancaster: Declaration<LancasterView> = {
  Game: () => import("./Game.svelte"),
  Sheet: () => import("./Sheet.svelte"),
  words: () => import("./prompts/options"),
  Picture,
  liveries: [
    { deep: "#7d2413", initial: "R" },
    { deep: "#103f68", initial: "B" },
    { deep: "#17502f", initial: "G" },
    { deep: "#6f5200", initial: "Y" },
    { deep: "#452861", initial: "V" },
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
