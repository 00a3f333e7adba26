# What happens in a match of Champions 2020: the referee's line for each event.

## A player: "United 9", with a name "Niemi (United 9)".

player = { NAME($shirt) ->
    [none] { $side } { $shirt }
   *[other] { NAME($shirt) } ({ $side } { SHIRT($shirt) })
}
the-fouler = { NAME($fouler) ->
    [none] { $side } { $fouler }
   *[other] { NAME($fouler) } ({ $side } { SHIRT($fouler) })
}
the-victim = { NAME($victim) ->
    [none] { $other } { $victim }
   *[other] { NAME($victim) } ({ $other } { SHIRT($victim) })
}

## What happens.

lined-up = { $home-team } line up { $home }, { $away-team } { $away }.
placed = { $side } have taken their places.
kick-off-rolled = Kick-off: { $side } roll { $face }.
kick-off = { player } kicks off with { $strength ->
    [one] 1 step
   *[other] { $strength } steps
}.
warming-up = { player } warms up.
rolled = { $side } roll { $face }.
walked = { player } walks from { $from } to { $to }.
walked-around = { player } stays around { $to }.
reached = { player } reaches the ball on { $to } with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} and kicks with { $strength }.
took-in-hands = { player } takes the ball in his hands on { $to }.
goalie-rolled-one = The goalie of { $side } rolls a 1.
goalie-rolled = The goalie of { $side } plays it out with { $face ->
    [one] 1 step
   *[other] { $face } steps
}.
charged = { player } charges { the-victim } off { $to }.
pushed = { player } is pushed to { $to }.
nothing-to-do = { $side } can do nothing with that.
kicked = { player } plays it from { $from } to { $to } ({ $leg }).
received = { player } receives and has { $strength ->
    [one] 1 step
   *[other] { $strength } steps
}.
ball-stuck = The ball cannot leave { player } on { $at }.
followed = { player } moves up to { $to }.
interception-tried = { player } goes for the ball on { $at }.
interception-made = A 3: intercepted.
interception-missed = A { $face }: missed.
intercepted = The ball runs { $direction } with { $strength ->
    [one] 1 step
   *[other] { $strength } steps
}.
ball-ran = It runs from { $from } to { $to }.
ran-into = It comes to { player }, who has { $strength ->
    [one] 1 step
   *[other] { $strength } steps
}.
ball-rests = The ball lies on { $at }.
shot = A shot by { $side } at { $at }, { $speed ->
    [0] just strong enough
    [one] 1 step too fast
   *[other] { $speed } steps too fast
}.
save-tried = { player } dives to { $spot }: { $quarters } in 4.
save-not-tried = The goalie of { $side } lets it go.
no-save = The goalie of { $side } has no chance.
save-rolled = The save: { $face }.
goal = GOAL for { $side }: { $home }-{ $away }.
own-goal = GOAL for { $side }, off a defender: { $home }-{ $away }.
caught = { player } catches it on { $at }.
rebound = { player } turns it away { $direction }, { $strength ->
    [one] 1 step
   *[other] { $strength } steps
}.
hand-ball = Hand ball! { player } used his hands on { $at }.
went-out = The ball is out at { $at }.
after-goal = The goalie of { $side } kicks off.
goal-kick = Goal kick for { $side }.
throw-in = Throw-in for { $side } at { $at }.
corner = Corner for { $side } at { $at }.
free-kick = Free kick for { $side } on { $at }.
penalty = Penalty for { $side }!
fouled = Foul! { the-fouler } brings down { the-victim } on { $at }.
yellow-card = Yellow card for { player }.
red-card = Red card: { player } is sent off.
injured = { player } is hurt.
injured-off = { player } cannot go on.
substituted = { $side }: { $on } comes on for { $out }.
sent-back = { player } goes back to the dugout.
new-goalie = { player } is the new goalie.
makeshift-goalie = { player } has to go in goal.
put = { player } goes to { $at }.
stepped-in = { player } steps in to { $to }.
left-the-last-row = { player } leaves the last row for { $to }.
back-from-offside = { player } comes back from offside to { $to }.
moved-up = { player } moves up to { $to }.
made-room = { player } makes room for the corner: { $to }.
kept-distance = { player } keeps his distance: { $to }.
left-the-penalty-area = { player } leaves the penalty area for { $to }.
watch-moved = A 1: the watch shows { $minutes } minutes.
watch-passed = A 1: the watch passes 90 minutes.
time-up = Time is up.
extra-time-over = Extra time is over.
shoot-out-over = The shoot-out is over.
match-began = The match begins.
extra-time-began = Extra time: the next goal wins.
shoot-out-began = The shoot-out begins.
shoot-out-kick = { player } shoots from { $at }.
shoot-out-scored = { $side } score: { $home }-{ $away } in the shoot-out.
shoot-out-missed = { $side } miss: { $home }-{ $away } in the shoot-out.
forfeited = { $side } have fewer than seven players and lose.
tie-won = { $side } win the tie, { $home }-{ $away } in all.
match-won = The match is over: { $winner } win, { $home }-{ $away }.
match-drawn = The match is over: { $home }-{ $away }.

## Directions, after "runs" and "turns it away".

n = north
n-e = north-east
e = east
s-e = south-east
s = south
s-w = south-west
w = west
n-w = north-west
