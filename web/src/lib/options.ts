// What a table can choose, from the description of its game; fields by kind, so that no game is known here.

import type { Game } from "../games/games";
import type { GameOption } from "../protocol";
import type { Box } from "./settings.svelte";

/** Choices by the name of the option; what is missing is left to its default. */
export type Chosen = Readonly<Record<string, unknown>>;

/** What the form asks: the number of players has a place of its own, figures come from files. */
export const asked = (game: Game): GameOption[] =>
  game.options.filter(({ kind }) => kind !== "figures" && kind !== "number");

/** Whether an option is open, given the others. */
export const open = ({ only_with }: GameOption, game: Game, chosen: Chosen): boolean =>
  only_with === null || valueOf(only_with.option, game, chosen) === only_with.value;

function valueOf(name: string, game: Game, chosen: Chosen): unknown {
  const field = game.options.find((one) => one.name === name);
  return field && valid(field, chosen[name]) ? chosen[name] : field?.default;
}

/** What is remembered may come from another version of the page. */
function valid(field: GameOption, value: unknown): boolean {
  const one = (choice: unknown): boolean => field.choices.includes(choice as string);
  if (field.kind === "choice") return one(value);
  if (field.kind === "flag") return typeof value === "boolean";
  if (field.kind === "list") return Array.isArray(value) && value.length === field.high && value.every(one);
  return typeof value === "string";
}

/** The value a field shows: a list always has all its entries. */
export function shown(field: GameOption, game: Game, chosen: Chosen): unknown {
  const value = valueOf(field.name, game, chosen);
  return field.kind === "list" && value == null ? Array.from({ length: field.high }, () => field.choices[0]) : value;
}

/** The seats of a table, as options name them. */
export const seatNames = (game: Game, players: number): string[] =>
  game.seats.slice(0, players).map((seat) => seat.name.toLowerCase());

/** Whether somebody's box has figures of its own. */
export const differs = (box: Box | undefined): boolean => box !== undefined && Object.keys(box.changes).length > 0;

/** What is sent: choices that hold at this table and differ from what is usual. */
export function wanted(game: Game, players: number, chosen: Chosen, box?: Box): Record<string, unknown> {
  const found = asked(game).flatMap((field): [string, unknown][] => {
    const value = shown(field, game, chosen);
    const stays = open(field, game, chosen) && value !== field.default;
    const there = field.kind !== "seat" || seatNames(game, players).includes(value as string);
    return stays && there ? [[field.name, value]] : [];
  });
  const figures = box?.used && differs(box) ? { components: box.changes } : {};
  return { ...Object.fromEntries(found), ...figures };
}
