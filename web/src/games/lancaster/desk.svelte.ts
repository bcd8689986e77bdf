// What the player has in hand: the knight or place touched first, the move being looked at, the
// amounts set on steppers. Everything on the table asks here whether it can be touched.

import { getContext, setContext } from "svelte";
import type { County, LancasterView, LegalMove } from "../../protocol";
import type { Entry, Stage } from "../../lib/stage";
import { t } from "../../lib/texts.svelte";
import { lastMove, placeIn } from "./happened";
import * as moves from "./moves";
import type { Held, Spot } from "./moves";

export class Desk {
  #knight = $state.raw<Held | null>(null);
  #place = $state<Spot | null>(null);
  #chosen = $state<string | null>(null);
  /** What a line of the news is about, for a moment. */
  #shown = $state<Spot | null>(null);
  /** What the pointer is over. */
  #over = $state<Spot | null>(null);
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
  /** The position as it is: moves are about this one, however far the telling is. */
  get live(): LancasterView {
    return this.stage.live;
  }
  get legal(): readonly LegalMove[] {
    return this.stage.canPlay ? this.stage.legal : [];
  }

  readonly #bySpot = $derived.by(() =>
    this.stage.eyes === null ? new Map<Spot, LegalMove[]>() : moves.movesBySpot(this.legal, this.live, this.stage.eyes),
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
    const side = moves.sideOf(this.live, eyes, held.ally);
    const court = moves.courtSpot(side, held.strength);
    const there = moves.placeSpot(place, side);
    if (this.place === null) found.set(court, found.get(court) ?? []);
    else if (this.place === there) found.set(court, [text]);
    if (this.knight === null) found.set(there, found.get(there) ?? []);
    else if (moves.sameKnight(this.knight, held)) found.set(there, [text]);
  }

  /** What a hint points at: a knight and a place, or one thing. */
  readonly hinted = $derived.by((): Spot[] => {
    const { advised, eyes } = this.stage;
    if (!advised || eyes === null) return [];
    const part = moves.placed(advised);
    if (!part) return [moves.spotOf(advised, this.live, eyes)].filter((spot) => spot !== null);
    const side = moves.sideOf(this.live, eyes, part.held.ally);
    return [moves.courtSpot(side, part.held.strength), moves.placeSpot(part.place, side)];
  });

  /** Where the last move was. */
  readonly last = $derived.by(() => lastMove(this.stage.log));
  /** Whose last move it was, if it was there. */
  lastAt(place: string): number | null {
    return this.last?.place === place ? this.last.side : null;
  }

  /** Draw the eye to where something happened. */
  show(entry: Entry): void {
    const place = placeIn(entry);
    this.#shown = place?.startsWith("favour ") ? place : place ? moves.placeSpot(place, Math.max(entry.seat, 0)) : null;
    const shown = this.#shown;
    setTimeout(() => this.#shown === shown && (this.#shown = null), 2000);
  }

  initial(seat: number | null | undefined): string | undefined {
    return this.stage.people[seat ?? -1]?.initial;
  }

  /** The knight in hand as it would stand at a place the pointer is over. */
  ghostAt(spot: Spot): (Held & { seat: number }) | null {
    if (this.#over !== spot || !this.knight || !this.lit.has(spot)) return null;
    return { ...this.knight, seat: this.stage.eyes ?? 0 };
  }

  /** What it takes to push out whoever stands in a county; for the knight in hand, how far it gets. */
  tagOf(county: County): { text: string; tone?: "good" | "gold"; glyph?: "squires" } | null {
    if (this.last?.place === county.name) return { text: t("web-lancaster-last-move"), tone: "gold" };
    const holder = county.side === null ? null : this.view.sides[county.side];
    if (!holder || holder.seat === this.stage.eyes || this.view.phase !== "placing") return null;
    const needs = t("web-lancaster-needs", { n: county.needs });
    if (!this.knight || !this.lit.has(moves.landSpot(county.name))) return { text: needs };
    const more = county.needs - this.knight.strength;
    return more > 0 ? { text: `+${more}`, glyph: "squires" } : { text: `${needs} ✓`, tone: "good" };
  }

  picked(spot: Spot): boolean {
    const eyes = this.stage.eyes;
    if (eyes === null) return false;
    if (this.place === spot) return true;
    if (this.knight && moves.courtSpot(moves.sideOf(this.live, eyes, this.knight.ally), this.knight.strength) === spot)
      return true;
    return this.chosen !== null && moves.spotOf(this.chosen, this.live, eyes) === spot;
  }

  /** Whether a decision, anybody's, is about this thing. */
  about(spot: Spot): boolean {
    const { about, side } = this.view;
    return about !== null && moves.placeSpot(about, side ?? 0) === spot;
  }

  touch(spot: Spot): void {
    this.stage.told.skip(); // whoever decides has seen enough
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
    const held = { ally: this.live.sides[Number(court[1])]?.ally ?? false, strength: Number(court[2]) };
    this.hold(moves.sameKnight(held, this.#knight) ? null : held);
  }

  /** While squires are chosen, another place or knight may still be taken instead. */
  #rethought(spot: Spot): string | null {
    const { hand, decision } = this.live;
    if (decision !== "squires" || !hand || !this.stage.canPlay) return null;
    const place = moves.placeOf(spot, this.stage.eyes);
    if (place !== null) return place === hand.county ? null : moves.placing({ ally: false, strength: hand.strength }, place);
    const knight = /^court (\d+) (\d)$/.exec(spot);
    if (!knight || Number(knight[1]) !== this.stage.eyes || Number(knight[2]) === hand.strength) return null;
    return moves.placing({ ally: false, strength: Number(knight[2]) }, hand.county);
  }

  #explain(spot: Spot): void {
    const { eyes } = this.stage;
    const other = this.#rethought(spot);
    if (other !== null) return void this.stage.rethink(other);
    if (eyes === null || this.picked(spot)) {
      this.#place = null;
      this.#knight = null;
      return;
    }
    const text = moves.impossible(spot, this.live, eyes, this.knight);
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
    const told = {
      "data-spot": spot,
      "data-about": this.about(spot) && !lit ? "" : undefined,
      "data-hint": this.hinted.includes(spot) ? "" : undefined,
      "data-shown": this.#shown === spot ? "" : undefined,
    };
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
      onpointerenter: () => (this.#over = spot),
      onpointerleave: () => this.#over === spot && (this.#over = null),
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
