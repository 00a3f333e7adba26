# The words of the pages. What the server says it says in the language of the reader.

## Every page

app-name = Gaffer
app-skip = Skip to the main content

## The pages

page-start = Start
page-menu = Menu
page-learn = Learn
page-puzzles = Puzzles
page-rules = Rules
page-match = Match
page-replay = Replay
page-nowhere = There is no such page.
page-home = Back to the start page
page-loading = Loading…
page-failed = This page could not be loaded. Check that the server runs, then load the page again.

## The start page

door-title = Be the gaffer.
door-what = Two football board games with every rule of their rulebooks: FUBA moves whole teams from area to area, Champions 2020 plays eleven against eleven on a grid. You decide, fair dice answer, and your opponent is a friend or a computer, from beginner to master.
door-kick-off = Kick off now
door-kick-off-what = { $game }, the basic game, against the beginner · about { $minutes } minutes
door-learn = Learn in ten minutes
door-learn-what = You play, a guide explains
door-friend = Play a friend
door-friend-what = By a link to another computer
door-set-up = Set up a match
door-set-up-what = Any rules, any opponent
door-cups-what = Leagues, cups and their tables
door-games = The games, and how long a match takes
door-minutes = { $minutes } min
door-begin-with = begin here
door-show = A match of FUBA: home plays the ball out of its own half and scores.
door-goal = Goal!
door-pause = Stop the picture
door-play = Let the picture play
friend-what = A match is made: { $title }, you at home, your friend away.
friend-other = Other rules or another game
friend-link = Send this invitation; whoever takes the seat first plays:
friend-go = To the match

## Settings

settings-title = Settings
settings-theme = Theme
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-language = Language
settings-ask = Ask before I commit
settings-ask-odds = Where there are odds to read
settings-ask-always = Always
settings-ask-never = Never
settings-voice = Commentary
settings-voice-football = Football first, the referee's lines small
settings-voice-exact = The referee's exact lines first
settings-speed = Dice, ball and pieces
settings-sound = Sounds
settings-volume = Volume
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = At once
settings-thoughts = Show what the computer thought
settings-thoughts-what = The plans that it looked at, after each decision that is no secret.
settings-pass-what = Who warms up before a roll, and skills that cannot be used. What was passed is told; Undo goes back to it.
settings-skills = Use a skill?
settings-skills-what = For new matches; each match remembers its own. What was done is told, Undo goes back to it. A coach is asked in matches with hints only.
settings-pass = Pass questions that hardly ever matter
settings-close = Close

## Learning: guides and their lessons

learn-title = Learn in ten minutes
learn-what = One idea a step, on a prepared board. You do it yourself; nothing is timed, nothing can be lost.
learn-begin = Begin
learn-go-on = Go on
learn-again = Begin again
learn-count = { $count } lessons
learn-progress = { $done } of { $all } lessons done
learn-step = Lesson { $number } of { $all }
learn-all = All lessons
learn-done = Done
learn-task = Your task
learn-retry = Try again
learn-next = Next
learn-over-title = That was the guide.
learn-over = You know enough for a whole match. What is rare is explained when it happens: every line of the commentary leads to its rule.
learn-match = Play a whole match
learn-other-guides = Other guides
learn-failed = The lessons could not be loaded. Check that the server runs, then load the page again.
learn-rules = Rules:
puzzles-what = A position, one decision: find the answer that is best by far. The computer has made them from its matches and judged each of them.
puzzles-daily = The puzzle of the day
puzzles-solve = Solve it
puzzles-any = Any theme
puzzles-count = { $count } puzzles
puzzles-rating = Rating { $rating }
puzzles-progress = { $right } of { $all } right at the first try, in this browser
puzzles-unrated = Not rated: without an account only this browser counts first tries.
puzzles-log-in = Log in for a puzzle rating.
puzzles-rated = Your first try at each puzzle changes your puzzle rating and the puzzle's; later tries change nothing.
puzzles-mine = Your puzzle rating: { $rating }
puzzles-mine-tries = { $right } of { $all } right at the first try
puzzles-first-right = Right at the first try: your rating { $before } → { $after } ({ $change }).
puzzles-first-wrong = Wrong at the first try: your rating { $before } → { $after } ({ $change }).
puzzles-first-puzzle = The puzzle's: { $before } → { $after }.
puzzles-best = The best answer:
puzzles-show = Show the answer
puzzles-next = Next puzzle
puzzles-skip = Another puzzle
puzzles-failed = The puzzles could not be loaded. Check that the server runs, then load the page again.

## The rulebooks

rules-title = Rulebooks
rules-what = Every rule that Gaffer plays, in our own words, by its number, with examples on a board.
rules-home = Home
rules-away = Away
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One rule
   *[other] { $count } rules
}
rules-first-found = The first { $count } of them:
rules-chapters = Chapters
rules-introduction = About this book
rules-examples = Examples of { $id }
rules-examples-show = Examples
rules-no-examples = There is no example of this rule alone.
rules-ruling = Ruling
rules-rulings-here = Rulings
rules-play = Played
rules-told = What happens
rules-refused = Refused
rules-then = Then
rules-after = After it
rules-link = The address of { $id }
rules-before-chapter = Previous chapter
rules-next-chapter = Next chapter
rules-print = Print this chapter
rules-missing = There is no such rulebook or chapter.
rules-failed = The rulebook could not be loaded. Check that the server runs, then load the page again.
rules-figure = A figure in letters
rules-table = A table
rules-symbols = How to read it
rules-symbol-home = Home: red discs, attacking to the right.
rules-symbol-away = Away: white squares, attacking to the left.
rules-symbol-keeper = The keeper wears a ring.
rules-symbol-ball = The ball; in FUBA with its value, 1 is best.
rules-symbol-number = Every rule has a number; letters split a section. Examples name the rules that they show.
rules-symbol-ruling = A number with D is a ruling: how an unclear line is played, and why.
rules-symbol-play = Choices and dice are written as they are typed: “target b4”, “roll 5 2”.

## Replay

replay-controls = Replay
replay-slider = Moment of the match
replay-moment = Moment { $at } of { $last }, { $clock }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-end = To the end
replay-speed = Speed
replay-landmarks = Jump to
replay-goals = Goals
replay-cards = Cards
replay-set-pieces = Set pieces
replay-landmarks-none = Nothing of this kind happened.
replay-no-more = There is no further one.
replay-keys = Keys: ← → step, space plays, G goal, C card, S set piece, M mistake; with Shift back.
replay-share = Link to this moment
replay-play-on = Play on from here
replay-play-on-what = A sandbox match begins at this moment. It does not change the match that you are watching.
replay-play-on-begin = Start the sandbox match
replay-dice = Dice
replay-dice-same = The same that came in the match, as far as they fit
replay-dice-fresh = Fresh ones
replay-to-match = To the match
replay-load = Load another record
replay-missing = There is no match at this address.
replay-running = This match goes on. What you see is how it stood when it was loaded.
replay-refresh = Load what is new
replay-grown =
    { $count ->
         [one] { $count } new moment.
        *[other] { $count } new moments.
    }

## The compass rose

compass-label = Directions in the words: N is { $north } on the board, E is { $east }.
compass-up = up
compass-right = right
compass-down = down
compass-left = left
way = { $way ->
    [up] up
    [up-right] up-right
    [right] right
    [down-right] down-right
    [down] down
    [down-left] down-left
    [left] left
   *[up-left] up-left
}

## A new match

start-title = Set up a match
start-game = Game
start-preset = Rules
start-teams = Teams
start-home = Home
start-away = Away
start-team-name = Name
start-team-colour = Colour
start-team-who = Who plays
start-who-here = A person at this computer
start-who-link = A person with a link
start-who-computer = Computer: { $coach }
start-squad = Players' names
start-squad-how = The number of a shirt, then a name; whoever has none is called by the number
start-squad-example = 1 Lehto, 2 Virta, 9 Niemi
start-squad-no-number = “{ $part }” needs the number of a shirt and a name, as in “9 Niemi”.
start-squad-no-shirt = There is no shirt { $part }: they go from 1 to 20.
start-squad-twice = Shirt { $part } has two names.
start-squad-long = The name of shirt { $part } is too long: at most 40 characters.
start-alike = The colours are much alike. The pieces still differ by their shape.
start-more = More: dice and rule switches
start-more-changed = changed
start-dice = Dice
start-dice-server = The server rolls
start-dice-sealed = The server rolls; both sides seal the dice first, so that nobody can choose or foresee them
start-dice-by-hand = We roll real dice and type them in
start-readings = Doubtful lines, one by one
start-readings-what = Lines of the rulebook that can be read in two ways, each on its own.
start-switches = Rules of { $preset }, one by one
start-switches-reset = All as in the preset
start-begin = Start the match
start-no-server = The server does not answer. Check that it runs, then try again.
start-again = Try again
start-recent = Your matches
start-recent-none = No matches yet. The ones that you play in this browser are listed here.
start-recent-go-on = Go on
start-recent-turn = Your turn
start-recent-replay = Watch replay
start-recent-review = Review
start-recent-review-of = Review { $home } – { $away }
start-recent-remove = Remove { $home } – { $away } from the list
start-recent-sandbox = sandbox
start-recent-all = Show all { $count }
start-record = Load a record
start-record-what = Choose the record of a match, or drop it here, to watch its replay.
start-record-choose = Choose a file
start-record-wrong = This file is no record of a match that can be played here. A record ends in .jsonl and comes from "Download the record" at the end of a match, or from gaffer play.
start-record-found = What was found
start-hints = Hints for both sides
start-hints-what = Between two people there are no hints unless you switch them on here; both are told.

## Names that the server sends

coach =
    { $coach ->
         [random] random
         [beginner] beginner
         [amateur] amateur
         [sensible] sensible
         [trained] trained
         [expert] expert
         [master] master
         [program] program
        *[other] { $coach }
    }
place-kind =
    { $kind ->
         [penalty-area] penalty area
         [goal] goal
         [outside] outside the lines
        *[other] { $kind }
    }
mark =
    { $mark ->
         [yellow] yellow card
         [red] red card
         [injured] injured
         [tired] tired
         [advanced] advanced
         [spot] on the corner spot
         [mover] acts now
         [goalie] goalie
         [defender] defender
         [midfielder] midfielder
         [forward] forward
        *[other] { $mark }
    }

## The pitch, to whoever listens

board-title = Pitch
board-empty = empty
board-ball = ball
board-ball-value = ball with value { $value }
board-keeper = keeper
board-count = { $team } { $count }
board-pointed = Chosen
board-source = Can be chosen to begin
board-target = Can be chosen
board-next-to = Next to { $places }
board-help = Arrow keys go from place to place, Page Down and Page Up to the places that can be chosen; Enter chooses.

## A rule and its text

rule-title = Rule { $id }
rule-in-english = The text of the rules is in English.
rule-in-book = In the rulebook, with examples
rule-unknown = There is no text of this rule.
rule-failed = The rule could not be read. Check that the server runs, then try again.

## The scoreboard

score-title = Score
score-controlling = controlling team

## What is explained where it stands

explain = What does this mean? { $what }
explain-rule = In the rulebook:
signs-title = The signs
sign-ball = The number on the ball is the ball value, from 1 to 6. Whoever plays the ball keeps it with a die above this number and loses it with one below: the lower, the better.
sign-stoppage = +1 to +5 beside the clock are the squares of stoppage time, after minute 45 and 90. From there on a half can end at the start of every turn: the further the marker is, the likelier.
sign-condition = Under the score each team has its condition points (defence-midfield-attack), substitutions that are left, injured players and skills.
question-what =
    { $question ->
         [fuba-action] In its stage a team plays two actions of two different types. Number 1 or 2 says which of them this is; the second one is a little weaker.
         [fuba-target] Choose the area to which the ball is played. The percentage says how often your die keeps it, against the number on the ball.
         [fuba-formation] The numbers are defenders, midfielders and forwards: so many moves has each kind of movement. A formation ties nobody to a place. “(card)” marks the eight formations that have a printed card in the box.
         [fuba-roles] A role moves one starting condition point of a player's line to another line; the numbers of moves stay as they are.
         [fuba-skills] A skill stays hidden until it is used at its moment. Its card says when that is and what a use costs.
         [fuba-adjust] Pieces that stand may still go to a neighbouring area before the kick; Done leaves the rest where it is.
        *[other] { "" }
    }

## The clock

clock-stoppage = Stoppage time: { $used } of { $of } squares

## Who is there

seat-you = You
seat-there = Here
seat-away = Not here
seat-computer = Computer ({ $coach })
seat-opened-again =
    { $count ->
         [one] The seat of { $team } is open in { $count } place.
        *[other] The seat of { $team } is open in { $count } places.
    }
seat-opened-again-what = Whoever has its link can decide for you. If the other one is not you, close it, or give the seat a new link: then the old one opens nothing.
seat-read = I have read it
seat-close-others = Close it there
seat-renew = Make a new link

## The teams

teams-title = Teams
strip-title = { $team } has
strip-hidden = { $count } hidden
strip-own = hidden from the others
strip-no-skills = no skills
teams-fact = What

## Dice

dice-title = Dice
dice-due = To roll: { $purpose }.
dice-last = Last roll
dice-dropped = (not { $face })
dice-none = No dice yet.
dice-by-hand = Die { $number }, { $team }
dice-give = Give these dice
dice-said = { $team } says: { $dice }
dice-said-yours = You said { $dice }. { $other } is asked to confirm it; a slip can be typed in anew.
dice-disputed = { $team } says that the dice show something else. Look at them together, or throw again.
dice-confirm = Yes, { $dice }
dice-dispute = No, they show something else
dice-theirs = { $team } throws and types in what the dice show. Then you are asked whether it is right.
dice-theirs-unseen = { $team } draws in secret; nobody else may see it.
dice-unseen = Only you may see this roll, so nobody confirms it.

## Whose turn it is

turn-yours = Your decision
turn-waiting = Waiting
turn-both = Both sides choose now; neither sees what the other one chooses.
turn-decides = { $team } decides
turn-thinking = Thinking… { $positions } positions, { $seconds } s
turn-thinking-time = Thinking… { $seconds } s
turn-thinks = The computer is thinking.
turn-thinks-play-now = The computer is thinking. The button Play now makes it decide.
turn-play-now = Play now
turn-passed = Passed for you: { $question }
turn-forced = Only one answer, played for you: { $choice }
turn-lined-up = Your team is lined up in the usual way.

## Windows: where a skill may be used

windows-label = Use a skill?
windows-ask = Ask me
windows-never = Never
windows-pays = When it pays
windows-no-hints = This match has no hints: no coach can say when it pays.
windows-not-this-turn = No, not in this turn
windows-not-this-turn-short = Not this turn
windows-declined =
    { $count ->
         [one] No skill used, as you wish: { $count } question.
        *[other] No skill used, as you wish: { $count } questions.
    }
windows-used = Used for you, because it pays: { $choice }.

## What is offered

offers-commit = Do it
offers-cancel = Not this
offers-undo = Undo
offers-undo-none = Nothing to take back: dice and what was chosen in secret stand.
offers-hint = Hint
offers-pass = Pass what hardly matters
offers-all = Show all
offers-from = From { $place }
offers-chosen = { $choice }: confirm with Enter or Do it.
offers-rest = { $count } more
offers-idle = { $count ->
    [one] One more that changes nothing
   *[other] { $count } more that change nothing
}

## Lining up

line-up-title = Line up
line-up-usual = Line up
line-up-last = As last time
line-up-coach = Coach places all
line-up-drawn = So your team will stand. Drag a piece to another place, or choose it and then the place.
line-up-save = Save…
line-up-name = Name of the line-up
line-up-keep = Save
line-up-forget = Forget { $name }
line-up-all = Line up for me
line-up-all-what =
    { $formation ->
         [none] The usual places
        *[other] Formation { $formation } and the usual places
    }: straight to the kick-off.
line-up-eleven-what =
    { $formation ->
         [none] The lowest numbers and the usual places
        *[other] Formation { $formation }, the lowest numbers of each line and the usual places
    }: straight to the kick-off.

## Hints

hint-thinking = Thinking about a hint…
hint-best = A coach would choose: { $choice }
hint-then = Then: { $choices }
hint-else = Or: { $choice }
hint-do-else = Do this
hint-likeliest = No other is likelier: { $own }%.
hint-less-likely = Something else is likelier ({ $best }% instead of { $own }%), but this leads to more.
hint-none-likely = No die brings it, here or elsewhere: what counts is where it fails.
hint-from-there = And from there: { $choice }.
hint-later = After their reply perhaps: { $choice }.
hint-same = Just as good: { $choices }.
hint-leads-to = It may go on like this:
hint-others = { $count ->
    [0] Other plans
    [one] One other plan
   *[other] { $count } other plans
}
hint-more = { $count ->
    [0] What may follow
    [one] One other plan, and what may follow
   *[other] { $count } other plans, and what may follow
}
hint-positions =
    { $count ->
         [one] { $count } position looked at
        *[other] { $count } positions looked at
    }
hint-take = Do it, or Enter in the empty command field, plays the first.

## Plans

plan-then = { ", then " }
plan-choice = { $team }: { $choice }
plan-roll = { $count ->
    [one] A { $dice } on the die: { $purpose }
   *[other] { $dice } on the dice: { $purpose }
}
plan-chances = In 100 such matches: { $win } won, { $draw } drawn (goals { $lead }).

## What the computer thought

thoughts-title = What the computer thought
thoughts-none = Nothing to show: the computer has not searched for its last decision, or has secrets.
thoughts-visits =
    { $count ->
         [one] tried once
        *[other] tried { $count } times
    }

## A choice of several parts

draft-count = { $chosen } of { $wanted } chosen
roles-more = One more: { $role }
roles-fewer = One fewer: { $role }
roles-take = Take these roles
roles-what = A role moves one starting condition point of a player's line to another line; the numbers of moves stay as they are.
roles-all = All { $count } as a list
roles-codes = wb: offensive wing back, cb: attacking centre back, dm and am: defending and attacking midfielder, ws: withdrawn striker, each with how many. Behind the colon the condition points of defence, midfield and attack.
draft-hand = Your hand
draft-advised = coach's choice
draft-take-advised = Coach's choice
card-team = Team
card-keeper = Keeper
card-defence = Defence
card-midfield = Midfield
card-attack = Attack

## Notices

notice-refused = Not possible.
notice-nothing-there = Nothing can be chosen in { $place } now.
notice-allowed = { $choice } is allowed.
notice-not-understood = “{ $line }” is nothing that can be chosen now. What can be written now, for example: { $examples }
notice-why-what = Write what you ask about, as in "why { $example }"; or click a place that is not marked.
notice-several =
    { $count ->
         [one] { $count } offer fits.
        *[other] { $count } offers fit. Type more, or choose from the list.
    }
notice-close = Close the notice

## The command field

command-label = Command
command-do = Enter
command-help = Type an offer in its words or notation; or undo, hint, why …
command-placeholder = offer, undo, hint, why …
command-undo = undo
command-hint = hint
command-why = why
command-roll = roll
command-no-more = no more

## Keys

keys-title = Keys
keys-command = To the command field. It takes an offer in its words or notation, undo, hint, why …; where a skill may be used, no more declines the rest of the turn.
keys-enter = In the empty command field: puts the first offer forward, or done where a row may end; Enter again does it.
keys-escape = Drops what is chosen.
keys-tab = To the pitch, the offers, the commentary.
keys-arrows = On the pitch: from place to place. Enter chooses the place.
keys-pages = On the pitch: to the places that can be chosen.
keys-compass = Directions that are typed in, such as NE2: north is where the home team attacks.

## The commentary

log-title = Commentary
log-search = Search the commentary
log-help = Arrow keys go from line to line and to the rule of each; Enter shows its text.
log-earlier =
    { $count ->
         [one] { $count } earlier line
        *[other] { $count } earlier lines
    }
log-empty = Nothing has happened yet.
log-nothing = Nothing found.
log-follow = To the latest
log-search-short = Search

## Links

share-title = Links
share-seat = Link for { $team }: whoever opens it plays
share-invitation = Invitation for { $team }: whoever takes the seat first plays
share-invite = Invite somebody for { $team }
share-replace = Make another invitation
share-take-back = Take it back
share-renew = Make this link void and take a new one
share-stands = Link for spectators
share-own = Your own seat, { $team }: to go on at another computer
share-copy = Copy
share-copied = Copied
share-absent = { $team } is not here yet. Send this link:
share-loopback = Nobody at another computer can open a link to { $host }: it leads every computer to itself.
share-loopback-what = To play with somebody elsewhere, start Gaffer with the command below, open this page at { $example }, and make the match there. Beyond your own network the port has to be open as well.
share-network = Whoever is in the same network as this computer can open a link to { $address }.

## What happens, in its order

story-now = On the pitch…
story-missed =
    { $count ->
         [one] { $count } thing happened while you were away ▸
        *[other] { $count } things happened while you were away ▸
    }
story-skip = A click or a key shows the end at once.
watch-title = Watching
watch-speed = Speed
watch-pause = Pause
watch-go-on = Go on
watch-to-now =
    { $count ->
         [one] To now ({ $count } change)
        *[other] To now ({ $count } changes)
    }
sound-title = Sound
sound-ask = With sound?
sound-yes = Yes
sound-no = No
sound-on = Sound is on
sound-off = Sound is off

## The result

result-won = { $team } wins
result-drawn = A draw
result-replay = Watch the replay
result-record = Download the record
result-again = New match

result-numbers = The match in numbers
result-shots = Shots
result-possession = Possession
result-cards = Cards
result-see = See it
result-rematch = Rematch, sides exchanged
result-rematch-short = Rematch
result-next = Next opponent: { $coach }
result-share = Share
share-picture = Save the picture
share-send = Send…
share-replay = Link to the replay

## Two people at one computer

hand-over-title = Give the computer to { $team }
hand-over-what = A secret of { $team } comes next. The other side looks away.
hand-over-ready = { $team } is here

## The connection

link-lost = The connection is lost. It comes back by itself; nothing is lost.

## The match

match-missing = This match cannot be entered.
match-missing-what = There is no match at this address, or the link is not complete.
match-stands = You are watching from the stands.
match-ended = Whoever runs this server has ended this match.
match-ended-why = This match was ended before its time: { $why }
match-sandbox = This is a sandbox match, taken from another match after answer { $moment }; it does not count.
match-sandbox-origin = See that moment

## The bar of a small screen

bar-title = What is asked

sheet-more = More
sheet-more-offers = ({ $count ->
    [one] { $count } more offer
   *[other] { $count } more offers
})
sheet-compose = Choose them
sheet-less = Less
sheet-full = As high as the screen
sheet-half = Half as high
hint-thinking-short = Thinking…

## What everybody is told of a match

terms-seed = Dice known beforehand: seed { $seed }
terms-hints = Hints for both
terms-no-hints = No hints

## Changed rules

rules-changed = The rules have changed with a new version of Gaffer.
rules-changed-what = What was played does not come out the same by them: the match goes on from how it stood.

## Competitions

cups-title = Competitions
cups-new = A new competition
cups-here = Competitions here
cups-none = There is none yet.
cups-about = { $teams } teams
cup-usual-name = Weekend cup
cup-name = Name
cup-game = Game
cup-preset = Rules
cup-format = How it is played
cup-template-league = League
cup-template-league-what = Everybody meets everybody once.
cup-template-double-league = League, home and away
cup-template-double-league-what = Everybody meets everybody twice.
cup-template-knock-out = Knock-out
cup-template-knock-out-what = Who loses is out.
cup-template-two-legs = Knock-out in two legs
cup-template-two-legs-what = Home and away, goals added; one final.
cup-template-world-cup = World Cup
cup-template-world-cup-what = Groups, the best two of each go on to a knock-out.
cup-template-swiss = Swiss
cup-template-swiss-what = Each round teams with like scores meet, nobody twice.
cup-template-duplicate = Duplicate
cup-template-duplicate-what = All matches of a round have the same dice; who did more with them is ahead.
cup-rounds = Rounds
cup-groups = Groups
cup-third-place = Match for third place
cup-drawn-tie = A drawn tie
cup-drawn-tie-shoot-out = goes to a shoot-out (a rule of ours)
cup-drawn-tie-replay = is played again
cup-drawn-tie-higher-seed = sends the higher seed on
cup-teams = Teams, the highest seed first
cup-team-count = How many
cup-team-colour = Colour of team { $number }
cup-team-name = Name of team { $number }
cup-team-who = Who plays team { $number }
cup-make = Make it
cup-unknown = There is no such competition here.
cup-over = over
cup-goes = goes on
cup-winner = { $team } has won
cup-due =
  { $count ->
    [0] No match can begin now.
    [one] One match can begin.
   *[other] { $count } matches can begin.
  }
cup-matches = Matches
cup-tables = Tables
cup-bracket = Bracket
cup-history = What happened
cup-missing = Who is missing, and who is one card away
cup-round = Round { $number }
cup-round-played = { $played } of { $all }
cup-bye = { $team } has a bye.
cup-status-waiting = to be played
cup-status-playing = being played
cup-status-played = played
cup-status-forfeited = forfeited
cup-status-annulled = does not count
cup-go-to-match = To the match
cup-replay = Replay
cup-play = Play
cup-enter = Enter result
cup-correct = Correct
cup-enter-title = Result of match { $number }
cup-correct-title = Correct match { $number }
cup-decided = Decided
cup-wrong-entry = { $team }, { $list }: { $why }
cup-no-shirt = “{ $word }” is no shirt. Write numbers from 1 to 20, such as 5, 12.
cup-no-skill = “{ $word }” is no skill. Write its English name, such as high-condition.
cup-twice = “{ $word }” stands there twice.
cup-how-regular = in regular time
cup-how-extra-time = in extra time
cup-how-shoot-out = in a shoot-out
cup-how-forfeit = { $team } did not play
cup-kicks = Kicks scored by { $team }
cup-shirts = { $team }: numbers of players with
cup-shirts-yellow = a yellow card
cup-shirts-red = a red card
cup-shirts-injured = one injury
cup-shirts-injured_twice = two injuries
cup-reason = Why (everybody can read it)
cup-cancel = Cancel
cup-book = Book it
cup-withdraw = A team withdraws
cup-goes-on = goes on
cup-rule = Rule so
cup-rule-replay = Played again by the right teams
cup-rule-stand = Stands as it was played
cup-place = Place
cup-team = Team
cup-played = Played
cup-played-short = P
cup-won = Won
cup-won-short = W
cup-drawn = Drawn
cup-drawn-short = D
cup-lost = Lost
cup-lost-short = L
cup-goals = Goals
cup-difference = Goal difference
cup-points = Points
cup-misses =
  { $count ->
    [one] { $player } misses the next match
   *[other] { $player } misses the next { $count } matches
  }
cup-because = { $rule }, match { $number }
cup-one-card-away = { $player } is one card away
cup-one-injury-away = { $player } is one injury away
cup-template-best-of-three = Knock-out, best of three
cup-template-best-of-three-what = Who first wins two matches goes on.
cup-template-duplicate-pairs = Duplicate in teams of two
cup-template-duplicate-pairs-what = Two coaches in a row are a team: one at home at one table, the other away at the other, with the same dice.
cup-squad = Players' names
cup-squad-names = Players of { $team }, one a line from shirt 1 on
cup-public = Everybody who opens this server finds it; without this only those who have its link
cup-who-program = A program
cup-command = Command that starts the program of { $team }
cup-command-example = python3 bot.py
cup-organiser = Organiser
cup-organiser-what = Your link as the organiser; whoever has it starts matches and enters results
cup-organiser-replace = Make a new link
cup-organiser-sure = Make a new organiser's link? The old one opens nothing any more, here and elsewhere.
cup-print = Print
cup-take-away = Print and take away
cup-sheets = Result sheets
cup-sheets-what =
  { $count ->
    [0] No match can begin now.
    [one] One sheet. Who is missing is crossed out.
   *[other] { $count } sheets. Who is missing is crossed out.
  }
cup-sheets-all = All matches that can begin, also later ones, in which nobody knows yet who is missing
cup-calendar = Calendar (ICS)
cup-progress = How far the competition is
cup-decided-of = { $decided } of { $matches } matches decided
cup-show-all = Show all { $count }
cup-corrected = corrected: { $reason }
cup-because-of = because: { $reason }
cup-in-match = in match { $number }
cup-play-match = Play { $home } against { $away }
cup-match-of = Match { $number } of
cup-points-short = Pts
cup-chances = Chances
cup-chances-what = In percent with 95% intervals, from the rest of the competition simulated { $seasons } times. Cards, injuries and skills are left out.
cup-chances-too-many = With more than 256 teams no chances are computed.
cup-percent = { $share } %
cup-rated-by-setting = Teams are as strong as the ratings that the organiser gave.
cup-rated-by-coaches = Computers are as strong as their coaches were measured.
cup-rated-by-nothing = All teams count as equal: nothing is known of their strength.
cup-unrated = Nothing is known of { $teams }: they count as the average of the others.
cup-aim-win = wins
cup-aim-win-group = wins its group
cup-aim-first-three = first three
cup-aim-final = final
cup-aim-semi-final = semi-final
cup-aim-quarter-final = quarter-final
cup-aim-knock-out = goes on
cup-first-day = First round on (not needed)
cup-days = Days from a round to the next
cup-skills = { $team }: skills by their names, such as high-condition
cup-skills_lost = Skills lost
cup-skills_won = Skills won
cup-sheet-of = Result sheet of match { $number }
cup-sheet-kicks = Kicks scored in a shoot-out
cup-player = Player
cup-box-yellow = Y
cup-box-red = R
cup-box-injured = I
cup-box-injured-twice = II
cup-box-one-card = one card away
cup-box-one-injury = one injury away
cup-out = out
cup-signed = Signed for { $team }
cup-sheet-key = Y: one yellow card. R: sent off, also by two yellow cards. I: injured once. II: injured twice.
cup-statistics = Statistics
cup-withdraw-which = Which team, and why

## An invitation

invite-title = You are invited to a match
invite-title-by = { $team } invites you to a match
invite-you-home = You play { $team }, at home.
invite-you-away = You play { $team }, away.
invite-game = Game
invite-rules = Rules
invite-rules-changed = Rules that were changed
invite-rules-usual = As in the rulebook, nothing changed.
invite-terms = Agreed
invite-on = on
invite-off = off
invite-take = Take the seat
invite-take-what = The seat is then yours, in this browser. Whoever invited you never sees its secret.
invite-watch = Watch only
invite-taken = Somebody has taken this seat already. You can watch, or ask for another invitation.
invite-over = This match is over.
invite-none = This link is not complete: it has no invitation. You can watch, or ask for the link again.

## Sealed dice

dice-sealing = The match begins when both sides have sealed the dice. { $team } is awaited.
dice-sealed-elsewhere = You sealed the dice of this match in another browser: open it there once, and the match begins.
dice-wrong-number = The number of { $team } did not fit its seal, and was refused.
terms-sealed = Dice sealed by both sides
proof-checking = Checking the dice…
proof-proven =
    { $rolls ->
        [one] Proven: the one roll follows from numbers that both sides sealed before the match.
       *[other] Proven: all { $rolls } rolls follow from numbers that both sides sealed before the match.
    }
proof-own = This browser checked it with the number that it drew itself.
proof-not-shown = Not proven: the server has not shown its secret.
proof-failed = Not checked: the record could not be read.
proof-wrong-record = The record cannot be read: the dice are not proven.
proof-wrong-match = The record is of another match: the dice are not proven.
proof-wrong-server-seal = The server’s seal is not the one that this browser saw before the match!
proof-wrong-secret = The server’s secret does not fit its seal!
proof-wrong-seal = The seal of { $team } is not the one that was told before the match!
proof-wrong-number = The number of { $team } does not fit!
proof-wrong-order = Something was shown before all had sealed!
proof-wrong-roll = Roll { $roll } does not follow from the numbers that were sealed!
proof-seen =
    { $rolls ->
        [one] The one roll that this tab saw is among them.
       *[other] All { $rolls } rolls that this tab saw are among them.
    }
proof-wrong-seen = During the match this tab saw { $saw } where the record has roll { $roll } with { $shows }!
proof-wrong-missing = During the match this tab saw the dice { $saw }, which the record does not have!
proof-how = Check it yourself
proof-how-record = Download the record of the match. It has everything that the dice follow from: the seals, the numbers, the server’s secret, and every roll.
proof-how-gaffer = “gaffer verify FILE” checks the dice, the rules and the result.
proof-how-python = “python3 verify.py FILE” checks the dice alone, with a short program that shares nothing with Gaffer; it is in the folder “examples”.
proof-how-text = docs/DICE.md says how it works, byte by byte.
figures-title = The dice of the match
figures-what = How often each face came, and in brackets how often with fair dice on average.
figures-face = Face
figures-chi-square = Chi-square, { $freedom } degrees of freedom
figures-as-far = as far off or further: { $percent } of fair matches
figures-run = Longest run of one face

## Time, and ends before the whistle

start-time = Time to think
start-time-what = A clock runs only while a person decides, from the first roll on. Dice and computers cost no time.
time-none = No clock
time-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } each{ $seconds ->
    [0] { "" }
   *[other] , + { $seconds } s a turn
  }
time-seconds = { $base } s each{ $seconds ->
    [0] { "" }
   *[other] , + { $seconds } s a turn
  }
time-letter = By letter: { $days ->
    [one] { $days } day
   *[other] { $days } days
  } a turn, { $reserve } in reserve
clock-days = { $days } d { $hours } h
clock-runs = Time of { $team }, running
clock-stands = Time of { $team }, standing
clock-reserve = reserve
clock-left = You have { $minutes ->
    [0] { $seconds } seconds
    [one] one minute
   *[other] { $minutes } minutes
  } left.
menu-title = Match menu
menu-ask = To the other side
menu-end = The end
end-abort = Break it off
end-abort-what = No die was rolled yet: the match does not count.
end-draw = Offer a draw
end-draw-what = The other side accepts, declines, or plays on, which declines too.
end-claim = Claim the match
end-claim-what = The other side is to decide and has not been here for ten minutes.
end-claim-what-live = The other side is to decide and has not been here for a minute.
end-resign = Resign
end-resign-what = { $team } wins.
end-resign-sure = Yes, I resign
end-play-on = No, play on
offer-draw = { $team } offers a draw.
offer-draw-yours = You offer a draw.
offer-lapses = Playing on declines it.
offer-adjourn = { $team } wants to go on later.
offer-adjourn-yours = You want to go on later.
offer-resume = { $team } wants to go on now.
offer-resume-yours = You want to go on now.
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw the offer
end-hints = Offer hints for both
end-hints-what = If the other side agrees, both can ask for hints, and each sees what the other is told.
offer-hints = { $team } wants hints for both.
offer-hints-yours = You want hints for both.
hint-shown = { $team } was given a hint: { $choice }
end-adjourn = Offer to go on later
end-adjourn-what = If the other side agrees, the clocks stand until both go on.
end-resume = Offer to go on now
end-resume-what = When the other side agrees, the clocks run again.
end-claim-substitute = A computer then plays on for it.
match-adjourned = Both sides agreed to go on later: nothing can be decided and the clocks stand.
start-substitute = If somebody leaves, a computer plays on
start-rated = Rated
start-rated-what = The result changes the ratings of both accounts. Such a match has a clock, sealed dice, no hints and no substitute.
terms-rated = Rated
terms-unrated = Unrated: { $why }
terms-substitute = A computer plays on for whoever leaves
end-take-back = Ask to take back
end-take-back-what = Your last choices go back if the other side agrees and no die was rolled since.
offer-take-back = { $team } asks to take its last choices back.
offer-take-back-yours = You ask to take your last choices back.
offer-gone = The offer no longer stands.
offer-declined = { $yours ->
    [yes] { $what ->
        [draw] You declined the draw.
        [take-back] You declined to let the last choices be taken back.
        [adjourn] You declined to go on later.
       *[resume] You declined to go on now.
    }
   *[no] { $what ->
        [draw] { $team } declines the draw.
        [take-back] { $team } does not let the last choices be taken back.
        [adjourn] { $team } declines to go on later.
       *[resume] { $team } declines to go on now.
    }
}
offer-rematch = { $team } wants a rematch, sides exchanged.
offer-rematch-yours = You want a rematch. It begins when { $team } wants it too.
rematch-away = { $team } is not here now; the offer stands.
rematch-declined = { $team } does not want a rematch.
rematch-made = Both sides want a rematch: it is ready.
rematch-go = To the rematch
rematch-watch = Watch the rematch

## The account

account-title = Account
account-log-in = Log in
account-log-out = Log out
account-register = Make an account
account-name = Name
account-name-what = 2 to 20 letters and digits, as others will see it
account-password = Password
account-password-what = At least 8 characters
account-optional = You need no account to play. With one your matches are there on every device, and it is known whose turn it is.
account-no-club = This server has no accounts: everybody plays as a guest.
account-rules = Rules of the house
account-admitted = This link lets you make an account. It is good once.
account-invited-only = Whoever wants an account here needs a link from an organiser of the club.
account-nobody = Nobody makes new accounts in this club.
account-matches-move =
    { $count ->
        [one] One match of this browser moves into the account.
       *[other] { $count } matches of this browser move into the account.
    }
account-forgot = Forgot your password?
account-recover = Come back with a code
account-recover-what = With one of the recovery codes that you kept you choose a new password. All codes are void then, and you get new ones.
account-code = Recovery code
account-new-password = New password
account-old-password = Password until now
account-change-password = Change the password
account-password-changed = The password is changed. Everywhere else you are logged out, and there are new recovery codes below: the old ones are void.
account-made = Welcome! Keep recovery codes now: without them nobody can bring you back if you forget your password.
account-since = since { $when }
account-role-member = member
account-role-organiser = organiser
account-role-moderator = moderator
account-role-owner = owner
account-codes = Recovery codes
account-codes-what = Whoever forgets the password comes back with one of these codes. Each is good once.
account-codes-left =
    { $count ->
        [0] There are none yet, or all are used.
        [one] One code is left.
       *[other] { $count } codes are left.
    }
account-codes-once = Write these down or print them: they are shown only now.
account-make-codes = Make ten new codes
account-sessions = Where you are logged in
account-session-here = here
account-session-unknown = An unknown program
account-session-seen = last used { $when }
account-session-close = Log out there
account-close-others = Log out everywhere else
account-admissions = Let somebody in
account-admit = Make a link
account-admit-what = Whoever opens the link can make an account; it is good once, for seven days.
account-admission = Send this link
account-programs = Programs
account-programs-show = Tokens for programs that play
account-programs-what = A program plays under a name of its own and is marked as a program. It logs in with a token, which says what it may do.
account-program = Name of the program
account-token-name = What the token is for
account-token-make = Make a token
account-token-once = The token, shown only now
account-token-close = Make void
account-passkeys = Passkeys
account-passkeys-what = A passkey logs you in by the fingerprint, the face or the code of a device, without a password.
account-passkeys-unknown = This browser does not know passkeys.
account-passkey-log-in = Log in with a passkey
account-passkey-make = Make a passkey of this device
account-passkey-name = What it is called (phone, laptop)
account-passkey-remove = Remove
account-passkey-none = Nothing was done: the device has no passkey of this club, has one already, or you did not want it.
account-scopes = The program may
account-scope-play = play at its seats
account-scope-challenge = set matches up
account-scope-read = see its matches
account-data = Your data
account-export = Download everything about me
account-close = Delete the account…
account-close-what = Your name, password, sessions, codes and programs are deleted for good, and nobody else can take your name. Matches stay for those you played; what this browser holds you can play on as a guest.
account-close-resign = Give up my matches that go on
account-close-now = Delete it for good

## Members: profiles, ladders, badges, dice of many matches.
person-profile = Your profile
person-person = Person
person-program = Program
person-ratings = Ratings
person-puzzles = Puzzles of { $game }:
person-unrated = No rated match yet.
person-unrated-own = You have not played a rated match yet. Set one up against somebody who has an account, or against a computer.
person-place = Place { $place }
person-provisional = provisional: no place yet
person-record =
    { $count ->
        [one] one match
       *[other] { $count } matches
    }: { $won } won, { $drawn } drawn, { $lost } lost
person-fitting = A computer that fits you: { $coach }, { $title }
person-badges = Badges
person-results = Results
person-own-rules = changed rules
person-matches = Matches
person-matches-what = Rated and public matches, and those that you played yourself.
person-matches-own = All your matches that were played to a result. Others see the rated and the public ones, and those that they played themselves.
person-no-matches = No match yet.
person-against = against
person-computer = computer { $coach }
person-guest = a guest
person-left = a former member
person-friendly = Friendly
person-change = Change of the rating
person-replay = Replay
person-replay-of = Replay of { $home } – { $away }
person-more = Earlier matches
person-dice = Dice
person-guest-note = You are not logged in: you see what everybody sees.
rating-title = Rating
rating-day = Day
rating-match = Match
rating-table = The ratings as a table
rating-graph =
    { $count ->
        [one] Rating on { $ladder } after one match: { $last }
       *[other] Rating on { $ladder } after { $count } matches: from { $first } to { $last }, between { $low } and { $high }
    }
rating-graph-what = After each match; the band is where the true strength lies two times in three.
ladder-speed-blitz = blitz
ladder-speed-rapid = rapid
ladder-speed-slow = slow
ladder-speed-correspondence = by letter
outcome-won = Won
outcome-drawn = Drawn
outcome-lost = Lost
how-resigned = resigned
how-on-time = on time
how-agreed = by agreement
how-aborted = broken off
how-abandoned = abandoned
badge-comeback-from-three = Back from three down
badge-comeback-from-three-what = Won after being three goals behind.
badge-draw-from-three = Level from three down
badge-draw-from-three-what = Drew after being three goals behind.
badge-late-turn = Late turn
badge-late-turn-what = Won after being behind in the 80th minute.
badge-last-minute-winner = In the last minute
badge-last-minute-winner-what = Won by one goal that fell after the 89th minute.
badge-shut-out-with-ten = Shut-out with ten
badge-shut-out-with-ten-what = Conceded nothing with a player sent off before the 80th minute.
badge-win-with-nine = Won with nine
badge-win-with-nine-what = Won with two players sent off before the 80th minute.
badge-three-in-fifteen = Three in fifteen
badge-three-in-fifteen-what = Scored three goals within fifteen minutes.
badge-five-goal-win = By five goals
badge-five-goal-win-what = Won by five goals or more.
badge-shoot-out-from-two = Shoot-out from two down
badge-shoot-out-from-two-what = Was two goals behind, came level and won the shoot-out.
ladder-title = Ladder
ladder-what = Ratings by Glicko-2, for each game, edition and speed. Whoever has played enough lately has a place; a rating becomes less certain with time.
ladder-which = Which ladder
ladder-none = Nobody has a place on this ladder yet.
ladder-caption =
    { $members ->
        [one] { $ladder }: one member
       *[other] { $ladder }: { $members } members
    }
ladder-name = Name
ladder-last = Last match
ladder-pages = Pages of the ladder
ladder-page = Page { $page } of { $pages }
ladder-before = Higher places
ladder-next = Lower places
all-dice-title = The dice of this server
all-dice-what = Everything that this server has rolled in matches that were played to a result, against what fair dice show. Dice thrown by hand or from a named seed are not counted.
all-dice-none = No dice yet.
all-dice-kind =
    { $thrown ->
        [one] One die with { $faces } faces
       *[other] { $thrown } dice with { $faces } faces
    }
all-dice-came = Came
all-dice-expected = Fair
all-dice-share = Share
all-dice-chi-square = Chi-square { $value } with { $freedom } degrees of freedom: fair dice are as far off or further in { $percent } of all cases.
all-dice-too-few = Too few dice for a chi-square.
all-dice-run = The longest run: { $length } times { $face }; fair dice have { $mean } on average.
all-dice-left-out = { $count } dice are left out: the rules had their rolls thrown again, so that their faces are not equally likely.
## People

people-mine = People
people-follow = Follow
people-unfollow = Follow no more
people-block = Block
people-unblock = Block no more
people-report = Report…
people-now-follow = You follow { $name }.
people-now-block = { $name } can no longer challenge you, chat to you or follow you.
people-now-nothing = You neither follow nor block { $name }.
people-list-follow = You follow
people-list-block = You block
people-nobody = Nobody.
people-name = Name
people-find = Find
people-challenges = Who may challenge you
people-challenges-everybody = Everybody, guests too
people-challenges-members = Members of the club
people-challenges-followed = People whom you follow
people-challenges-nobody = Nobody
people-challenges-hint = Whoever may not is told that you take no challenges from him, in the same words as somebody whom you block. Open challenges in the lobby are not meant.
people-challenges-save = Save
people-challenges-saved = Saved.
report-person = Report { $name }
report-match = Report this match
report-what = The moderators of the club read it. Whoever you report is not told.
report-reason = Why
report-reason-insult = Insults or threats
report-reason-unfair-play = Unfair play
report-reason-leaves-matches = Leaves matches or lets them hang
report-reason-name = The name
report-reason-other = Something else
report-words = What happened
report-send = Send the report
report-sent = Thank you. The moderators look at it.
warning-title = The moderators warn you ({ $when })
warning-read = I have read it
warning-muted = You cannot chat until { $when }.
desk-title = Moderators’ desk
desk-not-yours = The desk is for moderators and the owner of the club.
desk-open = Open reports
desk-closed = Reports that are done with
desk-show-closed = Show those that are done with
desk-show-open = Show those that are open
desk-none = No reports.
desk-report = Report { $number }
desk-match = The match
desk-by = By { $name }, { $when }
desk-person = A person
desk-reports-about =
    { $count ->
        [one] { $count } report
       *[other] { $count } reports
    }
desk-muted = Cannot chat until { $when }.
desk-suspended = Cannot log in until { $when }.
desk-pairs = Matches that look arranged
desk-pairs-none = No pair of members looks like that.
desk-pairs-one = { $name }: { $matches } of { $played } rated matches against people were these, { $rate }; { $won } of them won, { $points } rating points.
desk-pairs-file = What is known
desk-pairs-early = Ended before the whistle: { $early } of them, { $rate }; of everybody else’s { $count } rated matches { $others }.
desk-pairs-won = The one who won more often won { $rate } of them; of the { $count } matches of others who met at least five times { $others }.
desk-pairs-network = Both are logged in from the same network, as a family or a school is.
desk-pairs-sign-early = They end before the whistle more often than usual: more than three standard errors above.
desk-pairs-sign-one-sided = The same one wins more often than usual: more than three standard errors above.
desk-pairs-what = Rated matches of the last year of two who met at least five times, half of what one of them played. Friends of unequal strength look like this too. It is a reason to look at matches, and proves nothing; nothing follows from it by itself. Only moderators and the owner see it.
desk-agreement = Agreement with the search
desk-agreement-own =
    { $matches ->
        [one] { $agreed } of { $decisions } decisions in one rated match were those of the search: { $rate }.
       *[other] { $agreed } of { $decisions } decisions in { $matches } rated matches were those of the search: { $rate }.
    }
desk-agreement-others = Everybody else: { $agreed } of { $decisions }, { $rate }.
desk-agreement-error = The standard error of the difference is { $points } percentage points.
desk-agreement-too-few = Fewer than 100 decisions of one of both: nothing can be said.
desk-agreement-as-usual = As usual: at most three standard errors apart.
desk-agreement-higher = Higher than usual: more than three standard errors above.
desk-agreement-lower = Lower than usual: more than three standard errors below.
desk-agreement-what = Whoever plays well agrees more often, and so does whoever had easy decisions. It is a reason to look at matches, and proves nothing. Only moderators and the owner see it.
desk-officers = Who looks after the club
desk-log = Everything that was done
desk-older = Show older ones
desk-do = Do it
desk-act = What
desk-act-note = Note
desk-act-warn = Warn
desk-act-mute = No chat
desk-act-suspend = Suspend
desk-act-close = Done with
desk-act-appoint = Appoint
desk-whom = Whom
desk-days = Days
desk-days-what = 0 ends it.
desk-role = Role
desk-words = Why
desk-words-read = The person reads this.
desk-until = until { $when }
desk-closed-account = a closed account
cups-organisers = In this club organisers set competitions up. Ask one of them.

## The lobby

door-lobby-what = Find an opponent, or watch
lobby-title = Lobby
lobby-notices = Challenges and matches
lobby-find-title = Find an opponent
lobby-game = Game
lobby-find = Play
lobby-challenge = Challenge
lobby-find-live = You play the next one who wants the same. Your challenge stands while you are on this site, wherever you look meanwhile.
lobby-find-letter = Your challenge stands for two weeks, whether you are here or not.
lobby-more = More: with whom
lobby-to = For one person
lobby-to-what = The name of an account. Nobody else sees the challenge.
lobby-range = Rating of the other
lobby-range-low = from
lobby-range-high = to
lobby-private = Private: only who has the link watches
lobby-members-only = In this club only members challenge.
lobby-open = Open challenges
lobby-open-none = Nobody waits for an opponent. Be the first.
lobby-yours = Your challenge
lobby-waits = Waiting for an opponent…
lobby-for-you = for you
lobby-for = for { $name }
lobby-friendly = Friendly
lobby-wanted = rating { $low } to { $high }
lobby-guest = A guest
lobby-program = { $name } (program)
lobby-accept = Accept
lobby-accept-of = Accept: { $challenge }
lobby-decline = No, thanks
lobby-withdraw = Withdraw
lobby-challenges-you = { $name } challenges you.
lobby-found = Your match against { $name } is ready.
lobby-go = Go to the match
lobby-later = Later
lobby-waiting =
    { $count ->
        [one] Your challenge is open.
       *[other] { $count } of your challenges are open.
    }
lobby-understood = All right
lobby-watch = Matches to watch
lobby-watch-none = No public match goes on just now.
lobby-minute = minute { $minute }
lobby-watchers =
    { $count ->
        [0] nobody watches
        [one] one watches
       *[other] { $count } watch
    }
lobby-here = Who is here
lobby-guests =
    { $count ->
        [0] no guests
        [one] one guest
       *[other] { $count } guests
    }
lobby-unseen =
    { $count ->
        [one] one who is not shown
       *[other] { $count } who are not shown
    }
lobby-seen = Show my name to others
start-public = Everybody may find it to watch

## What people say beside a match

chat-title = Chat
chat-title-watching = Chat of those who watch
chat-none = Nobody has said anything. Nobody has to.
chat-phrases = Phrases, which the other reads in his own language
chat-line = Say something
chat-send = Say
chat-you = You
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-done = Well done!
chat-bad-luck = Bad luck!
chat-one-moment = One moment, please.
chat-back-again = I am back.
chat-sorry = Sorry!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-goodbye = I have to go. Goodbye!
settings-chat = Chat beside matches
## Notices

notices-title = Notices
notices-bell =
    { $count ->
        [0] Notices
        [one] Notices: one not read
       *[other] Notices: { $count } not read
    }
notices-none = Nothing waits for you.
notices-settings = How you are told
notices-what = When it is your turn in a match without a clock or by letter, when your time runs out, an offer is made, your invitation is taken, a match is over, a rematch is offered or somebody challenges you. The bell always shows it; here you choose what reaches you elsewhere.
notices-road-mail = Mail
notices-road-webhook = A chat
notices-road-push = Browsers
notices-by-mail = by mail
notices-by-webhook = in the chat
notices-by-push = by browser
notices-kind-turn = Your turn
notices-kind-time = Your time runs out
notices-kind-offer = An offer
notices-kind-taken = Invitation taken
notices-kind-over = Match over
notices-kind-rematch = A rematch
notices-kind-challenge = A challenge
notices-kind-by = { $kind }, { $road }
notices-which = You are told of
notices-remove = Remove
notices-mail = Mail address
notices-mail-add = Add a mail address
notices-mail-change = Use another address
notices-mail-what = Nobody else sees it. With it you can also come back if you forget your password.
notices-mail-send = Send a link to it
notices-mail-sent = A link is on its way to { $mail }. Open it within a day: then the address is yours here.
notices-webhook = Address of the webhook
notices-webhook-what = Of a channel in Discord or Slack, or of a program of your own. Whoever knows it can write there: keep it secret.
notices-webhook-add = Use this webhook
notices-push-add = Tell this browser
notices-push-none = This browser cannot be told: that needs HTTPS.
notices-push-refused = This browser does not allow notices. Allow them in its settings for this page.
notices-push-failed = This browser could not be reached by its service. Try again later.
notices-gather = Mails
notices-gathered =
    { $minutes ->
        [0] at once
        [60] gathered for an hour
        [1440] once a day
       *[other] gathered for { $minutes } minutes
    }
notices-quiet = Leave me in peace at certain hours
notices-quiet-from = From
notices-quiet-to = Until
notices-save = Save
notices-saved = Saved.
notices-failed = { $when }, { $road }: could not be sent.
notices-trouble-unreachable = Nobody answered there.
notices-trouble-slow = The answer took too long.
notices-trouble-refused = It was not taken there.
notices-trouble-forbidden = This server does not call that address.
notices-trouble-gone = There is nobody there any more.
notices-trouble-closed = The club does not tell people in this way any more.
account-name-or-mail = Name or mail address
account-mail-what = If your account has a mail address, we send a link there with which you choose a new password.
account-mail-send = Send me a link
account-mail-sent = If there is such an account with a mail address, a link is on its way. It is good for two hours.
from-mail-confirm = Your mail address
from-mail-confirm-what = Is this address yours, and do you want to be told here of your matches?
from-mail-confirm-now = Yes, it is mine
from-mail-confirm-done = The address is confirmed.
from-mail-recover = A new password
from-mail-recover-what = Choose a new password. Everywhere else you are logged out.
from-mail-recover-now = Use this password
from-mail-unsubscribe = No more mails
from-mail-unsubscribe-what = You are not told of your matches by mail any more. The bell on the page still shows everything, and the account page switches mails on again.
from-mail-unsubscribe-now = End these mails
from-mail-unsubscribe-done = You get no more such mails.
## By letter

letter-title = If they …, I will …
letter-what = The other side does not see this. When it comes true, your answer is given at once if the rules allow it.
letter-if = If they
letter-if-anything = do anything
letter-then = I will
letter-add = Leave this answer
letter-left = Answers left with the table
letter-line = If { $when }: { $then }
letter-line-any = Whatever they do: { $then }
letter-remove = Take back: { $line }
letter-remove-short = Take back
letter-dropped = Not given, since it came otherwise: { $line }.
letter-dropped-refused = Not given, since the rules do not allow it now: { $line }.
letter-given = { $team } had left this answer beforehand.
vacation-menu = Days off…
vacation-title = Days off
vacation-what = { $days ->
    [one] You have one day off left.
   *[other] You have { $days } days off left.
  } Your clock stands while you are away, and the other side is told.
vacation-days = Days from now on
vacation-take = Take them off
vacation-back = I am back
vacation-away = { $team } is away until { $date }: its clock stands.
vacation-all-what = In every match by letter that goes on and has days off for you. The other sides are told, and the records say so; matches that begin later are not meant.
vacation-all-taken =
    { $count ->
        [0] You have no match by letter in which you can take days off.
        [one] You are away in one match.
       *[other] You are away in { $count } matches.
    }
vacation-all-back =
    { $count ->
        [0] You were away in no match.
        [one] You are back in one match.
       *[other] You are back in { $count } matches.
    }
vacation-all-fewer =
    { $days ->
        [0] no days off are left there
        [one] only one day off is left there
       *[other] only { $days } days off are left there
    }
match-late = { $minutes ->
    [one] Spectators see this match a minute later.
   *[other] Spectators see this match { $minutes } minutes later.
  }
letters-next = Next decision: { $home } – { $away }
start-recent-due = due { $when }
start-delay = Spectators see it
start-delay-usual = as usual here
start-delay-minutes = { $minutes ->
    [0] at once
    [one] a minute later
   *[other] { $minutes } minutes later
  }

## The review

review-title = Review
review-depth = Depth
review-depth-of =
  { $depth ->
    [glance] Glance
    [search] Search
   *[deep] Deep
  }
review-depth-time = { $depth } (about { $time })
review-begins = The review is being made…
review-under-way = { $done } of { $all } decisions are judged; about { $time } to go.
review-chances = { $home } { $win }, draw { $draw }, { $away } { $loss }
review-decided = { $team }: { $grade } { $sign }
review-mistake = { $team }: { $grade }. { $question } { $cost } { $reason }
review-graph = The chances during the match: from below { $home } wins, a draw, { $away } wins.
review-at-start = At the start: { $chances }.
review-at-half = Half way: { $chances }.
review-grade =
  { $grade ->
    [best] Best
    [good] Good
    [doubtful] Doubtful
    [mistake] Mistake
   *[blunder] Blunder
  }
review-counts = How many decisions were doubtful or worse
review-previous =
  { $kind ->
    [doubtful] Previous doubtful decision
   *[mistake] Previous mistake
  }
review-next =
  { $kind ->
    [doubtful] Next doubtful decision
   *[mistake] Next mistake
  }
review-retry =
  { $kind ->
    [doubtful] Retry my doubtful decisions ({ $count })
   *[mistake] Retry my mistakes ({ $count })
  }
review-retry-of =
  { $kind ->
    [doubtful] Retry the doubtful decisions of { $team } ({ $count })
   *[mistake] Retry the mistakes of { $team } ({ $count })
  }
review-end = The match is over here.
review-roll = Dice: { $what }
review-luck = Luck for { $team }: { $points } of a win, { $goals } goals.
review-cost = It cost { $points } of a win and { $goals } goals.
review-forced = Nothing else could be decided.
review-mixed = The other side must not foresee this: whatever of the mix it is costs nothing.
review-played = Played
review-better = Better
review-promises = win { $win }, draw { $draw }
review-try = Try it
review-sums = What made the result
review-sums-what = As { $team } sees it: above zero is good for them. Every row and every column adds up.
review-as = As
review-in = in
review-unit =
  { $unit ->
    [goals] Goals
   *[points] Points (a win is 1)
  }
review-part = Part of the match
review-start = Before the kick-off
review-whole = The whole match
review-result = The result
review-last = The last moment, which was not the end by the rules
review-total = Sum
review-luck-all = Luck
review-decided-all = Decisions
review-decisions = Decisions of { $team }
review-uncertainty = The judge's uncertainty
review-uncertainty-what = The judge's uncertainty is what it had not foreseen: its own change of mind between two moments, nobody's luck or merit.
review-kind = Kind
review-count = How many
review-decisions-kinds = Decisions by kind
review-rolls-kinds = Rolls by kind
review-luck-of = Luck of { $team }
review-goals-points = goals · points
review-dearest = The dearest decision of { $team }, { $clock }: { $question } It cost { $points } of a win.
review-table = The graph as a table
review-time = Time
review-what = What
review-wins = { $team } wins
review-draw = Draw

retry-title =
  { $kind ->
    [doubtful] Retry my doubtful decisions
   *[mistake] Retry my mistakes
  }
retry-title-of =
  { $kind ->
    [doubtful] The doubtful decisions of { $team }
   *[mistake] The mistakes of { $team }
  }
retry-made = Played: { $made }. It cost { $points } of a win.
retry-made-nothing = nothing more
retry-ask = What is better? Choose here or on the pitch.
retry-judging = Looking at { $choice }…
retry-wrong = { $choice }: not the best. Try again.
retry-cost = It costs { $points } of a win.
retry-right = Right: { $choice }
retry-good = { $choice } is hardly worse than the best: right.
retry-solution = Better: { $choices }
retry-failed = This moment cannot be asked now.
retry-solve = Show the solution
retry-skip = Skip
retry-next = Next question
retry-finish = Finish
retry-close = Back to the review
retry-over = { $found } of { $all } found.

## The edition lab

lab-title = Edition lab
lab-what = What does a rule do to the game? Two rule sets play the same dice, match for match; what differs is what the rules do.
lab-game = Game
lab-first = First
lab-second = Second
lab-preset = Rules
lab-coach = Coach of both teams
lab-formation = Formation of both teams
lab-own-formation = The coach chooses
lab-switches = Change single rules
lab-changed = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
lab-pairs = Pairs of matches
lab-play = Play them
lab-stop = Stop
lab-questions = Questions to begin with
lab-offside = What does offside risk do to goals?
lab-editions = How do 2014 and 2.2 differ?
lab-readings = Does reading the book to the letter matter?
lab-fouls = What do fouls do to Champions?
lab-progress = { $played } of { $wanted } pairs
lab-done = { $played } pairs of matches with the same dice.
lab-none-clear = No figure differs clearly.
lab-clear = { $count ->
    [one] One figure differs clearly
   *[other] { $count } figures differ clearly
}, marked ● below. Of twenty that do not differ, one is marked by chance.
lab-figure = Figure of a match
lab-difference = Difference, 95 % interval
lab-mark = differs clearly
lab-chart = Difference with its interval, in percent of the first
lab-rulebook = rulebook: about { $value }
lab-only-clear = Only what differs clearly
lab-link = Two rule sets side by side: the edition lab

figure-turns-begun-in-the-first-half = turns begun in the first half
figure-turns-begun-in-the-second-half = turns begun in the second half
figure-turns-completed-in-the-first-half = turns completed in the first half
figure-turns-completed-in-the-second-half = turns completed in the second half
figure-goals-home = goals home
figure-goals-away = goals away
figure-goals = goals
figure-shots-home = shots home
figure-shots-away = shots away
figure-shots = shots
figure-possession-home-percent-of-turns = possession home, percent of turns
figure-yellow-cards = yellow cards
figure-red-cards = red cards
figure-free-kicks = free kicks
figure-quick-free-kicks = quick free kicks
figure-corner-kicks = corner kicks
figure-goal-kicks = goal kicks
figure-goal-kicks-taken-fast = goal kicks taken fast
figure-goal-kicks-taken-slowly = goal kicks taken slowly
figure-penalties = penalties
figure-pressings = pressings
figure-pressings-won = pressings won
figure-special-events = special events
figure-automatic-control-checks = automatic control checks
figure-passes-lost-by-a-value-above-6 = passes lost by a value above 6
figure-pieces-brought-to-the-ball = pieces brought to the ball
figure-stand-in-areas = stand-in areas
figure-support-moves = support moves
figure-moves-with-the-ball = moves with the ball
figure-turns-with-quick-moves = turns with quick moves
figure-minutes-owed-by-equal-dice = minutes owed by equal dice
figure-home-wins = home wins
figure-draws = draws
figure-away-wins = away wins
figure-turns-with-an-opening-roll = turns with an opening roll
figure-rolls = rolls
figure-goals-from-open-play = goals from open play
figure-goals-from-penalties = goals from penalties
figure-goals-from-free-kicks = goals from free kicks
figure-goals-off-a-rebound = goals off a rebound
figure-own-goals = own goals
figure-saves-tried = saves tried
figure-saves-declined = saves declined
figure-shots-without-a-chance-to-save = shots without a chance to save
figure-catches = catches
figure-rebounds = rebounds
figure-hand-balls = hand balls
figure-interceptions-tried = interceptions tried
figure-interceptions-won = interceptions won
figure-plays-of-the-ball = plays of the ball
figure-passes-received = passes received
figure-follows = follows
figure-balls-taken-in-the-hands = balls taken in the hands
figure-shoulder-charges = shoulder charges
figure-turns-with-nothing-to-do = turns with nothing to do
figure-throw-ins = throw-ins
figure-corners = corners
figure-fouls = fouls
figure-injuries = injuries
figure-players-injured-twice = players injured twice
figure-players-sent-to-warm-up = players sent to warm up
figure-substitutions = substitutions
figure-offside-shifts = offside shifts
figure-shoot-out-kicks = shoot-out kicks
figure-shoot-out-kicks-scored = shoot-out kicks scored
figure-condition-points-left-home = condition points left home
figure-condition-points-left-away = condition points left away
figure-tired-home-share-of-matches = tired home, share of matches
figure-tired-away-share-of-matches = tired away, share of matches
figure-tiredness-tests = tiredness tests
figure-points-lost-by-tiredness = points lost by tiredness
figure-points-spent-on-boosts = points spent on boosts
figure-points-spent-on-movements = points spent on movements
figure-points-spent-on-aggressive-pressing = points spent on aggressive pressing
figure-points-spent-on-skills = points spent on skills
figure-points-gained = points gained
figure-substitutions-formation = substitutions, formation
figure-substitutions-yellow-card = substitutions, yellow card
figure-substitutions-fresh-player = substitutions, fresh player
figure-substitutions-for-the-injured = substitutions for the injured
figure-injuries-for-minutes = injuries for minutes
figure-injuries-for-turns = injuries for turns
figure-injuries-for-good = injuries for good
figure-injuries-of-a-keeper = injuries of a keeper
figure-sweeps = sweeps
figure-keepers-advanced = keepers advanced
figure-aggressive-pressings = aggressive pressings
figure-of-these-won = of these won
figure-of-these-fouls = of these fouls
figure-slow-plays = slow plays
figure-slow-play-cards = slow play cards
figure-skills-used = skills used
figure-skills-lost = skills lost
figure-skills-won-for-later-matches = skills won for later matches
figure-extra-skills-for-the-match = extra skills for the match

## The position editor

page-position = Positions
replay-edit = Edit this position
position-title = Position editor
position-tray = What is put on the board
position-tool =
    { $tool ->
        [home] Home player
        [home-keeper] Home keeper
        [away] Away player
        [away-keeper] Away keeper
       *[ball] Ball
    }
position-deed = What a click does
position-put = Put
position-take = Take away
position-help = Click a place of the board, or go there with the arrow keys and press Enter. Pieces and the ball can be dragged from place to place.
position-changed = { $place } is changed.
position-nothing = Nothing to do at { $place }.
position-deeds = What to do with the position
position-findings = What was found
position-fields = The match
position-thinking = Thinking…
position-play = Play from here
position-play-what = A match begins with this position. It is not rated.
position-play-begin = Start the match
position-analyse = Analyse
position-editions = Under the other editions
position-solve = Solve
position-play-outs = A thousand play-outs
position-game = Game
position-rules = Rules
position-usual = The usual ones
position-controlling = Has the ball
position-value = Ball value
position-value-is = value { $value }
position-half = Half
position-clock = Minute of the half
position-ones = Minute (6 for each 1 rolled)
position-turn = Whose turn
position-die = Opening roll
position-not-rolled = Not rolled yet
position-goals-home = Goals of home
position-goals-away = Goals of away
position-fresh = Same pieces, fresh turn
position-text = The position as text
position-take-text = Take this text
position-text-what = The text is the whole position, like FEN in chess. Paste one, or send the link.
position-link = Link to this position
position-home-wins = Home wins
position-draw = Draw
position-away-wins = Away wins
position-lead = Lead of home
position-before-roll = These are the chances before the roll. Choose an opening roll to see the best plans with it.
position-plans = The best plans
position-plans-what = Points that the side to decide may expect: a win is 100 %, a draw half. After a search of { $nodes } nodes.
position-then = What most likely follows
position-mix = The other side must not foresee this choice. A good mix:
position-target = To
position-not-offered = not allowed:
position-faces = kept { $kept }/6, event { $event }/6
position-goal = goal { $goal }
position-cannot = FUBA { $edition } cannot play this position: { $why }.
position-left-out = Not carried over: { $what }.
position-editions-what = The large number is the exact chance that the team still has the ball after a pass there, with the control check and the special event. “Goal” is the exact chance that an attempt at the first opportunity of the turn scores, if the check is passed.
position-roll-made = With the roll that is made
position-with-roll = With a { $roll }
position-no-goal = Nobody can score.
position-more-shots =
    { $count ->
        [one] One more shot.
       *[other] { $count } more shots.
    }
position-total = Over all faces: a goal with { $chance }.
position-played = { $matches } of { $all } matches played out by the coach “sensible” on both sides.
position-stop = Stop
position-axis = Matches by the lead of home at the end
position-matches = Matches
position-level = Level
position-home-by = Home ahead by { $goals }
position-away-by = Away ahead by { $goals }
position-scores = All scores

## The personal report

my-report-title = My report
my-report-what = Where your points go over many matches, beside the computer's levels, and your results without luck. A win is 1 point, a draw a half. Nobody else sees it.
my-report-link = All my matches: where the points go
my-report-under-way = { $done } of { $all } matches reviewed; the figures are those of the matches so far.
my-report-none = No match of yours is over yet. Matches in which you play both sides do not count.
my-report-result = Results
my-report-results = { $count ->
    [one] One match:
   *[other] { $count } matches:
} { $won } won, { $drawn } drawn, { $lost } lost.
my-report-left-out = { $count ->
    [one] One more is left out: it was not played to its end, or cannot be reviewed now.
   *[other] { $count } more are left out: they were not played to their end, or cannot be reviewed now.
}
my-report-error = { $mean } ± { $error }
my-report-points = Points a match
my-report-luck = Luck a match
my-report-corrected = Points without luck
my-report-cost = Given away a match
my-report-each = Given away a decision
my-report-mean = Mean so far
my-report-areas = Where the points go
my-report-area = Decisions about
my-report-decisions = Decisions a match
my-report-cost-points = Points a match
my-report-cost-goals = Goals a match
my-report-beside = Beside
my-report-bars = The bar is yours, the line the computer's
my-report-levels-what = The computer against its equal, on average over { $matches } matches of each kind, reviewed in the same way.
my-report-all = All decisions
my-report-grades = How good the decisions are
my-report-nearest = You give away about as much as this level: { $level }.
my-report-who = Who
my-report-own = You
my-report-penalties = Penalties and game theory
my-report-penalties-what = Whoever mixes as the table asks cannot be read: no opponent does better against him by knowing his habits.
my-report-kicks = Your kicks: { $count }
my-report-dives = Your keeper's dives: { $count }
my-report-kicks-known = Goals against a keeper who knows your habits (at best):
my-report-dives-known = Goals of a kicker who knows your keeper's habits (at best):
my-report-way = Way
my-report-share = Yours
my-report-mix = Best mix
my-report-trend = Trend
my-report-show = Show
my-report-trend-what = Each match is a dot. The line is the mean over the last { $window } matches, the band its standard error.
my-report-trend-graph = { $what }: { $count } matches, the mean from { $first } to { $last }.
my-report-matches = The matches as a table
