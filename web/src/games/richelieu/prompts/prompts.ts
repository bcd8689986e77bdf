// Every decision has a prompt of its own. A decision without one does not compile.

import type { Component, Snippet } from "svelte";
import type { RichelieuDecision } from "../../../protocol";
import type { Play } from "../play.svelte";
import Mark from "./Mark.svelte";
import Over from "./Over.svelte";
import Pay from "./Pay.svelte";
import Place from "./Place.svelte";
import Second from "./Second.svelte";
import Stuck from "./Stuck.svelte";
import Take from "./Take.svelte";

export interface PromptProps {
  play: Play;
  tools: Snippet;
}

export const prompts: Record<RichelieuDecision, Component<PromptProps>> = {
  take: Take,
  second: Second,
  pay: Pay,
  mark: Mark,
  place: Place,
  stuck: Stuck,
  over: Over,
};

/** What others are about to do, in words. */
export const waiting: Record<RichelieuDecision, string> = {
  take: "web-richelieu-wait-take",
  second: "web-richelieu-wait-second",
  pay: "web-richelieu-wait-pay",
  mark: "web-richelieu-wait-mark",
  place: "web-richelieu-wait-place",
  stuck: "web-richelieu-wait-stuck",
  over: "richelieu-decision-over",
};
