// Seats are told apart by colour, heraldic pattern and initial together, never by colour alone.

export interface Livery {
  colour: string;
  /** Darker, for outlines and text on light ground. */
  deep: string;
  pattern: "chevron" | "bend" | "cross" | "pale" | "chequy" | "plain";
  initial: string;
}

export const LANCASTER_SEATS: readonly Livery[] = [
  { colour: "#C8472B", deep: "#7d2413", pattern: "chevron", initial: "R" },
  { colour: "#1F6FB2", deep: "#103f68", pattern: "bend", initial: "B" },
  { colour: "#2E8B57", deep: "#17502f", pattern: "cross", initial: "G" },
  { colour: "#D9A514", deep: "#6f5200", pattern: "pale", initial: "O" },
  { colour: "#7A4E9E", deep: "#452861", pattern: "chequy", initial: "V" },
];

export const RICHELIEU_SEATS: readonly Livery[] = [
  { colour: "#B3223A", deep: "#6d0f20", pattern: "chevron", initial: "C" },
  { colour: "#2B5FA8", deep: "#163663", pattern: "bend", initial: "Q" },
];
