// What the player has in hand: the knight or place touched first, the move being looked at, the
// amounts set on steppers. Everything on the table asks here whether it can be touched.

import { getContext, setContext } from "svelte";
import type { LancasterView, LegalMove } from "../../protocol";
import type { Stage } from "../../lib/stage";
import * as moves from "./moves";
import type { Held, Spot } from "./moves";

export class Desk {
  #knight = $state.raw<Held | null>(null);
  #place = $state<Spot | null>(null);
  #chosen = $state<string | null>(null);
  /** What steppers and the ballot are set to, by name; forgotten with every move. */
  #set = $state<Record<string, number>>({});

  readonly #stage: () => Stage<LancasterView>;

  constructor(stage: () => Stage<LancasterView>) {
    this.#stage = stage;
  }

  get stage(): Stage<LancasterView> {
    return this.#stage();
  }
  get view(): LancasterView {
    return this.stage.view;
  }
  get legal(): readonly LegalMove[] {
    return this.stage.canPlay ? this.stage.legal : [];
  }

  readonly #bySpot = $derived.by(() =>
    this.stage.eyes === null ? new Map<Spot, LegalMove[]>() : moves.movesBySpot(this.legal, this.view, this.stage.eyes),
  );
  readonly knights = $derived.by(() => moves.knightsToPlace(this.legal));
  /** The knight in hand; a lone one need not be touched. */
  readonly knight = $derived.by((): Held | null => {
    const [only, ...more] = this.knights;
    if (only && more.length === 0 && this.#place === null) return only;
    return this.knights.some((one) => moves.sameKnight(one, this.#knight)) ? this.#knight : null;
  });
  readonly place = $derived.by(() => (this.knights.length > 0 ? this.#place : null));
  /** The move being looked at, before it is confirmed; where there is but one, it is that. */
  readonly chosen = $derived.by((): LegalMove | null => {
    const [only, ...more] = this.legal;
    if (only && more.length === 0 && only.kind !== "place") return only;
    return this.legal.find((move) => move.text === this.#chosen) ?? null;
  });

  /** For every spot that can be touched now, the moves it stands for; empty: a first touch. */
  readonly lit = $derived.by((): Map<Spot, string[]> => {
    const found = new Map<Spot, string[]>();
    const eyes = this.stage.eyes;
    if (eyes === null) return found;
    for (const [spot, list] of this.#bySpot) found.set(spot, list.map((move) => move.text));
    for (const move of this.legal) {
      const part = moves.placed(move);
      if (part) this.#light(found, move.text, part.held, part.place, eyes);
    }
    return found;
  });

  #light(found: Map<Spot, string[]>, text: string, held: Held, place: string, eyes: number): void {
    const side = moves.sideOf(this.view, eyes, held.ally);
    const court = moves.courtSpot(side, held.strength);
    const there = moves.placeSpot(place, side);
    if (this.place === null) found.set(court, found.get(court) ?? []);
    else if (this.place === there) found.set(court, [text]);
    if (this.knight === null) found.set(there, found.get(there) ?? []);
    else if (moves.sameKnight(this.knight, held)) found.set(there, [text]);
  }

  picked(spot: Spot): boolean {
    const eyes = this.stage.eyes;
    if (eyes === null) return false;
    if (this.place === spot) return true;
    if (this.knight && moves.courtSpot(moves.sideOf(this.view, eyes, this.knight.ally), this.knight.strength) === spot)
      return true;
    return this.chosen !== null && moves.spotOf(this.chosen, this.view, eyes) === spot;
  }

  /** Whether a decision, anybody's, is about this thing. */
  about(spot: Spot): boolean {
    const { about, side } = this.view;
    return about !== null && moves.placeSpot(about, side ?? 0) === spot;
  }

  touch(spot: Spot): void {
    const texts = this.lit.get(spot);
    if (!texts) return this.#explain(spot);
    if (this.knights.length > 0) return this.#touchForPlacing(spot, texts);
    const at = texts.indexOf(this.chosen?.text ?? "");
    if (texts.length === 1 && at === 0) this.confirm();
    else this.#chosen = texts[(at + 1) % texts.length] ?? null;
  }

  #touchForPlacing(spot: Spot, texts: string[]): void {
    const [text] = texts;
    if (text !== undefined) return this.play(text);
    const court = /^court (\d+) (\d)$/.exec(spot);
    if (!court) {
      this.#place = this.#place === spot ? null : spot;
      this.#knight = null;
      return;
    }
    const held = { ally: this.view.sides[Number(court[1])]?.ally ?? false, strength: Number(court[2]) };
    this.hold(moves.sameKnight(held, this.#knight) ? null : held);
  }

  #explain(spot: Spot): void {
    const { eyes } = this.stage;
    if (eyes === null || this.picked(spot)) {
      this.#place = null;
      this.#knight = null;
      return;
    }
    const text = moves.impossible(spot, this.view, eyes, this.knight);
    if (text !== null) void this.stage.why(text);
  }

  hold(held: Held | null): void {
    this.#knight = held;
    this.#place = null;
  }

  /** Look at a move; choosing it once more makes it. */
  choose(text: string): void {
    if (this.chosen?.text === text) this.confirm();
    else this.#chosen = text;
  }

  confirm(): void {
    if (this.chosen) this.play(this.chosen.text);
  }

  value(name: string, otherwise: number): number {
    return this.#set[name] ?? otherwise;
  }
  set(name: string, value: number): void {
    this.#set = { ...this.#set, [name]: value };
  }

  play(text: string): void {
    this.#knight = null;
    this.#place = null;
    this.#chosen = null;
    this.#set = {};
    void this.stage.play(text);
  }

  /**
   * Attributes of something on the table: how it is lit and touched. What can be touched is called by
   * the words within it (`Words.svelte`), what can only be looked at by `label`.
   */
  handle(spot: Spot, label: string): Record<string, unknown> {
    const texts = this.lit.get(spot);
    const lit = texts !== undefined;
    const told = { "data-spot": spot, "data-about": this.about(spot) && !lit ? "" : undefined };
    if (this.stage.eyes === null) return { ...told, role: "img", "aria-label": label };
    return {
      ...told,
      role: "button",
      tabindex: 0,
      "aria-disabled": lit ? undefined : true,
      "aria-pressed": lit ? this.picked(spot) : undefined,
      "data-lit": lit ? "" : undefined,
      "data-picked": this.picked(spot) ? "" : undefined,
      "data-move": texts?.length === 1 ? texts[0] : undefined,
      onclick: () => this.touch(spot),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        this.touch(spot);
      },
    };
  }
}

const KEY = Symbol("desk");
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
