// The browser says what the terminal says: sentences of the golden games, in every language.
// web/tests/sentences.json is made by scripts/make_sentences.py; make it again when texts change.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { Problem } from "../src/lib/api";
import { explained } from "../src/lib/toasts.svelte";
import { has, label, listed, sentence, speak, t, type Happening, type Language } from "../src/lib/texts.svelte";

interface Told extends Happening {
  game: string;
  names: string[];
}
const made = JSON.parse(readFileSync(join(import.meta.dirname, "sentences.json"), "utf-8")) as {
  events: Told[];
  sentences: Record<Language, string[]>;
};

/** The names a type of the protocol allows, from its source: types do not exist while tests run. */
function named(type: string): string[] {
  const source = readFileSync(join(import.meta.dirname, "../src/protocol.ts"), "utf-8");
  const line = new RegExp(`^export type ${type} = (.*);$`, "m").exec(source)?.[1] ?? "";
  return [...line.matchAll(/"([^"]+)"/g)].map((found) => found[1]!);
}

it.each(["lancaster", "richelieu"])("every kind of event of %s is compared", (game) => {
  const kinds = new Set(made.events.filter((event) => event.game === game).map((event) => event.kind));
  const wanted = named(game === "lancaster" ? "LancasterEvent" : "RichelieuEvent");
  expect(wanted.length).toBeGreaterThan(10);
  expect([...kinds].sort()).toEqual([...wanted].sort());
});

it("secrets are among what is compared", () => {
  const hidden = made.events.filter((event) => Object.values(event.data).includes(null));
  expect(new Set(hidden.map((event) => event.kind))).toEqual(new Set(["token_taken", "ballot_cast", "token_redeemed"]));
});

describe.each(Object.keys(made.sentences) as Language[])("in %s", (language) => {
  beforeEach(() => speak(language));

  it("sentences are those of the terminal", () => {
    const told = made.events.map((event) => {
      const names = event.names.map((name) => label(event.game, "seat", name));
      return sentence(event.game, event, names);
    });
    expect(told, "scripts/make_sentences.py makes them anew").toEqual(made.sentences[language]);
  });

  it("no sentence has a gap", () => {
    for (const event of made.events) {
      expect(sentence(event.game, event, event.names)).not.toMatch(/\{|\}|\?\?\?/);
    }
  });
});

describe("texts", () => {
  beforeEach(() => speak("en"));

  it("name seats as their players are called", () => {
    const event = { kind: "start_player_named", seat: 0, data: { start: "Blue" } };
    expect(sentence("lancaster", event, ["Anna", "Ben"])).toBe("Anna names the start player: Ben.");
    const back = { kind: "marker_returned", seat: 1, data: { owner: "Cardinal", card: "a1" } };
    expect(sentence("richelieu", back, ["Anna", "Ben"])).toContain("Anna’s marker");
  });

  it("let names stand for themselves and translate labels", () => {
    expect(label("lancaster", "place", "Stafford")).toBe("Stafford");
    expect(label("lancaster", "conflict", "upper 1")).toBe(t("lancaster-conflict-upper-1"));
  });

  it("tell refusals in words, also what they name", async () => {
    await speak("de");
    const taken = new Problem("illegal", "", "L2.5", "lancaster-refused-space-taken", { space: "squires" });
    expect(explained(taken)).toBe("Auf dem Castle-Feld „Knappen“ steht schon ein Ritter.");
    const few = new Problem("illegal", "", "L2.5", "lancaster-refused-too-few", { token: "lancaster-token-gold", have: 1, needed: 2 });
    expect(explained(few)).toBe("Nicht genug Gold: Du hast 1, nötig sind 2.");
  });

  it("show the name of a text that is missing instead of failing", () => {
    expect([has("web-no-such-text"), t("web-no-such-text")]).toEqual([false, "web-no-such-text"]);
  });

  it("join names in the reader's language", async () => {
    expect(listed(["Anna", "Ben", "Carla"])).toBe("Anna, Ben and Carla");
    await speak("de");
    expect(listed(["Anna", "Ben", "Carla"])).toBe("Anna, Ben und Carla");
    expect(document.documentElement.lang).toBe("de");
  });
});
