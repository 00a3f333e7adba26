# A match of Champions 2020 as people tell it. Attributes are further ways to say it.
# A sentence says nothing that the referee's line for the event does not say, too.

## The match.

lined-up = { $home-team } line up { $home }, { $away-team } { $away }.
    .b = The teams are out: { $home-team } in a { $home }, { $away-team } in a { $away }.
kick-off = The { $side } number { $shirt } kicks off.
    .b = { $side } get us under way: number { $shirt } on the ball.
    .c = Number { $shirt } kicks off for { $side }.
watch-moved = { $minutes } minutes gone.
    .b = The watch says { $minutes } minutes.
    .c = That makes it { $minutes } minutes.
match-began = Here we go!
extra-time-began = Extra time, and the next goal wins it!
shoot-out-began = It comes down to a shoot-out!
time-up = The whistle goes: time is up.
    .b = That is it: time is up.
extra-time-over = Extra time is over.
shoot-out-over = The shoot-out is over.
tie-won = { $side } go through, { $home }-{ $away } in all!
    .b = { $home }-{ $away } in all: { $side } have won the tie!
match-won = It is all over: { $winner } win, { $home }-{ $away }!
    .b = { $winner } take it, { $home }-{ $away }!
    .c = Full time, { $home }-{ $away }: { $winner } have won it!
match-drawn = It is all over, and nothing between them: { $home }-{ $away }.
    .b = Full time: { $home }-{ $away }, a draw.
    .c = Honours even: { $home }-{ $away }.
forfeited = { $side } have too few players left and lose the match.

## On the ball.

reached = The { $side } number { $shirt } gets to the ball.
    .b = Number { $shirt } is on to it for { $side }.
    .c = { $side } are on the ball: number { $shirt }.
    .d = It is the { $side } number { $shirt } who gets there.
    .e = { $side } have it through number { $shirt }.
took-in-hands = The { $side } goalie picks it up.
    .b = Safe in the hands of the { $side } goalie.
    .c = The { $side } goalie gathers the ball.
goalie-rolled = The { $side } goalie plays it out.
    .b = Out it comes from the { $side } goalie.
    .c = The { $side } goalie gets the ball moving.
nothing-to-do = { $side } can do nothing with that.
    .b = No way out for { $side }.
    .c = Nothing there for { $side }.
kicked-forward = Number { $shirt } plays it forward for { $side }.
    .b = The { $side } number { $shirt } sends it forward.
    .c = Forward it goes, from the { $side } number { $shirt }.
    .d = { $side } go forward: number { $shirt } with the ball.
    .e = Number { $shirt } moves it up the pitch for { $side }.
kicked-across = Number { $shirt } plays it across for { $side }.
    .b = The { $side } number { $shirt } moves it sideways.
    .c = Across the pitch it goes, from the { $side } number { $shirt }.
    .d = { $side } switch it: number { $shirt } with the ball.
    .e = Square ball from the { $side } number { $shirt }.
kicked-back = Number { $shirt } plays it back for { $side }.
    .b = The { $side } number { $shirt } turns and plays it back.
    .c = Back it goes, from the { $side } number { $shirt }.
received = The { $side } number { $shirt } takes it.
    .b = Number { $shirt } has it for { $side }.
    .c = It finds the { $side } number { $shirt }.
    .d = { $side } keep it: number { $shirt } now.
    .e = To feet: the { $side } number { $shirt }.
ball-stuck = It gets stuck with the { $side } number { $shirt }.
ran-into = It falls to the { $side } number { $shirt }.
    .b = And it lands with { $side }, number { $shirt }.
    .c = The { $side } number { $shirt } has it at his feet.
ball-rests = The ball lies loose.
    .b = Nobody on the ball now.
    .c = A loose ball.
went-out = Out of play.
    .b = It is out.
    .c = The ball has gone out.
warming-up = The { $side } number { $shirt } is warming up.

## Tackles and interceptions.

charged = The { $side } number { $shirt } shoulders { $other } { $victim } aside.
    .b = Strong from the { $side } number { $shirt }: { $other } { $victim } has to give way.
    .c = { $side } { $shirt } muscles { $other } { $victim } out of the way.
interception-tried = The { $side } number { $shirt } goes for it...
    .b = Can the { $side } number { $shirt } cut it out?
    .c = { $side } try to cut it out: number { $shirt }...
interception-made = Intercepted!
    .b = Yes, he gets a foot in!
    .c = Cut out!
interception-missed = No, it gets past him.
    .b = He cannot reach it.
    .c = Missed it!
fouled = Foul! The { $side } number { $fouler } brings down { $other } { $victim }.
    .b = { $other } { $victim } goes down: a foul by the { $side } number { $fouler }.
    .c = The whistle! The { $side } number { $fouler } has fouled { $other } { $victim }.
hand-ball = Hand ball! The { $side } number { $shirt } used his hands.
yellow-card = Yellow card for the { $side } number { $shirt }.
    .b = Into the book goes the { $side } number { $shirt }.
    .c = The referee shows yellow to the { $side } number { $shirt }.
red-card = RED CARD! The { $side } number { $shirt } is off.
    .b = Off! The { $side } number { $shirt } sees RED.
    .c = RED CARD for the { $side } number { $shirt }!
injured = The { $side } number { $shirt } is hurt.
    .b = The { $side } number { $shirt } stays down.
injured-off = The { $side } number { $shirt } cannot go on.
    .b = It is over for the { $side } number { $shirt }.
substituted = Substitution for { $side }: number { $on } for number { $out }.
    .b = { $side } make a change: off goes { $out }, on comes { $on }.
    .c = Number { $on } comes on for { $side }, number { $out } makes way.
new-goalie = A new goalie for { $side }: number { $shirt }.
makeshift-goalie = The { $side } number { $shirt } has to go in goal!

## Shots.

shot = { $side } shoot!
    .b = A shot by { $side }!
    .c = { $side } go for goal!
    .d = { $side } let fly!
    .e = Here is the shot from { $side }!
save-tried = The { $side } goalie dives...
    .b = The { $side } goalie goes for it...
    .c = Can the { $side } goalie get there?
save-not-tried = The { $side } goalie lets it go.
    .b = The { $side } goalie does not move.
no-save = The { $side } goalie has no chance.
    .b = Nothing the { $side } goalie can do.
    .c = The { $side } goalie is beaten.
goal = GOAL! { $side } score: { $home }-{ $away }.
    .b = GOAL for { $side }! { $home }-{ $away }.
    .c = They have done it! GOAL for { $side }: { $home }-{ $away }.
    .d = GOAL! { $home }-{ $away }, and { $side } celebrate.
    .e = In the net! GOAL for { $side }: { $home }-{ $away }.
own-goal = GOAL for { $side }, off a defender! { $home }-{ $away }.
    .b = Oh no, off his own man: GOAL for { $side }, { $home }-{ $away }.
caught = Caught by the { $side } goalie!
    .b = The { $side } goalie holds it.
    .c = Safe: the { $side } goalie has it.
rebound = The { $side } number { $shirt } turns it away!
    .b = Turned away by the { $side } number { $shirt }!
    .c = Denied by the { $side } number { $shirt }!
shoot-out-kick = The { $side } number { $shirt } steps up.
    .b = Now the { $side } number { $shirt }.
    .c = Number { $shirt } to shoot for { $side }.
shoot-out-scored = { $side } score! { $home }-{ $away } in the shoot-out.
    .b = In it goes for { $side }: { $home }-{ $away }.
    .c = No mistake from { $side }: { $home }-{ $away }.
shoot-out-missed = { $side } miss! { $home }-{ $away } in the shoot-out.
    .b = No goal for { $side }: still { $home }-{ $away }.
    .c = { $side } waste it: { $home }-{ $away }.

## Restarts.

after-goal = The { $side } goalie gets it going again.
    .b = Back to the { $side } goalie to restart.
goal-kick = Goal kick to { $side }.
    .b = { $side } restart with a goal kick.
    .c = It is a goal kick for { $side }.
throw-in = Throw-in to { $side }.
    .b = { $side } have the throw.
    .c = { $side } will throw it in.
corner = Corner to { $side }!
    .b = { $side } win a corner.
    .c = It will be a corner for { $side }.
free-kick = Free kick to { $side }.
    .b = { $side } get the free kick.
    .c = { $side } have a free kick.
penalty = PENALTY for { $side }!
    .b = The referee points to the spot: PENALTY for { $side }!
    .c = It is a PENALTY! { $side } have it.
