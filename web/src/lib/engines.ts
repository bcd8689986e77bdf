// What there is to say about a game the compiler is not done with.

import type { EngineState } from "../protocol";
import { listed, t } from "./texts.svelte";

/** A sentence or two; nothing where nobody needs to know. */
export function sentence(engine: EngineState): string | null {
  const game = t(`${engine.game}-name`);
  if (engine.state === "failed") return t("web-not-compiled", { game });
  if (engine.state !== "compiling") return null;
  const told = t("web-compiling", { game, percent: engine.percent });
  if (!engine.hurried.length) return told;
  const levels = engine.hurried.map((level) => t(`web-level-${level}`));
  return `${told} ${t("web-hurried", { levels: listed(levels) })}`;
}
