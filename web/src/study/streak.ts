// What this browser has solved: kept here, and told nobody.

export interface Solved {
  /** Right at the first try, one after the other, up to now, */
  streak: number;
  /** and at best. */
  best: number;
  /** By `game/number`: whether the first try was right. */
  first: Record<string, boolean>;
}

const KEY = "courtly-puzzles";
export const NOTHING: Solved = { streak: 0, best: 0, first: {} };

export const named = (game: string, number: number): string => `${game}/${number}`;

/** What is known after a try. Only the first try of a puzzle counts. */
export function counted(solved: Solved, puzzle: string, right: boolean): Solved {
  if (puzzle in solved.first) return solved;
  const streak = right ? solved.streak + 1 : 0;
  return { streak, best: Math.max(solved.best, streak), first: { ...solved.first, [puzzle]: right } };
}

/** The next puzzle nobody here has tried: of the list from `after` on, then from its beginning. */
export function nextOf(game: string, numbers: readonly number[], after: number, solved: Solved): number | null {
  const turned = [...numbers.filter((n) => n > after), ...numbers.filter((n) => n <= after)];
  return turned.find((n) => !(named(game, n) in solved.first)) ?? turned.find((n) => n !== after) ?? null;
}

export function recalled(): Solved {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Solved>) };
  } catch {
    return NOTHING; // storage is switched off, or holds something else
  }
}

export function keep(solved: Solved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // it is remembered until the page is closed
  }
}
