// Tries as a tree: each hangs below the one it goes on from.

import type { TryInfo } from "../protocol";

export interface Branch extends TryInfo {
  /** Counted over the whole tree, from 1. */
  number: number;
  below: Branch[];
}

/** The tries that begin at the game itself, in the order of their moves, with what hangs below them. */
export function branches(tries: readonly TryInfo[]): Branch[] {
  const all = new Map<string, Branch>(tries.map((one, k) => [one.table, { ...one, number: k + 1, below: [] }]));
  const roots: Branch[] = [];
  for (const one of all.values()) (all.get(one.parent ?? "")?.below ?? roots).push(one);
  for (const list of [roots, ...[...all.values()].map(({ below }) => below)]) list.sort((a, b) => a.move - b.move || a.number - b.number);
  return roots;
}
