// Who learns is told one idea at a time, and asked for one move: what is said follows from the position,
// so it goes on wherever one left it, on whichever screen.

import { guideOf } from "../lib/api";
import { remember } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { t, type Params } from "../lib/texts.svelte";
import type { GuideBook, GuideStep } from "../protocol";

const READ = "courtly-guide-";
/** In `accept`: whatever is legal. */
const ANYTHING = "*";

export class Guide {
  book = $state.raw<GuideBook | null>(null);
  /** Steps without a task that have been read. */
  #read = $state.raw<readonly string[]>([]);
  /** Whether the reason is asked for, or a move was kept back, in which step. */
  #asked = $state<string | null>(null);
  #wrong = $state<string | null>(null);

  constructor(readonly table: Table) {
    this.#read = (localStorage.getItem(READ + table.id) ?? "").split(" ");
    table.gate = (move) => this.#lets(move);
  }

  async open(): Promise<void> {
    if (this.table.info) this.book = await guideOf(this.table.info.game);
  }

  close(): void {
    this.table.gate = null;
    this.table.pointed = [];
  }

  /** The steps of the decision that is asked for now; none if others decide, or all is said. */
  readonly #due = $derived.by((): readonly GuideStep[] => {
    const { book } = this;
    const { state } = this.table;
    if (!book || !state || this.table.due !== book.learner) return [];
    const begins = Math.max(...book.steps.filter((step) => step.begins <= state.moves).map((step) => step.begins));
    if (begins === book.ends && state.moves > begins) return [];
    const due = book.steps.filter((step) => step.begins === begins);
    const last = due.at(-1);
    return last?.decision && !this.#fits(last) ? [] : due;
  });
  /** What is said now; null while something is told, or if there is nothing to say. */
  readonly step = $derived.by((): GuideStep | null => {
    if (this.table.told.telling || this.table.sending) return null;
    return this.#due.find((step) => step.decision !== null || !this.#read.includes(step.id)) ?? null;
  });
  /** Whether all is said and done. */
  readonly over = $derived.by((): boolean => {
    const { book } = this;
    const { state } = this.table;
    if (!book || !state || state.moves < book.ends) return false;
    return state.moves > book.ends || book.steps.every(({ begins, id }) => begins < book.ends || this.#read.includes(id));
  });
  readonly number = $derived(this.step ? this.book!.steps.indexOf(this.step) + 1 : 0);
  /** Whether the reason is to be read. */
  readonly why = $derived(this.step !== null && this.#asked === this.step.id);
  /** Whether another move was tried in this step. */
  readonly wrong = $derived(this.step !== null && this.#wrong === this.step.id);
  /** The parts of the guide, and how many steps of each there are. */
  readonly chapters = $derived.by(() => {
    const found = new Map<string, GuideStep[]>();
    for (const step of this.book?.steps ?? []) found.set(step.chapter, [...(found.get(step.chapter) ?? []), step]);
    return [...found];
  });

  /** A text of a step, with the names of all who play. */
  text(step: GuideStep, part: "" | "-task" | "-why"): string {
    return t(`guide-${this.book!.game}-${step.id}${part}`, this.#names);
  }

  chapter(name: string): string {
    return t(`guide-${this.book!.game}-chapter-${name}`);
  }

  /** Somebody goes on alone, but would like to have things explained. */
  goOn(): void {
    remember({ explain: true });
    this.next();
  }

  /** Something was read. */
  next(): void {
    const { step } = this;
    if (!step || step.decision !== null) return;
    this.#read = [...this.#read, step.id];
    localStorage.setItem(READ + this.table.id, this.#read.join(" "));
  }

  ask(): void {
    this.#asked = this.why ? null : (this.step?.id ?? null);
  }

  /** Make the move for who would rather look. */
  async show(): Promise<void> {
    const move = this.step?.accept[0];
    if (move) await this.table.play(move === ANYTHING ? (this.table.state?.legal[0]?.text ?? move) : move);
  }

  readonly #names = $derived.by((): Params => {
    const seats = this.table.info?.seats ?? [];
    return Object.fromEntries(seats.map(({ label }, seat) => [label.toLowerCase(), this.table.people[seat]?.name ?? label]));
  });

  #fits({ decision, accept }: GuideStep): boolean {
    const { state } = this.table;
    const legal = state?.legal.some(({ text }) => accept.includes(text) || accept.includes(ANYTHING)) ?? false;
    return legal && state?.decision === decision;
  }

  /** Whether a move goes on; if not, the step says why. */
  #lets(move: string): boolean {
    const asked = this.#due.at(-1);
    if (!asked) return true;
    for (const step of this.#due) if (!step.decision && !this.#read.includes(step.id)) this.#read = [...this.#read, step.id];
    if (!asked.decision || asked.accept.includes(move) || asked.accept.includes(ANYTHING)) return true;
    this.#wrong = asked.id;
    return false;
  }
}
