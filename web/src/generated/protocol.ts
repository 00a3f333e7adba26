// Written from the description of the interface: GAFFER_WRITE_TYPES=1 cargo test -p gaffer-server --test server typescript

/** One of something for each side. */
export type BySide<T> = { home: T; away: T };

/** What is done at the desk. */
export type Act = "note" | "warn" | "mute" | "suspend" | "close" | "appoint";

/** Something that was done at the desk. */
export type ActInfo = {
  /** What. */
  act: Act;
  /** Seconds since 1970 when it was done. */
  at: number;
  /** Who did it; empty where that account was closed. */
  by: string;
  /** Its number. */
  number: number;
  /** Whom it was done to; empty where that account was closed. */
  person?: string;
  /** The report that led to it. */
  report?: number;
  /** The role that was given. */
  role?: Role;
  /** Seconds since 1970 until when it lasts. */
  until?: number;
  /** Why. */
  words: string;
};

/** A link that admits one person to the club. */
export type Admission = {
  /** The link without the address of the server. */
  path: string;
};

/** How often a person decided as the search would in the rated matches of an edition, beside everybody else. Many things make it
 * high: strength, easy matches, chance; it is a reason to look at matches, and no more. */
export type AgreementInfo = {
  /** How many of them it would have made as well. */
  agreed: number;
  /** How many decisions of his the search thought about. */
  decisions: number;
  /** The edition of its rules. */
  edition: string;
  /** The game. */
  game: string;
  /** How many matches of his were compared. */
  matches: number;
  /** The game's name as it is printed. */
  name: string;
  /** The same of everybody else. */
  others_agreed: number;
  /** The same of everybody else. */
  others_decisions: number;
  /** The standard error of the difference between both rates, as a share of 1; none where one of them has no decisions. */
  standard_error?: number;
  /** What that comes to. */
  usual: UsualInfo;
};

/** A plan with its value. */
export type AnalysedPlan = {
  /** What the match is expected to end as after it. */
  expected: Expected;
  /** What it most likely leads to. */
  leads_to: ReviewWords;
  /** What is chosen. */
  plan: ReviewWords;
  /** The points of the side that chooses. */
  points: number;
  /** How often the search looked at it. */
  visits: number;
};

/** How often a choice should be made. */
export type AnalysedShare = {
  /** The choice. */
  choice: string;
  /** How often, from 0 to 1. */
  share: number;
};

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

/** What days off came to in one match by letter. */
export type AwayIn = {
  /** How many days were taken: fewer than wanted where no more are left there. */
  days: number;
  /** The id of the match. */
  id: string;
  /** The teams' names. */
  teams: BySide<string>;
};

/** What a side is remembered for. */
export type Badge = "comeback-from-three" | "draw-from-three" | "late-turn" | "last-minute-winner" | "shut-out-with-ten" | "win-with-nine" | "three-in-fifteen" | "five-goal-win" | "shoot-out-from-two";

/** A badge that somebody has. */
export type BadgeInfo = {
  /** Milliseconds since 1970 of its end. */
  at: number;
  /** Which. */
  badge: Badge;
  /** How often. */
  count: number;
  /** The last match that was worth it. */
  id: string;
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

/** The way of the ball in an event. */
export type BallWay = {
  /** Whether it was cut off on the way before this one, to whose end it never came. */
  cut_off?: boolean;
  /** Whose goal it flies at in the end, where that is no place. */
  goal?: Side;
  /** The places on it, from where it begins, as far as that is known, to where it ends. */
  places: Array<string>;
};

/** What stands on a board. */
export type Board = {
  /** The ball, where it is in play. */
  ball?: Ball;
  /** Every piece on the board, in the order in which it is read out. */
  pieces: Array<Piece>;
  /** The way of a ball that somebody may still play on, cut off or save, from where it was first touched; at least
   * two places or none. */
  way?: Array<string>;
};

/** When the rounds are played. */
export type Calendar = {
  /** Days from a round to the next. */
  days: number;
  /** The day of the first round: "2027-01-09". */
  first: string;
};

/** A card that a team holds. */
export type Card = {
  /** How it is drawn. */
  figure: Figure;
  /** How it is called. */
  name: string;
  /** Whether everybody knows it; else it is the viewer's own secret. */
  shown: boolean;
  /** What it does. */
  what: string;
};

/** Where a card belongs. */
export type CardGroup = "team" | "keeper" | "defence" | "midfield" | "attack";

/** What a browser asks a device with, bytes in base64url. */
export type Ceremony = {
  /** What is to be signed. */
  challenge: string;
  /** The host that the passkey is for. */
  host: string;
  /** The passkeys that the account has. */
  known: Array<string>;
  /** Whom a new passkey is for. */
  user?: string;
};

/** An open challenge. */
export type ChallengeInfo = {
  /** Whose it is; nobody's name for a guest. */
  by?: PersonInfo;
  /** The game. */
  game: string;
  /** Its number. */
  id: number;
  /** The preset. */
  preset: string;
  /** Whether the match is rated. */
  rated: boolean;
  /** His rating on the ladder of these terms, where he has one. */
  rating?: number;
  /** Seconds since 1970 when it was made. */
  since: number;
  /** How much time both have; not there where they have as much as they like. */
  time?: TimeControl;
  /** For whom alone it is. */
  to?: string;
  /** The lowest and the highest rating that is wanted. */
  wanted?: Array<number>;
};

/** Who may challenge the account that asks from now on. */
export type ChallengeWish = {
  /** Who. */
  from: ChallengesFrom;
};

/** Who may challenge an account by its name; whom it has blocked never. */
export type ChallengesFrom = "everybody" | "members" | "followed" | "nobody";

/** What a match is expected to end as for the side that decides. */
export type Chances = {
  /** The chance of a draw. */
  draw: number;
  /** The lead at the end, in goals. */
  lead: number;
  /** The chance to win, from 0 to 1. */
  win: number;
};

/** Something that was said. */
export type ChatLine = {
  /** Milliseconds since 1970. */
  at: number;
  /** The name of the account that said it. */
  name?: string;
  /** Its number in the match. */
  number: number;
  /** Who hears it. */
  room: ChatRoom;
  /** Whose seat it was said from. */
  side?: Side;
  /** What. */
  what: Saying;
};

/** Who hears what is said. */
export type ChatRoom = "players" | "spectators";

/** A position that can be in a match. */
export type CheckedPosition = {
  /** What is awaited. */
  awaits: Awaits;
  /** What stands on the board. */
  board: Board;
  /** The game. */
  game: string;
  /** The preset whose options it has, if there is one. */
  preset?: string;
  /** The decision as a short question, or what a roll is for. */
  prompt: string;
  /** What stands beside it. */
  sheet: Sheet;
  /** The text as it is always written. */
  text: string;
  /** The game as its options play it: "FUBA 2.2". */
  title: string;
};

/** A request for the seat of an invitation. */
export type Claim = {
  /** The invitation. */
  invitation: string;
  /** The seat's secret from now on: 128 bits that the client draws, so that nobody else ever has them, and that it keeps
   * before it asks, so that a lost answer loses nothing. */
  seat: string;
};

/** The time of a match. */
export type Clock = {
  /** What the time is counted by, where that is not a clock; else empty. */
  detail?: string;
  /** The minute. */
  minute: number;
  /** The last minute of the period before stoppage time. */
  of: number;
  /** The period as a key for words: "first-half", "second-half", "extra-time-1", "shoot-out", "before", "over". */
  period: string;
  /** Squares of stoppage time used, and how many there are; none where the game has none. */
  stoppage?: [number, number];
  /** The time in words: "2nd half, 90+2". */
  words: string;
};

/** Clocks as they stood at a moment. */
export type Clocks = {
  /** Milliseconds that each side has left, or has left for its turn. */
  left: BySide<number>;
  /** The moment, by the server's clock: milliseconds since 1970. */
  now: number;
  /** Milliseconds that each side has left when those are over. */
  reserve: BySide<number>;
  /** Whose time runs. */
  running: BySide<boolean>;
};

/** The password again, and what becomes of matches that go on. */
export type Closing = {
  /** The password. */
  password: string;
  /** Whether the matches that go on are given up; where not, whoever has the secret of a seat plays on as a guest. */
  resign?: boolean;
};

/** The club of a server; of a server without one nothing is told, and there are no accounts. */
export type ClubInfo = {
  /** Who may set competitions up. */
  cups?: CupMakers;
  /** How many seconds later spectators see matches, where nothing else is said. */
  delay?: number;
  /** Whether it sends mails, by which one can come back too. */
  mail?: boolean;
  /** Who asks, where he is logged in. */
  me?: Me;
  /** Its name. */
  name?: string;
  /** Whether people may log in with passkeys. */
  passkeys?: boolean;
  /** Who may make an account. */
  register?: Registration;
  /** The rules of the house, in the language that was asked for if they are there in it. */
  rules?: string;
  /** Days a year that people can take off in matches by letter, where nothing else is said. */
  vacation?: number;
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

/** Recovery codes, which are told only here. */
export type Codes = {
  /** Each of them. */
  codes: Array<string>;
};

/** The position under one edition. */
export type ComparedEdition = {
  /** The edition. */
  edition: string;
  /** Every area; none where the edition cannot play the position. */
  targets: Array<ComparedTarget>;
  /** The ball value. */
  value?: number;
  /** Why it cannot play the position. */
  why_not?: string;
};

/** A pass under one edition. */
export type ComparedTarget = {
  /** The exact chance that the team still has the ball after check and event. */
  control: number;
  /** The faces that bring a special event. */
  event: number;
  /** If the check is passed without an event, the exact chance of a goal by an attempt at the first opportunity of the turn; none where
   * nobody may shoot. */
  goal?: number;
  /** The faces of the controlling team's die that keep the ball. */
  kept: number;
  /** The rule that forbids the pass; the rest is nothing then. */
  rule?: string;
  /** The area. */
  target: string;
};

/** A conditional answer: if this is what the other side does, the seat answers so. */
export type Conditional = {
  /** The choice, or the row of choices separated by commas, that is made then. */
  then: string;
  /** The condition. */
  when?: When;
};

/** A competition that was set up: the organiser's secret is told only here. */
export type CreatedCup = {
  /** Its name in addresses. */
  id: string;
  /** The secret with which matches are started and results entered. */
  organiser: string;
  /** The competition. */
  overview: Overview;
};

/** A reason to miss matches. */
export type CupAbsenceLine = {
  /** The match in which it happened. */
  fixture: number;
  /** The rule. */
  rule: string;
};

/** What a team may reach. */
export type CupAim = "win" | "win-group" | "first-three" | "final" | "semi-final" | "quarter-final" | "knock-out";

/** A chance with its 95% interval; where it is decided both ends are the same. */
export type CupChance = {
  /** The upper end. */
  high: number;
  /** The lower end of the interval. */
  low: number;
  /** The share of the seasons. */
  mean: number;
};

/** The chances in a competition, as seasons that were played on from where it stands have them. */
export type CupChances = {
  /** What there are chances of, the hardest first. */
  of: Array<CupAim>;
  /** Where the ratings of the teams come from. */
  rated_by: CupRatedBy;
  /** How many seasons were played; none where there are more than 256 teams. */
  seasons: number;
  /** The teams that are still there, the best chance to win first. */
  teams: Array<CupTeamChances>;
  /** The teams of which nothing is known, which count as the average of the others. */
  unrated: Array<number>;
};

/** Cards and injuries. */
export type CupDiscipline = {
  /** Injuries; who was injured twice in a match had two. */
  injuries: number;
  /** Players sent off. */
  red: number;
  /** Players who had one yellow card in a match and no red one. */
  yellow: number;
};

/** Something that the organiser enters. */
export type CupEntry = {
  /** What happened: everything but that a match has begun. */
  entry: Entry;
  /** The organiser's secret. */
  organiser: string;
};

/** A table of figures, in words. */
export type CupFigureTable = {
  /** What its columns are called; the first may have no name. */
  head: Array<string>;
  /** Its rows, each with a cell for every column. */
  rows: Array<Array<string>>;
  /** What it is of. */
  title: string;
};

/** What was counted in a competition. */
export type CupFigures = {
  /** The numbers. */
  figures: CupStatistics;
  /** The same as tables, in words; none before the first match that counts. */
  tables: Array<CupFigureTable>;
};

/** Who meets whom. */
export type CupFormat = {
  /** Everybody meets everybody, in groups where there are several. */
  'round-robin': League;
} | {
  /** Who loses is out. */
  'knock-out': KnockOut;
} | {
  /** Groups, whose first places go on to a knock-out: a World Cup. */
  'groups-then-knock-out': {
    /** The knock-out. */
    knock_out: KnockOut;
    /** The groups. */
    league: League;
    /** How many of each group go on. */
    qualify: number;
  };
} | {
  /** Each round teams with like scores meet, nobody twice. */
  swiss: {
    /** How many rounds. */
    rounds: number;
  };
} | {
  /** All matches of a round have the same dice, and home coaches are compared with home coaches, away with away. */
  duplicate: {
    /** Whether two consecutive coaches of the seeding are a team: one at home at one table, the other away at the other. */
    pairs: boolean;
    /** How many rounds. */
    rounds: number;
  };
};

/** What is open of a competition. */
export type CupInfo = {
  /** Its name in addresses. */
  id: string;
  /** What happened, the first first. */
  journal: Array<CupJournalLine>;
  /** How it stands. */
  overview: Overview;
  /** How far it is. */
  progress: CupProgress;
  /** Whether teams lose and win skills for later matches. */
  skills: boolean;
  /** Who misses the match that a team plays or plays next, or may miss the one after it, where the game has squads. */
  squads: Array<CupSquadLine>;
};

/** Something that happened in a competition. */
export type CupJournalLine = {
  /** Seconds since 1970. */
  at: number;
  /** The match that it is about. */
  fixture?: number;
  /** Why, where the organiser had to say it. */
  reason?: string;
  /** What kind of thing. */
  what: CupWhat;
  /** What happened. */
  words: string;
};

/** The competitions that somebody may find, and what he may set up. */
export type CupList = {
  /** The competitions, those in which something happened last first. */
  cups: Array<CupSummary>;
  /** Whether teams of a new one may be played by programs. */
  programs: boolean;
  /** Whether a new one is public where nothing is said of it. */
  public: boolean;
};

/** Who may set competitions up. */
export type CupMakers = "anybody" | "organisers";

/** A player who misses a match. */
export type CupMissingLine = {
  /** Why, the earliest first. */
  because: Array<CupAbsenceLine>;
  /** How many matches he still misses. */
  left: number;
  /** His shirt. */
  shirt: number;
};

/** A match of a team that stands out. */
export type CupNotable = {
  /** The match. */
  fixture: number;
  /** The other team's goals. */
  goals_against: number;
  /** The team's goals. */
  goals_for: number;
  /** The other team. */
  opponent: number;
};

/** The organiser's secret. */
export type CupOrganiser = {
  /** The secret. */
  organiser: string;
};

/** Matches by how they were decided. */
export type CupOutcomes = {
  /** In extra time. */
  extra_time: number;
  /** By a forfeit. */
  forfeit: number;
  /** In regular time. */
  regular: number;
  /** In a shoot-out. */
  shoot_out: number;
};

/** Who plays a team. */
export type CupPlayer = "person" | "link" | {
  /** A computer coach by its name. */
  coach: string;
} | {
  /** A program that speaks the referee's protocol, by its command. */
  program: string;
};

/** What was counted of a player. */
export type CupPlayerFigures = {
  /** His cards and injuries. */
  discipline: CupDiscipline;
  /** The matches of his side that he missed, also those that were forfeited (C20-D123). */
  missed: number;
  /** His shirt. */
  shirt: number;
  /** His team. */
  team: number;
};

/** How far a competition is. */
export type CupProgress = {
  /** The matches that are decided. */
  decided: number;
  /** All matches, as far as it is known how many it takes. */
  matches: number;
};

/** Where the ratings of a simulation come from. */
export type CupRatedBy = "setting" | "coaches" | "nothing";

/** What costs a player a match. */
export type CupRisk = "card" | "injury";

/** A player who is one card or one injury away from missing a match. */
export type CupRiskLine = {
  /** The match with his last card or injury. */
  fixture: number;
  /** What he is in danger of. */
  of: CupRisk;
  /** The rule by which he would miss it. */
  rule: string;
  /** His shirt. */
  shirt: number;
};

/** A round of a competition. */
export type CupRound = {
  /** The teams that have a bye. */
  byes: Array<number>;
  /** Its day, "2027-01-09", where rounds have days. */
  day?: string;
  /** Its matches. */
  fixtures: Array<FixtureLine>;
  /** Its number, from 1. */
  number: number;
};

/** A competition as the organiser sets it up. */
export type CupSetting = {
  /** When the rounds are played, where they have dates. */
  calendar?: Calendar;
  /** How a tie that must have a winner is decided where the game's rules do not. */
  drawn_tie?: DrawnTie;
  /** Who meets whom. */
  format: CupFormat;
  /** The game: "fuba" or "champions". */
  game: string;
  /** Its name. */
  name: string;
  /** Switches laid over the preset. */
  options?: Record<string, unknown>;
  /** What a result is worth in a table. */
  points: Points;
  /** The preset; without one the game's usual options. */
  preset?: string;
  /** The luck of draws and of the matches' dice; a server draws it itself, whatever it is told. */
  seed?: number;
  /** The teams, the highest seed first. */
  teams: Array<CupTeam>;
  /** What ranks teams that have the same number of points, in this order; a lot follows where it is not named. */
  tie_breaks: Array<TieBreak>;
};

/** The organiser asks for the sheet of a match that is decided. */
export type CupSheet = {
  /** The match. */
  fixture: FixtureId;
  /** The organiser's secret. */
  organiser: string;
};

/** A squad before a match of its team. */
export type CupSquadLine = {
  /** Whom one more card or injury in it costs the match after it. */
  at_risk: Array<CupRiskLine>;
  /** The match that it plays or plays next. */
  fixture: number;
  /** Who is not in the squad of that match. */
  missing: Array<CupMissingLine>;
  /** The team. */
  team: number;
};

/** A request to start a match that is due. */
export type CupStart = {
  /** The match. */
  fixture: FixtureId;
  /** The organiser's secret. */
  organiser: string;
};

/** What was counted in a competition. */
export type CupStatistics = {
  /** Of the players with a card, an injury or a match missed, by team and shirt. */
  players: Array<CupPlayerFigures>;
  /** Of each team, in the order of the seeding. */
  teams: Array<CupTeamFigures>;
  /** Of all matches. */
  whole: CupWholeFigures;
};

/** A competition in a list. */
export type CupSummary = {
  /** Seconds since 1970 when something last happened in it. */
  changed: number;
  /** The game: "fuba". */
  game: string;
  /** Its name in addresses. */
  id: string;
  /** Its name. */
  name: string;
  /** Whether everything is played. */
  over: boolean;
  /** How many teams. */
  teams: number;
};

/** A team as the organiser enters it. */
export type CupTeam = {
  /** Its colour, "#rrggbb". */
  colour: string;
  /** Its name, at most 40 characters, no two alike. */
  name: string;
  /** Who plays it. */
  player: CupPlayer;
  /** How strong it is, for a simulation without coaches: points of a rating in which 400 more win ten of eleven. */
  rating?: number;
  /** The names of its players by shirt, 1 to 20, where the game has a squad; fewer names than shirts are fine. */
  squad?: Array<string>;
};

/** The chances of a team. */
export type CupTeamChances = {
  /** Its chance of each, 0 to 1, in the order of `of`. */
  chances: Array<CupChance>;
  /** The second of a team of two. */
  partner?: number;
  /** The team; of a team of two the first. */
  team: number;
};

/** What was counted in a team's matches. */
export type CupTeamFigures = {
  /** The match played that was won by the most goals; of several the one with more goals, then the first. */
  biggest_win?: CupNotable;
  /** Matches played without a goal conceded. */
  clean_sheets: number;
  /** Cards and injuries, where the game has squads. */
  discipline?: CupDiscipline;
  /** Matches drawn. */
  drawn: number;
  /** Goals conceded in them. */
  goals_against: number;
  /** Goals scored in the matches played. */
  goals_for: number;
  /** The most matches lost in a row. */
  losing_run: number;
  /** Matches lost, by how they were decided. */
  lost: CupOutcomes;
  /** Matches won, drawn and lost, forfeits included. */
  matches: number;
  /** The match played in which the team scored the most goals; of several the one with fewer conceded, then the first. */
  most_goals?: CupNotable;
  /** Matches that were played to their end. */
  played: number;
  /** The team. */
  team: number;
  /** The most matches in a row without a defeat, forfeits included. */
  unbeaten_run: number;
  /** The most matches won in a row. */
  winning_run: number;
  /** Matches won, by how they were decided. */
  won: CupOutcomes;
};

/** A kind of thing that happens in a competition. */
export type CupWhat = "began" | "played" | "corrected" | "withdrawn" | "ruled";

/** What was counted in all matches. */
export type CupWholeFigures = {
  /** Matches played that the away team won. */
  away_wins: number;
  /** The matches in which they were counted: those played, and those given up after they had begun. */
  begun: number;
  /** Cards and injuries, where the game has squads. */
  discipline?: CupDiscipline;
  /** Matches played that nobody won. */
  draws: number;
  /** Matches decided in extra time. */
  extra_time: number;
  /** Matches that a side forfeited, before they began or later. */
  forfeited: number;
  /** Goals in the matches played; those of a shoot-out are none. */
  goals: number;
  /** Matches played that the home team won, however it was decided. */
  home_wins: number;
  /** Matches that were played to their end. */
  played: number;
  /** Matches decided in a shoot-out. */
  shoot_outs: number;
};

/** How a match was decided, as other programs are told. */
export type Decided = "regular" | "extra-time" | {
  'shoot-out': BySide<number>;
} | {
  forfeit: Side;
} | {
  'forfeit-in-extra-time': Side;
} | "abandoned";

/** The desk. */
export type Desk = {
  /** Who looks after the club. */
  officers: Array<Officer>;
  /** The reports, the oldest first; at most 100. */
  reports: Array<ReportInfo>;
};

/** What dice showed in many matches, against what fair dice show. */
export type DiceCounts = {
  /** Each kind of dice. */
  dice: Array<DieCounts>;
  /** How many dice are left out, because the rules had rolls thrown again: their faces are not equally likely. */
  left_out: number;
};

/** The six-sided dice of a side, and what fair dice would have shown on average. */
export type DiceFigures = {
  /** How likely fair dice are as far from the average or further, from 0 to 1. */
  chance: number;
  /** The sum of squared differences, each divided by what was expected. */
  chi_square: number;
  /** How many dice it threw. */
  dice: number;
  /** How often fair dice show each on average, rolls that did not count left out. */
  expected: Array<number>;
  /** How many that are on average with as many fair dice. */
  expected_run: number;
  /** How often each face came, from 1 on. */
  faces: Array<number>;
  /** Its degrees of freedom: the faces that could come, less one. */
  freedom: number;
  /** The most dice in a row that showed the same face. */
  longest_run: number;
};

/** Where the dice of a match come from. */
export type DiceFrom = "server" | "by-hand" | "sealed";

/** What dice of one kind showed. */
export type DieCounts = {
  /** How likely fair dice are as far from the average or further, from 0 to 1. */
  chance?: number;
  /** The sum of squared differences, each divided by what was expected; not there where there are too few dice to say. */
  chi_square?: number;
  /** How often each face came, from 1 on. */
  counts: Array<number>;
  /** How often fair dice show each on average. */
  expected: number;
  /** How many those are on average with as many fair dice in as many matches. */
  expected_run: number;
  /** How many faces they have. */
  faces: number;
  /** Its degrees of freedom. */
  freedom: number;
  /** That face. */
  longest_face: number;
  /** The most dice in a row of one match that showed the same face. */
  longest_run: number;
  /** How many were thrown. */
  thrown: number;
};

/** A choice that is put together from parts, such as the skills of a team: so many different ones of a list. */
export type Draft = {
  /** The parts: `choice` is a part's name. */
  parts: Array<Offer>;
  /** What the choice begins with; the chosen parts follow, with a space before each. */
  verb: string;
  /** How many parts are wanted. */
  wanted: number;
};

/** How a drawn tie is decided where the game's rules do not (F22-D13). */
export type DrawnTie = "shoot-out" | "replay" | "higher-seed";

/** A line that does not wait any more, and why. */
export type Dropped = {
  /** The line. */
  line: Vec;
  /** Why. */
  why: WhyDropped;
};

/** A position under each edition, for a page. */
export type EditionComparison = {
  /** Each edition. */
  editions: Array<ComparedEdition>;
  /** What of the position is not carried over. */
  left_out: Array<string>;
};

/** How a match ended before the whistle. */
export type EndTold = {
  /** How. */
  how: How;
  /** Who has won; nobody where it is a draw or does not count. */
  winner?: Side;
  /** Both in words, in the language that was asked for. */
  words: string;
};

/** The end of a match that was not played to its end. */
export type Ended = {
  /** Seconds since 1970. */
  at: number;
  /** What the operator said. */
  why: string;
};

/** Something that happened in a competition. */
export type Entry = {
  /** A match has begun. */
  began: {
    /** The match. */
    fixture: FixtureId;
    /** The name of the stored match, where it is played here. */
    name?: string;
  };
} | {
  /** A match was played, here or over the board. */
  played: {
    /** The match. */
    fixture: FixtureId;
    /** Its result. */
    sheet: ResultSheet;
  };
} | {
  /** A result was corrected. */
  corrected: {
    /** The match. */
    fixture: FixtureId;
    /** Why, for everybody to read. */
    reason: string;
    /** Its right result. */
    sheet: ResultSheet;
  };
} | {
  /** A team has withdrawn. */
  withdrawn: {
    /** Why, for everybody to read. */
    reason: string;
    /** The team. */
    team: TeamId;
  };
} | {
  /** What holds for a tie whose teams changed by a correction after it had begun. */
  ruled: {
    /** Why, for everybody to read. */
    reason: string;
    /** What holds. */
    ruling: Ruling;
    /** The tie. */
    tie: TieId;
  };
};

/** A chance that was computed exactly. */
export type ExactChance = {
  /** As a fraction: "5/12". */
  fraction: string;
  /** In percent. */
  percent: number;
};

/** An example of a rule: a scenario that would fail without it. */
export type Example = {
  /** Its cases. */
  cases: Array<ExampleCase>;
  /** The game. */
  game: string;
  /** What it shows, in English. */
  title: string;
};

/** One case of an example: a position, what is done, and what comes of it. */
export type ExampleCase = {
  /** What stands on the board afterwards. */
  after: Board;
  /** What stands on the board before. */
  before: Board;
  /** What it shows, in English. */
  name: string;
  /** Choices and dice in their notation. */
  play: Array<string>;
  /** What is awaited afterwards, in words; empty where nothing is. */
  prompt?: string;
  /** Why the last choice was refused, where it was. */
  refused?: Problem;
  /** What happened, in words. */
  told: Array<string>;
};

/** What a match is expected to end as, as the home side sees it. */
export type Expected = {
  /** The chance of a draw. */
  draw: number;
  /** The home side's lead at the end, in goals. */
  lead: number;
  /** The chance that the away side wins. */
  loss: number;
  /** The home side's points: the chance to win and half of that to draw. */
  points: number;
  /** The chance that the home side wins, from 0 to 1. */
  win: number;
};

/** Everything that the server has of an account. */
export type Exported = {
  /** The account. */
  account: Me;
  /** What was done to it at the moderators' desk; what they noted for themselves is not part of it. */
  acts: Array<ExportedAct>;
  /** Its open challenges by letter. */
  challenges: Array<ChallengeInfo>;
  /** What its dice showed. */
  dice: DiceCounts;
  /** How it is told of its matches. */
  notices: NoticeSettings;
  /** Its passkeys. */
  passkeys: Array<PasskeyInfo>;
  /** Its programs. */
  programs: Array<string>;
  /** Its first try at every puzzle, with what that did to both ratings. */
  puzzle_tries: Array<PuzzleTry>;
  /** Where it stands as a solver of puzzles. */
  puzzles: Array<PuzzleStanding>;
  /** Whom it follows and whom it blocks. */
  relations: Array<Related>;
  /** What it has reported. */
  reports: Array<ExportedReport>;
  /** Every match that it played to a result, with what that did to its rating, and its badges. */
  results: Array<PastMatch>;
  /** Its mail address, its webhook and its browsers. */
  roads: Array<ExportedRoad>;
  /** What it has said beside matches. */
  said: Array<ExportedLine>;
  /** Its seats; the record of a match that is over is at `/api/matches/{id}/record`. */
  seats: Array<ExportedSeat>;
  /** Where it is logged in. */
  sessions: Array<SessionInfo>;
  /** Where it stands on the ladders. */
  standings: Array<Standing>;
  /** The tokens of its programs. */
  tokens: Array<TokenInfo>;
};

/** What was done to an account. */
export type ExportedAct = {
  /** What. */
  act: Act;
  /** Seconds since 1970 when it was done. */
  at: number;
  /** Seconds since 1970 until when it lasts. */
  until?: number;
  /** Why. */
  words: string;
};

/** Something that an account has said beside a match. */
export type ExportedLine = {
  /** Milliseconds since 1970. */
  at: number;
  /** The id of the match. */
  id: string;
  /** What. */
  what: Saying;
};

/** A report that an account has made. */
export type ExportedReport = {
  /** Seconds since 1970 when it was made. */
  at: number;
  /** Why. */
  reason: Reason;
  /** What happened. */
  words: string;
};

/** A road to an account. */
export type ExportedRoad = {
  /** Where it leads. */
  address: string;
  /** What it is. */
  kind: Road;
};

/** A seat of an account. */
export type ExportedSeat = {
  /** The id of the match. */
  id: string;
  /** The sides. */
  sides: Array<Side>;
};

/** Something that a team has: cards, condition, substitutes, a formation. */
export type Fact = {
  /** More to say of it, where there is more: names of skills and what they do. */
  detail?: string;
  /** The cards that it is about, where it is about cards. */
  hand?: Hand;
  /** What it is, as a key for words: "formation", "yellow", "red", "condition", "substitutions", "bench". */
  key: string;
  /** How it is called. */
  label: string;
  /** What it is now: "4-4-2", "2", "D 3 M 4 F 2". */
  value: string;
};

/** Something that was given up. */
export type FailedNotice = {
  /** Seconds since 1970 when it was made. */
  at: number;
  /** How it was to go. */
  kind: Road;
  /** Why. */
  why: Trouble;
};

/** What a screen draws of an offer that has no place on the board. */
export type Figure = {
  kind: "formation";
  /** How many stand in each line, the defence first. */
  lines: Array<number>;
  /** How many have each role; empty where roles are not what is chosen. */
  roles?: Array<RoleCount>;
} | {
  /** Where it belongs. */
  group: CardGroup;
  kind: "card";
  /** What a use costs. */
  price: number;
};

/** A computer coach that fits somebody's strength. */
export type FittingOpponent = {
  /** The coach. */
  coach: string;
  /** The preset in which its strength was measured. */
  preset: string;
};

/** A match of a competition, by the order in which they were drawn, the first 0. */
export type FixtureId = number;

/** A match of a competition. */
export type FixtureLine = {
  /** The away team. */
  away: number;
  /** The home team. */
  home: number;
  /** Its number. */
  id: number;
  /** That these two met before because nobody else was left, or that a forfeit stands whose cause is gone, in words. */
  note?: string;
  /** What it is part of: "Group A", "Semi-final 1"; nothing where the round says it all. */
  part_of?: string;
  /** The stored match in which it is or was played. */
  played_as?: string;
  /** How it ended: "2–1 after extra time". */
  result?: string;
  /** How it stands. */
  status: FixtureStatus;
};

/** How a match of a competition stands. */
export type FixtureStatus = "waiting" | "playing" | "played" | "forfeited" | "annulled";

/** What a seat that waits can look ahead to. */
export type Foreseen = {
  /** What the seat may choose when it is next asked, whatever the dice show and if the other side does little. */
  mine: Array<ForeseenChoice>;
  /** What the other side is offered after its answers; nothing where dice or the seat itself come next. */
  theirs: Array<ForeseenChoice>;
};

/** A choice that may be offered. */
export type ForeseenChoice = {
  /** The choice in its notation. */
  choice: string;
  /** What it is, in a few words. */
  label: string;
};

/** A lesson at one moment. */
export type Frame = {
  /** Everything that happened since the beginning. */
  events: Array<Told>;
  /** What the reader is shown. */
  sight: Sight;
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

/** A guide: the lessons that teach a game, in their order. */
export type GuideInfo = {
  /** The game that it teaches. */
  game: string;
  /** Its lessons. */
  lessons: Array<LessonInfo>;
  /** The name in addresses: "fuba". */
  name: string;
  /** The teams of its lessons; the reader is home. */
  teams: BySide<string>;
  /** What it is called. */
  title: string;
  /** What it teaches. */
  what: string;
};

/** The cards that a team holds, as a viewer may know them. */
export type Hand = {
  /** Those that he knows. */
  cards: Array<Card>;
  /** How many more there are. */
  unknown: number;
};

/** A seat that somebody holds: the id of the match and the seat's secret. */
export type HeldSeat = {
  /** The id of the match. */
  id: string;
  /** The secret. */
  seat: string;
};

/** Seats that become an account's. */
export type HeldSeats = {
  /** Each of them; what is no seat, or another account's, is passed over. At most 200. */
  seats: Array<HeldSeat>;
};

/** The ways in which a match ends before the whistle. */
export type How = "resigned" | "on-time" | "agreed" | "aborted" | "abandoned";

/** What somebody is invited to: who plays whom, and by which rules. */
export type Invitation = {
  /** Whether nobody has taken the seat yet. */
  free: boolean;
  /** The match. */
  info: MatchInfo;
  /** The set of options that the match is nearest to: "FUBA 2.2 · cards". */
  preset: string;
  /** The side that the guest plays. */
  side: Side;
  /** The options that differ from it, with the values that they have in this match. */
  unusual: Array<Switch>;
  /** What that is. */
  what: string;
};

/** A question what an invitation is to. */
export type Invited = {
  /** The invitation. */
  invitation: string;
};

/** A request of whoever set a match up: what becomes of the invitation to a seat that nobody has taken. */
export type Inviting = {
  /** The secret of a seat that was not given by invitation, or the invitation itself. */
  by: string;
  /** The seat. */
  side: Side;
  /** What becomes of it. */
  what: InvitingWhat;
};

/** What becomes of an invitation. */
export type InvitingWhat = "replace" | "take-back";

/** What an account is. */
export type Kind = "person" | "program";

/** A knock-out. */
export type KnockOut = {
  /** How many matches a tie has. */
  legs?: Legs;
  /** Whether the losers of the semi-finals play for the third place. */
  third_place?: boolean;
};

/** How far a question is. */
export type LabAnswer = {
  /** What the pairs say that were played. */
  answer: LabContrasted;
  /** How many pairs are wanted; the answer says how many were played. */
  wanted: number;
};

/** The answer to the question what differs. */
export type LabContrasted = {
  /** Every figure that either has, in the order of the game. */
  figures: Array<LabFigure>;
  /** The one. */
  first: LabSide;
  /** The game. */
  game: string;
  /** How many pairs of matches were played. */
  pairs: number;
  /** The other. */
  second: LabSide;
  /** The seed of their dice. */
  seed: number;
};

/** How much more of a figure the second has. */
export type LabDifference = LabMeasured & {
  /** Whether the interval leaves 0 out, which one in twenty does by chance alone. */
  is_clear: boolean;
};

/** A figure of both. */
export type LabFigure = {
  /** What differs, where both have it. */
  difference?: LabDifference;
  /** What is counted. */
  figure: string;
  /** What the first has; nothing where its rules do not know it. */
  first?: LabMeasured;
  /** What the rulebook of the first says. */
  first_published?: LabPublished;
  /** The figures it belongs to, if it is one of many of a kind. */
  group?: string;
  /** What the second has. */
  second?: LabMeasured;
  /** What the rulebook of the second says. */
  second_published?: LabPublished;
};

/** A mean with its 95% interval. */
export type LabMeasured = {
  /** The upper end. */
  high: number;
  /** The lower end of the 95% interval of the mean. */
  low: number;
  /** The mean over all matches. */
  mean: number;
};

/** A figure that a rulebook states. */
export type LabPublished = {
  /** The rule, ruling or section that says so. */
  rule: string;
  /** What is stated, about. */
  value: number;
};

/** Two rule sets that somebody holds against each other. */
export type LabQuestion = {
  /** The first rule set. */
  first: LabVariant;
  /** The game. */
  game: string;
  /** How many pairs of matches. */
  pairs: number;
  /** The second. */
  second: LabVariant;
  /** The seed of their dice. */
  seed?: number;
};

/** One of the two. */
export type LabSide = {
  /** The coaches. */
  coaches: BySide<string>;
  /** The formations that they are told. */
  formations: BySide<null | string>;
  /** All options of the rules. */
  options: Record<string, unknown>;
  /** The rules, as the books call them. */
  title: string;
};

/** Rules and who plays by them, as somebody asks for them. */
export type LabVariant = {
  /** The away team's coach. */
  away?: string;
  /** FUBA: the formation of the away team. */
  away_formation?: string;
  /** The home team's coach; the usual one without it. */
  home?: string;
  /** FUBA: the formation of the home team, such as 4-4-2; the coach's own choice without it. */
  home_formation?: string;
  /** Options that differ from the preset's, by name. */
  options?: Record<string, unknown>;
  /** The preset; the game's first without it. */
  preset?: string;
};

/** A ladder: ratings are those of members on one of these. */
export type LadderInfo = {
  /** The edition of its rules. */
  edition: string;
  /** The game. */
  game: string;
  /** The game's name as it is printed. */
  name: string;
  /** How fast it is played. */
  speed: Speed;
};

/** A page of a ladder. */
export type LadderPage = {
  /** The ladder. */
  ladder: LadderInfo;
  /** Every ladder that there is. */
  ladders: Array<LadderInfo>;
  /** How many have a place. */
  members: number;
  /** The number of the page, from 1 on. */
  page: number;
  /** How many pages there are, one at least. */
  pages: number;
  /** The places on this page. */
  places: Array<LadderPlace>;
};

/** A place of a ladder. */
export type LadderPlace = {
  /** Milliseconds since 1970 of the last one. */
  at: number;
  /** A person or a program. */
  kind: Kind;
  /** The rated matches. */
  matches: MatchCounts;
  /** The name. */
  name: string;
  /** The place, from 1 on. */
  place: number;
  /** The rating. */
  rating: Rating;
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
  /** The same in the short notation of the rules, where it has one. */
  notation?: string;
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

/** A league in one or more groups. */
export type League = {
  /** How many groups. */
  groups?: number;
  /** How often two teams meet, once or twice. */
  times?: number;
};

/** How many matches a tie of a knock-out has. */
export type Legs = "one" | "two" | "best-of-three";

/** A lesson of a guide. */
export type LessonInfo = {
  /** The name in addresses: "pass". */
  name: string;
  /** The rules that it is about. */
  rules: Array<string>;
  /** What it is called. */
  title: string;
};

/** The usual line-up of a team that is being lined up: the choices to make one after another. */
export type LineUp = {
  /** What the team is lined up for, by which a person's own line-up is kept: "kick-off, controlling". */
  name: string;
  /** The choices, in their order. */
  row: Array<LineUpChoice>;
};

/** A choice of a line-up. */
export type LineUpChoice = {
  /** Where it puts a piece; not there where it places none. */
  at?: string;
  /** The choice in its notation. */
  choice: string;
  /** What it places. */
  kind: PieceKind;
};

/** The conditional answers of a seat, which nobody else is told. */
export type LinesLeft = {
  /** Those that were dropped since the seat last left any. */
  dropped: Array<Dropped>;
  /** Those that wait. */
  lines: Array<Array<Conditional>>;
};

/** Everything that everybody may know of the lobby. */
export type LobbyInfo = {
  /** The challenges to everybody, the oldest first. */
  challenges: Array<ChallengeInfo>;
  /** How many guests are here. */
  guests: number;
  /** The accounts that are here and want to be seen. */
  people: Array<PersonInfo>;
  /** How many accounts are here that do not want to be seen. */
  unseen: number;
  /** Public matches that go on, the most interesting first. */
  watch: Array<WatchInfo>;
};

/** What the server says over the WebSocket of the lobby. */
export type LobbyMessage = {
  /** The request's id. */
  id: string;
  /** Whether whoever asks may make challenges. */
  may_challenge: boolean;
  message: "welcome";
  /** The name of the account; none for a guest. */
  name?: string;
} | LobbyInfo & {
  message: "lobby";
} | {
  /** Those that are for him alone. */
  asked: Array<ChallengeInfo>;
  /** His own challenges. */
  made: Array<ChallengeInfo>;
  message: "yours";
} | PairedInfo & {
  message: "paired";
} | {
  /** The number of the challenge that was made. */
  challenge?: number;
  /** The request's id. */
  id: string;
  message: "done";
} | {
  /** The request's id, if it could be read. */
  id: string | null;
  message: "refused";
  /** Why. */
  problem: Problem;
};

/** What a client says over the WebSocket of the lobby. Each request has an id of the client's making; the reply repeats it. */
export type LobbyRequest = {
  do: "join";
  /** What the browser of a guest calls itself: 32 digits 0-9 and a-f that nobody else knows. An account needs none. */
  guest?: string;
  /** The id. */
  id: string;
  /** The language of all words, "fi"; English where it is not there. */
  language?: Language;
  /** Whether others may see the name of the account. */
  seen?: boolean;
  /** Whether everything is wanted, or only what concerns oneself. */
  want?: LobbyWant;
} | {
  do: "challenge";
  /** The game. */
  game: string;
  /** The id, which the match that comes of it repeats. */
  id: string;
  /** The preset. */
  preset: string;
  /** Whether everybody finds the match in the list of those to watch. */
  public?: boolean;
  /** Whether the match is rated. */
  rated?: boolean;
  /** The secret of the seat to come, drawn by the client: 32 digits 0-9 and a-f. */
  seat: string;
  /** How much time both have; without it as much as they like. */
  time?: TimeControl;
  /** The name of the account that it is for; without it for everybody. */
  to?: string;
  /** The lowest and the highest rating that is wanted. */
  wanted?: Array<number>;
} | {
  /** The number of the challenge. */
  challenge: number;
  do: "accept";
  /** The id, which the match repeats. */
  id: string;
  /** The secret of the seat to come, drawn by the client: 32 digits 0-9 and a-f. */
  seat: string;
} | {
  /** The number of the challenge. */
  challenge: number;
  do: "withdraw";
  /** The id. */
  id: string;
} | {
  do: "seen";
  /** The id. */
  id: string;
  /** The id of the match. */
  match: string;
};

/** What is told of the lobby. */
export type LobbyWant = "lobby" | "notices";

/** A name and its password. */
export type LogIn = {
  /** The name. */
  name: string;
  /** The password. */
  password: string;
  /** The seats that become the account's. */
  seats?: Array<HeldSeat>;
};

/** A token, which is told only here. */
export type MadeToken = {
  /** The token: `Authorization: Bearer …`. */
  token: string;
};

/** The secret of a link from a mail. */
export type MailLink = {
  /** The secret. */
  secret: string;
};

/** Something that the board shows of a choice before it is made. */
export type Mark = {
  /** The place. */
  at: string;
  /** Where those stand who do it. */
  by?: Array<string>;
  /** What happens there. */
  kind: MarkKind;
  /** How likely it is; of each single one where several try. */
  odds?: Odds;
};

/** What happens at a place that a choice concerns. */
export type MarkKind = "cut-off" | "receive" | "goal";

/** How many matches were won, drawn and lost. */
export type MatchCounts = {
  /** Drawn. */
  drawn: number;
  /** Lost. */
  lost: number;
  /** Won. */
  won: number;
};

/** What is open of a match to everybody who has its link. */
export type MatchInfo = {
  /** Whether the other side decides at the same time: both choose in secret. */
  both?: boolean;
  /** Seconds since 1970 of the last change. */
  changed: number;
  /** The time in words. */
  clock: string;
  /** The competition that it is part of, where a match is looked at by itself. */
  cup?: string;
  /** When the time of whoever decides is over: milliseconds since 1970. */
  deadline?: number;
  /** How many seconds later everybody without a seat sees it. */
  delay?: number;
  /** Where the dice come from. */
  dice: DiceFrom;
  /** How it ended before the whistle. */
  end?: EndTold;
  /** When and why the operator of the server ended it, which makes it over for good. */
  ended?: Ended;
  /** Which seats of people nobody has taken yet. */
  free: BySide<boolean>;
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
  /** Whether everybody finds it in the list of matches to watch. */
  public: boolean;
  /** Whether its result changes ratings. */
  rated: boolean;
  /** Where it was taken from, for a sandbox: the match and the number of its answers that were kept. */
  sandbox?: Origin;
  /** The goals. */
  score: BySide<number>;
  /** How far the sealing of the dice has come, where they are sealed. */
  sealing?: Sealing;
  /** The seed, where whoever set the match up named it: from it all dice of the server can be known beforehand. */
  seed?: number;
  /** The computer coach who takes a seat that its person left. */
  substitute?: string;
  /** The teams. */
  teams: BySide<NewTeam>;
  /** How much time people have to decide; not there where they have as much as they like. */
  time?: TimeControl;
  /** The game as these options play it: "FUBA 2.2". */
  title: string;
  /** Whose decision it waits for, as far as everybody may know; not there while dice are due. */
  turn?: Side;
  /** Why it is not rated although that was wanted, in the language that was asked for. */
  unrated?: string;
};

/** The account that asks. */
export type Me = {
  /** Who may challenge it by its name. */
  challenges: ChallengesFrom;
  /** How many recovery codes are left. */
  codes: number;
  /** Seconds since 1970 when it was made. */
  created: number;
  /** A person or a program. */
  kind: Kind;
  /** Seconds since 1970 until when it cannot chat. */
  muted?: number;
  /** Its name. */
  name: string;
  /** The recovery codes that came with another password, in the place of those before. They are told only then. */
  new_codes?: Array<string>;
  /** What it may do in the club. */
  role: Role;
  /** Warnings of the moderators that were not read yet. */
  warnings?: Array<Warning>;
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
} | TableState & {
  message: "table";
} | LinesLeft & {
  message: "plans";
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
} | Sealing & {
  message: "sealing";
} | {
  message: "number-refused";
  /** Whose it was. */
  side: Side;
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
  /** The hint. */
  hint: Thoughts;
  message: "hint-shown";
  /** The side that asked for it. */
  side: Side;
} | {
  /** What is ahead. */
  foreseen: Foreseen;
  /** The request's id. */
  id: string;
  message: "foreseen";
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
} | {
  /** Whether free text may be said, beside the set phrases. */
  free: boolean;
  /** The lines, the oldest first; one that is known by its number is the same. */
  lines: Array<ChatLine>;
  message: "chat";
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
  /** The dice of that answer and what was reckoned with them, where it was a roll. */
  roll?: LastRoll;
  /** What stands beside it. */
  sheet: Sheet;
};

/** A match in which the account has a seat. */
export type MyMatch = {
  /** The match. */
  info: MatchInfo;
  /** The sides that the account plays. */
  sides: Array<Side>;
};

/** The seats of the account in a match. */
export type MySides = {
  /** The sides that the account plays. */
  sides: Array<Side>;
};

/** A request for an account. */
export type NewAccount = {
  /** The secret of the link that admits to the club, where one is needed. */
  admission?: string;
  /** The name: 2 to 20 letters and digits. */
  name: string;
  /** The password: 8 to 128 characters. */
  password: string;
  /** The seats that become the account's. */
  seats?: Array<HeldSeat>;
};

/** Something to be done at the desk. */
export type NewAct = {
  /** What. */
  act: Act;
  /** For how many days, of `mute` and `suspend`: at most 3650; 0 ends it. */
  days?: number;
  /** The name of whom it is done to; `warn`, `mute`, `suspend` and `appoint` need one. */
  person?: string;
  /** The number of the report that led to it; `close` needs one, and `note` one or a person. */
  report?: number;
  /** The role, of `appoint`: no owner is appointed. */
  role?: Role;
  /** Why, at most 1000 characters; whoever is warned or suspended reads it. */
  words?: string;
};

/** A browser that wants to be told. */
export type NewBrowser = {
  /** Its secret for messages to it, in base64url. */
  auth: string;
  /** The address of its service. */
  endpoint: string;
  /** Its public key, in base64url. */
  p256dh: string;
};

/** A request for a new competition. */
export type NewCup = {
  /** Whether everybody who looks for competitions finds it. Where nothing is said it is found on a server that only this
   * computer reaches, and by its link alone elsewhere. */
  public?: boolean;
  /** What is played; the seed is drawn by the server, whatever is said here. */
  setting: CupSetting;
};

/** A request for a match that begins with a position. */
export type NewFromPosition = {
  /** Where the dice come from; they cannot be sealed. */
  dice?: DiceFrom;
  /** Whether hints and thoughts may be asked for; where nothing is said, unless two people play each other. */
  hints?: boolean;
  /** The seed of dice and coaches, which everybody is told; without one the server draws 128 bits and nobody knows them. */
  seed?: number;
  /** The teams. */
  teams: BySide<NewTeam>;
  /** The position as a short text. */
  text: string;
};

/** The invitation to a seat as it is from now on. */
export type NewInvitation = {
  /** A secret, told only here; none where it was taken back. */
  invitation: string | null;
};

/** A request for a mail address. */
export type NewMail = {
  /** The address. */
  mail: string;
  /** The password of the account. */
  password: string;
};

/** A request for a new match. */
export type NewMatch = {
  /** How many seconds later everybody without a seat sees it, at most a day; where nothing is said, as many as the club says. */
  delay?: number;
  /** Where the dice come from. Where nothing is said, they are sealed between two people unless a seed is named, and else the
   * server rolls. */
  dice?: DiceFrom;
  /** The game. */
  game: string;
  /** Whether hints and thoughts may be asked for; where nothing is said, unless two people play each other. */
  hints?: boolean;
  /** Switches laid over the preset. */
  options?: Record<string, unknown>;
  /** The preset; without one the game's usual options. */
  preset?: string;
  /** Whether everybody finds it in the list of matches to watch; without that only by its link. */
  public?: boolean;
  /** Whether it is to be rated: people with accounts, a clock, sealed dice, the options of a preset, no hints and no substitute. */
  rated?: boolean;
  /** The seed of dice and coaches, which everybody is told; without one the server draws 128 bits and nobody knows them. */
  seed?: number;
  /** The computer coach who takes a seat that its person left, when the other one claims it; without one the match is lost. */
  substitute?: string;
  /** The teams. */
  teams: BySide<NewTeam>;
  /** How much time people have to decide; without it as much as they like. */
  time?: TimeControl;
};

/** A new passkey, bytes in base64url. */
export type NewPasskey = {
  /** `clientDataJSON`. */
  client: string;
  /** `getPublicKey()`. */
  key: string;
  /** What it is called: 1 to 40 characters. */
  name: string;
  /** The password of the account. */
  password: string;
  /** `getAuthenticatorData()`. */
  said: string;
};

/** Another password. */
export type NewPassword = {
  /** The password until now. */
  old: string;
  /** The password from now on. */
  password: string;
};

/** What another shall be to the account that asks. */
export type NewRelation = {
  /** What. */
  relation: Relation;
};

/** A report. */
export type NewReport = {
  /** The id of the match that it is about. */
  match?: string;
  /** The name of whom it is about; a report is about a person, a match, or both. */
  person?: string;
  /** Why. */
  reason: Reason;
  /** What happened, in own words: at most 1000 characters. */
  words?: string;
};

/** A request for a match that goes on from a moment of another. */
export type NewSandbox = {
  /** Where the dice come from. */
  dice?: DiceFrom;
  /** Whether hints and thoughts may be asked for; where nothing is said, unless two people play each other. */
  hints?: boolean;
  /** How many of the answers are kept. */
  moment: number;
  /** Whether the rolls that come after that moment in the other match are made again, each by its number, where the server
   * rolls; where one does not fit what is rolled for, and after the last, dice are fresh. */
  same_dice?: boolean;
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
  /** The names of its players by shirt, from 1 on, where the game has shirts; empty for whoever has none. */
  squad?: Array<string>;
};

/** A request for a token of a program. */
export type NewToken = {
  /** What the token is called: 1 to 40 characters. */
  name: string;
  /** The name of the program; it gets an account where it has none. */
  program: string;
  /** What it is for. */
  scopes: Array<Scope>;
};

/** Days off in all matches by letter. */
export type NewVacation = {
  /** How many from now on; with 0 one is back. */
  days: number;
};

/** A request for a webhook. */
export type NewWebhook = {
  /** The address, of a channel of Discord or Slack or of a program of one's own. */
  url: string;
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

/** A notice on the page. */
export type Notice = {
  /** Seconds since 1970 from which on it was so. */
  at: number;
  /** What it tells. */
  kind: NoticeKind;
  /** Its number. */
  number: number;
  /** The address of the page where it is decided, without that of the server. */
  path: string;
  /** Whether it was read. */
  seen: boolean;
  /** In words. */
  words: string;
};

/** What somebody is told of. */
export type NoticeKind = "turn" | "time" | "offer" | "taken" | "over" | "rematch" | "challenge";

/** What an account is told on the page. */
export type NoticeList = {
  /** What is so, the newest first; at most 50. */
  notices: Array<Notice>;
  /** In how many matches it has to decide. */
  turns: number;
  /** How many notices were not read. */
  unread: number;
};

/** What somebody does not want to be told of by a road. */
export type NoticeOff = {
  /** What. */
  kind: NoticeKind;
  /** By which road. */
  road: Road;
};

/** How an account is told, and what else it could choose. */
export type NoticeSettings = {
  /** What could not be sent lately, the newest first. */
  failed: Array<FailedNotice>;
  /** The roads to the account. */
  known: Array<RoadInfo>;
  /** The public key with which browsers know the messages of the club, where it has that road. */
  push_key?: string;
  /** The roads that the club has. */
  roads: Array<Road>;
  /** How it wants to be told. */
  wishes: NoticeWishes;
};

/** How an account wants to be told. */
export type NoticeWishes = {
  /** For how many minutes what goes by mail is gathered: 0 to 1440. */
  gather: number;
  /** What it does not want to be told of, by which road. */
  off: Array<NoticeOff>;
  /** The minutes of its day in which it is left in peace. */
  quiet?: QuietHours;
  /** Its time zone, in minutes east of Greenwich: -840 to 840. */
  zone: number;
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
  /** How it is drawn where it has no place on the board. */
  figure?: Figure;
  /** Whether it surely does not bring what it is made for, though the rules allow it. */
  idle?: boolean;
  /** What it is, in a few words. */
  label: string;
  /** What the board shows beside the way: who may cut it off, who receives it, the chance at the goal. */
  marks?: Array<Mark>;
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

/** An offer that stands. */
export type OfferMade = {
  /** Whose it is. */
  side: Side;
  /** What. */
  what: Proposal;
};

/** Somebody who looks after the club. */
export type Officer = {
  /** The name. */
  name: string;
  /** The role. */
  role: Role;
};

/** The moment that a sandbox begins with. */
export type Origin = {
  /** The match. */
  id: string;
  /** How many of its answers were kept. */
  moment: number;
  /** Whether it makes the rolls that came after that moment in the other match, where they fit. */
  same_dice?: boolean;
};

/** How a match ended. */
export type Outcome = {
  /** This side won. */
  won: Side;
} | "drawn";

/** A competition as a page shows it. Teams and matches are named by their numbers in `teams` and in the rounds. */
export type Overview = {
  /** The matches that can begin now. */
  due: Array<number>;
  /** The game: "fuba". */
  game: string;
  /** Its name. */
  name: string;
  /** Whether everything is played. */
  over: boolean;
  /** The places, as far as they are decided. */
  places: Array<PlaceLine>;
  /** The rounds drawn so far with their matches. */
  rounds: Array<CupRound>;
  /** The tables: of each group, or of the whole. */
  tables: Array<TableLines>;
  /** The teams, the highest seed first. */
  teams: Array<TeamLine>;
  /** The ties of the knock-out in the order of the bracket, the final last. */
  ties: Array<TieLine>;
};

/** A seat that the asker has. */
export type OwnSeat = {
  /** Whose it is. */
  side: Side;
};

/** Two people whose rated matches look arranged, beside everybody else's. Friends who only play each other look like this too: it
 * is a reason to look at matches, and no more. */
export type PairInfo = {
  /** How many of them ended before the whistle. */
  early: number;
  /** The rating points that each has gained by them. */
  gained: Array<number>;
  /** How many of those were against the other. */
  matches: number;
  /** The same of everybody else's rated matches. */
  others_early: number;
  /** The rated matches of everybody else. */
  others_matches: number;
  /** The matches of those others. */
  others_met: number;
  /** How often the one who won more often won, of all others who met at least five times. */
  others_one_sided: number;
  /** The two. */
  people: Array<string>;
  /** How many rated matches each has played against people, in the last year. */
  played: Array<number>;
  /** Whether both are logged in from the same network, as a family or a school is. */
  same_network: boolean;
  /** What is more than three standard errors above everybody else's. */
  signs: Array<SignInfo>;
  /** How many of these each has won. */
  won: Array<number>;
};

/** A match that was made in the lobby, told to one of those who play it. */
export type PairedInfo = {
  /** Who plays the other one. */
  against: string;
  /** The id of the match. */
  match: string;
  /** Whether it begins now: a live one that was just made. */
  now: boolean;
  /** The id of the request that led to it: his challenge, or that he accepted one. */
  request: string;
  /** His side. */
  side: Side;
};

/** A passkey of the account. */
export type PasskeyInfo = {
  /** Seconds since 1970 when it was made. */
  created: number;
  /** What it is called. */
  name: string;
  /** Its number. */
  number: number;
  /** Seconds since 1970 when it was last used. */
  seen?: number;
};

/** What a passkey has signed, bytes in base64url. */
export type PasskeyLogIn = {
  /** `clientDataJSON`. */
  client: string;
  /** `rawId`. */
  credential: string;
  /** `authenticatorData`. */
  said: string;
  /** The seats that become the account's. */
  seats?: Array<HeldSeat>;
  /** `signature`. */
  signature: string;
};

/** The password again, before what cannot be undone. */
export type Password = {
  /** The password. */
  password: string;
};

/** A match that somebody has played. */
export type PastMatch = {
  /** Milliseconds since 1970 of its end. */
  at: number;
  /** The game. */
  game: string;
  /** How it ended before the whistle. */
  how?: How;
  /** Its name in addresses. */
  id: string;
  /** Whether it can still be looked at. */
  kept: boolean;
  /** Whether it was rated. */
  rated: boolean;
  /** The side that he played. */
  side: Side;
  /** Both sides. */
  teams: BySide<PastTeam>;
  /** The game as its options play it. */
  title: string;
  /** Who won; nobody where it is a draw. */
  winner?: Side;
};

/** Some matches of somebody, the last first. */
export type PastMatches = {
  /** What to ask for the ones before with; not there where these are the first. */
  before?: number;
  /** The matches. */
  matches: Array<PastMatch>;
};

/** A side of a match that somebody has played. */
export type PastTeam = {
  /** The rating points after. */
  after?: number;
  /** Its badges. */
  badges: Array<Badge>;
  /** The rating points before, where its rating changed. */
  before?: number;
  /** The computer coach that played it. */
  coach?: string;
  /** The goals. */
  goals: number;
  /** The account that played it; empty where it was closed, not there where nobody was logged in. */
  name?: string;
  /** The team. */
  team: string;
};

/** A person or program of the club, as far as the asker may know: of matches that were not rated only public ones and those that
 * he played himself. */
export type Person = {
  /** Its badges. */
  badges: Array<BadgeInfo>;
  /** Seconds since 1970 when the account was made. */
  created: number;
  /** A person or a program. */
  kind: Kind;
  /** The name. */
  name: string;
  /** Whether it is the account that asks. */
  own: boolean;
  /** Where it stands as a solver of puzzles. */
  puzzles: Array<PuzzleStanding>;
  /** What it has played. */
  results: Array<PresetResults>;
  /** Where it stands on the ladders on which it has played. */
  standings: Array<Standing>;
};

/** What the desk has of a person. */
export type PersonFile = {
  /** What was done at the desk, the last first; at most 100. */
  acts: Array<ActInfo>;
  /** How often he decided as the search would in rated matches, by game and edition. */
  agreement: Array<AgreementInfo>;
  /** Seconds since 1970 when the account was made. */
  created: number;
  /** A person or a program. */
  kind: Kind;
  /** Seconds since 1970 until when he cannot chat. */
  muted?: number;
  /** The name. */
  name: string;
  /** How many reports are about him. */
  reports: number;
  /** The role. */
  role: Role;
  /** Seconds since 1970 until when he cannot log in. */
  suspended?: number;
};

/** Somebody in the lobby. */
export type PersonInfo = {
  /** The name of the account. */
  name: string;
  /** Whether it is a program. */
  program: boolean;
};

/** A report over the matches of one game, in the order in which they were played. */
export type PersonalReport = {
  /** Where the points go, the dearest first. */
  areas: Array<ReportAreaRow>;
  /** The points of a match less its luck: what the decisions of both sides were worth. */
  corrected: ReportEstimate;
  /** What the own decisions cost in a match, in points. */
  cost: ReportEstimate;
  /** How many decisions of a match have a grade. */
  decisions: number;
  /** How many were drawn. */
  drawn: number;
  /** What one of them costs on average, in points. */
  error: number;
  /** The game. */
  game: string;
  /** What the own decisions cost in a match, in goals. */
  goals: ReportEstimate;
  /** How many decisions of all matches have which grade. */
  grades: ReviewGrades;
  /** What the computer's levels give away in such matches, those who look at least first. */
  levels: Array<ReportLevel>;
  /** How many were lost. */
  lost: number;
  /** What luck gave in a match, in points. */
  luck: ReportEstimate;
  /** How many matches there are. */
  matches: number;
  /** The level that gives away most nearly as much a match. */
  nearest?: string;
  /** Penalties held against game theory; not there where none was kicked or saved. */
  penalties?: ReportPenalties;
  /** In which parts of matches the points go. */
  phases: Array<ReportPhaseRow>;
  /** The points of a match: 1, a half or 0. */
  points: ReportEstimate;
  /** How it is called. */
  title: string;
  /** The matches in their order. */
  trend: Array<ReportTrendPoint>;
  /** Over how many matches the moving means go. */
  window: number;
  /** How many of them were won. */
  won: number;
};

/** A report, as far as it is known. */
export type PersonalReportAnswer = {
  /** All matches. */
  all: number;
  /** How many matches are reviewed or cannot be. */
  done: number;
  /** How many of them are not in the report: they were not played to their end, or cannot be reviewed now. */
  left_out: number;
  /** The report over the matches that are reviewed. */
  report: PersonalReport;
};

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

/** The places that a team has reached. */
export type PlaceLine = {
  /** The best of the places that it shares, from 1. */
  from: number;
  /** The team. */
  team: number;
  /** The last of them. */
  to: number;
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
  /** How likely it is to bring what it is made for, where dice decide that. */
  odds?: Odds;
  /** The way of the ball or of a piece, to be drawn as an arrow: at least two places or none. */
  path?: Array<string>;
  /** The places that it points at, in their order; empty where it has no place on the board. */
  places?: Array<string>;
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

/** How matches end that quick coaches play out. */
export type PlayOuts = {
  /** Every result that came, with how often. */
  results: Array<PlayedResult>;
};

/** A result of matches that were played out. */
export type PlayedResult = {
  /** The goals. */
  goals: BySide<number>;
  /** How many matches ended so. */
  matches: number;
  /** Who won, if anybody did. */
  winner?: Side;
};

/** Who decides for a side of a new match. */
export type Player = {
  /** Whether the seat is for somebody at another computer, who takes it by the invitation. */
  link?: boolean;
  who: "person";
} | {
  /** Its name. */
  coach: string;
  who: "computer";
};

/** What a result is worth in a table, by how it was decided. */
export type Points = {
  /** To each side of a draw. */
  draw: number;
  /** To winner and loser after extra time. */
  extra_time: Array<number>;
  /** To winner and loser after a shoot-out. */
  shoot_out: Array<number>;
  /** To the winner in regular time; the loser gets nothing. */
  win: number;
};

/** A position that was looked at. */
export type PositionAnalysis = {
  /** What is awaited: a choice, a roll or nothing. */
  awaits: string;
  /** The plans for a choice, the best first. */
  choices: Array<AnalysedPlan>;
  /** What the match is expected to end as. */
  expected: Expected;
  /** The game. */
  game: string;
  /** The goals so far. */
  goals: BySide<number>;
  /** The shares of a choice that the other side must not foresee. */
  mix: Array<AnalysedShare>;
  /** The nodes of the search; none where nothing was searched. */
  nodes: number;
  /** Its options. */
  options: Record<string, unknown>;
  /** The matches played out from here, unless none were wanted or the match is over. */
  played?: Record<string, unknown>;
  /** The seed of the search. */
  seed: number;
  /** Who has to choose, if a choice is awaited. */
  side?: Side;
};

/** What is asked of a position by a search. */
export type PositionToAnalyse = {
  /** How many nodes are searched, 2,000 where nothing is said. */
  nodes?: number;
  /** The position as a short text. */
  text: string;
};

/** Which play-outs of a position are asked for. */
export type PositionToPlayOut = {
  /** The number of the first; each number is always the same match. */
  first?: number;
  /** How many. */
  matches: number;
  /** The position as a short text. */
  text: string;
};

/** How a lesson stands after a reader's choices. */
export type Practice = {
  /** What the last choice led to, step by step; without a choice the beginning alone. The last is how it stands now. */
  frames: Array<Frame>;
  /** The choice that the lesson asks for, to be shown on the board. */
  show?: string;
  /** What is expected of the reader. */
  state: PracticeState;
  /** What to do now; empty where nothing is. */
  task?: string;
  /** The idea of the lesson while it asks, why a choice was wrong, or what was learnt. */
  words: string;
};

/** What a lesson expects of its reader. */
export type PracticeState = "asks" | "wrong" | "done";

/** What a reader has done in a lesson. */
export type Practised = {
  /** The reader's choices since the beginning; dice and the other team's choices are the lesson's. */
  answers: Array<string>;
};

/** A named set of options. */
export type PresetInfo = {
  /** How many minutes a match against a computer takes. */
  minutes: number;
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

/** What somebody has played of a game by a preset. */
export type PresetResults = {
  /** The goals conceded. */
  conceded: number;
  /** The game. */
  game: string;
  /** The matches. */
  matches: MatchCounts;
  /** The preset; not there where the options are those of none. */
  preset?: string;
  /** The goals scored. */
  scored: number;
  /** The game as these options play it. */
  title: string;
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

/** What a side may offer to the other one. */
export type Proposal = "draw" | "take-back" | "adjourn" | "resume" | "rematch" | "hints";

/** An attempt at a puzzle. */
export type PuzzleAnswers = {
  /** The choices since the beginning. */
  answers: Array<string>;
  /** Whether the answer is wanted instead. */
  give_up?: boolean;
  /** Whether it is only asked if the rules take the choices: nothing is judged then, and nothing counts. */
  why?: boolean;
};

/** How an attempt at a puzzle stands. */
export type PuzzleAttempt = {
  /** A member's first try at this puzzle, once there is one: it alone counts. Nobody else is rated. */
  first_try?: PuzzleTry;
  /** As a lesson stands: whether a choice is asked for, was wrong, or the puzzle is solved; and what was seen. */
  practice: Practice;
  /** The best answer, once the puzzle is solved, failed or given up. */
  solution?: PuzzleSolution;
};

/** What is told of a puzzle before it is solved. */
export type PuzzleInfo = {
  /** Its game. */
  game: string;
  /** Its name in addresses. */
  id: string;
  /** How hard it is, on the scale of players. */
  rating: number;
  /** The rules that it needs. */
  rules: Array<string>;
  /** The teams; whoever solves it is home. */
  teams: BySide<string>;
  /** What it asks. */
  theme: PuzzleTheme;
  /** What its theme is called. */
  title: string;
};

/** The best answer, and why. */
export type PuzzleSolution = {
  /** The best row. */
  best: Plan;
  /** Why it is best, in words. */
  reason: string;
};

/** Where somebody stands as a solver of a game's puzzles. */
export type PuzzleStanding = {
  /** Milliseconds since 1970 of the last one. */
  at: number;
  /** How many were wrong. */
  failed: number;
  /** The game. */
  game: string;
  /** The game's name as it is printed. */
  name: string;
  /** The rating as it is known now. */
  rating: Rating;
  /** How many first tries were right. */
  solved: number;
};

/** What a puzzle asks. */
export type PuzzleTheme = "target" | "movement" | "shot" | "score-1" | "score-2" | "score-3" | "score-4" | "score-5" | "score-6";

/** A theme of puzzles. */
export type PuzzleThemeInfo = {
  /** How many puzzles it has. */
  count: number;
  /** The game. */
  game: string;
  /** The theme. */
  theme: PuzzleTheme;
  /** What it is called. */
  title: string;
};

/** What somebody's first try at a puzzle did to both ratings. */
export type PuzzleTry = {
  /** Milliseconds since 1970. */
  at: number;
  /** The solver's rating. */
  member: RatingChange;
  /** The puzzle's. */
  of_puzzle: RatingChange;
  /** The puzzle's id. */
  puzzle: string;
  /** Whether the answer was right. */
  solved: boolean;
};

/** Minutes of a day; where the end comes first it is that of the next day. */
export type QuietHours = {
  /** The first of them: 0 to 1439. */
  from: number;
  /** The first after them: 0 to 1439. */
  to: number;
};

/** A rating as it is known now: less certain with every day since the last match. */
export type Rating = {
  /** How uncertain it is: two times in three the true strength is no further away. */
  deviation: number;
  /** The strength: 400 points more are ten to one. */
  points: number;
  /** Whether too little is known for a place on the ladder. */
  provisional: boolean;
};

/** A rating before and after. */
export type RatingChange = {
  /** After. */
  after: Rating;
  /** Before. */
  before: Rating;
};

/** A rating after a match. */
export type RatingPoint = {
  /** Milliseconds since 1970. */
  at: number;
  /** The match. */
  id: string;
  /** The rating. */
  rating: Rating;
};

/** How other computers reach the server, told to somebody at its own computer alone. */
export type Reach = {
  /** The address of this computer in its network with the server's port; not there where none is known. */
  address?: string;
  /** Whether the server listens there; else it answers this computer alone. */
  open: boolean;
};

/** Which notices were read. */
export type ReadNotices = {
  /** The id of the match that they are of; none where all were. */
  id?: string;
};

/** Why something is reported. */
export type Reason = "insult" | "unfair-play" | "leaves-matches" | "name" | "other";

/** A name with one of its recovery codes. */
export type Recover = {
  /** The code. */
  code: string;
  /** The name. */
  name: string;
  /** The password from now on. */
  password: string;
};

/** Another password by a link from a mail. */
export type RecoverByLink = {
  /** The password from now on. */
  password: string;
  /** The secret of the link. */
  secret: string;
};

/** Somebody who has forgotten his password. */
export type RecoverByMail = {
  /** The name of the account, or its mail address. */
  who: string;
};

/** Who may make an account. */
export type Registration = "anybody" | "invited" | "nobody";

/** Somebody whom an account follows or blocks. */
export type Related = {
  /** The name. */
  name: string;
  /** What he is to the account. */
  relation: Relation;
  /** Seconds since 1970 from when on. */
  since: number;
};

/** What one account is to another. */
export type Relation = "follow" | "block";

/** What another is to the account that asks. */
export type RelationTo = {
  /** What; nothing where it neither follows nor blocks him. */
  relation?: Relation;
};

/** A request for another secret of one's own seat. */
export type Renewal = {
  /** The one that opens it from now on, drawn and kept like that of a claim. */
  renewed: string;
  /** The secret that has opened the seat so far. */
  seat: string;
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

/** A part of the game in which points are given away. */
export type ReportArea = "passing" | "set-ups" | "moving" | "turns" | "pressing" | "shots" | "set-pieces" | "substitutions" | "skills" | "penalties" | "others";

/** What the decisions about something cost in a match. */
export type ReportAreaRow = {
  /** What they are about. */
  area: ReportArea;
  /** What they cost in a match. */
  cost: Swing;
  /** How many of a match have a grade. */
  decisions: number;
  /** What they cost the computer's levels, in points, in the order of the levels. */
  levels: Array<number>;
  /** How that is called. */
  words: string;
};

/** The mean of some figures. */
export type ReportEstimate = {
  /** Its standard error; not there for fewer than two figures. */
  error?: number;
  /** The mean; 0 where there are no figures. */
  mean: number;
};

/** How often somebody chose which way. */
export type ReportHabit = {
  /** The chance of a goal where both sides mix as they should. */
  best: number;
  /** How often at all. */
  count: number;
  /** The chance of a goal against somebody who knows these shares and makes the best of it; not there where nothing was chosen. */
  known?: number;
  /** Each way. */
  ways: Array<ReportWay>;
};

/** A report as the desk shows it. */
export type ReportInfo = {
  /** What was done about it. */
  acts: Array<ActInfo>;
  /** Seconds since 1970 when it was made. */
  at: number;
  /** Who made it; empty where that account was closed. */
  by: string;
  /** Seconds since 1970 when it was done with. */
  closed?: number;
  /** The id of the match that it is about. */
  match?: string;
  /** Its number. */
  number: number;
  /** Whom it is about. */
  person?: string;
  /** Which accounts played that match. */
  players: Array<string>;
  /** Why. */
  reason: Reason;
  /** What happened. */
  words: string;
};

/** A level of the computer in matches against its equal. */
export type ReportLevel = {
  /** What its decisions cost in a match. */
  cost: Swing;
  /** How many decisions of a match have a grade. */
  decisions: number;
  /** What one of them costs on average, in points. */
  error: number;
  /** The shares of the grades: best, good, doubtful, mistake, blunder. */
  grades: Array<number>;
  /** The name of the coach. */
  level: string;
  /** How many of its matches were reviewed, of each preset. */
  matches: number;
};

/** Penalties held against game theory. */
export type ReportPenalties = {
  /** Where one's own keeper dived. */
  dives: ReportHabit;
  /** Where one's own kicks went. */
  kicks: ReportHabit;
};

/** What decisions cost in a part of a match. */
export type ReportPhaseRow = {
  /** What the decisions in it cost. */
  cost: Swing;
  /** What they cost the computer's levels, in points, in the order of the levels. */
  levels: Array<number>;
  /** The part. */
  phase: ReviewPhase;
  /** How it is called. */
  words: string;
};

/** The seats over whose matches a report is asked for. */
export type ReportSeats = {
  /** The game. */
  game: string;
  /** Each of them, the first 200 count; what is no seat of a match of the game that is over is passed over. */
  seats: Array<HeldSeat>;
};

/** A match in the order of matches, with the means of it and those before it. */
export type ReportTrendPoint = {
  /** Milliseconds since 1970 when it ended, where that is known. */
  at?: number;
  /** Its points less its luck. */
  corrected: number;
  /** What the own decisions cost in it, in points. */
  cost: number;
  /** The name of the match. */
  id: string;
  /** What luck gave in it, in points. */
  luck: number;
  /** The mean of the corrected points over it and the matches before it, ten at most. */
  mean_corrected: ReportEstimate;
  /** The mean of the cost over the same matches. */
  mean_cost: ReportEstimate;
  /** Its points. */
  points: number;
};

/** A way to kick or to dive. */
export type ReportWay = {
  /** Its share of the mix that nobody can do better against. */
  best: number;
  /** How often it was chosen. */
  count: number;
  /** Its name. */
  way: string;
  /** How it is called. */
  words: string;
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
  /** Instead of a secret: the side whose seat belongs to the account that is logged in. */
  side?: Side;
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
  do: "seal";
  /** The id. */
  id: string;
  /** The seal, 64 hexadecimal digits. */
  seal: string;
} | {
  do: "number";
  /** The id. */
  id: string;
  /** The number, 64 hexadecimal digits. */
  number: string;
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
} | {
  do: "close-others";
  /** The id. */
  id: string;
} | {
  do: "resign";
  /** The id; a repeat of an id that was carried out is answered again and changes nothing. */
  id: string;
} | {
  do: "abort";
  /** The id. */
  id: string;
} | {
  do: "claim";
  /** The id. */
  id: string;
} | {
  do: "offer";
  /** The id. */
  id: string;
  /** What. */
  what: Proposal;
} | {
  do: "withdraw-offer";
  /** The id. */
  id: string;
  /** What was offered. */
  what: Proposal;
} | {
  /** Whether it is wanted. */
  accept: boolean;
  do: "answer-offer";
  /** The id. */
  id: string;
  /** What was offered. */
  what: Proposal;
} | {
  do: "say";
  /** The id. */
  id: string;
  /** What. */
  what: Saying;
} | {
  /** How many days from now on. */
  days: number;
  do: "vacation";
  /** The id; a repeat of an id that was carried out is answered again and changes nothing. */
  id: string;
} | {
  /** The other side's answers, a row separated by commas; none for what it is offered now. */
  answers?: string;
  do: "foresee";
  /** The id. */
  id: string;
} | {
  do: "plan";
  /** The id. */
  id: string;
  /** The lines, at most 30 of at most 10 conditional answers. */
  lines: Array<Array<Conditional>>;
};

/** The result of a match, whether it was played here or over the board. */
export type ResultSheet = {
  /** How it was decided. */
  decided?: Decided;
  /** The goals, those of a shoot-out not included. */
  score: BySide<number>;
  /** What each side carries over. */
  teams?: BySide<{
    /** Champions: players injured once. */
    injured?: Array<number>;
    /** Champions: players injured twice. */
    injured_twice?: Array<number>;
    /** Champions: players sent off. */
    red?: Array<number>;
    /** FUBA: skills that cannot be chosen for the next match (F22-A11-6.3, F22-A11-6.4). */
    skills_lost?: Array<string>;
    /** FUBA: skills won so far, kept for later matches (F22-A11-6.5, F22-D113). */
    skills_won?: Array<string>;
    /** Champions: players with one yellow card and no red one. */
    yellow?: Array<number>;
  }>;
};

/** A match that was analysed, in the words of a reader. */
export type Review = {
  /** How deep the review looked, where it is one. */
  depth?: ReviewDepth;
  game: string;
  goals: BySide<number>;
  /** Before the first answer and after each. */
  moments: Array<ReviewMoment>;
  /** The teams' names. */
  names: BySide<string>;
  /** The nodes of the search for each decision, where there was one. */
  nodes: number | null;
  options: unknown;
  /** Whether the match is over by the rules. */
  over: boolean;
  /** The seconds of the search for each decision, where they were limited. */
  seconds: number | null;
  seed: number;
  /** The rolls and decisions, in their order. */
  steps: Array<ReviewStep>;
  /** In short. */
  summary: ReviewSummary;
  /** What everything adds up to, as the home side sees it. */
  sums: ReviewSums;
  /** The sums in their parts. */
  tallies: ReviewTallies;
  /** How long reviews of this match take, where it is one. */
  times?: Array<ReviewTime>;
  title: string;
  winner: Side | null;
};

/** Another answer to a decision of a match, judged. */
export type ReviewAnswer = {
  /** The best row. */
  best: Plan;
  /** What the answer costs the side. */
  cost: Swing;
  /** How many answers of the match come before the decision. */
  from: number;
  /** How good it is; not there where nothing else could be decided, or where it is right to mix. */
  grade?: ReviewGrade;
  /** Whether it is what was made in the match. */
  made: boolean;
  /** The whole row that was judged: an answer that leaves the row open is gone on with in the best way. */
  plan: Plan;
  /** Why the best row is better, in words; empty where the answer is the best. */
  reason: string;
  /** Who decides. */
  side: Side;
};

/** A better row beside the one that was made. */
export type ReviewBetter = {
  /** The row that was made, with what it promised its side. */
  made: Plan;
  /** The better one. */
  plan: Plan;
  /** Why it is better, in words. */
  reason: string;
};

/** A decision, what it cost and what would have been better. */
export type ReviewDecision = {
  /** What it is about, by which decisions are added up. */
  about: ReviewMatter;
  /** The best row; the one that was made if none is better. */
  best: ReviewWords;
  /** Both rows, where another one is better. */
  better?: ReviewBetter;
  /** With how many rows it was compared. */
  considered: number;
  /** What it cost the side. */
  cost: Swing;
  /** Whether nothing else could be decided. */
  forced: boolean;
  /** How good it was; not there where nothing else could be decided, or where it is right to mix. */
  grade?: ReviewGrade;
  /** What was asked. */
  question: string;
  side: Side;
};

/** What the decisions about something cost. */
export type ReviewDecisionTally = {
  about: ReviewMatter;
  /** What they cost each side. */
  costs: BySide<Swing>;
  /** How many decisions of each side there were. */
  count: BySide<number>;
  /** How it is called. */
  words: string;
};

/** How deep a review looks into decisions. */
export type ReviewDepth = "glance" | "search" | "deep";

/** The grade of a decision, by the points that it gave away: chances to win and half of those to draw. */
export type ReviewGrade = "best" | "good" | "doubtful" | "mistake" | "blunder";

/** How many decisions have which grade. */
export type ReviewGrades = {
  /** The best that was considered. */
  best: number;
  /** Gave 0.10 points away, or more. */
  blunder: number;
  /** Gave 0.02 points away, or more. */
  doubtful: number;
  /** Gave less than 0.02 points away. */
  good: number;
  /** Gave 0.05 points away, or more. */
  mistake: number;
};

/** Something that a reader looks for, with its words. */
export type ReviewLandmark = {
  landmark: Landmark;
  words: string;
};

/** What a decision is about. */
export type ReviewMatter = "line-up" | "set-up" | "pass" | "action" | "movement" | "turn" | "defence" | "set-piece" | "substitution" | "skill" | "penalty" | "discipline" | "other";

/** The match after an answer. */
export type ReviewMoment = {
  /** The time in words. */
  clock: string;
  /** What it was expected to end as. */
  expected: Expected;
  goals: BySide<number>;
  /** Goals, cards, set pieces and ends. */
  landmarks: Array<ReviewLandmark>;
  /** The minute, as the clock of the period counts it; not there in a shoot-out. */
  minute?: number;
  /** The minutes of stoppage time after it; not there before them. */
  stoppage?: number;
};

/** The chances at a moment. */
export type ReviewMomentChances = {
  /** How many answers come before it. */
  at: number;
  expected: Expected;
  /** Whether a goal was scored just now. */
  goal: boolean;
};

/** A part of a match. */
export type ReviewPhase = "first-half" | "second-half" | "extra-time" | "shoot-out";

/** What happened in a part of a match. */
export type ReviewPhaseTally = {
  /** What the values had not foreseen, as the home side sees it. */
  corrections: Swing;
  /** What the decisions of each side cost it. */
  costs: BySide<Swing>;
  /** The luck of its rolls, as the home side sees it. */
  luck: Swing;
  phase: ReviewPhase;
  /** How it is called. */
  words: string;
};

/** How far a review is. */
export type ReviewProgress = {
  /** All decisions of the match. */
  all: number;
  /** How deep it looks. */
  depth: ReviewDepth;
  /** The decisions that are judged. */
  done: number;
  /** About how many seconds the rest takes, where nothing else is to be done. */
  seconds: number;
};

/** A decision of a match as a question. */
export type ReviewQuestion = {
  /** After how many answers it is asked. */
  moment: number;
  /** Who decides. */
  side: Side;
  /** What that side saw then: the question, the board and the offers, and nothing that was hidden from it. */
  sight: Sight;
};

/** What the rolls for something brought. */
export type ReviewRollTally = {
  /** What they decide, as a name. */
  about: string;
  /** How many there were. */
  count: number;
  /** Their luck, as the home side sees it. */
  luck: Swing;
  /** The same in words. */
  words: string;
};

/** Another answer to a decision of a match. */
export type ReviewRow = {
  /** How deep the review looks that it is held against; a glance where nothing is said. */
  depth?: ReviewDepth;
  /** After how many answers of the match it is given. */
  moment: number;
  /** A choice, or a row of choices separated by commas. */
  row: string;
};

/** A roll or a decision. */
export type ReviewStep = ReviewStepKind & {
  /** What was answered. */
  answers: ReviewWords;
  /** By how much the value changed, as the home side sees it. */
  change: Swing;
  /** The time before it, in words. */
  clock: string;
  /** What of the change the value should have foreseen, as the home side sees it. */
  correction: Swing;
  /** How many answers come before it. */
  from: number;
  /** The part of the match. */
  phase: ReviewPhase;
  /** How many answers there are after it. */
  to: number;
};

/** What a step is. */
export type ReviewStepKind = {
  /** The same as a name, by which rolls are added up. */
  about: string;
  kind: "roll";
  /** Its luck as the home side sees it. */
  luck: Swing;
  /** What it decided. */
  what: string;
} | ReviewDecision & {
  kind: "decision";
};

/** A review in short. */
export type ReviewSummary = {
  /** The chances during the match, at 120 moments at most: the first, the last, and those with goals among them. */
  chances: Array<ReviewMomentChances>;
  /** What its decisions cost each side. */
  costs: BySide<Swing>;
  /** The dearest decision of each side; none where it gave nothing away. */
  dearest: BySide<null | {
    /** What would have been better, in words. */
    better: string;
    /** The time. */
    clock: string;
    /** What it cost its side. */
    cost: Swing;
    /** How many answers come before it. */
    from: number;
    grade?: ReviewGrade;
    /** What was decided, in words. */
    made: string;
    /** What was asked. */
    question: string;
    /** Its number among the steps. */
    step: number;
  }>;
  /** How many decisions of each side have which grade. */
  grades: BySide<ReviewGrades>;
  /** What luck gave each side, as it sees it. */
  luck: BySide<Swing>;
};

/** What a match adds up to, as the home side sees it: `start + luck - costs.home + costs.away + corrections` is `end`. */
export type ReviewSums = {
  /** What the values did not foresee: the judge's own change of mind. */
  corrections: Swing;
  /** What each side's decisions cost it, as it sees it itself. */
  costs: BySide<Swing>;
  /** The value after the last answer: the result, if the match is over. */
  end: Swing;
  /** The luck of all rolls. */
  luck: Swing;
  /** The value before the first answer. */
  start: Swing;
};

/** The sums of a match in their parts: the rows of each list add up to the sums of the match. */
export type ReviewTallies = {
  /** By what decisions are about. */
  decisions: Array<ReviewDecisionTally>;
  /** By part of the match. */
  phases: Array<ReviewPhaseTally>;
  /** By what rolls decide. */
  rolls: Array<ReviewRollTally>;
};

/** How long a review takes. */
export type ReviewTime = {
  depth: ReviewDepth;
  /** About how many seconds it takes on this computer, where nothing else is to be done. */
  seconds: number;
};

/** Answers in both forms. */
export type ReviewWords = {
  /** The notation; `xN` repeats a choice. */
  notation: string;
  /** What happened. */
  words: string;
};

/** How somebody is told. */
export type Road = "mail" | "webhook" | "push";

/** A road to an account. */
export type RoadInfo = {
  /** Where it leads: a mail address, or the host of a webhook or of the service of a browser. */
  address: string;
  /** What it is. */
  kind: Road;
  /** Its number. */
  number: number;
  /** Seconds since 1970 since when. */
  since: number;
};

/** What a member of the club may do beside playing. */
export type Role = "member" | "organiser" | "moderator" | "owner";

/** How many players have a role. */
export type RoleCount = {
  /** Whether they play further forward than their line; else further back. */
  forward: boolean;
  /** The line from which its players come: 0 is the defence. */
  line: number;
  /** How many. */
  number: number;
  /** The role's name in words. */
  role: string;
  /** Whether they play on the wings; else in the middle. */
  wide?: boolean;
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

/** A row of a table. */
export type RowLine = {
  /** Matches drawn. */
  drawn: number;
  /** Goals conceded. */
  goals_against: number;
  /** Goals scored. */
  goals_for: number;
  /** Matches lost. */
  lost: number;
  /** The second of a team of two. */
  partner?: number;
  /** The place, from 1. */
  place: number;
  /** Matches played. */
  played: number;
  /** Points. */
  points: number;
  /** The team; of a team of two the first. */
  team: number;
  /** What put it here among those with the same points: "by goals scored (7 against 5)". */
  why?: string;
  /** Matches won. */
  won: number;
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

/** A rulebook with its text. */
export type Rulebook = {
  /** Which it is. */
  info: RulebookInfo;
  /** The page in Markdown, in English: headings, tables, and a line `**IDENTIFIER** text` for each rule. */
  page: string;
};

/** A rulebook: the rules reference of a game or an edition. */
export type RulebookInfo = {
  /** The game. */
  game: string;
  /** The name in addresses, with which the identifiers of its rules begin: "F22". */
  name: string;
  /** What is printed on it: "FUBA 2.2". */
  title: string;
};

/** What an organiser says to a tie whose teams changed by a correction after it had begun. */
export type Ruling = "replay" | "stand";

/** What somebody says. */
export type Saying = {
  /** A set phrase, which every reader is told in his own language. */
  phrase: SetPhrase;
} | {
  /** A line of plain text, at most 200 characters. */
  text: string;
};

/** What a token is for. */
export type Scope = "play" | "challenge" | "read";

/** The sealing of a match's dice, as far as it has come; everything in it is a text of 64 hexadecimal digits. */
export type Sealing = {
  /** The sides that are awaited: to send a seal, or once all have, to send the number. Nothing is asked before nobody is. */
  awaited: BySide<boolean>;
  /** The number that each seat has sealed, once it is shown. */
  numbers: BySide<null | string>;
  /** The seal of each seat. */
  seals: BySide<null | string>;
  /** The seal of the server's secret, told before anybody sits. */
  server: string;
};

/** A match that was set up: seats and invitations are secrets, told only here. */
export type Seated = {
  /** The match. */
  info: MatchInfo;
  /** The invitation to each seat that somebody else is to take. */
  invitations: BySide<null | string>;
  /** The secret of each seat of whoever set it up. */
  seats: BySide<null | string>;
};

/** Where an account is logged in. */
export type SessionInfo = {
  /** The address without its end. */
  address: string;
  /** The browser and its system; empty where neither is known. */
  client: string;
  /** Seconds since 1970 when it was opened. */
  created: number;
  /** Whether it is the one that asks. */
  here: boolean;
  /** Its number. */
  number: number;
  /** Seconds since 1970 when it was last used, to the hour. */
  seen: number;
};

/** Something that every reader is told in his own language. */
export type SetPhrase = "hello" | "good-luck" | "one-moment" | "back-again" | "well-done" | "bad-luck" | "sorry" | "well-played" | "thanks" | "goodbye";

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
  /** The choice that keeps everything in the hand, where the decision is whether a card of it is used; a viewer may want
   * it made at every such decision. */
  decline?: string;
  /** The choice to put together from parts, where the decision is one. */
  draft?: Draft;
  /** The dice of the last roll and what was reckoned with them; none before the first. */
  last_roll?: LastRoll;
  /** The usual line-up, where the viewer's team is being lined up. */
  line_up?: LineUp;
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

/** In which way the matches of two people differ from everybody else's. */
export type SignInfo = "one-sided" | "early";

/** What each roll can bring, for a page. */
export type SolvedPosition = {
  /** The chance of a goal over all faces that count, where each was looked at. */
  total?: ExactChance;
  /** Each roll that was looked at, or the one that is made already. */
  turns: Array<SolvedTurn>;
};

/** A way to score. */
export type SolvedShot = {
  /** The chance of a goal. */
  goal: ExactChance;
  /** The choices in their notation. */
  line: string;
  /** The way of the ball. */
  way: Array<string>;
  /** What happens and who may intercept. */
  words: string;
};

/** What one roll can bring. */
export type SolvedTurn = {
  /** How many more shots there are. */
  more: number;
  /** The roll; none where it is made already. */
  roll?: number;
  /** The shots, the best first; none where nobody can score. */
  shots: Array<SolvedShot>;
  /** Why nobody plays the ball. */
  unsolved?: string;
};

/** How fast matches are. */
export type Speed = "blitz" | "rapid" | "slow" | "correspondence";

/** Where somebody stands on a ladder. */
export type Standing = {
  /** Milliseconds since 1970 of the last one. */
  at: number;
  /** The ladder. */
  ladder: LadderInfo;
  /** The rated matches. */
  matches: MatchCounts;
  /** The computer whose strength is nearest. */
  opponent?: FittingOpponent;
  /** The place on the ladder, where the rating is certain enough. */
  place?: number;
  /** The rating. */
  rating: Rating;
};

/** Points and goals, as one side sees them. */
export type Swing = {
  /** The lead in goals. */
  goals: number;
  /** Points: a win is 1, a draw a half, a defeat 0. */
  points: number;
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

/** A table. */
export type TableLines = {
  /** Its name, where there are several: "Group A". */
  name?: string;
  /** Its rows, the first place first. */
  rows: Array<RowLine>;
};

/** What is at a table beside the answers. */
export type TableState = {
  /** Whether both sides agreed to go on later. */
  adjourned?: boolean;
  /** Whether both sides are asked at once, and neither has decided. */
  both?: boolean;
  /** The clocks, where time is limited. */
  clocks?: Clocks;
  /** The offer that the other side declined last, until somebody chooses or offers something. */
  declined?: OfferMade;
  /** How the match ended before the whistle. */
  end?: EndTold;
  /** Whether hints and thoughts may be asked for. */
  hints?: boolean;
  /** The offer that stands. */
  offer?: OfferMade;
  /** The side whose last answer was left with the table beforehand. */
  planned?: Side;
  /** The name of the match that both sides wanted after the end: the secret of each seat opens its other side there. */
  rematch?: string;
  /** The sides that a computer coach has taken over, and its name. */
  taken_over?: BySide<null | string>;
  /** The sides' days off, where they have any. */
  vacations?: BySide<{
    /** How many whole days it can take from now on, those of a vacation that it has taken included. */
    left: number;
    /** Until when it is away: milliseconds since 1970; not there where it is not. */
    until?: number;
  }>;
};

/** A team of a competition: its place in the seeding, the highest seed 0. */
export type TeamId = number;

/** A team of a competition. */
export type TeamLine = {
  /** Its colour, "#rrggbb". */
  colour: string;
  /** Its name. */
  name: string;
  /** Who plays it. */
  player: CupPlayer;
  /** The names of its players by shirt, where there are any. */
  squad?: Array<string>;
  /** Whether it has withdrawn. */
  withdrawn: boolean;
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

/** What ranks teams that are level so far. */
export type TieBreak = "difference" | "goals" | "direct" | "direct-points" | "wins" | "buchholz" | "sonneborn-berger" | "lot";

/** A tie of a knock-out: one match or several between the same two teams. */
export type TieId = number;

/** A tie of a knock-out. */
export type TieLine = {
  /** Its number. */
  id: number;
  /** Its name: "Semi-final 1". */
  name: string;
  /** What the organiser is asked: to let it be played again, or to let it stand. */
  question?: string;
  /** The results of its matches, from the first side's view: "2–1", "0–0, 4–3 on kicks". */
  results: Array<string>;
  /** The round of the knock-out, the first 0. */
  round: number;
  /** Its two sides. */
  sides: Array<TieSide>;
  /** Whether it is for the third place. */
  third_place: boolean;
  /** Who won it. */
  winner?: number;
};

/** A side of a tie. */
export type TieSide = {
  /** Where it comes from: "winner of Quarter-final 2". */
  from: string;
  /** The team, once it is known. */
  team?: number;
};

/** The time that each side has to decide. It runs only while a person decides, and from the first roll on. */
export type TimeControl = {
  /** Seconds for the whole match, at most a day. */
  base: number;
  /** Seconds more for each turn of one's own, at most an hour. */
  increment: number;
  kind: "live";
} | {
  /** Days for each turn of one's own, at most 30. */
  days: number;
  kind: "correspondence";
  /** Days for the whole match that are used when those are over, at most 365. */
  reserve: number;
  /** Days a year that each side can take off while its clock stands still, at most 180. */
  vacation?: number;
};

/** A token of a program that the account keeps. */
export type TokenInfo = {
  /** Seconds since 1970 when it was made. */
  created: number;
  /** What it is called. */
  name: string;
  /** Its number. */
  number: number;
  /** The program. */
  program: string;
  /** What it is for. */
  scopes: Array<Scope>;
  /** Seconds since 1970 when it was last used, to the hour. */
  seen?: number;
};

/** Something that happened, with its words and its rule. */
export type Told = {
  /** The way of the ball in it, where it moved. */
  ball?: BallWay;
  /** The dice that were thrown for it, in the order in which they are shown; empty where it is no roll. */
  dice?: Array<RolledDie>;
  /** The same as people tell football; not there for what only a referee notes. */
  football?: string;
  /** What it is to somebody who leafs through a match. */
  landmark?: Landmark;
  /** The rule it follows. */
  rule: RuleId | null;
  /** The referee's line with its arithmetic, in the language that was asked for. */
  words: string;
};

/** Why something could not be sent. */
export type Trouble = "unreachable" | "slow" | "refused" | "forbidden" | "gone" | "closed";

/** How an agreement compares with everybody else's. */
export type UsualInfo = "too-few" | "as-usual" | "higher" | "lower";

export type Vec = Array<Conditional>;

/** What the news of a match contain. */
export type Want = "sight" | "choices";

/** A warning that was not read yet. */
export type Warning = {
  /** Seconds since 1970 when it was given. */
  at: number;
  /** Its number. */
  number: number;
  /** What the moderators say. */
  words: string;
};

/** A public match that goes on. */
export type WatchInfo = {
  /** Its id. */
  id: string;
  /** The minute. */
  minute: number;
  /** The names of the teams. */
  names: BySide<string>;
  /** How many sides people play. */
  people: number;
  /** The rating of the stronger side, where it has one. */
  rating?: number;
  /** The goals. */
  score: BySide<number>;
  /** The game as its options play it: "FUBA 2.2". */
  title: string;
  /** How many watch. */
  watchers: number;
};

/** What the other side has to answer, from when this was left, or from the seat's own last choice on; everything that is
 * said here has to hold. Dice do not matter, and what is decided in secret counts for nothing. */
export type When = {
  /** Choices that are among its answers, each in its notation. */
  answers?: Array<string>;
  /** A question, as `awaits` names it, that it has answered in any way. */
  question?: string;
};

/** Why a line does not wait any more. */
export type WhyDropped = "otherwise" | "refused";

/** A position as a short text (docs/POSITIONS.md). */
export type WrittenPosition = {
  /** The text: "fuba/2.2;pieces=b4:3/2,b5:1/2;ball=b4;value=3". */
  text: string;
};
