// Written from the description of the interface: GAFFER_WRITE_TYPES=1 cargo test -p gaffer-server --test server typescript

/** One of something for each side. */
export type BySide<T> = { home: T; away: T };

/** What a match waits for. */
export type Awaits = {
  kind: "choice";
  /** Its name: "target". */
  question: string;
  /** Whose it is. */
  side: Side;
} | {
  kind: "secret";
  /** Its name: "formation". */
  question: string;
  /** Whose it is. */
  side: Side;
} | {
  /** Whose the dice are, in order. */
  dice: Array<Side>;
  /** How many faces each has. */
  faces: number;
  kind: "roll";
  /** What for: "turn". */
  purpose: string;
  /** Whether only their owner may see what they show. */
  secret?: boolean;
} | {
  kind: "nothing";
  /** Who won. */
  outcome: Outcome;
  /** The game's own account of the result. */
  result: unknown;
};

/** The ball. */
export type Ball = {
  /** The place on which it lies. */
  at: string;
  /** The piece that has it, where one has. */
  holder?: string;
  /** Its value, in games where it has one. */
  value?: number;
};

/** What stands on a board. */
export type Board = {
  /** The ball, where it is in play. */
  ball?: Ball;
  /** Every piece on the board, in the order in which it is read out. */
  pieces: Array<Piece>;
};

/** What a match is expected to end as for the side that decides. */
export type Chances = {
  /** The chance of a draw. */
  draw: number;
  /** The lead at the end, in goals. */
  lead: number;
  /** The chance to win, from 0 to 1. */
  win: number;
};

/** The time of a match. */
export type Clock = {
  /** The minute. */
  minute: number;
  /** The last minute of the period before stoppage time. */
  of: number;
  /** The period as a key for words: "first-half", "second-half", "extra-time-1", "shoot-out", "before", "over". */
  period: string;
  /** Squares of stoppage time used, and how many there are; none where the game has none. */
  stoppage?: [number, number];
  /** The time in words: "minute 54 (9 of 16 ones)". */
  words: string;
};

/** A computer coach as the start page offers it. */
export type CoachInfo = {
  /** The name in requests: "expert". */
  name: string;
  /** Whether it is the one who plays where nobody else is named. */
  usual: boolean;
  /** How strong it is and how long it thinks. */
  what: string;
};

/** Where the dice of a match come from. */
export type DiceFrom = "server" | "by-hand";

/** A choice that is put together from parts, such as the skills of a team: so many different ones of a list. */
export type Draft = {
  /** The parts: `choice` is a part's name. */
  parts: Array<Offer>;
  /** What the choice begins with; the chosen parts follow, with a space before each. */
  verb: string;
  /** How many parts are wanted. */
  wanted: number;
};

/** The end of a match that was not played to its end. */
export type Ended = {
  /** Seconds since 1970. */
  at: number;
  /** What the operator said. */
  why: string;
};

/** Something that a team has: cards, condition, substitutes, a formation. */
export type Fact = {
  /** More to say of it, where there is more: names of skills and what they do. */
  detail?: string;
  /** What it is, as a key for words: "formation", "yellow", "red", "condition", "substitutions", "bench". */
  key: string;
  /** How it is called. */
  label: string;
  /** What it is now: "4-4-2", "2", "D 3 M 4 F 2". */
  value: string;
};

/** A game as the start page offers it. */
export type GameInfo = {
  /** The computer coaches, those who look at least first. */
  coaches: Array<CoachInfo>;
  /** The name in records and requests: "fuba". */
  game: string;
  /** The board without pieces. */
  layout: Layout;
  /** The name as it is printed: "FUBA". */
  name: string;
  /** The named sets of options, the usual one first. */
  presets: Array<PresetInfo>;
  /** The version of its rules. */
  rules: number;
};

/** An event that a replay jumps to and that stands out of the commentary. */
export type Landmark = "turn" | "goal" | "card" | "set-piece" | "end";

/** A moment worth a jump. */
export type LandmarkAt = {
  /** What it is. */
  landmark: Landmark;
  /** The moment. */
  moment: number;
  /** The commentary. */
  words: string;
};

/** A language of the program. */
export type Language = string;

/** The dice of a roll and what was reckoned with them. */
export type LastRoll = {
  /** The dice, in the order in which they are shown. */
  dice: Array<RolledDie>;
  /** What was reckoned with them, or what they decided. */
  words: string;
};

/** A board without pieces, in units of its own: the home goal on the left, the origin at the top left. */
export type Layout = {
  /** Whether offers name directions by the compass: north is where home attacks, to the right. */
  compass: boolean;
  /** How high it is. */
  height: number;
  /** What is painted on the grass. */
  lines: Array<Shape>;
  /** Where pieces can stand, in reading order. */
  places: Array<Place>;
  /** How wide the board is. */
  width: number;
};

/** What is open of a match to everybody who has its link. */
export type MatchInfo = {
  /** Seconds since 1970 of the last change. */
  changed: number;
  /** The time in words. */
  clock: string;
  /** Where the dice come from. */
  dice: DiceFrom;
  /** When and why the operator of the server ended it, which makes it over for good. */
  ended?: Ended;
  /** The game. */
  game: string;
  /** Whether hints and thoughts may be asked for. */
  hints: boolean;
  /** Its name in addresses; whoever knows it can watch. */
  id: string;
  /** The options that differ from the game's usual ones, by name. */
  options: Record<string, unknown>;
  /** Whether it is over. */
  over: boolean;
  /** Where it was taken from, for a sandbox: the match and the number of its answers that were kept. */
  sandbox?: Origin;
  /** The goals. */
  score: BySide<number>;
  /** The seed, where whoever set the match up named it: from it all dice of the server can be known beforehand. */
  seed?: number;
  /** The teams. */
  teams: BySide<NewTeam>;
  /** The game as these options play it: "FUBA 2.2". */
  title: string;
};

/** What the server says over the WebSocket of a match. */
export type Message = {
  /** The request's id. */
  id: string;
  /** What is open of the match. */
  info: MatchInfo;
  message: "welcome";
  /** Whose seat it is; none for a spectator. */
  you: Side | null;
} | News & {
  message: "news";
} | {
  message: "presence";
  /** Whether anybody is connected with each seat; a computer always is. */
  there: BySide<boolean>;
} | {
  message: "opened-again";
  /** From how many places it is open now. */
  places: number;
} | {
  /** The faces. */
  dice: Array<number> | null;
  message: "dice-said";
  /** Who typed them in. */
  side: Side;
  /** The version that they are thrown for. */
  version: number;
} | {
  /** The request's id. */
  id: string;
  message: "done";
  /** The version after it. */
  version: number;
} | {
  /** Whether the choice is allowed. */
  allowed: boolean;
  /** The request's id. */
  id: string;
  message: "why";
  /** If it is not, the reason. */
  problem?: Problem;
} | {
  /** At most three plans, the best first; one without chances where the coach does not search. */
  hint: Thoughts;
  /** The request's id. */
  id: string;
  message: "hint";
} | {
  /** The request's id. */
  id: string;
  message: "thoughts";
  /** What was thought; none where no coach has searched yet, or where it may not be known. */
  thoughts: Thoughts | null;
} | {
  message: "rules-changed";
  /** The version of the rules from now on. */
  rules: number;
  /** What it means, in the language that was asked for. */
  words: string;
} | Thinking & {
  message: "thinking";
} | {
  /** The request's id, if it could be read. */
  id: string | null;
  message: "refused";
  /** Why. */
  problem: Problem;
};

/** A match after so many answers. */
export type Moment = {
  /** The answer that led here, in its notation; hidden while it is a secret. */
  answer: string;
  /** What stands on the board. */
  board: Board;
  /** What it led to. */
  events: Array<Told>;
  /** How many moments came before. */
  number: number;
  /** What stands beside it. */
  sheet: Sheet;
};

/** A request for a new match. */
export type NewMatch = {
  /** Where the dice come from. */
  dice?: DiceFrom;
  /** The game. */
  game: string;
  /** Whether hints and thoughts may be asked for; where nothing is said, unless two people play each other. */
  hints?: boolean;
  /** Switches laid over the preset. */
  options?: Record<string, unknown>;
  /** The preset; without one the game's usual options. */
  preset?: string;
  /** The seed of dice and coaches, which everybody is told; without one the server draws 128 bits and nobody knows them. */
  seed?: number;
  /** The teams. */
  teams: BySide<NewTeam>;
};

/** A request for a match that goes on from a moment of another. */
export type NewSandbox = {
  /** Where the dice come from. */
  dice?: DiceFrom;
  /** Whether hints and thoughts may be asked for; where nothing is said, unless two people play each other. */
  hints?: boolean;
  /** How many of the answers are kept. */
  moment: number;
  /** The seed of dice and coaches, which everybody is told; without one the server draws 128 bits and nobody knows them. */
  seed?: number;
  /** The teams; without them those of the other match. */
  teams?: BySide<NewTeam>;
};

/** A team of a new match. */
export type NewTeam = {
  /** Its colour, "#rrggbb". */
  colour: string;
  /** Its name, at most 40 characters. */
  name: string;
  /** Who decides for it. */
  player: Player;
};

/** How a match stands, and what happened since the client last knew. */
export type News = {
  /** What is awaited, where only choices are wanted. */
  awaits?: Awaits;
  /** The offered choices, where only these are wanted and the decision is the viewer's. */
  choices?: Array<string>;
  /** The events. */
  events: Array<Told>;
  /** The number of the first of `events`: what the client has from there on is replaced by them. */
  from: number;
  /** How many events can no longer be taken back. */
  settled: number;
  /** What the viewer is shown, where it is wanted. */
  sight?: Sight;
  /** Grows by one with every answer taken or taken back. */
  version: number;
};

/** How likely something is: so many parts of a whole. */
export type Odds = {
  /** The parts. */
  part: number;
  /** The whole. */
  total: number;
};

/** A choice that a person may make now. */
export type Offer = {
  /** The choice in its notation; a row where one click takes a whole row ("goalie 1, formation 4-4-2"). */
  choice: string;
  /** What it means or may lead to, with the odds; empty where the label says it all. */
  detail?: string;
  /** Whether it ends a row of choices. */
  ends_row?: boolean;
  /** What it is, in a few words. */
  label: string;
  /** How likely it is to bring what it is made for, where dice decide that. */
  odds?: Odds;
  /** The way of the ball or of a piece, to draw before it is chosen; at least two places or none. */
  path?: Array<string>;
  /** The places to point at in this order to mean it; empty where it has no place on the board. */
  places: Array<string>;
  /** The rule that says what it does. */
  rule?: string;
  /** Whether its words tell how likely something is, of itself or of what may follow. */
  tells_chances?: boolean;
};

/** The moment that a sandbox begins with. */
export type Origin = {
  /** The match. */
  id: string;
  /** How many of its answers were kept. */
  moment: number;
};

/** How a match ended. */
export type Outcome = {
  /** This side won. */
  won: Side;
} | "drawn";

/** A piece on the board. */
export type Piece = {
  /** The place on which it stands. */
  at: string;
  /** The same from one position to the next where the game tells pieces apart ("home-7"); else made of where it
   * stands ("home-b3-2"). */
  id: string;
  /** What it is. */
  kind: PieceKind;
  /** What can be told of it: "yellow", "injured", "warm", "line-defenders"; keys for words and for drawing. */
  marks: Array<string>;
  /** Whose it is. */
  side: Side;
  /** What is written on it: a shirt's number, or nothing. */
  text: string;
};

/** What a piece is. */
export type PieceKind = "outfield" | "keeper";

/** A place of a board: an area of FUBA, a space of Champions 2020. */
export type Place = {
  /** The height. */
  height: number;
  /** The name in choices: "b3". */
  id: string;
  /** What it is beside its name: "penalty-area", "goal"; a key for words and for drawing. */
  kind?: string;
  /** The places next to it. */
  neighbours: Array<string>;
  /** Whose end it belongs to, where it has a kind. */
  side?: Side;
  /** The width. */
  width: number;
  /** The left edge. */
  x: number;
  /** The upper edge. */
  y: number;
};

/** A plan: choices that a side can make one after another. */
export type Plan = {
  /** What the match is expected to end as; none where it was not looked at. */
  chances?: Chances;
  /** The row of choices in its notation, as `choose` takes it. */
  choice: string;
  /** What most likely follows, with dice as they may fall. */
  leads_to: Array<PlanStep>;
  /** Each of the choices in words. */
  steps: Array<PlanStep>;
  /** How often the search went this way. */
  visits: number;
};

/** An answer in words. */
export type PlanStep = {
  /** The choice in its notation. */
  choice: string;
  kind: "choice";
  /** What it is, in the words in which it is offered. */
  label: string;
  /** Who makes it. */
  side: Side;
} | {
  /** What they show. */
  dice: Array<number>;
  kind: "roll";
  /** What for: "turn". */
  purpose: string;
  /** The same in words. */
  words: string;
};

/** Who decides for a side of a new match. */
export type Player = {
  /** Whether the seat is for somebody at another computer. */
  link?: boolean;
  who: "person";
} | {
  /** Its name. */
  coach: string;
  who: "computer";
};

/** A named set of options. */
export type PresetInfo = {
  /** The name in requests. */
  name: string;
  /** Every switch with its value in this preset. */
  switches: Array<Switch>;
  /** What the game is called with these options: "FUBA 2.2". */
  title: string;
  /** What tells it apart from others with the same title: "cards". */
  variant?: string;
  /** What it is. */
  what: string;
};

/** Why a request was not carried out; the match is as it was. */
export type Problem = {
  /** A word for programs (docs/PROTOCOL.md lists them). */
  code: string;
  /** What is wrong and what to do, in the language that was asked for. */
  message: string;
  /** The rule that is the reason. */
  rule?: RuleId;
  /** The team of a new match that it is about. */
  side?: Side;
  /** What that rule says. */
  text?: string;
};

/** A stretch of a match as a replay shows it. */
export type Replay = {
  /** What is open of the match. */
  info: MatchInfo;
  /** Where something worth a jump happens, over the whole match. */
  landmarks: Array<LandmarkAt>;
  /** The moments asked for. */
  moments: Array<Moment>;
  /** How many moments there are: one before the first answer, and one after each; while the match goes on, a secret
   * decision is one, however many answers it took. */
  total: number;
};

/** What a client says over the WebSocket of a match. Each request has an id of the client's making; the reply repeats it. */
export type Request = {
  /** What the client calls itself, the same whenever it comes back: whoever joins a seat by another name, or without
   * one, opens it a second time. At most 64 characters. */
  client?: string;
  do: "join";
  /** The id. */
  id: string;
  /** The language of all words, "fi"; English where it is not there. */
  language?: Language;
  /** The seat's secret; without one the client watches. */
  seat?: string;
  /** The number of events that are known and `settled`. */
  since?: number;
  /** What each news is to contain. */
  want?: Want;
} | {
  /** The choice in its notation. */
  choice: string;
  do: "choose";
  /** The id; a repeat of an id that was carried out is answered again and changes nothing. */
  id: string;
  /** The version that the choice was made for. */
  version: number;
} | {
  /** The faces in the order asked for. */
  dice: Array<number>;
  do: "roll";
  /** The id. */
  id: string;
  /** The version. */
  version: number;
} | {
  /** The faces that were said. */
  dice: Array<number>;
  do: "confirm";
  /** The id. */
  id: string;
  /** The version. */
  version: number;
} | {
  /** The faces that were said. */
  dice: Array<number>;
  do: "dispute";
  /** The id. */
  id: string;
  /** The version. */
  version: number;
} | {
  do: "undo";
  /** The id. */
  id: string;
  /** The version. */
  version: number;
} | {
  /** The choice. */
  choice: string;
  do: "why";
  /** The id. */
  id: string;
} | {
  do: "hint";
  /** The id. */
  id: string;
} | {
  do: "play-now";
  /** The id. */
  id: string;
} | {
  do: "thoughts";
  /** The id. */
  id: string;
};

/** A roll that is due, in words. */
export type RollWords = {
  /** What it is reckoned from, or how likely its outcomes are. */
  chances: string;
  /** What it decides. */
  purpose: string;
};

/** A die that was rolled. */
export type RolledDie = {
  /** What another die showed that was rolled with it and does not count. */
  dropped?: number;
  /** What it shows. */
  face: number;
  /** Whose it is; none where it does not matter. */
  side?: Side;
};

/** The identifier of a rule, such as `F22-4.1.1a`, as the rules reference lists it. */
export type RuleId = string;

/** A rule of the rules reference. */
export type RuleText = {
  /** The heading it stands under. */
  heading: string;
  /** Its identifier. */
  id: string;
  /** Its text. */
  text: string;
};

/** A match that was set up: the seats are secrets, told only here. */
export type Seated = {
  /** The match. */
  info: MatchInfo;
  /** The secret of each seat that a person takes. */
  seats: BySide<null | string>;
};

/** A painted line. */
export type Shape = {
  shape: "line";
  /** Where it begins. */
  x1: number;
  /** Where it ends. */
  x2: number;
  /** Where it begins. */
  y1: number;
  /** Where it ends. */
  y2: number;
} | {
  /** The height. */
  height: number;
  shape: "box";
  /** The width. */
  width: number;
  /** The left edge. */
  x: number;
  /** The upper edge. */
  y: number;
} | {
  /** The radius. */
  radius: number;
  shape: "circle";
  /** The middle. */
  x: number;
  /** The middle. */
  y: number;
};

/** What stands beside the board: score, time and what each team has. */
export type Sheet = {
  /** The time. */
  clock: Clock;
  /** Whose team controls the ball. */
  controlling?: Side;
  /** The goals. */
  score: BySide<number>;
  /** What each team has, as the viewer may know it, in one order for both. */
  teams: BySide<Array<Fact>>;
};

/** One of the two teams. */
export type Side = "home" | "away";

/** What a viewer is shown of a match now. */
export type Sight = {
  /** What is awaited. */
  awaits: Awaits;
  /** What stands on the board. */
  board: Board;
  /** How many choices the viewer can take back. */
  can_undo: number;
  /** The choice to put together from parts, where the decision is one. */
  draft?: Draft;
  /** The dice of the last roll and what was reckoned with them; none before the first. */
  last_roll?: LastRoll;
  /** What the viewer may choose; empty where the decision is not his. */
  offers: Array<Offer>;
  /** The choice that is made for a viewer who does not want to be asked what hardly ever matters. */
  pass?: string;
  /** The decision as a short question, or what a roll is for. */
  prompt: string;
  /** The roll that is due. */
  roll?: RollWords;
  /** What stands beside it. */
  sheet: Sheet;
};

/** An option that can be changed before a match. */
export type Switch = {
  /** What it does. */
  detail?: string;
  /** How it is called. */
  label: string;
  /** Of a single reading: its value in the set `letter` of the option `readings`. */
  letter?: string;
  /** The name in `options` of a new match. */
  name: string;
  /** The value in the preset: true or false, a number, a word, or a list of words. */
  value: unknown;
  /** The values among which one can choose, for a word or a list; empty for true or false and numbers. */
  values: Array<SwitchValue>;
};

/** A value of an option. */
export type SwitchValue = {
  /** What it means, where the name does not say it. */
  detail?: string;
  /** How it is called. */
  label: string;
  /** The value in `options` of a new match. */
  value: string;
};

/** How far a computer coach is with its thinking. */
export type Thinking = {
  /** The milliseconds that it has taken. */
  milliseconds: number;
  /** The positions that it has looked at; not told of a side with secrets, whose number depends on them. */
  positions?: number;
  /** The side that it decides for. */
  side: Side;
  /** The version that it decides for. */
  version: number;
};

/** What was thought about a decision. */
export type Thoughts = {
  /** The plans that were looked at, the best first. */
  plans: Array<Plan>;
  /** The positions that were looked at. */
  positions: number;
  /** Whose decision it is. */
  side: Side;
};

/** Something that happened, with its words and its rule. */
export type Told = {
  /** The same as people tell football; not there for what only a referee notes. */
  football?: string;
  /** What it is to somebody who leafs through a match. */
  landmark?: Landmark;
  /** The rule it follows. */
  rule: RuleId | null;
  /** The referee's line with its arithmetic, in the language that was asked for. */
  words: string;
};

/** What the news of a match contain. */
export type Want = "sight" | "choices";
