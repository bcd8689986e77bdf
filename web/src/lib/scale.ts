// Sums for charts.

/** A number as it is printed, with a true minus. */
export const printed = (number: number): string => String(number).replace("-", "−");

/** Round numbers that span `low` to `high`, about `wanted` of them. */
export function ticks(low: number, high: number, wanted: number): number[] {
  const span = Math.max(high - low, 1);
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, ...(power >= 10 ? [2.5] : []), 5, 10].map((n) => n * power);
  const step = Math.max(1, steps.find((n) => n >= rough) ?? power);
  const first = Math.floor(low / step) * step;
  const last = Math.ceil(high / step) * step;
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, k) => first + k * step);
}

/** The same heights moved apart so that no two are closer than `gap`, within `top` and `bottom`. */
export function apart(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, k) => k).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let floor = top;
  for (const k of order) floor = (placed[k] = Math.max(placed[k]!, floor)) + gap;
  let ceiling = bottom;
  for (const k of order.reverse()) ceiling = (placed[k] = Math.min(placed[k]!, ceiling)) - gap;
  return placed;
}

/** A line that stays level until the next value, as points do. */
export function steps(values: readonly number[], x: (k: number) => number, y: (value: number) => number): string {
  let path = "";
  values.forEach((value, k) => {
    if (k === 0) path += `M${x(0)} ${y(value)}`;
    else if (value !== values[k - 1]) path += `H${x(k)}V${y(value)}`;
  });
  return `${path}H${x(values.length - 1)}`;
}
