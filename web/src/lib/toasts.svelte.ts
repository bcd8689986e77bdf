// Short messages at the edge of the screen, read aloud by screen readers.

import { Problem } from "./api";
import type { SaidText } from "../protocol";
import { has, label, sortOf, t, type Params } from "./texts.svelte";

export interface Toast {
  id: number;
  text: string;
  /** The rule behind it, one touch away. */
  rule: string | null;
  tone: "info" | "warning";
}

let next = 1;
export const toasts: Toast[] = $state([]);

export function toast(text: string, tone: Toast["tone"] = "info", rule: string | null = null): void {
  const same = toasts.findIndex((one) => one.text === text);
  if (same >= 0) toasts.splice(same, 1);
  const id = next++;
  toasts.push({ id, text, rule, tone });
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => dismiss(id), 4000 + 50 * text.length);
}

export function dismiss(id: number): void {
  const found = toasts.findIndex((one) => one.id === id);
  if (found >= 0) toasts.splice(found, 1);
}

/** A refusal in the reader's language: by the rule's own sentence, or by its code. */
export function explained(problem: Problem): string {
  if (problem.text && has(problem.text)) return capital(sentences(problem.text, problem.params).join(" "));
  const key = `web-refused-${problem.code.replaceAll("_", "-")}`;
  return has(key) ? t(key) : problem.message;
}

/** A sentence, and those that are listed in it. */
function sentences(text: string, params: Record<string, unknown>): string[] {
  const listed = Object.values(params).filter(Array.isArray).flat() as SaidText[];
  return [t(text, words(text, params)), ...listed.flatMap((one) => sentences(one.text, one.params))];
}

/** Shows what went wrong; anything that is not a refusal is a fault of ours and goes on. */
export function complain(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
  toast(explained(error), "warning", error.rule);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Parameters of a refusal: numbers, names of other texts, or labels of moves. */
export function words(text: string, params: Record<string, unknown>): Params {
  const game = text.split("-")[0] ?? "";
  const found: Params = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "number") found[name] = value;
    else {
      const word = String(value);
      found[name] = has(word) ? t(word) : label(game, name, word);
      found[`${name}-sort`] = sortOf(word);
    }
  }
  return found;
}
