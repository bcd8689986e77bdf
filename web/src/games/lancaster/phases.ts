// The four steps of a round, as the bar at the top shows them.

export const STEPS = ["placing", "parliament", "rewards", "conflicts"] as const;
export type Step = (typeof STEPS)[number];

const OF: Record<string, Step> = {
  placing: "placing",
  parliament: "parliament",
  laws: "parliament",
  counties: "rewards",
  castles: "rewards",
  conflicts: "conflicts",
};

/** The step a phase is part of; setting up and the end are part of none. */
export const stepOf = (phase: string): Step | null => OF[phase] ?? null;
