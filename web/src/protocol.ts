// Made from the messages of courtly/server by scripts/make_protocol.py. Do not edit.

export const PROTOCOL = 2;

export type LancasterDecision = "lay" | "place" | "squires" | "favour" | "noble" | "upgrade" | "vote" | "trade" | "exchange" | "send" | "toll" | "county" | "cross" | "start" | "castle" | "ransom" | "over";

export type LancasterEvent = "round_began" | "phase_began" | "conflict_opened" | "law_proposed" | "game_ended" | "tokens_gained" | "tokens_paid" | "supply_short" | "points_scored" | "reward_lapsed" | "knight_placed" | "knight_evicted" | "placing_skipped" | "knight_returned" | "squires_dismissed" | "knight_recruited" | "knight_upgraded" | "knight_crossed" | "squires_sent" | "knight_captured" | "knight_ransomed" | "favour_taken" | "noble_taken" | "noble_removed" | "tile_laid" | "tile_turned" | "tile_opened" | "ballot_cast" | "ballot_shown" | "law_adopted" | "law_rejected" | "law_repealed" | "law_applied" | "county_scored" | "start_player_named" | "castle_scored" | "conflict_scored" | "conflict_ranked" | "conflict_held_over" | "conflict_closed";

export type LancasterPhase = "setup" | "placing" | "parliament" | "laws" | "counties" | "castles" | "conflicts" | "over";

export type CountyName = "Northumberland" | "Stafford" | "York" | "Gloucester" | "Bedford" | "Suffolk" | "Somerset" | "Dorset" | "Surrey";

export type ConflictName = "upper 1" | "upper 2" | "lower 1" | "lower 2";

export type SpaceName = "recruit" | "upgrade" | "squires" | "gold" | "votes" | "purse";

export type FavourName = "noble" | "upgrade" | "gold" | "squires" | "purse" | "alms";

export type LawName = "B01" | "B02" | "B03" | "B11" | "B12" | "B13" | "B14" | "B21" | "B22" | "B23" | "B24" | "B31" | "B32" | "B33" | "B34" | "B41" | "B42" | "B43" | "N01" | "N02" | "N03" | "N11" | "N12" | "N13" | "N14" | "N21" | "N22" | "N23" | "N24" | "N31" | "N32" | "N33" | "N34" | "N41" | "N42" | "N43";

export type ScoreLine = "counties" | "laws" | "victories" | "defeats" | "knighthood" | "extensions" | "nobles";

export type RichelieuDecision = "take" | "pay" | "second" | "mark" | "place" | "stuck" | "over";

export type RichelieuEvent = "turn_began" | "card_taken" | "marker_returned" | "marker_paid" | "token_taken" | "marker_laid" | "marker_moved" | "token_redeemed" | "turn_skipped" | "game_ended" | "token_shown" | "line_scored" | "line_missing";

export type RegionName = "Bourgogne" | "Bretagne" | "Champagne" | "Normandie" | "Languedoc" | "Provence" | "Anjou" | "Bourbon" | "Auvergne";

export type SymbolName = "sword" | "cross" | "tower";

export type TokenName = "Bourgogne" | "Bretagne" | "Champagne" | "Normandie" | "Languedoc" | "Provence" | "Anjou" | "Bourbon" | "Auvergne" | "sword" | "cross" | "tower" | "marker back" | "spent" | "unknown";

/** The answer to a hint: the candidates, best first. */
export interface Advice {
  type: "advice";
  id: number;
  table: string;
  seat: number;
  /** The version of the table the bot thought about. */
  version: number;
  level: "page" | "squire" | "knight" | "duke" | "king";
  /** What there is to say about it, such as that it is proven; often empty. */
  note: string;
  candidates: Advised[];
}

/** A move the bot thought about. */
export interface Advised {
  move: LegalMove;
  /** Its part of all the bot's trials. */
  share: number;
  /** Each seat's chance to win after it, as the bot sees it; null where it need not look. */
  expected: number[] | null;
  /** What it expects to follow, this move first. */
  line: LegalMove[];
}

/** A whole game looked at. */
export interface Analysis {
  version: number;
  game: string;
  engine: number;
  /** The record, engine and judge this stands for. */
  key: string;
  depth: "fast" | "deep";
  eyes: "known" | "open";
  /** By what positions are judged: ``search``, or the mark of a net. */
  judge: string;
  seats: string[];
  finished: boolean;
  /** Every seat's chance to win after 0, 1, 2, … moves. With the eyes ``known`` each is what that seat could think itself, so they need not add up to the whole. */
  chances: number[][];
  /** How far off each may be. */
  errors: number[][];
  /** After how many moves each round begins. */
  rounds: number[];
  steps: Step[];
  decisions: Decision[];
  turns: TurningPoint[];
  by_seat: SeatStudy[];
  /** What the game itself has to say of its votes. */
  votes: (Record<string, unknown>)[];
}

/** Agree to what was proposed, or not. */
export interface Answer {
  id: number;
  table: string;
  key: string;
  type: "answer";
  seat: number;
  agree: boolean;
}

/** Take one's seat back from the bot. */
export interface Back {
  id: number;
  table: string;
  key: string;
  type: "back";
  seat: number;
}

/** What one may put in for votes to come in this round, and has put in; nobody else is told. */
export interface Ballots {
  votes: string[];
  possible: LegalMove[];
  /** The moves, as text, by vote. */
  lodged: Record<string, string>;
}

/** What holds against somebody. */
export interface BanInfo {
  kind: "muted" | "banned";
  why: string;
  at: number;
  until: number | null;
  /** Whether new browsers are turned away where they came from. */
  near: boolean;
}

/** Mute or ban somebody. */
export interface BanWanted {
  person: string;
  kind: "muted" | "banned";
  why?: string;
  /** Null: for ever. */
  days?: number | null;
  near?: boolean;
}

/** A space of a conflict that a side holds: its knights by strength, squires sent, and total. */
export interface Berth {
  side: number;
  knights: number[];
  squires: number;
  strength: number;
  rank: number;
}

/** A card of the display as a seat sees it, with what lies on it. */
export interface Card {
  cell: string;
  region: string;
  coats: number;
  symbol: string | null;
  marker: number | null;
  token: boolean;
}

/** The same to who was told a position: what of `view` is new. It goes on from `before`, or any later version: what came between did not change the position. */
export interface Change {
  table: string;
  version: number;
  since: number;
  moves: number;
  decision: string;
  actors: number[];
  clocks: (number | null)[] | null;
  seat: number | null;
  legal: LegalMove[];
  events: EventInfo[];
  type: "change";
  before: number;
  /** Fields that are new. */
  view: Record<string, unknown>;
  /** Lists of the same length of which some items are new, by their places from 0. */
  items: Record<string, Record<string, unknown>>;
}

/** Say something to the table. */
export interface Chat {
  id: number;
  table: string;
  key: string;
  type: "chat";
  text: string;
  name?: string | null;
}

/** What someone said. */
export interface ChatLine {
  type: "chat";
  table: string;
  version: number;
  seat: number | null;
  name: string;
  /** The same for all lines of a person at this table, and no one else's. */
  speaker: string;
  text: string;
  at: number;
}

/** How a table talks. */
export interface ChatRules {
  /** Seconds between two lines of the same person. */
  pause: number;
  /** Whether those who only watch may say something. */
  spectators: boolean;
  /** Speakers who may not. */
  muted: string[];
}

/** How many tables were deleted, or would be. */
export interface Cleaned {
  tables: number;
  done: boolean;
}

/** Which tables are to be deleted: those of a status where nothing happened for some days. */
export interface Cleaning {
  status?: "open" | "playing" | "over" | null;
  days: number;
  /** Without it they are only counted. */
  sure?: boolean;
}

export type ClientMessage = Hello | Ping | Watch | Unwatch | Why | Hint | Coach | Sit | Rise | SetSeat | PlayMove | Undo | ProposeEnd | Answer | Resign | Leave | Back | Offer | Holiday | Chat | Mute | SetChat | Rematch;

/** Seconds each seat has for the whole game, and what every decision adds; or, with `each`, seconds for each decision. */
export interface Clock {
  seconds: number;
  increment?: number;
  each?: boolean;
  /** When the time of a seat is up: it resigns, a bot takes over until its person is back, or a bot makes this turn's moves. After the last two it has at least a tenth of its time again. */
  up?: "resign" | "bot" | "move";
  /** Days for which each seat may stop its clock, in all. */
  holidays?: number;
}

/** Was there something clearly better than a move just made? Asked where hints are allowed. */
export interface Coach {
  id: number;
  table: string;
  type: "coach";
  seat: number;
  /** The entry of the move, as it was answered. */
  version: number;
}

/** The answer to a learner who asks about a move; chances in hundredths of a per cent. */
export interface Coached {
  type: "coached";
  id: number;
  table: string;
  seat: number;
  /** The entry of the move. */
  version: number;
  played: LegalMove;
  /** What would have been clearly better; the move itself where nothing was. */
  best: LegalMove;
  /** `good` where the difference is within the search's own error. */
  verdict: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  loss: number;
  error: number;
}

/** A conflict on the table: its place, the card, and the spaces held, topmost first. */
export interface Conflict {
  name: string;
  card: number;
  strength: number;
  points: number[];
  earned: number[];
  berths: Berth[];
}

/** A county: what it needs and pays, and who stands there (`side` None: nobody). */
export interface County {
  name: string;
  letter: string;
  minimum: number;
  reward: string;
  pays: Record<string, number>;
  nobles: number;
  side: number | null;
  strength: number;
  squires: number;
  needs: number;
}

/** Play the deal of today. */
export interface DailyBegin {
  name: string;
}

/** What is played on a day; the same for everybody here. */
export interface DailyDeal {
  /** In universal time. */
  day: string;
  game: "lancaster" | "richelieu";
  seats: number;
  /** Which of them everybody plays. */
  seat: number;
  /** The bots at the others; their simulations are counted and their chance is that of the day. */
  level: "page" | "squire" | "knight" | "duke" | "king";
  /** The hash of its seed. */
  commitment: string;
}

/** The challenge of today. */
export interface DailyInfo {
  /** In universal time. */
  day: string;
  game: "lancaster" | "richelieu";
  seats: number;
  /** Which of them everybody plays. */
  seat: number;
  /** The bots at the others; their simulations are counted and their chance is that of the day. */
  level: "page" | "squire" | "knight" | "duke" | "king";
  /** The hash of its seed. */
  commitment: string;
  ends: number;
  now: number;
  /** Where one plays it, or played. */
  table: string | null;
  /** One's own result, once there is one; before that none of the others' is told. */
  mine: DailyResult | null;
  /** What a King made of it by counted simulations. */
  king: DailyResult | null;
  /** What all made of it who finished, one's own result included. */
  others: DailyResult[];
  /** How many have begun. */
  playing: number;
  next: DailyDeal;
  last: DailyPast | null;
}

/** A day that is over. */
export interface DailyPast {
  /** In universal time. */
  day: string;
  game: "lancaster" | "richelieu";
  seats: number;
  /** Which of them everybody plays. */
  seat: number;
  /** The bots at the others; their simulations are counted and their chance is that of the day. */
  level: "page" | "squire" | "knight" | "duke" | "king";
  /** The hash of its seed. */
  commitment: string;
  seed: string;
  mine: DailyResult | null;
  table: string | null;
  king: DailyResult | null;
  others: DailyResult[];
}

/** How somebody did. */
export interface DailyResult {
  points: number;
  /** From 0. */
  place: number;
  /** Points ahead of the best of the others; below 0: behind. */
  lead: number;
}

/** A choice between several moves, judged against the best that was seen. */
export interface Decision {
  /** Which move of the game, from 0. */
  move: number;
  seat: number;
  round: number;
  /** Between how many moves. */
  choices: number;
  played: ToldMove;
  best: ToldMove;
  verdict: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  /** How much less chance to win than after the best; 0 where no difference can be told. */
  loss: number;
  /** How far off that may be. */
  error: number;
  /** What that loss brought every seat: to the one who chose minus the loss. */
  brought: number[];
  /** What is expected to follow the best, it included. */
  line: ToldMove[];
  /** Who makes those moves. */
  line_seats: number[];
}

/** A browser of this person. */
export interface DeviceInfo {
  id: string;
  name: string;
  added: number;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** What was asked is done, and stored as entry `version` of the table. */
export interface Done {
  type: "done";
  id: number;
  version?: number | null;
}

/** Whether this browser is in. */
export interface Door {
  inside: boolean;
}

/** How far the compiler is with one game; it can be played all the time. */
export interface EngineState {
  game: "lancaster" | "richelieu";
  /** `kept`: compiled, and loaded as soon as somebody plays the game. */
  state: "plain" | "compiling" | "kept" | "compiled" | "failed";
  /** How much of it is compiled. */
  percent: number;
  /** The levels that do not yet play as well as they can. */
  hurried: ("page" | "squire" | "knight" | "duke" | "king")[];
  /** What went wrong, if the game stays as it is. */
  why: string | null;
}

/** The compiler got further. */
export interface EnginesNews {
  type: "engines";
  engines: EngineState[];
}

/** Something that happened; secrets the viewer may not know are null. */
export interface EventInfo {
  version: number;
  kind: string;
  seat: number;
  data: Record<string, string | number | null>;
}

/** A worked example of the printed booklets, as a scene of a few pictures. */
export interface Example {
  /** Its texts are named by this. */
  id: string;
  /** The rules it shows, the main one first. */
  rules: string[];
  /** What is drawn, by the game's own names of its parts. */
  show: string[];
  stops: ExampleStop[];
}

/** One picture of a worked example. */
export interface ExampleStop {
  /** After how many moves of its game; what came before the example included. */
  move: number;
  /** The picture is as things are after this; null: when all has happened. */
  until: ExampleUntil | null;
}

/** Something that happens in the middle of what a move brings about. */
export interface ExampleUntil {
  kind: string;
  data: Record<string, string | number>;
}

/** An owner's changes of the figures of a game. */
export interface FigureChanges {
  changes?: Record<string, unknown>;
}

/** What an owner's file says, game by game, or why nothing of it is taken. */
export interface FigureFile {
  sheets: FigureSheet[];
  problems: SaidText[];
}

/** The figures of a game with an owner's changes. */
export interface FigureSheet {
  game: "lancaster" | "richelieu";
  /** Just what differs, for the option `components` of a table. */
  changes: Record<string, unknown>;
  /** Empty where there are problems. */
  figures: PrintedFigure[];
  problems: SaidText[];
  /** What differs as a file for `courtly components`; the same for the same figures. */
  file: string;
}

/** Figures of the rules that clients show; those of counties, tiles and laws stand with them. */
export interface Figures {
  rounds: number;
  both: number;
  exchange: number;
  ransom: number;
}

/** A game as a film: all about it, and a range of its positions. */
export interface Film {
  game: "lancaster" | "richelieu";
  head: Record<string, string>;
  seats: string[];
  moves: ([number, string])[];
  /** Whether the deal is the one that was promised; null if none was. */
  fair: boolean | null;
  /** Every seat's points after 0, 1, 2, … moves of the whole game, as if it ended there. */
  course: number[][];
  /** After how many moves each round, or whatever the game counts by, begins. */
  rounds: number[];
  frames: Frame[];
}

/** The position after `move` moves, and what the last of them brought about. */
export interface Frame {
  move: number;
  decision: string;
  actors: number[];
  events: ReplayEvent[];
  over: boolean;
  /** Who has won, once it is over. */
  winners: number[];
  /** Whether a further rule than points decided that. */
  tie_break: boolean;
  view: Record<string, unknown>;
}

/** A game one can play here, as it describes itself. */
export interface GameDescription {
  name: "lancaster" | "richelieu";
  title: string;
  /** The folder of the browser that draws it. */
  drawing: string | null;
  engine: number;
  seats: SeatLook[];
  fewest: number;
  most: number;
  /** What a round is called. */
  counts: string;
  /** The letters the numbers of its rules begin with. */
  rules: string;
  options: GameOption[];
  /** Whether there is a guided first game. */
  guide: boolean;
}

/** Something a table can choose. */
export interface GameOption {
  name: string;
  kind: "number" | "choice" | "flag" | "list" | "seat" | "figures";
  default: unknown;
  choices: string[];
  /** Bounds of a number, or the length of a list. */
  low: number;
  high: number;
  /** Chosen if another option has this value, and only then. */
  only_with: OptionPair | null;
}

/** The guided first game of a game. */
export interface GuideBook {
  game: "lancaster" | "richelieu";
  /** The seat of who learns. */
  learner: number;
  seats: number;
  steps: GuideStep[];
  /** After how many moves of the game everything to be decided in it is decided. */
  ends: number;
}

/** One idea of a guided first game: something to decide, or to read before it. */
export interface GuideStep {
  /** Its texts are named by this. */
  id: string;
  chapter: string;
  /** What it speaks of, by the table's own names of places. */
  point: string[];
  /** After how many moves of the game it is due. */
  begins: number;
  decision: string | null;
  /** The moves that go on, the one to be shown first; `*`: any. Empty: something to read. */
  accept: string[];
}

/** A knight on its way to a county, with the squires it needs at least to get in. */
export interface Hand {
  strength: number;
  county: string;
  needed: number;
}

/** How the process is. */
export interface Health {
  status: "ok" | "failing" | "stopping";
  version: string;
  /** Whether it could be written to a moment ago. */
  database: boolean;
  /** What works in the background, and does not now. */
  failing: string[];
  engines: EngineState[];
  sockets: number;
}

/** The first message. Browsers are known by their cookie, programs by a token of their own. */
export interface Hello {
  id: number;
  type: "hello";
  protocol: number;
  token?: string | null;
}

/** What would a bot do in the place of this seat? Where hints are allowed: see the table. */
export interface Hint {
  id: number;
  table: string;
  type: "hint";
  seat: number;
  level?: "knight" | "duke" | "king";
}

/** Let the clock of one's seat stand still for some days, where the table allows it. */
export interface Holiday {
  id: number;
  table: string;
  key: string;
  type: "holiday";
  seat: number;
  /** 0: back before time; the days left over can be taken later. */
  days: number;
}

/** Somebody as the host sees them. */
export interface HostPerson {
  id: string;
  /** What they were called last; several may be called alike. */
  name: string;
  tables: number;
  seen: number;
  may_make: boolean;
  bans: BanInfo[];
}

/** How the server is. */
export interface HostReport {
  health: Health;
  processes: number;
  /** Bytes of this process, where the system says it. */
  memory: number | null;
  /** Seconds since this process began. */
  up: number;
  live_tables: number;
  bots_waiting: number;
  sizes: Sizes;
}

/** A seat as the host sees it. */
export interface HostSeat {
  name: string | null;
  level: "page" | "squire" | "knight" | "duke" | "king" | null;
  person: string | null;
}

/** A table as the host sees it; its position stays the players' own. */
export interface HostTable {
  table: string;
  game: string;
  status: "open" | "playing" | "over";
  private: boolean;
  created: number;
  /** When something last happened, or somebody who sits there was last seen. */
  active: number;
  /** False: struck out; null: it never counted. */
  rated: boolean | null;
  seats: HostSeat[];
}

/** What everybody may know of the rules here. */
export interface HouseInfo {
  /** Who may make tables: everybody, who was invited by a link, who knows the password. */
  making: "open" | "invited" | "password";
  /** Whether this person may. */
  may_make: boolean;
  /** Whether games may count on a ladder, */
  rated: boolean;
  /** and whether everybody may see it. */
  ladder: boolean;
}

/** What the host has decided. */
export interface HouseRules {
  making: "open" | "invited" | "password";
  /** Whether there is one. */
  password: boolean;
  ladder: "off" | "host" | "public";
  invitations: InvitationInfo[];
}

/** A link by which people may make tables. */
export interface InvitationInfo {
  id: string;
  name: string;
  made: number;
  expires: number | null;
  /** How many people may use it; null: any number. */
  most: number | null;
  used: number;
}

/** A new one, told once: what follows the # of the link. */
export interface InvitationMade {
  token: string;
  path: string;
  invitation: InvitationInfo;
}

/** A new one. */
export interface InvitationWanted {
  name: string;
  days?: number | null;
  most?: number | null;
}

/** The ladder of a game. */
export interface LadderOf {
  game: "lancaster" | "richelieu";
  /** How many games it is made of. */
  games: number;
  rungs: Rung[];
}

/** The options of a table of Lancaster. */
export interface LancasterOptions {
  /** An owner's corrected figures. */
  components?: Record<string, unknown> | null;
  /** How many play; two lead an ally each [L1.1, L10.1]. */
  players?: number;
  /** The laws of the game, the new ones, a coin for each section, or section by section [L4.1]. */
  laws?: "base" | "new" | "random" | "sections";
  /** The set of laws of each section, 0 to 4 [L4.1]. */
  sections?: ("base" | "new" | "random")[] | null;
  /** Whether gold and squires lie open [L11.1]. */
  open_stock?: boolean;
  /** Whether rewards are paid only as far as the box reaches [L1.1]. */
  supply?: "unlimited" | "box";
  /** The start player; the lot decides without it [L1.5]. */
  start?: string | null;
}

/** Everything a seat, or a spectator, may know. Lists are by seat, or by side where named so. A view is the viewer's own; its parts are shared between views, and frozen. */
export interface LancasterView {
  seat: number | null;
  actor: number | null;
  actors: number[];
  decision: string;
  side: number | null;
  source: string;
  about: string | null;
  due: number;
  to_score: string[];
  round: number;
  phase: string;
  start: number;
  players: Player[];
  sides: Side[];
  counties: County[];
  conflicts: Conflict[];
  favours: Record<string, boolean>;
  favour_pays: Record<string, Record<string, number>>;
  laws: string[];
  proposals: string[];
  dues: Record<string, (number | null)[]>;
  law_pays: Record<string, Record<string, number>>;
  law_costs: Record<string, Record<string, number>>;
  law: string | null;
  ballot: string | null;
  hand: Hand | null;
  laws_left: number;
  conflicts_left: number;
  supply: Record<string, number> | null;
  sheet: ScoreSheet;
  figures: Figures;
}

/** Let a bot play for a while: one's own seat, or that of someone who is gone. It is the bot the table chose; on one's own seat it may be a weaker one. */
export interface Leave {
  id: number;
  table: string;
  key: string;
  type: "leave";
  seat: number;
  bot?: "page" | "squire" | "knight" | "duke" | "king" | null;
}

/** A move the seat may make: its number, its text, and the parts of that text. */
export interface LegalMove {
  move: number;
  text: string;
  kind: string;
  labels: string[];
}

/** One region or symbol on the score sheet; lists are by seat. */
export interface Line {
  name: string;
  cards: number[];
  count: number[];
  points: number[];
  lost: number[];
  left: number;
}

/** A code for one device, told once. */
export interface LinkMade {
  code: string;
  expires: number;
}

/** The number to be compared on both devices. */
export interface LinkNumber {
  number: string;
}

/** A ballot for a vote to come. */
export interface Lodge {
  vote: string;
  /** As text; null takes it back. */
  move: string | null;
}

/** How far somebody's question about a game is. */
export interface Looking {
  /** By which to ask again. */
  id: string;
  depth: "fast" | "deep";
  eyes: "known" | "open";
  state: "waiting" | "compiling" | "working" | "done" | "failed";
  /** How many others are looked at before. */
  ahead: number;
  /** How much of it is done, */
  done: number;
  /** and of how much; 0 before it began. */
  of: number;
  analysis: Analysis | null;
}

/** What a move leads to. */
export interface MoveWorth {
  move: LegalMove;
  /** Points ahead at the end if all lies open; else the chance in hundredths of a per cent. */
  worth: number;
}

/** Somebody who only watches shall say no more at this table, or may again; players ask this. */
export interface Mute {
  id: number;
  table: string;
  key: string;
  type: "mute";
  /** As the lines of the chat tell it. */
  speaker: string;
  muted?: boolean;
}

/** A game of this person: one that goes on, or one that is over. */
export interface MyGame {
  table: string;
  game: "lancaster" | "richelieu";
  kind: "table" | "try" | "guide" | "daily";
  status: "open" | "playing" | "over";
  created: number;
  /** Since when it waits for somebody; of a game that is over, when it ended. */
  since: number;
  /** Who sits there, by seat; null: a bot, or nobody yet. */
  names: (string | null)[];
  /** Of the bots, by seat. */
  levels: ("page" | "squire" | "knight" | "duke" | "king" | null)[];
  /** The seats of this person. */
  mine: number[];
  /** The seats that have something to decide, */
  due: number[];
  /** and whether this person is among them. */
  yours: boolean;
  /** When the first of them runs out of time. */
  deadline: number | null;
  /** Of a game that is over; empty before. */
  points: number[];
  places: number[];
  /** Put aside. */
  shelved: boolean;
}

/** What the host decides; what is left out stays. */
export interface NewRules {
  making?: "open" | "invited" | "password" | null;
  password?: string | null;
  ladder?: "off" | "host" | "public" | null;
}

/** A table as someone wants it. */
export interface NewTable {
  game: "lancaster" | "richelieu";
  options?: Record<string, unknown>;
  seats: SeatWanted[];
  private?: boolean;
  clock?: Clock | null;
  /** The bot that plays on for someone who leaves, resigns or runs out of time. */
  substitute?: "page" | "squire" | "knight" | "duke" | "king";
  /** Seconds after which the others may let that bot play for someone who is gone, and after which the silence of someone for whom it plays is a yes to what the table is asked; null: never. */
  patience?: number | null;
  /** The guided first game: its deal and options, and bots that play by its script at first. */
  guide?: boolean;
  /** Whether one may ask a bot for advice where all other seats are bots. */
  hints?: boolean;
  /** Whether it counts on the ladder, if there is one: two people or more, each at one seat. */
  rated?: boolean;
  /** Sent again with the same key, the table is made once. */
  key?: string | null;
}

/** Whether a link did what it is for. */
export interface NoticeDone {
  done: boolean;
}

/** What this server can do. */
export interface NoticeOffer {
  /** The key by which push services know this server; null: it cannot push. */
  push: string | null;
  email: boolean;
  /** The chat services it can write to. */
  chat: string[];
}

/** All about somebody's notices. */
export interface NoticePage {
  offer: NoticeOffer;
  wishes: NoticeWishes | null;
  ways: NoticeWay[];
}

/** Where a notice leads those it is for. */
export interface NoticeTable {
  table: string;
}

/** Where somebody is told. */
export interface NoticeWay {
  id: string;
  kind: "push" | "email" | "chat";
  name: string;
  confirmed: boolean;
  /** Whether it is the browser that asks. */
  here: boolean;
}

/** What somebody wants to be told of, and when. */
export interface NoticeWishes {
  language: string;
  /** The time zone all hours are in, such as Europe/Berlin. */
  zone: string;
  /** The hour of the one message a day; null: at once. Reminders that time runs out come at their time all the same. */
  daily?: number | null;
  /** From which hour to which nothing is sent. */
  quiet?: number[] | null;
  kinds: ("turn" | "vote" | "asked" | "time" | "over" | "invited")[];
}

/** Hand a seat over in mid-game to whoever has a link: `invite` is its secret, chosen here. It is one's own; for one whose person is gone, and a bot plays there, the table is asked. */
export interface Offer {
  id: number;
  table: string;
  key: string;
  type: "offer";
  /** One's own, */
  seat: number;
  /** and the one to be handed over, if it is another. */
  of?: number | null;
  /** Null: one's own is no longer to be had. */
  invite: string | null;
}

/** A public table: one with a free seat, or a game in progress. */
export interface OpenTable {
  table: string;
  game: "lancaster" | "richelieu";
  status: "open" | "playing";
  created: number;
  /** When something last happened there. */
  active: number;
  /** Whether somebody who sits there was seen a moment ago. */
  here: boolean;
  seats: number;
  free: number;
  /** The names of those who sit there; `bots` by their level. */
  people: string[];
  bots: ("page" | "squire" | "knight" | "duke" | "king")[];
  host: string | null;
  /** Without the owner's figures, if it has some: `corrected`. */
  options: Record<string, unknown>;
  corrected: boolean;
  clock: Clock | null;
  rated: boolean;
}

/** A value of another option. */
export interface OptionPair {
  option: string;
  value: string;
}

/** Let somebody speak, or come in, again; or take back that they may make tables. */
export interface Pardon {
  person: string;
  kind: "muted" | "banned" | "maker";
}

/** Why the chance of a seat changed; these add up to the whole change. */
export interface Part {
  /** By what the seat chose: what its choices lost against the best. */
  own: number;
  /** By what others chose: what their losses brought or cost this seat. */
  others: number;
  /** By what came to light, such as cards turned: what the seat could not know before. */
  revealed: number;
  /** By what the judge itself saw only one move later; its own error is in here, and not in what anybody is blamed or praised for. */
  unforeseen: number;
}

/** A passkey of this person. */
export interface PasskeyInfo {
  id: string;
  /** Of the device it was made on. */
  name: string;
  added: number;
}

/** A finished game of this browser. */
export interface PastGame {
  table: string;
  game: "lancaster" | "richelieu";
  /** When it was begun. */
  at: number;
  kind: "table" | "try" | "guide" | "daily";
  seat: number;
  why: "finished" | "resigned" | "clock" | "agreed";
  points: number[];
  places: number[];
  /** Of the bots, by seat; null: people. */
  levels: ("page" | "squire" | "knight" | "duke" | "king" | null)[];
  /** What the game counts of this seat, beside points. */
  feats: Record<string, number>;
}

/** A passphrase, told once. */
export interface PhraseMade {
  phrase: string;
}

/** Asks for a sign of life. */
export interface Ping {
  id: number;
  type: "ping";
}

/** A move by its number, or as text, with the version of the table it was chosen at. */
export interface PlayMove {
  id: number;
  table: string;
  key: string;
  type: "move";
  seat: number;
  version: number;
  move: string | number;
  /** The version of the rules whose numbers moves have, as the table says it; a page that knows another is told so, instead of making a move it did not mean. */
  engine?: number | null;
}

/** A new game against bots from a position of a finished one. */
export interface PlayOn {
  /** After how many moves. */
  move: number;
  /** One's own seat. */
  seat: number;
  name: string;
  /** Of the bots at the others. */
  level?: "page" | "squire" | "knight" | "duke" | "king";
  /** What to call this try. */
  called?: string | null;
  /** The record, where it is not a game of this server. */
  record?: string | null;
}

/** A player: tokens (gold and squires None behind a screen), nobles by chair, points so far. */
export interface Player {
  name: string;
  gold: number | null;
  squires: number | null;
  votes: number;
  left_over: number;
  nobles: string[];
  tiles: string[];
  points: number;
  voted: boolean;
}

/** Someone came or went. */
export interface Presence {
  type: "presence";
  table: string;
  present: number[];
  spectators: number;
}

/** One figure in use, or a few that belong together, such as the points of a card. */
export interface PrintedFigure {
  /** Its place, as problems name it. */
  where: string;
  /** The table or list it stands in; empty for one that stands alone. */
  group: string;
  /** The name of its row, where that is a list, */
  row: string;
  /** and what the file calls the name; empty where rows are only counted. */
  row_key: string;
  name: string;
  value: unknown;
  /** The one of this program; null where it has none. */
  ours: unknown;
  /** `text`, `example`, `public`, `reconstructed`, or `owner`. */
  source: string;
  /** The rule that says it in words, where there is nothing to correct. */
  rule: string | null;
}

/** Why something is not done. */
export interface Problem {
  code: string;
  message: string;
  /** The key of the sentence in the locale files, where players may read it; `params` fill it. */
  text?: string | null;
  params?: Record<string, unknown> | null;
  /** The number of the rule that forbids it, where one does. */
  rule?: string | null;
}

/** What the table is asked: to take moves back, to end the game, or to replace somebody. */
export interface Proposal {
  what: "undo" | "end" | "replace";
  by: number;
  /** The move to go back to, or the seat to be handed over. */
  to: number | null;
  agreed: number[];
  asked: number[];
  /** When the silence of those who are not here, and only they are missing, is a yes. */
  until: number | null;
}

/** Ask the others to end the game here. */
export interface ProposeEnd {
  id: number;
  table: string;
  key: string;
  type: "propose_end";
  seat: number;
}

/** The puzzles of a game. */
export interface PuzzleBox {
  game: "lancaster" | "richelieu";
  puzzles: PuzzleInfo[];
}

/** A puzzle, before it is looked at. */
export interface PuzzleInfo {
  /** From 1. */
  number: number;
  theme: "win" | "save" | "place" | "vote";
  /** How far a search must look to find the answer: 1 at a glance, 5 further than most. */
  grade: number;
}

/** A position in which one move alone is right. */
export interface PuzzleShown {
  /** From 1. */
  number: number;
  theme: "win" | "save" | "place" | "vote";
  /** How far a search must look to find the answer: 1 at a glance, 5 further than most. */
  grade: number;
  game: "lancaster" | "richelieu";
  /** Whether all cards lie open; else one sees what the seat can know. */
  open: boolean;
  /** Who decides. */
  seat: number;
  seats: string[];
  decision: string;
  legal: LegalMove[];
  view: Record<string, unknown>;
}

/** Whether an answer is right, and why. */
export interface PuzzleTold {
  right: boolean;
  tried: LegalMove;
  /** The one right move, */
  move: LegalMove;
  /** what follows it if all play well, it included, */
  line: LegalMove[];
  /** and who plays that. */
  line_seats: number[];
  /** The moves that were looked at, the best first. */
  worth: MoveWorth[];
}

/** An answer. */
export interface PuzzleTry {
  move: string | number;
}

/** Where others in the same network can open this server; empty if they cannot. */
export interface Reach {
  addresses: string[];
}

/** How many finished games a ladder was made of. */
export interface Rebuilt {
  games: number;
}

/** What was asked is not done; why, in a sentence, and by which rule. */
export interface Refusal {
  type: "refused";
  id: number | null;
  code: "bad_message" | "too_large" | "too_fast" | "not_welcome" | "protocol" | "no_table" | "no_seat" | "not_your_seat" | "taken" | "invite" | "not_host" | "begun" | "not_begun" | "not_over" | "over" | "stale" | "not_your_decision" | "illegal" | "invalid" | "ambiguous" | "no_undo" | "no_hints" | "proposal" | "present" | "busy" | "options" | "record" | "unplayable" | "failed" | "unsure" | "name" | "muted" | "full" | "banned" | "makers";
  message: string;
  rule?: string | null;
  /** The key of the sentence in the locale files, for illegal moves; `params` fill it in. */
  text?: string | null;
  params?: Record<string, unknown> | null;
}

/** The same people, bots and options once more, at a new table. */
export interface Rematch {
  id: number;
  table: string;
  key: string;
  type: "rematch";
}

/** A game after `move` of its moves. */
export interface Replay {
  game: "lancaster" | "richelieu";
  head: Record<string, string>;
  seats: string[];
  move: number;
  moves: ([number, string])[];
  /** Whether the deal is the one that was promised; null if none was. */
  fair: boolean | null;
  decision: string;
  actors: number[];
  legal: LegalMove[];
  /** What happened up to this position: as the seat could know it, or with all secrets for a spectator, since the game is over. */
  events: ReplayEvent[];
  scores: number[];
  /** Every seat's points after 0, 1, 2, … moves of the whole game, as if it ended there. */
  course: number[][];
  /** After how many moves each round, or whatever the game counts by, begins. */
  rounds: number[];
  over: boolean;
  /** Who has won, once it is over. */
  winners: number[];
  /** Whether a further rule than points decided that. */
  tie_break: boolean;
  view: Record<string, unknown>;
}

/** Something that happened, by which move, counted from 0. */
export interface ReplayEvent {
  move: number;
  kind: string;
  seat: number;
  data: Record<string, string | number | null>;
}

/** Give up: two-player games end, in others a bot plays the seat from now on. */
export interface Resign {
  id: number;
  table: string;
  key: string;
  type: "resign";
  seat: number;
}

/** How the game ended. */
export interface Result {
  why: "finished" | "resigned" | "clock" | "agreed";
  /** Who resigned or ran out of time. */
  seat: number | null;
  scores: number[];
  /** Each seat's place, 0 for the first; seats that gave up come last. */
  places: number[];
  winners: number[];
  /** Whether a further rule than points decided. */
  tie_break: boolean;
  /** The secret of the deal; its SHA-256 is the commitment shown before. Empty as long as others may still play the same deal. */
  seed: string;
}

/** The options of a table of Richelieu. */
export interface RichelieuOptions {
  /** An owner's corrected figures. */
  components?: Record<string, unknown> | null;
  /** Standard, or tactical: it ends when cards remain in one row only [R3.1]. */
  variant?: "standard" | "tactical";
  /** The seat that begins; the lot decides without it [R1.5]. */
  start?: string | null;
}

/** Everything a seat, or a spectator, may know. Lists by seat: Cardinal, then Queen. */
export interface RichelieuView {
  seat: number | null;
  actor: number | null;
  decision: string;
  variant: string;
  turn: number;
  rows: ((Card | null)[])[];
  taken: Card[][];
  tokens: Token[][];
  spent: number[];
  stock: number[];
  box: number[];
  lifted: string | null;
  lines: Line[];
}

/** Give a seat up before the game has begun. */
export interface Rise {
  id: number;
  table: string;
  key: string;
  type: "rise";
  seat: number;
}

/** Somebody's place on the ladder. */
export interface Rung {
  name: string;
  rating: number;
  games: number;
  wins: number;
  /** Whether there were games enough to believe it. */
  settled: boolean;
  you: boolean;
}

/** A sentence of the locale files and what fills it in. */
export interface SaidText {
  text: string;
  params: Record<string, unknown>;
}

/** Points by source and seat; the lines of the final scoring as they would be now [L9]. */
export interface ScoreSheet {
  lines: Record<string, number[]>;
  total: number[];
  final: boolean;
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  label: string;
  kind: "open" | "person" | "bot";
  name: string | null;
  level: "page" | "squire" | "knight" | "duke" | "king" | null;
  you: boolean;
  present: boolean;
  /** The bot that plays for someone who left or resigned. */
  substitute: "page" | "squire" | "knight" | "duke" | "king" | null;
  resigned: boolean;
  /** Whether one needs the link of this seat to sit down. */
  invited: boolean;
  /** Whether it can be taken over in mid-game by who has its link. */
  offered: boolean;
  /** What is left on the clock at the moment `ticking_since` of the table. */
  seconds: number | null;
  /** Until when its clock stands still, */
  holiday: number | null;
  /** and for how many more seconds it may. */
  holidays: number;
}

/** A place at the table: its name in records, its colour and its heraldic pattern. */
export interface SeatLook {
  name: string;
  colour: string;
  pattern: string;
}

/** The game of one seat. */
export interface SeatStudy {
  /** Of 100; null for one who never had a choice. */
  accuracy: number | null;
  decisions: number;
  /** Its costliest decisions, as places in the list of all: three at most. */
  costliest: number[];
  /** The best move that raised its chance most. */
  finest: number | null;
  /** Its chance before the first move, */
  start: number;
  /** and at the end. */
  end: number;
  /** The change between the two. */
  parts: Part;
}

/** What a seat shall be: one's own, a bot's, or open to others. */
export interface SeatWanted {
  kind: "you" | "open" | "bot";
  name?: string | null;
  level?: "page" | "squire" | "knight" | "duke" | "king" | null;
  /** Whether one needs a link of its own for this seat. */
  invite?: boolean;
}

export type ServerMessage = Welcome | EnginesNews | Turn | Done | Refusal | Advice | Coached | TableInfo | ChatLine | State | Change | Presence;

/** The host says how the table talks. */
export interface SetChat {
  id: number;
  table: string;
  key: string;
  type: "set_chat";
  /** Slow mode: seconds between two lines of the same person. */
  pause?: number;
  /** Whether those who only watch may say something. */
  spectators?: boolean;
}

/** The host gives a seat to a bot, or opens it, before the game has begun. */
export interface SetSeat {
  id: number;
  table: string;
  key: string;
  type: "set_seat";
  seat: number;
  bot: "page" | "squire" | "knight" | "duke" | "king" | null;
}

/** Put a game aside, or take it back. */
export interface Shelve {
  aside: boolean;
}

/** A colour on the board: a player, or with two players a player's ally (`seat` leads it). */
export interface Side {
  name: string;
  seat: number;
  ally: boolean;
  court: number[];
  reserve: number[];
  castle: Space[];
}

/** Sit down on an open seat; or, by its link, on one that is handed over in mid-game. */
export interface Sit {
  id: number;
  table: string;
  key: string;
  type: "sit";
  seat: number;
  name: string;
  invite?: string | null;
}

/** How large everything is. */
export interface Sizes {
  /** What the database takes. */
  bytes: number;
  open: number;
  playing: number;
  over: number;
  /** Of all logs. */
  entries: number;
  people: number;
  devices: number;
  passkeys: number;
}

/** A castle space: its knight (0: none), its tile (stock, open or turned), what it pays. */
export interface Space {
  name: string;
  knight: number;
  tile: string;
  pays: Record<string, number>;
  cost: number;
}

/** The position as one seat, or a spectator, sees it. */
export interface State {
  table: string;
  version: number;
  since: number;
  moves: number;
  decision: string;
  actors: number[];
  clocks: (number | null)[] | null;
  seat: number | null;
  legal: LegalMove[];
  events: EventInfo[];
  type: "state";
  view: Record<string, unknown>;
}

/** One choice, or several made at once, such as the ballots of a vote. */
export interface Step {
  /** The move it begins with, counted from 0, */
  first: number;
  /** and the one it ends with. */
  last: number;
  /** By seat. */
  parts: Part[];
}

/** All about a table but the position. */
export interface TableInfo {
  type: "table";
  table: string;
  version: number;
  game: "lancaster" | "richelieu";
  /** The version of the rules it is played by. */
  engine: number;
  options: Record<string, unknown>;
  status: "open" | "playing" | "over";
  private: boolean;
  host: boolean;
  commitment: string;
  /** Whether a seat may ask for hints: if the table allows them and all others are bots. */
  hints: boolean;
  /** Whether it is somebody's guided first game. */
  guide: boolean;
  /** The day whose deal is played here, if it is a challenge of a day. */
  daily: string | null;
  /** Whether it counts on the ladder. */
  rated: boolean;
  seats: SeatInfo[];
  clock: Clock | null;
  ticking_since: number | null;
  now: number;
  proposal: Proposal | null;
  result: Result | null;
  rematch: string | null;
  /** Seconds of absence after which a bot may play for someone; null: never. */
  patience: number | null;
  spectators: number;
  chat: ChatLine[];
  chat_rules: ChatRules;
}

/** A new table, its link, and the links of seats that need one. */
export interface TableMade {
  table: string;
  path: string;
  commitment: string;
  invites: Record<string, string>;
}

/** A token before a player; `kind` is None while the viewer may not know it. */
export interface Token {
  cell: string;
  kind: string | null;
}

/** A move: its number, its text, and the parts of that text. */
export interface ToldMove {
  move: number;
  text: string;
  kind: string;
  labels: string[];
}

/** A game from a position of another. */
export interface TryInfo {
  table: string;
  /** The try it goes on from; null: from the game itself. */
  parent: string | null;
  /** After how many moves of that. */
  move: number;
  /** As its owner calls it; often empty. */
  name: string;
  seat: number;
  /** Of the bots. */
  level: "page" | "squire" | "knight" | "duke" | "king" | null;
  status: "open" | "playing" | "over";
  /** Everybody's at the end; empty before. */
  points: number[];
  /** Of whom it is, from 0. */
  place: number | null;
}

/** Another name for a try. */
export interface TryName {
  name: string;
}

/** All tries of one person from one game; who has its link can see them. */
export interface TryTree {
  tree: string;
  game: "lancaster" | "richelieu";
  seats: number;
  /** The table of the game, or of a record ``record-`` and the beginning of its hash. */
  source: string;
  yours: boolean;
  /** When its last try is forgotten here. */
  expires: number;
  tries: TryInfo[];
}

/** Whether the browser has something to decide at one of its tables. */
export interface Turn {
  type: "turn";
  table: string;
  game: "lancaster" | "richelieu";
  status: "open" | "playing" | "over";
  /** The browser's seats that have something to decide now. */
  seats: number[];
}

/** A step that changed much. */
export interface TurningPoint {
  /** Which of the steps. */
  step: number;
  round: number;
  /** Whose chance it changed most, */
  seat: number;
  /** by how much, */
  change: number;
  /** and mainly why. */
  cause: "own" | "others" | "revealed" | "unforeseen";
}

/** Take back the seat's last decision; asks the table where that is not free. */
export interface Undo {
  id: number;
  table: string;
  key: string;
  type: "undo";
  seat: number;
  version: number;
}

/** No more of this table. */
export interface Unwatch {
  id: number;
  table: string;
  type: "unwatch";
}

/** A device that used the code, and waits for a yes on this one. */
export interface WaitingDevice {
  name: string;
  /** It shows the same; another number is another's device. */
  number: string;
}

/** Show me this table, and everything that happens there; `since` is the last version seen. */
export interface Watch {
  id: number;
  table: string;
  type: "watch";
  since?: number | null;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  id: number;
  protocol: number;
  version: string;
  engines: EngineState[];
  tables: Turn[];
}

/** Could the seat make this move? Plays nothing: `done` if it could, else why not. */
export interface Why {
  id: number;
  table: string;
  type: "why";
  seat: number;
  move: string | number;
}

/** What is known here of this person. */
export interface You {
  /** Empty if there is only this browser, and nobody ever asked for more. */
  name: string;
  /** Empty likewise. */
  devices: DeviceInfo[];
  waiting: WaitingDevice | null;
  /** Whether there is a passphrase. */
  phrase: boolean;
  passkeys: PasskeyInfo[];
}

export const GAMES: readonly GameDescription[] = [
  {
    "name": "lancaster",
    "title": "Lancaster",
    "drawing": "lancaster",
    "engine": 2,
    "seats": [
      {
        "name": "Red",
        "colour": "#C8472B",
        "pattern": "chevron"
      },
      {
        "name": "Blue",
        "colour": "#1F6FB2",
        "pattern": "bend"
      },
      {
        "name": "Green",
        "colour": "#2E8B57",
        "pattern": "cross"
      },
      {
        "name": "Gold",
        "colour": "#D9A514",
        "pattern": "pale"
      },
      {
        "name": "Violet",
        "colour": "#7A4E9E",
        "pattern": "chequy"
      }
    ],
    "fewest": 2,
    "most": 5,
    "counts": "round",
    "rules": "LBN",
    "options": [
      {
        "name": "players",
        "kind": "number",
        "default": 4,
        "choices": [],
        "low": 2,
        "high": 5,
        "only_with": null
      },
      {
        "name": "laws",
        "kind": "choice",
        "default": "base",
        "choices": [
          "base",
          "new",
          "random",
          "sections"
        ],
        "low": 0,
        "high": 0,
        "only_with": null
      },
      {
        "name": "sections",
        "kind": "list",
        "default": null,
        "choices": [
          "base",
          "new",
          "random"
        ],
        "low": 5,
        "high": 5,
        "only_with": {
          "option": "laws",
          "value": "sections"
        }
      },
      {
        "name": "open_stock",
        "kind": "flag",
        "default": false,
        "choices": [],
        "low": 0,
        "high": 0,
        "only_with": null
      },
      {
        "name": "supply",
        "kind": "choice",
        "default": "unlimited",
        "choices": [
          "unlimited",
          "box"
        ],
        "low": 0,
        "high": 0,
        "only_with": null
      },
      {
        "name": "start",
        "kind": "seat",
        "default": null,
        "choices": [],
        "low": 0,
        "high": 0,
        "only_with": null
      },
      {
        "name": "components",
        "kind": "figures",
        "default": null,
        "choices": [],
        "low": 0,
        "high": 0,
        "only_with": null
      }
    ],
    "guide": true
  },
  {
    "name": "richelieu",
    "title": "Richelieu",
    "drawing": "richelieu",
    "engine": 2,
    "seats": [
      {
        "name": "Cardinal",
        "colour": "#A3262A",
        "pattern": "hat"
      },
      {
        "name": "Queen",
        "colour": "#2B4C8C",
        "pattern": "crown"
      }
    ],
    "fewest": 2,
    "most": 2,
    "counts": "turn",
    "rules": "R",
    "options": [
      {
        "name": "variant",
        "kind": "choice",
        "default": "standard",
        "choices": [
          "standard",
          "tactical"
        ],
        "low": 0,
        "high": 0,
        "only_with": null
      },
      {
        "name": "start",
        "kind": "seat",
        "default": null,
        "choices": [],
        "low": 0,
        "high": 0,
        "only_with": null
      },
      {
        "name": "components",
        "kind": "figures",
        "default": null,
        "choices": [],
        "low": 0,
        "high": 0,
        "only_with": null
      }
    ],
    "guide": true
  }
];
