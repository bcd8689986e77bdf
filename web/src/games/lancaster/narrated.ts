// What is told, in one sentence for the dock.

import type { Beat } from "../../lib/director.svelte";
import type { Stage } from "../../lib/stage";
import { sentence, t } from "../../lib/texts.svelte";
import type { LancasterScene } from "./script";

/** Said by headings elsewhere. */
const SILENT = new Set(["phase_began"]);

export function narrated({ entries, scene }: Beat, stage: Stage): string {
  const shown = scene as LancasterScene | null;
  if (shown?.kind === "card") return t(`web-lancaster-after-${shown.phase}`);
  if (shown?.kind === "final") return t(`web-lancaster-line-${shown.lines.at(-1)?.line}`);
  if (entries[0]?.kind === "ballot_shown") return sentence(stage.game, entries[0], stage.names);
  const phase = entries.find(({ kind }) => kind === "phase_began");
  const told = entries.filter(({ kind }) => !SILENT.has(kind)).map((entry) => sentence(stage.game, entry, stage.names));
  if (told.length === 0 && phase) return t("web-lancaster-now", { phase: t(`lancaster-phase-${phase.data["phase"]}`) });
  return told.slice(0, 2).join(" ");
}
