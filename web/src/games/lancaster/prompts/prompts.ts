// Every kind of decision and how it is asked; a kind without a prompt does not compile.

import type { Component } from "svelte";
import type { LancasterDecision, LancasterView } from "../../../protocol";
import { t, type Params } from "../../../lib/texts.svelte";
import type { View } from "../views";
import { amount, gifts, lawText, list, rewardOf, spotName, type Names } from "../words";
import { isCounty } from "../moves";
import Amount from "./Amount.svelte";
import Choice from "./Choice.svelte";
import Exchange from "./Exchange.svelte";
import Place from "./Place.svelte";
import Squires from "./Squires.svelte";
import Vote from "./Vote.svelte";

export interface Prompt {
  /** What is in the dock besides the sentence. */
  controls: Component | null;
  rule: string;
  /** The view a phone turns to. */
  shows: View;
}

export const prompts: Record<LancasterDecision, Prompt> = {
  lay: { controls: Choice, rule: "L5.4", shows: "castles" },
  place: { controls: Place, rule: "L2.1", shows: "map" },
  squires: { controls: Squires, rule: "L2.3", shows: "map" },
  favour: { controls: Choice, rule: "L2.7", shows: "map" },
  noble: { controls: Choice, rule: "L2.8", shows: "map" },
  upgrade: { controls: Choice, rule: "L5.7", shows: "map" },
  vote: { controls: Vote, rule: "L3.1", shows: "parliament" },
  trade: { controls: Amount, rule: "L3.5", shows: "parliament" },
  exchange: { controls: Exchange, rule: "N32", shows: "parliament" },
  send: { controls: Amount, rule: "N12", shows: "map" },
  toll: { controls: Choice, rule: "L3.5", shows: "map" },
  county: { controls: Choice, rule: "L5.1", shows: "map" },
  cross: { controls: Choice, rule: "L5.9", shows: "map" },
  start: { controls: Choice, rule: "L5.10", shows: "castles" },
  castle: { controls: Choice, rule: "L6.2", shows: "castles" },
  ransom: { controls: Choice, rule: "L7.6", shows: "map" },
  over: { controls: null, rule: "L9.6", shows: "castles" },
};

export const promptOf = (decision: string): Prompt => prompts[decision as LancasterDecision];

const LAW = /^[BN]\d\d$/;

/** The rule behind a decision: the law being applied, where there is one. */
export function ruleOf(view: LancasterView): string {
  if (view.phase === "laws" && view.law) return view.law;
  if (view.decision === "lay" && view.phase === "setup") return "L1.4";
  return promptOf(view.decision).rule;
}

/** The sentence in the dock for whoever has to decide. */
export function question(view: LancasterView, names: Names): string {
  const about = view.about;
  const paid = ["recruit", "upgrade"];
  if (view.to_score.some((space) => !paid.includes(space))) return t("web-lancaster-ask-castle-order");
  const county = view.counties.find((one) => one.name === about);
  const params: Params = {
    about: about === null ? "none" : spotName(about),
    reward: county ? gifts(rewardOf(county)) : "",
    source: sourceName(view.source),
    law: view.law ? lawText(view.law) : "none",
    due: view.due,
    ally: view.side !== null && view.sides[view.side]?.ally ? "yes" : "no",
    who: view.side === null ? "" : (names[view.side] ?? ""),
    phase: view.phase,
    rate: view.figures.exchange,
    both: amount("gold", view.figures.both),
    price: amount("gold", view.figures.ransom),
    county: about !== null && isCounty(about) ? "yes" : "no",
  };
  return t(`web-lancaster-ask-${view.decision}`, params);
}

/** Where a decision comes from, in a few words. */
function sourceName(source: string): string {
  if (LAW.test(source)) return lawText(source);
  const key = `lancaster-source-${source.toLowerCase().replaceAll(" ", "-")}`;
  return isCounty(source) ? source : t(key);
}

/** The sentence in the dock while others decide. */
export function waiting(view: LancasterView, actors: readonly number[], names: Names): string {
  const who = list(actors.map((seat) => names[seat] ?? ""));
  return t(`web-lancaster-wait-${view.decision}`, { who, n: actors.length });
}
