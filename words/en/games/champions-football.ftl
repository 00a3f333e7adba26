# A match of Champions 2020 as people tell it. Attributes are further ways to say it.
# A sentence says nothing that the referee's line for the event does not say, too.

## A player: by his name with his shirt, "Niemi (9)"; else by his number, with his team where the sentence does not say it.

the-player = { NAME($shirt) ->
    [none] the { $side } number { $shirt }
   *[other] { $shirt }
}
The-player = { NAME($shirt) ->
    [none] The { $side } number { $shirt }
   *[other] { $shirt }
}
player = { NAME($shirt) ->
    [none] number { $shirt }
   *[other] { $shirt }
}
Player = { NAME($shirt) ->
    [none] Number { $shirt }
   *[other] { $shirt }
}
the-fouler = { NAME($fouler) ->
    [none] the { $side } number { $fouler }
   *[other] { $fouler }
}
The-fouler = { NAME($fouler) ->
    [none] The { $side } number { $fouler }
   *[other] { $fouler }
}
the-victim = { NAME($victim) ->
    [none] the { $other } number { $victim }
   *[other] { $victim }
}
The-victim = { NAME($victim) ->
    [none] The { $other } number { $victim }
   *[other] { $victim }
}
player-on = { NAME($on) ->
    [none] number { $on }
   *[other] { $on }
}
Player-on = { NAME($on) ->
    [none] Number { $on }
   *[other] { $on }
}
player-out = { NAME($out) ->
    [none] number { $out }
   *[other] { $out }
}

## The match.

lined-up = { $home-team } line up { $home }, { $away-team } { $away }.
    .b = The teams are out: { $home-team } in a { $home }, { $away-team } in a { $away }.
kick-off = { The-player } kicks off.
    .b = { $side } get us under way: { player } on the ball.
    .c = { Player } kicks off for { $side }.
watch-moved = { $minutes } minutes gone.
    .b = The watch says { $minutes } minutes.
    .c = That makes it { $minutes } minutes.
watch-passed = The ninety minutes are up.
    .b = We are past the ninety minutes.
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

reached = { The-player } gets to the ball.
    .b = { Player } is on to it for { $side }.
    .c = { $side } are on the ball: { player }.
    .d = It is { the-player } who gets there.
    .e = { $side } have it through { player }.
took-in-hands = The { $side } goalie picks it up.
    .b = Safe in the hands of the { $side } goalie.
    .c = The { $side } goalie gathers the ball.
goalie-rolled = The { $side } goalie plays it out.
    .b = Out it comes from the { $side } goalie.
    .c = The { $side } goalie gets the ball moving.
nothing-to-do = { $side } can do nothing with that.
    .b = No way out for { $side }.
    .c = Nothing there for { $side }.
kicked-forward = { Player } plays it forward for { $side }.
    .b = { The-player } sends it forward.
    .c = Forward it goes, from { the-player }.
    .d = { $side } go forward through { player }.
    .e = { Player } moves it up the pitch for { $side }.
kicked-across = { Player } plays it across for { $side }.
    .b = { The-player } moves it sideways.
    .c = Across the pitch it goes, from { the-player }.
    .d = { $side } switch the play through { player }.
    .e = Square ball from { the-player }.
kicked-back = { Player } plays it back for { $side }.
    .b = { The-player } turns and plays it back.
    .c = Back it goes, from { the-player }.
received = { The-player } takes it.
    .b = { Player } has it for { $side }.
    .c = It finds { the-player }.
    .d = { $side } keep it: { player } now.
    .e = To feet: { the-player }.
ball-stuck = It gets stuck with { the-player }.
ran-into = It falls to { the-player }.
    .b = And it lands with { $side }, { player }.
    .c = { The-player } has it at his feet.
ball-rests = The ball lies loose.
    .b = Nobody on the ball now.
    .c = A loose ball.
went-out = Out of play.
    .b = It is out.
    .c = The ball has gone out.
warming-up = { The-player } is warming up.

## Tackles and interceptions.

charged = { The-player } shoulders { the-victim } aside.
    .b = Strong from { the-player }: { the-victim } has to give way.
    .c = { The-player } muscles { the-victim } out of the way.
interception-tried = { The-player } goes for it...
    .b = Can { the-player } cut it out?
    .c = { $side } try to cut it out: { player }...
interception-made = Intercepted!
    .b = Yes, he gets a foot in!
    .c = Cut out!
interception-missed = No, it gets past him.
    .b = He cannot reach it.
    .c = Missed it!
fouled = Foul! { The-fouler } brings down { the-victim }.
    .b = { The-victim } goes down: a foul by { the-fouler }.
    .c = The whistle! { The-fouler } has fouled { the-victim }.
hand-ball = Hand ball! { The-player } used his hands.
yellow-card = Yellow card for { the-player }.
    .b = Into the book goes { the-player }.
    .c = The referee shows yellow to { the-player }.
red-card = RED CARD! { The-player } is off.
    .b = Off! { The-player } sees RED.
    .c = RED CARD for { the-player }!
injured = { The-player } is hurt.
    .b = { The-player } stays down.
injured-off = { The-player } cannot go on.
    .b = It is over for { the-player }.
substituted = Substitution for { $side }: { player-on } for { player-out }.
    .b = { $side } make a change: off goes { player-out }, on comes { player-on }.
    .c = { Player-on } comes on for { $side }, { player-out } makes way.
new-goalie = A new goalie for { $side }: { player }.
makeshift-goalie = { The-player } has to go in goal!

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
rebound = { The-player } turns it away!
    .b = Turned away by { the-player }!
    .c = Denied by { the-player }!
shoot-out-kick = { The-player } steps up.
    .b = Now { the-player }.
    .c = { Player } to shoot for { $side }.
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
