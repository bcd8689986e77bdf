// What teaches before the numbered rules: loaded together, so that its parts can be found by their names.

import type { Component } from "svelte";
import { games } from "../../games/games";
import { examples } from "../../lib/example.svelte";
import type { GameName } from "../../lib/names";
import { learn, t } from "../../lib/texts.svelte";
import type { Example } from "../../protocol";

/** Examples are found in addresses and on the page by this and their names. */
export const EXAMPLE = "example-";

export interface Lessons {
  game: GameName;
  Glance: Component | null;
  Drawn: Component | null;
  Reference: Component<{ game: GameName }>;
  examples: readonly Example[];
}

export async function lessons(game: GameName): Promise<Lessons> {
  const [glance, drawn, reference, list] = await Promise.all([
    games[game].Glance?.(),
    games[game].Pictures?.(),
    import("./Reference.svelte"),
    examples(game).catch(() => []), // all else can be read without them
    learn("teach"),
    learn("examples"),
    learn("reference"),
  ] as const);
  return { game, Glance: glance?.default ?? null, Drawn: drawn?.default ?? null, Reference: reference.default, examples: list };
}

/** The parts by their names in addresses, with their titles. */
export function partsOf({ Glance, Drawn, examples: list }: Lessons): readonly (readonly [id: string, title: string])[] {
  return [
    ...(Glance ? [["glance", t("teach-glance")], ["tables", t("teach-tables")]] as const : []),
    ...(Drawn ? [["pictures", t("teach-pictures")]] as const : []),
    ...(list.length ? [["examples", t("examples-title")]] as const : []),
    ["advice", t("reference-advice")],
    ["questions", t("reference-questions")],
    ["glossary", t("reference-glossary")],
  ];
}

/** The examples that show a rule, each with its address and its title. */
export function shownIn({ game, examples: list }: Lessons, rule: string): readonly (readonly [href: string, title: string])[] {
  return list.filter(({ rules }) => rules.includes(rule)).map(({ id }) => [`/rules/${game}/${EXAMPLE}${id}`, t(`example-${game}-${id}`)]);
}
