// Heraldic patterns, by which seats are told apart without their colours.

export const PATTERNS = ["chevron", "bend", "cross", "pale", "chequy", "hat", "crown"] as const;
export type Pattern = (typeof PATTERNS)[number];
