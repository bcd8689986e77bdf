// What was counted of a game (`courtly facts --keep`), and how it is shown.

/** A mean, and how far off it may be. */
export type Mean = readonly [value: number, off: number];
/** A share, with its bounds. */
export type Share = readonly [share: number, low: number, high: number];

export interface Level {
  games: number;
  decisions: Mean;
  width: Mean;
  /** The decimal logarithm of how many games there are. */
  tree: Mean;
  points: Mean;
  margin: Mean;
  shared: number;
  settled: number;
  /** Victories by place in the order of the first turn. */
  order: Share[];
  /** Victories by seat around the table. */
  seats: number[];
}

/** How often things of one kind happened. */
export interface Group {
  kind: string;
  field: string;
  rows: { what: string; levels: (readonly [times: number, points: number])[] }[];
}

export interface Table {
  name: string;
  seats: number;
  bytes: number;
  levels: Record<string, Level>;
  pays: Group[];
}

export interface Facts {
  courtly: string;
  engine: number;
  /** Of the levels that played. */
  edition: number;
  tables: Table[];
}

export interface Row {
  what: string;
  /** By level: points a game where any were scored, else times a game. */
  values: number[];
}

/** The things of a group by how much they came to among the strongest, most first; and whether that is points. */
export function ranked(group: Group): { rows: Row[]; points: boolean } {
  const points = group.rows.some(({ levels }) => levels.some(([, scored]) => scored !== 0));
  const rows = group.rows.map(({ what, levels }) => ({ what, values: levels.map(([times, scored]) => (points ? scored : times)) }));
  const most = ({ values }: Row): number => Math.max(...values.map(Math.abs));
  const best = ({ values }: Row): number => Math.abs(values.at(-1) ?? 0);
  return { rows: rows.filter((row) => most(row) > 0).sort((a, b) => best(b) - best(a) || most(b) - most(a)), points };
}

/** Whether a group says anything: not if everything happens equally often, as cards that all come up once. */
export function telling(group: Group): boolean {
  const values = ranked(group).rows.flatMap((row) => row.values.map(Math.abs));
  return values.length > 0 && Math.min(...values) < 0.9 * Math.max(...values);
}
