// Interim: becomes GAMES of protocol.ts.
export interface OptionField {
  name: string;
  kind: "number" | "choice" | "flag" | "list" | "seat" | "figures";
  default: unknown;
  choices: readonly string[];
  low: number;
  high: number;
  only_with: { option: string; value: string } | null;
}
export interface GameDescription {
  name: "lancaster" | "richelieu";
  title: string;
  engine: number;
  seats: readonly { name: string; colour: string; pattern: string }[];
  fewest: number;
  most: number;
  counts: string;
  rules: string;
  options: readonly OptionField[];
}
const field = (name: string, kind: OptionField["kind"], rest: Partial<OptionField> = {}): OptionField => ({
  name, kind, default: null, choices: [], low: 0, high: 0, only_with: null, ...rest,
});
export const GAMES: readonly GameDescription[] = [
  {
    name: "lancaster", title: "Lancaster", engine: 1, fewest: 2, most: 5, counts: "round", rules: "LBN",
    seats: [
      { name: "Red", colour: "#C8472B", pattern: "chevron" },
      { name: "Blue", colour: "#1F6FB2", pattern: "bend" },
      { name: "Green", colour: "#2E8B57", pattern: "cross" },
      { name: "Gold", colour: "#D9A514", pattern: "pale" },
      { name: "Violet", colour: "#7A4E9E", pattern: "chequy" },
    ],
    options: [
      field("players", "number", { default: 4, low: 2, high: 5 }),
      field("laws", "choice", { default: "base", choices: ["base", "new", "random", "sections"] }),
      field("sections", "list", { choices: ["base", "new", "random"], low: 5, high: 5, only_with: { option: "laws", value: "sections" } }),
      field("open_stock", "flag", { default: false }),
      field("supply", "choice", { default: "unlimited", choices: ["unlimited", "box"] }),
      field("start", "seat"),
      field("components", "figures"),
    ],
  },
  {
    name: "richelieu", title: "Richelieu", engine: 1, fewest: 2, most: 2, counts: "turn", rules: "R",
    seats: [
      { name: "Cardinal", colour: "#B3223A", pattern: "chevron" },
      { name: "Queen", colour: "#2B5FA8", pattern: "bend" },
    ],
    options: [
      field("variant", "choice", { default: "standard", choices: ["standard", "tactical"] }),
      field("start", "seat"),
      field("components", "figures"),
    ],
  },
];
