// Generated from crates/games/src/{protocol,thoughts,board,odds}.rs: GAFFER_WRITE_TYPES=1 cargo test -p gaffer-games --test typescript

/** A side of a match. */
export type Side = 'home' | 'away';

/** One of something for each side. */
export type BySide<T> = { home: T; away: T };

export type Layout = { 
/**
 * How wide the board is.
 */
width: number, 
/**
 * How high it is.
 */
height: number, 
/**
 * Where pieces can stand, in reading order.
 */
places: Array<Place>, 
/**
 * What is painted on the grass.
 */
lines: Array<Shape>, 
/**
 * Whether offers name directions by the compass: north is where home attacks, to the right.
 */
compass: boolean, };

export type Place = { 
/**
 * The name in choices: "b3".
 */
id: string, 
/**
 * The left edge.
 */
x: number, 
/**
 * The upper edge.
 */
y: number, 
/**
 * The width.
 */
width: number, 
/**
 * The height.
 */
height: number, 
/**
 * The places next to it.
 */
neighbours: Array<string>, 
/**
 * What it is beside its name: "penalty-area", "goal"; a key for words and for drawing.
 */
kind?: string, 
/**
 * Whose end it belongs to, where it has a kind.
 */
side?: Side, };

export type Shape = { "shape": "line", 
/**
 * Where it begins.
 */
x1: number, 
/**
 * Where it begins.
 */
y1: number, 
/**
 * Where it ends.
 */
x2: number, 
/**
 * Where it ends.
 */
y2: number, } | { "shape": "box", 
/**
 * The left edge.
 */
x: number, 
/**
 * The upper edge.
 */
y: number, 
/**
 * The width.
 */
width: number, 
/**
 * The height.
 */
height: number, } | { "shape": "circle", 
/**
 * The middle.
 */
x: number, 
/**
 * The middle.
 */
y: number, 
/**
 * The radius.
 */
radius: number, };

export type Board = { 
/**
 * Every piece on the board, in the order in which it is read out.
 */
pieces: Array<Piece>, 
/**
 * The ball, where it is in play.
 */
ball?: Ball, };

export type Piece = { 
/**
 * The same from one position to the next where the game tells pieces apart ("home-7"); else made of where it
 * stands ("home-b3-2").
 */
id: string, 
/**
 * The place on which it stands.
 */
at: string, 
/**
 * Whose it is.
 */
side: Side, 
/**
 * What is written on it: a shirt's number, or nothing.
 */
text: string, 
/**
 * What it is.
 */
kind: PieceKind, 
/**
 * What can be told of it: "yellow", "injured", "warm", "line-defenders"; keys for words and for drawing.
 */
marks: Array<string>, };

export type PieceKind = "outfield" | "keeper";

export type Ball = { 
/**
 * The place on which it lies.
 */
at: string, 
/**
 * Its value, in games where it has one.
 */
value?: number, 
/**
 * The piece that has it, where one has.
 */
holder?: string, };

export type Sheet = { 
/**
 * The goals.
 */
score: BySide<number>, 
/**
 * The time.
 */
clock: Clock, 
/**
 * Whose team controls the ball.
 */
controlling?: Side, 
/**
 * What each team has, as the viewer may know it, in one order for both.
 */
teams: BySide<Array<Fact>>, };

export type Clock = { 
/**
 * The period as a key for words: "first-half", "second-half", "extra-time-1", "shoot-out", "before", "over".
 */
period: string, 
/**
 * The minute.
 */
minute: number, 
/**
 * The last minute of the period before stoppage time.
 */
of: number, 
/**
 * Squares of stoppage time used, and how many there are; none where the game has none.
 */
stoppage?: [number, number], 
/**
 * The time in words: "minute 54 (9 of 16 ones)".
 */
words: string, };

export type Fact = { 
/**
 * What it is, as a key for words: "formation", "yellow", "red", "condition", "substitutions", "bench".
 */
key: string, 
/**
 * How it is called.
 */
label: string, 
/**
 * What it is now: "4-4-2", "2", "D 3 M 4 F 2".
 */
value: string, 
/**
 * More to say of it, where there is more: names of skills and what they do.
 */
detail: string, };

export type Awaits = { "kind": "choice", 
/**
 * Whose it is.
 */
side: Side, 
/**
 * Its name: "target".
 */
question: string, } | { "kind": "secret", 
/**
 * Whose it is.
 */
side: Side, 
/**
 * Its name: "formation".
 */
question: string, } | { "kind": "roll", 
/**
 * What for: "turn".
 */
purpose: string, 
/**
 * Whose the dice are, in order.
 */
dice: Array<Side>, 
/**
 * How many faces each has.
 */
faces: number, 
/**
 * Whether only their owner may see what they show.
 */
secret?: boolean, } | { "kind": "nothing", 
/**
 * Who won.
 */
outcome: { won: Side } | "drawn", 
/**
 * The game's own account of the result.
 */
result: unknown, };

export type Offer = { 
/**
 * The choice in its notation; a row where one click takes a whole row ("goalie 1, formation 4-4-2").
 */
choice: string, 
/**
 * What it is, in a few words.
 */
label: string, 
/**
 * What it means or may lead to, with the odds; empty where the label says it all.
 */
detail?: string, 
/**
 * How likely it is to bring what it is made for, where dice decide that.
 */
odds?: Odds, 
/**
 * Whether its words tell how likely something is, of itself or of what may follow.
 */
tells_chances?: boolean, 
/**
 * The places to point at in this order to mean it; empty where it has no place on the board.
 */
places: Array<string>, 
/**
 * The way of the ball or of a piece, to draw before it is chosen; at least two places or none.
 */
path?: Array<string>, 
/**
 * The rule that says what it does.
 */
rule?: string, };

export type Odds = { 
/**
 * The parts.
 */
part: number, 
/**
 * The whole.
 */
total: number, };

export type Draft = { 
/**
 * How many parts are wanted.
 */
wanted: number, 
/**
 * What the choice begins with; the chosen parts follow, with a space before each.
 */
verb: string, 
/**
 * The parts: `choice` is a part's name.
 */
parts: Array<Offer>, };

export type RollWords = { 
/**
 * What it decides.
 */
purpose: string, 
/**
 * What it is reckoned from, or how likely its outcomes are.
 */
chances: string, };

export type Told = { 
/**
 * The referee's line with its arithmetic, in the language that was asked for.
 */
words: string, 
/**
 * The same as people tell football; not there for what only a referee notes.
 */
football?: string, 
/**
 * The rule it follows.
 */
rule: string | null, 
/**
 * What it is to somebody who leafs through a match.
 */
landmark?: Landmark, };

export type Landmark = "turn" | "goal" | "card" | "set-piece" | "end";

export type Sight = { 
/**
 * What is awaited.
 */
awaits: Awaits, 
/**
 * The decision as a short question, or what a roll is for.
 */
prompt: string, 
/**
 * How many choices the viewer can take back.
 */
can_undo: number, 
/**
 * The choice that is made for a viewer who does not want to be asked what hardly ever matters.
 */
pass?: string, 
/**
 * What stands on the board.
 */
board: Board, 
/**
 * What stands beside it.
 */
sheet: Sheet, 
/**
 * What the viewer may choose; empty where the decision is not his.
 */
offers: Array<Offer>, 
/**
 * The choice to put together from parts, where the decision is one.
 */
draft?: Draft, 
/**
 * The roll that is due.
 */
roll?: RollWords, 
/**
 * The dice of the last roll and what was reckoned with them.
 */
last_roll: string, };

export type Problem = { 
/**
 * A word for programs (docs/PROTOCOL.md lists them).
 */
code: string, 
/**
 * What is wrong and what to do, in the language that was asked for.
 */
message: string, 
/**
 * The rule that is the reason.
 */
rule?: string, 
/**
 * What that rule says.
 */
text?: string, };

export type GameInfo = { 
/**
 * The name in records and requests: "fuba".
 */
game: string, 
/**
 * The name as it is printed: "FUBA".
 */
name: string, 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * The named sets of options, the usual one first.
 */
presets: Array<PresetInfo>, 
/**
 * The computer coaches, those who look at least first.
 */
coaches: Array<CoachInfo>, 
/**
 * The board without pieces.
 */
layout: Layout, };

export type CoachInfo = { 
/**
 * The name in requests: "expert".
 */
name: string, 
/**
 * How strong it is and how long it thinks.
 */
what: string, 
/**
 * Whether it is the one who plays where nobody else is named.
 */
usual: boolean, };

export type PresetInfo = { 
/**
 * The name in requests.
 */
name: string, 
/**
 * What the game is called with these options: "FUBA 2.2".
 */
title: string, 
/**
 * What it is.
 */
what: string, 
/**
 * Every switch with its value in this preset.
 */
switches: Array<Switch>, };

export type Switch = { 
/**
 * The name in `options` of a new match.
 */
name: string, 
/**
 * How it is called.
 */
label: string, 
/**
 * What it does.
 */
detail: string, 
/**
 * The value in the preset: true or false, a number, a word, or a list of words.
 */
value: boolean | number | string | Array<string>, 
/**
 * The values among which one can choose, for a word or a list; empty for true or false and numbers.
 */
values: Array<SwitchValue>, 
/**
 * Of a single reading: its value in the set `letter` of the option `readings`.
 */
letter?: string, };

export type SwitchValue = { 
/**
 * The value in `options` of a new match.
 */
value: string, 
/**
 * How it is called.
 */
label: string, 
/**
 * What it means, where the name does not say it.
 */
detail?: string, };

export type Player = { "who": "person", 
/**
 * Whether the seat is for somebody at another computer.
 */
link: boolean, } | { "who": "computer", 
/**
 * Its name.
 */
coach: string, };

export type NewMatch = { 
/**
 * The game.
 */
game: string, 
/**
 * The preset; without one the game's usual options.
 */
preset?: string, 
/**
 * Switches laid over the preset.
 */
options?: Record<string, unknown>, 
/**
 * The teams.
 */
teams: BySide<NewTeam>, 
/**
 * Where the dice come from.
 */
dice?: DiceFrom, 
/**
 * The seed of dice and coaches, which everybody is told; without one the server draws 128 bits and nobody knows them.
 */
seed?: number, 
/**
 * Whether hints and thoughts may be asked for; where nothing is said, unless two people play each other.
 */
hints?: boolean, };

export type NewTeam = { 
/**
 * Its name, at most 40 characters.
 */
name: string, 
/**
 * Its colour, "#rrggbb".
 */
colour: string, 
/**
 * Who decides for it.
 */
player: Player, };

export type DiceFrom = "server" | "by-hand";

export type Ended = { 
/**
 * Seconds since 1970.
 */
at: number, 
/**
 * What the operator said.
 */
why: string, };

export type MatchInfo = { 
/**
 * Its name in addresses; whoever knows it can watch.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The game as these options play it: "FUBA 2.2".
 */
title: string, 
/**
 * The options that differ from the game's usual ones, by name.
 */
options: Record<string, unknown>, 
/**
 * The teams.
 */
teams: BySide<NewTeam>, 
/**
 * Where the dice come from.
 */
dice: DiceFrom, 
/**
 * The seed, where whoever set the match up named it: from it all dice of the server can be known beforehand.
 */
seed?: number, 
/**
 * Whether hints and thoughts may be asked for.
 */
hints: boolean, 
/**
 * The goals.
 */
score: BySide<number>, 
/**
 * The time in words.
 */
clock: string, 
/**
 * Whether it is over.
 */
over: boolean, 
/**
 * Where it was taken from, for a sandbox: the match and the number of its answers that were kept.
 */
sandbox?: Origin, 
/**
 * When and why the operator of the server ended it, which makes it over for good.
 */
ended?: Ended, 
/**
 * Seconds since 1970 of the last change.
 */
changed: number, };

export type NewSandbox = { 
/**
 * How many of the answers are kept.
 */
moment: number, 
/**
 * The teams; without them those of the other match.
 */
teams?: BySide<NewTeam>, 
/**
 * Where the dice come from.
 */
dice?: DiceFrom, 
/**
 * The seed of dice and coaches, which everybody is told; without one the server draws 128 bits and nobody knows them.
 */
seed?: number, 
/**
 * Whether hints and thoughts may be asked for; where nothing is said, unless two people play each other.
 */
hints?: boolean, };

export type RuleText = { 
/**
 * Its identifier.
 */
id: string, 
/**
 * The heading it stands under.
 */
heading: string, 
/**
 * Its text.
 */
text: string, };

export type Origin = { 
/**
 * The match.
 */
id: string, 
/**
 * How many of its answers were kept.
 */
moment: number, };

export type Seated = { 
/**
 * The match.
 */
info: MatchInfo, 
/**
 * The secret of each seat that a person takes.
 */
seats: BySide<string | null>, };

export type Replay = { 
/**
 * What is open of the match.
 */
info: MatchInfo, 
/**
 * How many moments there are: one before the first answer, and one after each; while the match goes on, a secret
 * decision is one, however many answers it took.
 */
total: number, 
/**
 * The moments asked for.
 */
moments: Array<Moment>, 
/**
 * Where something worth a jump happens, over the whole match.
 */
landmarks: Array<LandmarkAt>, };

export type Moment = { 
/**
 * How many moments came before.
 */
number: number, 
/**
 * The answer that led here, in its notation; hidden while it is a secret.
 */
answer: string, 
/**
 * What it led to.
 */
events: Array<Told>, 
/**
 * What stands on the board.
 */
board: Board, 
/**
 * What stands beside it.
 */
sheet: Sheet, };

export type LandmarkAt = { 
/**
 * The moment.
 */
moment: number, 
/**
 * What it is.
 */
landmark: Landmark, 
/**
 * The commentary.
 */
words: string, };

export type Request = { "do": "join", 
/**
 * The id.
 */
id: string, 
/**
 * The seat's secret; without one the client watches.
 */
seat?: string, 
/**
 * What the client calls itself, the same whenever it comes back: whoever joins a seat by another name, or without
 * one, opens it a second time. At most 64 characters.
 */
client?: string, 
/**
 * The number of events that are known and `settled`.
 */
since?: number, 
/**
 * What each news is to contain.
 */
want?: Want, 
/**
 * The language of all words, "fi"; English where it is not there.
 */
language?: string, } | { "do": "choose", 
/**
 * The id; a repeat of an id that was carried out is answered again and changes nothing.
 */
id: string, 
/**
 * The version that the choice was made for.
 */
version: number, 
/**
 * The choice in its notation.
 */
choice: string, } | { "do": "roll", 
/**
 * The id.
 */
id: string, 
/**
 * The version.
 */
version: number, 
/**
 * The faces in the order asked for.
 */
dice: Array<number>, } | { "do": "confirm", 
/**
 * The id.
 */
id: string, 
/**
 * The version.
 */
version: number, 
/**
 * The faces that were said.
 */
dice: Array<number>, } | { "do": "dispute", 
/**
 * The id.
 */
id: string, 
/**
 * The version.
 */
version: number, 
/**
 * The faces that were said.
 */
dice: Array<number>, } | { "do": "undo", 
/**
 * The id.
 */
id: string, 
/**
 * The version.
 */
version: number, } | { "do": "why", 
/**
 * The id.
 */
id: string, 
/**
 * The choice.
 */
choice: string, } | { "do": "hint", 
/**
 * The id.
 */
id: string, } | { "do": "play-now", 
/**
 * The id.
 */
id: string, } | { "do": "thoughts", 
/**
 * The id.
 */
id: string, };

export type Want = "sight" | "choices";

export type Message = { "message": "welcome", 
/**
 * The request's id.
 */
id: string, 
/**
 * What is open of the match.
 */
info: MatchInfo, 
/**
 * Whose seat it is; none for a spectator.
 */
you: Side | null, } | { "message": "news" } & News | { "message": "presence", 
/**
 * Whether anybody is connected with each seat; a computer always is.
 */
there: BySide<boolean>, } | { "message": "opened-again", 
/**
 * From how many places it is open now.
 */
places: number, } | { "message": "dice-said", 
/**
 * The version that they are thrown for.
 */
version: number, 
/**
 * Who typed them in.
 */
side: Side, 
/**
 * The faces.
 */
dice: Array<number> | null, } | { "message": "done", 
/**
 * The request's id.
 */
id: string, 
/**
 * The version after it.
 */
version: number, } | { "message": "why", 
/**
 * The request's id.
 */
id: string, 
/**
 * Whether the choice is allowed.
 */
allowed: boolean, 
/**
 * If it is not, the reason.
 */
problem?: Problem, } | { "message": "hint", 
/**
 * The request's id.
 */
id: string, 
/**
 * At most three plans, the best first; one without chances where the coach does not search.
 */
hint: Thoughts, } | { "message": "thoughts", 
/**
 * The request's id.
 */
id: string, 
/**
 * What was thought; none where no coach has searched yet, or where it may not be known.
 */
thoughts: Thoughts | null, } | { "message": "rules-changed", 
/**
 * The version of the rules from now on.
 */
rules: number, 
/**
 * What it means, in English.
 */
words: string, } | { "message": "thinking" } & Thinking | { "message": "refused", 
/**
 * The request's id, if it could be read.
 */
id: string | null, 
/**
 * Why.
 */
problem: Problem, };

export type Thinking = { 
/**
 * The version that it decides for.
 */
version: number, 
/**
 * The side that it decides for.
 */
side: Side, 
/**
 * The positions that it has looked at; not told of a side with secrets, whose number depends on them.
 */
positions?: number, 
/**
 * The milliseconds that it has taken.
 */
milliseconds: number, };

export type Thoughts = { 
/**
 * Whose decision it is.
 */
side: Side, 
/**
 * The plans that were looked at, the best first.
 */
plans: Array<Plan>, 
/**
 * The positions that were looked at.
 */
positions: number, };

export type Plan = { 
/**
 * The row of choices in its notation, as `choose` takes it.
 */
choice: string, 
/**
 * Each of the choices in words.
 */
steps: Array<Step>, 
/**
 * What the match is expected to end as; none where it was not looked at.
 */
chances?: Chances, 
/**
 * How often the search went this way.
 */
visits: number, 
/**
 * What most likely follows, with dice as they may fall.
 */
leads_to: Array<Step>, };

export type Chances = { 
/**
 * The chance to win, from 0 to 1.
 */
win: number, 
/**
 * The chance of a draw.
 */
draw: number, 
/**
 * The lead at the end, in goals.
 */
lead: number, };

export type Step = { "kind": "choice", 
/**
 * Who makes it.
 */
side: Side, 
/**
 * The choice in its notation.
 */
choice: string, 
/**
 * What it is, in the words in which it is offered.
 */
label: string, } | { "kind": "roll", 
/**
 * What for: "turn".
 */
purpose: string, 
/**
 * The same in words.
 */
words: string, 
/**
 * What they show.
 */
dice: Array<number>, };

export type News = { 
/**
 * Grows by one with every answer taken or taken back.
 */
version: number, 
/**
 * The number of the first of `events`: what the client has from there on is replaced by them.
 */
from: number, 
/**
 * The events.
 */
events: Array<Told>, 
/**
 * How many events can no longer be taken back.
 */
settled: number, 
/**
 * What the viewer is shown, where it is wanted.
 */
sight?: Sight, 
/**
 * What is awaited, where only choices are wanted.
 */
awaits?: Awaits, 
/**
 * The offered choices, where only these are wanted and the decision is the viewer's.
 */
choices?: Array<string>, };
