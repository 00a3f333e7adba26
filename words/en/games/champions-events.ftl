# What happens in a match of Champions 2020: the referee's line for each event.

lined-up = { $home-team } line up { $home }, { $away-team } { $away }.
placed = { $side } have taken their places.
kick-off-rolled = Kick-off: { $side } roll { $face }.
kick-off = { $side } { $shirt } kicks off with { $strength ->
    [one] 1 step
   *[other] { $strength } steps
}.
warming-up = { $side } { $shirt } warms up.
rolled = { $side } roll { $face }.
walked = { $side } { $shirt } walks from { $from } to { $to }.
walked-around = { $side } { $shirt } stays around { $to }.
reached = { $side } { $shirt } reaches the ball on { $to } with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} and kicks with { $strength }.
took-in-hands = { $side } { $shirt } takes the ball in his hands on { $to }.
goalie-rolled-one = The goalie of { $side } rolls a 1.
goalie-rolled = The goalie of { $side } plays it out with { $face ->
    [one] 1 step
   *[other] { $face } steps
}.
charged = { $side } { $shirt } charges { $other } { $victim } off { $to }.
pushed = { $side } { $shirt } is pushed to { $to }.
nothing-to-do = { $side } can do nothing with that.
kicked = { $side } { $shirt } plays { $leg } from { $from } to { $to }.
received = { $side } { $shirt } receives and has { $strength ->
    [one] 1 step
   *[other] { $strength } steps
}.
ball-stuck = The ball cannot leave { $side } { $shirt } on { $at }.
followed = { $side } { $shirt } moves up to { $to }.
interception-tried = { $side } { $shirt } goes for the ball on { $at }.
interception-made = A 3: intercepted.
interception-missed = A { $face }: missed.
intercepted = The ball runs { $direction } with { $strength ->
    [one] 1 step
   *[other] { $strength } steps
}.
ball-ran = It runs from { $from } to { $to }.
ran-into = It comes to { $side } { $shirt }, who has { $strength ->
    [one] 1 step
   *[other] { $strength } steps
}.
ball-rests = The ball lies on { $at }.
shot = A shot by { $side } at { $at }, { $speed ->
    [0] just strong enough
    [one] 1 step too fast
   *[other] { $speed } steps too fast
}.
save-tried = { $side } { $shirt } dives to { $spot }: { $quarters } in 4.
save-not-tried = The goalie of { $side } lets it go.
no-save = The goalie of { $side } has no chance.
save-rolled = The save: { $face }.
goal = GOAL for { $side }: { $home }-{ $away }.
own-goal = GOAL for { $side }, off a defender: { $home }-{ $away }.
caught = { $side } { $shirt } catches it on { $at }.
rebound = { $side } { $shirt } turns it away to the { $direction }, { $strength ->
    [one] 1 step
   *[other] { $strength } steps
}.
hand-ball = Hand ball! { $side } { $shirt } used his hands on { $at }.
went-out = The ball is out at { $at }.
after-goal = The goalie of { $side } kicks off.
goal-kick = Goal kick for { $side }.
throw-in = Throw-in for { $side } at { $at }.
corner = Corner for { $side } at { $at }.
free-kick = Free kick for { $side } on { $at }.
penalty = Penalty for { $side }!
fouled = Foul! { $side } { $fouler } brings down { $other } { $victim } on { $at }.
yellow-card = Yellow card for { $side } { $shirt }.
red-card = Red card: { $side } { $shirt } is sent off.
injured = { $side } { $shirt } is hurt.
injured-off = { $side } { $shirt } cannot go on.
substituted = { $side }: { $on } comes on for { $out }.
sent-back = { $side } { $shirt } goes back to the dugout.
new-goalie = { $side } { $shirt } is the new goalie.
makeshift-goalie = { $side } { $shirt } has to go in goal.
put = { $side } { $shirt } goes to { $at }.
stepped-in = { $side } { $shirt } steps in to { $to }.
left-the-last-row = { $side } { $shirt } leaves the last row for { $to }.
back-from-offside = { $side } { $shirt } comes back from offside to { $to }.
moved-up = { $side } { $shirt } moves up to { $to }.
made-room = { $side } { $shirt } makes room for the corner: { $to }.
kept-distance = { $side } { $shirt } keeps his distance: { $to }.
left-the-penalty-area = { $side } { $shirt } leaves the penalty area for { $to }.
watch-moved = A 1: the watch shows { $minutes } minutes.
time-up = Time is up.
extra-time-over = Extra time is over.
shoot-out-over = The shoot-out is over.
match-began = The match begins.
extra-time-began = Extra time: the next goal wins.
shoot-out-began = The shoot-out begins.
shoot-out-kick = { $side } { $shirt } shoots from { $at }.
shoot-out-scored = { $side } score: { $home }-{ $away } in the shoot-out.
shoot-out-missed = { $side } miss: { $home }-{ $away } in the shoot-out.
forfeited = { $side } have fewer than seven players and lose.
tie-won = { $side } win the tie, { $home }-{ $away } in all.
match-won = The match is over: { $winner } win, { $home }-{ $away }.
match-drawn = The match is over: { $home }-{ $away }.

## Directions, after "runs" and "to the".

n = north
n-e = north-east
e = east
s-e = south-east
s = south
s-w = south-west
w = west
n-w = north-west
