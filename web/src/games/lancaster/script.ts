// How what happens at Lancaster's table is told: which events are one thing, how long it stays, and which
// moments have a stage of their own.

import type { LancasterView, ScoreLine } from "../../protocol";
import type { Beat, Script } from "../../lib/director.svelte";
import type { Entry } from "../../lib/stage";
import { fold } from "./fold";
import { gainsIn, type Gains } from "./gains";
import type { Ballot, Fate } from "./parliament/shares";

/** A vote being opened, seat by seat; `fate` once all are counted. */
export interface VoteScene {
  kind: "vote";
  law: string;
  /** Of the votes of a round, from 1. */
  number: number;
  ballots: readonly Ballot[];
  fate: Fate | null;
  /** The law that leaves for it. */
  leaves: string | null;
}

/** A conflict being fought: first all strength together, then rank by rank, then what becomes of it. */
export interface FightScene {
  kind: "fight";
  conflict: LancasterView["conflicts"][number];
  english: number;
  french: number;
  won: boolean;
  /** The ranks settled so far, with what they brought. */
  ranks: readonly { side: number; strength: number; points: number }[];
  end: "closed" | "held" | "captured" | null;
}

/** The final scoring, line by line. */
export interface FinalScene {
  kind: "final";
  lines: readonly { line: ScoreLine; points: readonly number[] }[];
  /** Everybody's points before it. */
  before: readonly number[];
  /** The line it ends with. */
  last: ScoreLine;
}

/** What a phase brought everyone. */
export interface CardScene {
  kind: "card";
  phase: string;
  gains: readonly Gains[];
  conflicts: readonly { name: string; english: number; french: number }[];
}

export type LancasterScene = VoteScene | FightScene | FinalScene | CardScene;

/** Milliseconds at normal pace, by what happened; ballots are cast while one thinks about one's own. */
const TIMES: Record<string, number> = {
  round_began: 700, phase_began: 500, conflict_opened: 900, law_proposed: 1100, game_ended: 600,
  tokens_gained: 550, tokens_paid: 550, supply_short: 700, points_scored: 700, reward_lapsed: 600,
  knight_placed: 1000, knight_evicted: 850, placing_skipped: 700, knight_returned: 550, squires_dismissed: 300,
  knight_recruited: 750, knight_upgraded: 750, knight_crossed: 1000, squires_sent: 650, knight_captured: 700, knight_ransomed: 700,
  favour_taken: 650, noble_taken: 750, noble_removed: 700, tile_laid: 750, tile_turned: 600, tile_opened: 300,
  ballot_cast: 0, law_applied: 800, county_scored: 650, conflict_scored: 1300, start_player_named: 800, castle_scored: 500,
};
const BALLOT = 450;
const STONE = 150;
const VERDICT = 2600;
const CELL = 90;
const FIGHT = 1100;
const RANK = 900;
const AFTERMATH = 1100;
const LINE = 1700;
const CROWNED = 3200;
const CARD = 2600;

/** Events that are one thing when they follow each other. */
const TOGETHER = ["knight_returned", "conflict_opened", "law_proposed", "tile_opened", "knight_captured"];
export const FINAL = ["knighthood", "extensions", "nobles"] as const satisfies readonly ScoreLine[];
/** What ends a phase. */
const CHAPTERS = new Set(["phase_began", "round_began", "game_ended"]);
/** Phases after which it is said what they brought. */
const TOLD = new Set(["laws", "counties", "castles", "conflicts"]);

function joins(last: Entry, next: Entry): boolean {
  if (last.kind === "squires_dismissed" || next.kind === "squires_dismissed") return last.kind !== "knight_placed";
  if (last.kind === next.kind && TOGETHER.includes(next.kind)) return true;
  const tokens = (entry: Entry): boolean => /^(tokens_|points_scored|supply_short)/.test(entry.kind);
  return tokens(last) && tokens(next) && last.seat === next.seat && last.data["source"] === next.data["source"];
}

class Teller {
  readonly beats: Beat<LancasterView>[] = [];
  #view: LancasterView;
  /** Since the phase began. */
  #chapter: Entry[];
  #vote: VoteScene | null = null;
  #fight: FightScene | null = null;
  #finals: Entry[] = [];
  #votes: number;

  constructor(
    before: LancasterView,
    private readonly after: LancasterView,
    log: readonly Entry[],
  ) {
    this.#view = before;
    const began = log.findLastIndex(({ kind }) => kind === "phase_began");
    this.#chapter = log.slice(began + 1);
    const counted = this.#chapter.filter(({ kind }) => kind === "law_adopted" || kind === "law_rejected").length;
    // A game that was taken up in the middle of a parliament knows nothing of its first votes.
    this.#votes = Math.max(counted, before.phase === "parliament" && before.law ? before.proposals.indexOf(before.law) : 0);
  }

  tell(entry: Entry): void {
    if (entry.kind === "points_scored" && FINAL.some((line) => line === entry.data["source"])) return void this.#finals.push(entry);
    if (CHAPTERS.has(entry.kind)) this.#card();
    const before = this.#view;
    this.#view = fold(before, entry, this.after);
    this.#chapter.push(entry);
    if (entry.kind === "phase_began") this.#chapter = [];
    if (!this.#voting(entry) && !this.#fighting(entry, before)) this.#plain(entry);
  }

  #beat(entries: Entry[], ms: number, scene: LancasterScene | null = null): void {
    this.beats.push({ entries, view: this.#view, ms, scene, rests: scene?.kind === "card" });
  }

  /** One more entry in the beat before. */
  #join(entry: Entry, scene: LancasterScene | null = null): void {
    const last = this.beats.at(-1)!;
    this.beats[this.beats.length - 1] = { ...last, entries: [...last.entries, entry], view: this.#view, scene: scene ?? last.scene };
  }

  #plain(entry: Entry): void {
    const last = this.beats.at(-1);
    const before = last?.entries.at(-1);
    if (last && before && last.scene === null && joins(before, entry)) this.#join(entry);
    else this.#beat([entry], TIMES[entry.kind] ?? 500);
  }

  #voting(entry: Entry): boolean {
    const { kind, seat, data } = entry;
    if (kind === "ballot_shown") {
      const law = this.#view.proposals[this.#votes] ?? "";
      const ballot: Ballot = { seat, yes: data["vote"] === "yes", stones: Number(data["stones"]) };
      this.#vote = this.#vote
        ? { ...this.#vote, ballots: [...this.#vote.ballots, ballot] }
        : { kind: "vote", law, number: this.#votes + 1, ballots: [ballot], fate: null, leaves: null };
      this.#beat([entry], BALLOT + STONE * ballot.stones, this.#vote);
      return true;
    }
    if (!this.#vote) return false;
    if (kind === "tokens_paid" && this.#vote.fate === null) return this.#join(entry), true;
    if (kind === "law_adopted" || kind === "law_rejected") {
      this.#vote = { ...this.#vote, fate: kind === "law_adopted" ? "adopted" : "rejected" };
      this.#votes++;
      this.#beat([entry], VERDICT, this.#vote);
      if (kind === "law_rejected") this.#vote = null;
      return true;
    }
    if (kind !== "law_repealed") return (this.#vote = null), false;
    this.#join(entry, { ...this.#vote, leaves: String(data["law"]) });
    this.#vote = null;
    return true;
  }

  #fighting(entry: Entry, before: LancasterView): boolean {
    const { kind, seat, data } = entry;
    if (kind === "conflict_scored") {
      const conflict = before.conflicts.find(({ name }) => name === data["conflict"]);
      if (!conflict?.berths.some(({ knights }) => knights.length)) return false; // nobody came
      const english = Number(data["english"]);
      this.#fight = { kind: "fight", conflict, english, french: Number(data["french"]), won: data["winner"] === "England", ranks: [], end: null };
      this.#beat([entry], CELL * english + FIGHT, this.#fight);
      return true;
    }
    if (!this.#fight) return false;
    if (kind === "conflict_ranked") {
      const ranked = { side: seat, strength: Number(data["strength"]), points: 0 };
      this.#fight = { ...this.#fight, ranks: [...this.#fight.ranks, ranked] };
      this.#beat([entry], RANK, this.#fight);
      return true;
    }
    if (kind === "points_scored" && ["victory", "defeat"].includes(String(data["source"]))) {
      const ranks = this.#fight.ranks.map((one, k, all) => (k === all.length - 1 ? { ...one, points: Number(data["points"]) } : one));
      this.#fight = { ...this.#fight, ranks };
      this.#join(entry, this.#fight);
      return true;
    }
    return this.#aftermath(entry);
  }

  /** Knights go home, are captured, or stay for a second attempt. */
  #aftermath(entry: Entry): boolean {
    const fight = this.#fight!;
    const ENDS: Record<string, FightScene["end"]> = {
      conflict_closed: "closed", conflict_held_over: "held", knight_captured: "captured", knight_returned: "closed", squires_dismissed: null,
    };
    if (!(entry.kind in ENDS)) return (this.#fight = null), false;
    const end = ENDS[entry.kind] ?? fight.end;
    if (fight.end === null && end !== null) this.#beat([entry], AFTERMATH, (this.#fight = { ...fight, end }));
    else this.#join(entry, this.#fight);
    if (entry.kind === "conflict_closed" || entry.kind === "conflict_held_over") this.#fight = null;
    return true;
  }

  /** The final scoring is counted line by line, though its points come seat by seat. */
  end(): void {
    const finals = this.#finals;
    const before = this.#view.players.map(({ points }) => points);
    const lines: { line: ScoreLine; points: readonly number[] }[] = [];
    const scored = FINAL.filter((line) => finals.some(({ data }) => data["source"] === line));
    for (const line of scored) {
      const mine = finals.filter(({ data }) => data["source"] === line);
      for (const entry of mine) this.#view = fold(this.#view, entry, this.after);
      const points = before.map((_, seat) => Number(mine.find((entry) => entry.seat === seat)?.data["points"] ?? 0));
      lines.push({ line, points });
      const last = scored.at(-1)!;
      this.#beat(lines.length === 1 ? finals : [], line === last ? CROWNED : LINE, { kind: "final", lines: [...lines], before, last });
    }
  }

  #card(): void {
    const { phase } = this.#view;
    const gains = gainsIn(this.#chapter, this.#view);
    if (!TOLD.has(phase) || !gains.some(({ any }) => any)) return;
    const conflicts = this.#chapter
      .filter(({ kind }) => kind === "conflict_scored")
      .map(({ data }) => ({ name: String(data["conflict"]), english: Number(data["english"]), french: Number(data["french"]) }));
    this.#beat([], CARD, { kind: "card", phase, gains, conflicts });
    this.#chapter = [];
  }
}

export const script: Script<LancasterView> = ({ before, after, entries, log, own, eyes }) => {
  const teller = new Teller(before, after, log);
  for (const entry of entries) teller.tell(entry);
  teller.end();
  const beats = teller.beats;
  // What one has just done oneself need not be waited for.
  const mine = ({ entries, scene }: Beat): boolean => scene === null && entries.every(({ seat }) => seat >= 0 && (after.sides[seat]?.seat ?? seat) === eyes);
  const others = own ? beats.findIndex((beat) => !mine(beat)) : 0;
  return beats.map((beat, k) => (k < others || others < 0 ? { ...beat, ms: 0 } : beat));
};
