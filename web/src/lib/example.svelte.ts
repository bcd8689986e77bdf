// A worked example of the booklets: a few pictures of a game the engine has played, as a stage for the
// drawings of the table.

import { everybody, games } from "../games/games";
import type { Example, Film, Frame } from "../protocol";
import { examplesOf, filmOfExample } from "./api";
import { Director, type Script } from "./director.svelte";
import type { GameName } from "./names";
import { peopleIn } from "./replay.svelte";
import type { Entry, Outcome, Stage } from "./stage";

/** One picture: the position as far as it is told, all that happened until then, and a scene of its own. */
export interface Picture {
  view: unknown;
  log: readonly Entry[];
  scene: unknown;
  frame: Frame;
}

const entriesOf = ({ events }: Frame): Entry[] => events.map(({ move, ...event }) => ({ ...event, version: move + 1 }));

/** The pictures of an example, cut out of its film where its stops say. */
export function picturesOf({ stops }: Example, { frames }: Pick<Film, "frames">, script: Script | undefined): Picture[] {
  return stops.map(({ move, until }) => {
    const at = frames.findIndex((frame) => frame.move === move);
    const frame = frames[at]!;
    const before = frames.slice(0, at).flatMap(entriesOf);
    const entries = entriesOf(frame);
    if (!until || !script || at === 0) return { view: frame.view, log: [...before, ...entries], scene: null, frame };
    const beats = script({ before: frames[at - 1]!.view, after: frame.view, entries, log: before, eyes: null, own: false });
    const matches = ({ kind, data }: Entry): boolean =>
      kind === until.kind && Object.entries(until.data).every(([name, value]) => data[name] === value);
    const last = beats.findIndex((beat) => beat.entries.some(matches));
    const { view, scene } = beats[last]!;
    return { view, scene, log: [...before, ...beats.slice(0, last + 1).flatMap((beat) => beat.entries)], frame };
  });
}

/** The examples of a game, asked for once. */
const known = new Map<string, Promise<Example[]>>();
export function examples(game: GameName): Promise<Example[]> {
  const asked = known.get(game) ?? examplesOf(game);
  known.set(game, asked);
  asked.catch(() => known.delete(game)); // asked again the next time
  return asked;
}

export async function stageOf(game: GameName, example: Example): Promise<ExampleStage> {
  const [film, told] = await Promise.all([filmOfExample(game, example.id), games[game].script?.()]);
  return new ExampleStage(game, film, picturesOf(example, film, told?.script as Script | undefined));
}

/** Pictures to be looked at, nothing to be done. */
export class ExampleStage implements Stage {
  at = $state(0);
  readonly told = new Director<unknown>({ factor: () => 0, rest: () => false });
  readonly eyes = null;
  readonly legal = [];
  readonly advised = null;
  readonly canPlay = false;
  readonly seen = 0;
  readonly fresh = [];
  readonly people;
  readonly names;

  constructor(
    readonly game: GameName,
    film: Film,
    readonly pictures: readonly Picture[],
  ) {
    this.people = peopleIn(film);
    this.names = everybody(game, this.people.map(({ name }) => name));
  }

  readonly picture = $derived.by(() => this.pictures[this.at]!);
  get view(): unknown {
    return this.picture.view;
  }
  get live(): unknown {
    return this.picture.view;
  }
  get log(): readonly Entry[] {
    return this.picture.log;
  }
  get decision(): string {
    return this.picture.frame.decision;
  }
  get actors(): readonly number[] {
    return this.picture.frame.actors;
  }
  get ended(): boolean {
    return this.picture.frame.over;
  }
  get outcome(): Outcome | null {
    return null;
  }

  play(): Promise<void> {
    return Promise.resolve();
  }
  rethink(): Promise<void> {
    return Promise.resolve();
  }
  why(): Promise<void> {
    return Promise.resolve();
  }
}
