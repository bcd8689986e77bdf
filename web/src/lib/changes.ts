// A position is told whole once; then what changed.

import type { Change, State } from "../protocol";

/** The position after a change, to who was told `state`; null if something between was missed. */
export function changed(state: State | undefined, change: Change): State | null {
  if (!state || state.version < change.before) return null;
  const { before: _, items, ...rest } = change;
  const view = { ...state.view, ...change.view };
  for (const [name, some] of Object.entries(items)) {
    const list = [...(view[name] as unknown[])];
    for (const [k, item] of Object.entries(some)) list[Number(k)] = item;
    view[name] = list;
  }
  return { ...rest, type: "state", view };
}
