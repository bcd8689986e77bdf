// Touching things: the first touch chooses and shows what it would do, the second does it.

import { label, t } from "../../lib/texts.svelte";
import type { LegalMove, RichelieuDecision, RichelieuView } from "../../protocol";
import type { Stage } from "../../lib/stage";
import { changes, findCard, kindOf, uncovers, type Change } from "./model";

/** Two touches quicker than this are one that bounced. */
const BOUNCE = 250;

/** What a touch on a card would mean, where it is not possible and the reason is asked for. */
const MEANT: Record<RichelieuDecision, string> = {
  take: "take", second: "take", stuck: "take", pay: "pay", mark: "mark", place: "mark", over: "take",
};

export class Play {
  #chosen = $state<string | null>(null);
  #when = 0;
  /** A region or symbol whose cards are shown in the display. */
  spot = $state<string | null>(null);
  #stage: () => Stage<RichelieuView>;
  readonly #moves = $derived(this.stage.canPlay ? this.stage.legal : []);
  readonly #byCell = $derived(new Map(this.#moves.map((move) => [move.labels[0] ?? "", move.text])));
  /** The move chosen but not yet made. */
  readonly chosen: LegalMove | null = $derived(this.#moves.find((move) => move.text === this.#chosen) ?? null);
  readonly chosenCell = $derived(this.chosen?.labels[0] ?? null);
  /** The lines of the score sheet the chosen card would change. */
  readonly changes: Change[] = $derived(this.#willChange());

  constructor(stage: () => Stage<RichelieuView>) {
    this.#stage = stage;
  }

  get stage(): Stage<RichelieuView> {
    return this.#stage();
  }
  get view(): RichelieuView {
    return this.stage.view;
  }
  get decision(): RichelieuDecision {
    return this.stage.decision as RichelieuDecision;
  }
  /** The seat drawn nearest: the viewer's own, or the Cardinal for spectators. */
  get near(): number {
    return this.stage.eyes ?? 0;
  }
  /** Who is to decide. */
  get actor(): number {
    return this.stage.actors[0] ?? this.near;
  }

  can(text: string): boolean {
    return this.#moves.some((move) => move.text === text);
  }

  /** The move that touching a card stands for now. */
  moveAt(cell: string): string | null {
    return this.#byCell.get(cell) ?? null;
  }

  #willChange(): Change[] {
    const card = this.chosen?.kind === "take" ? findCard(this.view, this.chosenCell ?? "") : null;
    return card ? changes(this.view, card, this.actor) : [];
  }

  touch(cell: string): void {
    this.stage.told.skip(); // whoever decides has seen enough
    const move = this.moveAt(cell);
    if (move) this.choose(move);
    else if (this.stage.canPlay) {
      this.cancel();
      void this.stage.why(this.#meant(cell));
    }
  }

  /** Choose a move; chosen already, make it. */
  choose(move: string): void {
    const now = performance.now();
    if (this.chosen?.text !== move) {
      this.#chosen = move;
      this.#when = now;
    } else if (now - this.#when > BOUNCE) this.confirm();
  }

  confirm(): void {
    if (this.chosen) this.play(this.chosen.text);
  }

  play(move: string): void {
    this.#chosen = null;
    void this.stage.play(move);
  }

  cancel(): void {
    this.#chosen = null;
  }

  #meant(cell: string): string {
    const lifting = this.decision === "mark" && this.stage.legal.some((move) => move.kind === "lift");
    return `${lifting ? "lift" : MEANT[this.decision]} ${cell}`;
  }

  /** What the chosen move would do, in sentences; several things ask for it. */
  readonly consequence = $derived(this.#wouldDo());

  #wouldDo(): string {
    const { chosen } = this;
    if (!chosen) return "";
    const cell = chosen.labels[0] ?? "";
    const card = findCard(this.view, cell);
    if (chosen.kind.startsWith("redeem")) return t("web-richelieu-redeem-would");
    if (chosen.text === "pay stock") return t("web-richelieu-pay-stock-would");
    if (!card) return "";
    const about = { cell, region: card.region, kind: label("richelieu", "kind", kindOf(card)) };
    switch (chosen.kind) {
      case "take":
        return this.#effects(cell).join(" ");
      case "mark":
        return t("web-richelieu-mark-would", about);
      case "lift":
        return t("web-richelieu-lift-would", about);
      default:
        return t("web-richelieu-pay-would", about);
    }
  }

  #effects(cell: string): string[] {
    const card = findCard(this.view, cell);
    if (!card) return [];
    const told = this.changes.map(tell);
    if (card.marker === this.actor) told.push(t("web-richelieu-marker-home"));
    else if (card.marker !== null) told.push(t("web-richelieu-marker-cost"));
    if (card.token) told.push(t("web-richelieu-token-there"));
    const next = uncovers(this.view, cell);
    if (next) {
      const kind = label("richelieu", "kind", kindOf(next));
      told.push(t("web-richelieu-uncovers", { region: next.region, kind }));
    }
    return told;
  }
}

/** The name of a region or symbol, as a sentence begins. */
export function lineName(line: string): string {
  const name = label("richelieu", "line", line);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function tell({ line, seat, before, after, other, leads, saves }: Change): string {
  const standing = leads === null ? "even" : leads === seat ? "lead" : "behind";
  return t("web-richelieu-change", {
    line: lineName(line),
    before, after, other, standing,
    saves: saves ? "yes" : "no",
  });
}
