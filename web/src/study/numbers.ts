// Chances in words: they come as hundredths of a per cent.

import { language } from "../lib/texts.svelte";

export const WHOLE = 10_000;

/** A chance: “25 %”. */
export const percent = (part: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(part / WHOLE);

/** A change of one, with its sign: “+6 %”, “−11 %”. */
export const change = (part: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" })
    .format(part / WHOLE)
    .replace("-", "−");
