// Numbers as the reader's language writes them.

import { language } from "../lib/texts.svelte";

export const percent = (share: number, digits = 0): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits }).format(share);

export const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
