// What the page needs to know of Richelieu.

import type { RichelieuView } from "../../protocol";
import type { Declaration } from "../declaration";
import Heroes from "./Heroes.svelte";
import Picture from "./Picture.svelte";

const richelieu: Declaration<RichelieuView> = {
  Game: () => import("./Game.svelte"),
  Sheet: () => import("./Sheet.svelte"),
  words: () => import("./words"),
  reasons: () => import("./reasons"),
  matters: () => import("./matters"),
  script: () => import("./script"),
  Glance: () => import("./Glance.svelte"),
  Example: () => import("./Example.svelte"),
  Pictures: () => import("./Pictures.svelte"),
  Picture,
  Heroes,
  liveries: [
    { deep: "#6d0f20", initial: "C" },
    { deep: "#163663", initial: "Q" },
  ],
  cast: [
    ["Armand", "armand"], ["Louise", "louise"], ["Gaston", "gaston"],
    ["Blanche", "blanche"], ["Théophile", "lucien"], ["Marion", "marion"],
  ],
  firstRound: 1,
  newestFirst: true,
  weighty: new Set(["line_scored", "game_ended"]),
  victory: "R3.5",
  tie: (view) => view.taken.map((cards) => cards.length),
};

export default richelieu;
