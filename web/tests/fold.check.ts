// Whole games from the engine (the file COURTLY_FOLD names): every event, applied to the view before it,
// leads to the view after it. Started by tests/web/test_told.py.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Entry } from "../src/lib/stage";
import type { LancasterView, Player, RichelieuView } from "../src/protocol";
import * as lancaster from "../src/games/lancaster/fold";
import { script as lancasterScript } from "../src/games/lancaster/script";
import * as richelieu from "../src/games/richelieu/fold";
import { script as richelieuScript } from "../src/games/richelieu/script";

interface Step<View> {
  view: View;
  events: Entry[];
}

const games = JSON.parse(readFileSync(process.env["COURTLY_FOLD"]!, "utf-8")) as Record<string, Step<never>[]>;
const named = (game: string): string[] => Object.keys(games).filter((name) => name.startsWith(game));

/** What is drawn of a view. */
function drawn({ counties, conflicts, sides, players, favours, laws, proposals, start, round, phase, laws_left }: LancasterView) {
  return {
    counties: counties.map(({ name, side, strength, squires, nobles }) => ({ name, side, strength, squires, nobles })),
    conflicts: conflicts.map(({ name, card, strength, points, berths }) => ({
      name, card, strength, points,
      berths: berths.map(({ side, knights, squires, strength }) => ({ side, knights, squires, strength })),
    })),
    sides: sides.map(({ court, reserve, castle }) => ({ court, reserve, castle: castle.map(({ name, knight, tile }) => ({ name, knight, tile })) })),
    players: players.map(({ gold, squires, votes, nobles, tiles, points, voted }) => ({ gold, squires, votes, nobles, tiles, points, voted })),
    favours, laws, proposals, start, round, phase, laws_left,
  };
}

/** At the end all screens fall. */
const shown = (player: Player, open: Player): Player => ({ ...player, gold: player.gold ?? open.gold, squires: player.squires ?? open.squires });

it.each(named("lancaster"))("%s", (name) => {
  const steps = games[name] as unknown as Step<LancasterView>[];
  let log: Entry[] = [];
  for (let k = 1; k < steps.length; k++) {
    const before = steps[k - 1]!.view;
    const { view: after, events } = steps[k]!;
    let view = before;
    for (const event of events) view = lancaster.fold(view, event, after);
    if (after.decision === "over") view = { ...view, players: view.players.map((one, seat) => shown(one, after.players[seat]!)) };
    expect(drawn(view), `${name}, step ${k}: ${events.map(({ kind }) => kind).join(" ")}`).toEqual(drawn(after));
    const beats = lancasterScript({ before, after, entries: events, log, eyes: before.seat, own: false });
    expect(beats.flatMap(({ entries }) => entries)).toEqual(events);
    log = [...log, ...events];
  }
});

const laid = ({ rows, taken, tokens, spent, stock, box }: RichelieuView) => ({ rows, taken, spent, stock, box, tokens: tokens.map((all) => all.length) });

it.each(named("richelieu"))("%s", (name) => {
  const steps = games[name] as unknown as Step<RichelieuView>[];
  let log: Entry[] = [];
  for (let k = 1; k < steps.length; k++) {
    const before = steps[k - 1]!.view;
    const { view: after, events } = steps[k]!;
    if (events.length === 0) continue; // a marker is in hand: nothing to tell, the position itself is drawn
    const view = events.reduce(richelieu.fold, before);
    expect(laid(view), `${name}, step ${k}: ${events.map(({ kind }) => kind).join(" ")}`).toEqual(laid(after));
    const beats = richelieuScript({ before, after, entries: events, log, eyes: before.seat, own: false });
    expect(beats.flatMap(({ entries }) => entries)).toEqual(events);
    log = [...log, ...events];
  }
});
