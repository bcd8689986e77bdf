// The display face, Alegreya, cut down to the letters our texts use: `url("courtly-display.woff2")`.
// Its licence travels with it.

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";
import { LOCALES } from "./locales.ts";

const PACKAGE = resolve(import.meta.dirname, "../node_modules/@fontsource-variable/alegreya");
const WHOLE = join(PACKAGE, "files/alegreya-latin-wght-normal.woff2");
const CUT = resolve(import.meta.dirname, "../node_modules/.cache/courtly/display.woff2");
/** Weights in use; thinner and blacker ones would weigh for nothing. */
const WEIGHTS = { min: 500, max: 800 };
/** Figures as high as capitals, and letters at their right distance; no other forms are asked for. */
const FEATURES = ["lnum", "kern"];

/** Printable ASCII, letters people's names are made of, and every sign in a text of ours. */
function letters(): string {
  const span = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, k) => String.fromCodePoint(from + k));
  const texts = readdirSync(LOCALES).flatMap((language) =>
    readdirSync(join(LOCALES, language))
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => readFileSync(join(LOCALES, language, name), "utf-8")),
  );
  return [...new Set([...span(0x20, 0x7e), ...span(0xc0, 0xff), ...texts.join("")])].sort().join("");
}

/** Made anew when the letters or the font have changed: cutting takes a second. */
async function cut(): Promise<void> {
  const wanted = letters();
  const how = { targetFormat: "woff2", variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES } as const;
  const key = `${CUT}.txt`;
  const made = existsSync(CUT) && existsSync(key) && statSync(CUT).mtimeMs > statSync(WHOLE).mtimeMs;
  const madeOf = JSON.stringify(how) + wanted;
  if (made && readFileSync(key, "utf-8") === madeOf) return;
  mkdirSync(dirname(CUT), { recursive: true });
  writeFileSync(CUT, await subset(readFileSync(WHOLE), wanted, how));
  writeFileSync(key, madeOf);
}

export function displayFont(): Plugin {
  return {
    name: "courtly-display-font",
    async config() {
      await cut();
      return { resolve: { alias: { "courtly-display.woff2": CUT } } };
    },
    generateBundle() {
      const licence = readFileSync(join(PACKAGE, "LICENSE"), "utf-8");
      this.emitFile({ type: "asset", fileName: "assets/alegreya-licence.txt", source: licence });
    },
  };
}
