# A match of FUBA as people tell it: what they say of an event who never saw a die. Attributes are further ways to say it.
# A sentence says nothing that the referee's line for the event does not say, too.

## Places, as the team sees them that attacks.

at = { $place ->
    [a1] at left back
    [a2] on the left of their own half
    [a3] on the left wing
    [a4] in the left corner
    [b1] in their own box
    [b2] in front of their own box
    [b3] in midfield
    [b4] on the edge of the box
    [c1] at right back
    [c2] on the right of their own half
    [c3] on the right wing
    [c4] in the right corner
   *[b5] in the box
}
to = { $place ->
    [a1] to left back
    [a2] to the left of their own half
    [a3] to the left wing
    [a4] into the left corner
    [b1] into their own box
    [b2] to the front of their own box
    [b3] into midfield
    [b4] to the edge of the box
    [c1] to right back
    [c2] to the right of their own half
    [c3] to the right wing
    [c4] into the right corner
   *[b5] into the box
}
from = { $place ->
    [a1] from left back
    [a2] from the left of their own half
    [a3] from the left wing
    [a4] from the left corner
    [b1] from their own box
    [b2] from in front of their own box
    [b3] from midfield
    [b4] from the edge of the box
    [c1] from right back
    [c2] from the right of their own half
    [c3] from the right wing
    [c4] from the right corner
   *[b5] from inside the box
}

## The match.

formations-revealed = { $home-team } line up { $home }, { $away-team } { $away }.
    .b = The teams are out: { $home-team } in a { $home }, { $away-team } in a { $away }.
formations-changed = Out they come again: { $home-team } { $home }, { $away-team } { $away }.
formation-changed = { $side } change their shape: { $formation } now.
    .b = A new shape for { $side }: { $formation }.
kick-off-rolled = { $winner } win the toss.
    .b = The toss goes to { $winner }.
kick-off-decided = { $side } will get us under way.
    .b = It will be { $side } to kick off.
first-half-began = And we are under way!
    .b = The match has begun!
    .c = Off we go.
second-half-began = The second half is under way.
    .b = Back we go for the second half.
    .c = On with the second half.
half-time = Half-time: { $home }-{ $away }.
    .b = That is half-time, { $home }-{ $away }.
    .c = The whistle for the break: { $home }-{ $away }.
second-half-over = There goes the whistle: the second half is over.
    .b = The second half is over.
match-won = Full time, { $home }-{ $away }: { $winner } have won it!
    .b = It is all over: { $winner } win, { $home }-{ $away }.
    .c = { $winner } take it, { $home }-{ $away }.
shoot-out-began = It comes down to a shoot-out!
    .b = Nothing to choose between them: kicks from the spot will decide.
shoot-out-scored = { $side } score! { $home }-{ $away } in the shoot-out.
    .b = In it goes for { $side }: { $home }-{ $away }.
shoot-out-missed = { $side } miss! { $home }-{ $away } in the shoot-out.
    .b = No goal for { $side }: { $home }-{ $away }.
shoot-out-won = { $winner } win the shoot-out, { $home }-{ $away }!
    .b = It is all over: { $winner } have won it from the spot, { $home }-{ $away }.
match-drawn = Full time, and nothing between them: { $home }-{ $away }.
    .b = It is all over, and it is a draw: { $home }-{ $away }.
    .c = Honours even: { $home }-{ $away }.
stoppage-time = We are in stoppage time.
    .b = Into stoppage time now.
    .c = Still playing: this is stoppage time.

## Passes.

ball-kept = { $side } keep hold of it { $at }.
    .b = No hurry: { $side } stay on the ball { $at }.
    .c = { $side } look for a way through { $at }.
    .d = Patient from { $side } { $at }.
pass = { $side } look for a man { $at }.
    .b = { $side } play it { $from } { $to }.
    .c = The ball goes { $to }: { $side } on the move.
    .d = { $side } send it { $to }.
    .e = { $side } try it { $from } { $to }.
long-pass = A long ball from { $side }, { $to }.
    .b = { $side } go long { $from } { $to }.
    .c = { $side } hit it long { $to }.
    .d = The long one from { $side }, looking for somebody { $at }.
    .e = All the way { $to }: { $side } go for the long pass.
control-kept = { $side } keep it.
    .b = Well held: the ball is still with { $side }.
    .c = { $side } have it under control.
    .d = It stays with { $side }.
    .e = Good control from { $side }.
control-lost = { $side } lose it.
    .b = Given away by { $side }!
    .c = { $side } cannot hold on to it.
    .d = That has got away from { $side }.
    .e = Loose from { $side }, and it is gone.
control-automatic = Nobody troubles { $side }: they keep it.
    .b = All the time in the world for { $side }.
    .c = No danger of { $side } losing that one.
pass-failed = The pass goes astray: { $side } have it { $at }.
    .b = That pass finds nobody, and { $side } take over { $at }.
    .c = Cut out! { $side } have the ball { $at }.
pass-too-long = Too much on that: { $side } lose it.
    .b = { $side } overdo it, and the ball is gone.
    .c = Far too ambitious from { $side }: it is lost.
entered = { $piece ->
    [keeper] The { $side } keeper
   *[player] A { $side } player
} gets to the ball { $at }.
    .b = { $piece ->
    [keeper] The { $side } keeper is
   *[player] { $side } are
} on to it { $at }.
    .c = { $piece ->
    [keeper] Out comes the { $side } keeper for
   *[player] { $side } send a man to
} the ball { $at }.
target-changed = { $side } move it on { $to }.
    .b = And on it goes { $to }: lovely from { $side }.
ball-moved = { $side } bring the ball { $from } { $to }.
    .b = The ball is with { $side } { $at } now.

## Runs, pressing, duels.

carried = { $side } carry it { $from } { $to }.
    .b = { $side } run with the ball { $to }.
    .c = On the ball, { $side } go { $to }.
presses = { $side } press.
    .b = { $side } close them down.
    .c = Here comes the press from { $side }.
pressing-won = { $side } press and win the ball!
    .b = Great pressing: { $side } have it!
    .c = { $side } go in { $aggressive ->
    [yes] hard
   *[no] quickly
} and come away with it.
    .d = The press works: the ball belongs to { $side }.
    .e = { $side } hunt it down.
pressing-failed = { $side } press, but to no avail.
    .b = The press comes to nothing.
    .c = { $side } go in { $aggressive ->
    [yes] hard
   *[no] quickly
}, and the ball is gone before they get there.
    .d = { $side } are played around.
    .e = { $side } cannot win it.
pressing-foul = { $side } go in too hard: foul.
    .b = That is a foul by { $side }.
    .c = Whistle! { $side } have gone too far.
dribble-won = Past his man! { $side } are through.
    .b = Lovely dribble from { $side }!
    .c = { $side } dance their way through.
dribble-lost = The dribble ends there: { $side } lose it.
    .b = One trick too many from { $side }.
    .c = { $side } try to run through, and are stopped.
duel-rolled = { $winner } come out on top: { $duel }.
    .b = It is { $winner } who get the better of it: { $duel }.
no-moves = { $side } are rooted to the spot.
    .b = { $side } stand and watch.
no-defence = { $side } are caught on their heels.
    .b = No answer at the back from { $side }.

## Shots.

shapes-to-shoot = { $side } shape to shoot...
    .b = Here is a chance for { $side }...
    .c = { $side } go for goal...
shot-goal = { $side } shoot { $from }, and it is in!
    .b = { $side } let fly { $from }, and the net bulges!
    .c = What a strike { $from }! { $side } find the net.
    .d = { $side } finish { $from }!
shot-miss = { $side } shoot { $from }: no, it misses.
    .b = { $side } try their luck { $from }. Off target.
    .c = A shot { $from } by { $side }: wasted.
    .d = { $side } cannot hit the target { $from }.
    .e = { $side } have a go { $from }, but it comes to nothing.
shot-corner = { $side } shoot { $from }: it goes behind for a corner.
    .b = A shot { $from }, turned behind: corner for { $side }.
    .c = { $side } let fly { $from } and get a corner for it.
shot-rebound = { $side } shoot { $from }: it comes back out!
    .b = A shot { $from }, and the ball is loose!
    .c = { $side } hit it { $from }, it is not held!
shot-open = { $side } shoot { $from }, and it is on its way...
    .b = A difficult one { $from } for { $side }: will it go in?
    .c = { $side } hit it well { $from }...
difficult-goal = It is in!
    .b = It has gone in! What a goal.
    .c = Yes, it drops in!
difficult-miss = No, it does not go in.
    .b = So close, but no goal.
    .c = It misses in the end.
difficult-corner = Turned behind: a corner.
difficult-rebound = It comes back out!
rebound-goal = { $side } are first to the rebound: in it goes!
    .b = { $side } turn in the rebound!
    .c = The loose ball is put away by { $side }!
rebound-corner = The rebound is scrambled behind for a corner.
    .b = Bodies everywhere, and it goes behind: corner.
rebound-lost = The rebound falls to { $side }.
    .b = { $side } win the scramble and have the ball.
    .c = { $side } are first to the loose ball.
goal = GOAL! { $side } score in minute { $minute }: { $home }-{ $away }.
    .b = GOAL for { $side }! Minute { $minute }, and it is { $home }-{ $away }.
    .c = They have done it! GOAL for { $side }: { $home }-{ $away }.
    .d = GOAL! { $home }-{ $away }, and { $side } celebrate.
    .e = Minute { $minute }: GOAL! { $side } make it { $home }-{ $away }.
penalty-named = The kick goes { $kick ->
    [left] left
    [middle] down the middle
   *[right] right
}, the keeper { $dive ->
    [left] dives left
    [stay] stays where he is
   *[right] dives right
}...
penalty-scored = { $side } score from the spot!
    .b = No mistake: { $side } put the penalty away.
    .c = In! The penalty is converted.
penalty-missed = No goal! { $side } waste the penalty.
    .b = The penalty does not go in!
    .c = { $side } fail from the spot.

## Set pieces.

set-up-free-kick = { $side } line up the free kick { $at }.
    .b = Everybody takes up position: { $side } have the free kick { $at }.
set-up-corner-kick = They gather for the corner: { $side } to take it.
    .b = { $side } get ready for the corner.
set-up-penalty = { $side } put the ball on the spot.
    .b = All eyes on the penalty spot: { $side } to take it.
kick-off-awarded = { $side } kick off.
    .b = Back to the centre spot: { $side } to kick off.
    .c = { $side } will get it going again.
free-kick-awarded = Free kick to { $side } { $at }.
    .b = The whistle goes: free kick to { $side } { $at }.
    .c = { $side } have a free kick { $at }.
quick-free-kick-awarded = { $side } take it quickly { $at }.
    .b = A quick free kick by { $side } { $at }.
corner-kick-awarded = Corner to { $side }.
    .b = { $side } win a corner.
    .c = It will be a corner for { $side }.
goal-kick-awarded = Goal kick to { $side }.
    .b = { $side } can restart with a goal kick.
    .c = Only a goal kick for { $side }.
penalty-awarded = PENALTY! The referee points to the spot for { $side }.
    .b = It is a PENALTY for { $side }!
    .c = PENALTY! { $side } have a chance from the spot.
corner-side-chosen = { $side } take it from the { $flank }.
    .b = The corner comes in from the { $flank }.
goal-kick-slow = { $side } take their time over the goal kick.
    .b = No rush from { $side } with the goal kick.
goal-kick-fast = { $side } take the goal kick at once.
    .b = A quick goal kick from { $side }.

## Cards.

yellow-card = Yellow card for { $side }!
    .b = Into the book: yellow for { $side }.
    .c = The referee reaches for yellow: { $side } have a man booked.
no-yellow-card = No card for { $side }.
    .b = { $side } get away without a yellow.
    .c = The referee leaves it at a word with { $side }.
red-card = RED CARD for { $side }!
    .b = He is off! RED CARD for { $side }.
    .c = The referee shows RED to { $side }!
no-red-card = { $side } are spared the red card.
    .b = No red card for { $side }.
sent-off = { $side } are a man short.
    .b = { $side } lose a player.
    .c = Off he goes, and { $side } have one fewer.
booked = A booking for { $side }.
    .b = Yellow card for { $side }.
    .c = { $side } go into the book.
slow-play-card = Too slow for the referee: a card for { $side }.

## Teams.

tired = { $side } are running on empty.
    .b = The legs have gone: { $side } are tired out.
second-wind = { $side } find another gear.
    .b = Fresh energy from { $side }!
substituted-formation = A change by { $side }, who will go to { $formation }.
    .b = Substitution: { $side } are going to play { $formation }.
substituted-booked = { $side } take off a man with a booking.
    .b = Substitution: { $side } run no risk with a booked player.
substituted-fresh = Fresh legs for { $side }.
    .b = Substitution: a fresh man for { $side }.
    .c = { $side } bring on a fresh player.
injury-none = A { $side } player is down, but he is up again.
    .b = Relief for { $side }: he gets back to his feet.
injury-minutes = { $keeper ->
    [yes] The { $side } keeper is hurt.
   *[no] A { $side } player is hurt and will miss { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.
}
    .b = { $keeper ->
    [yes] Treatment for the { $side } keeper.
   *[no] { $side } have a man off injured for { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.
}
injury-turns = { $keeper ->
    [yes] The { $side } keeper is hurt.
   *[no] A { $side } player is hurt; he will be back later.
}
    .b = { $keeper ->
    [yes] Treatment for the { $side } keeper.
   *[no] { $side } have a man off injured for a while.
}
injury-for-good = { $keeper ->
    [yes] The { $side } keeper is hurt.
   *[no] A { $side } player cannot go on.
}
    .b = { $keeper ->
    [yes] That looks bad for the { $side } keeper.
   *[no] The match is over for a { $side } player.
}
injured-replaced = { $side } bring on a man for the injured player.
injured-not-replaced = { $side } bring nobody on for the injured player.
injured-returned = { $pieces ->
    [one] A { $side } player is
   *[other] { $pieces } { $side } players are
} back from injury.
keeper-advanced = The { $side } keeper comes off his line.
    .b = The { $side } keeper stands in front of his goal.
keeper-went-back = The { $side } keeper goes back to his line.
swept = Out comes the { $side } keeper!
    .b = The { $side } keeper sweeps up.
slow-play = { $side } take the sting out of the game.
    .b = { $side } are in no hurry at all.
skill-used = { $side } play to their strength: { $skill }.
    .b = That is what { $side } can do: { $skill }.
    .c = { $side } show what they have: { $skill }.
fans-foul = The crowd boils over, and there is a foul.
fans-rolled = The crowd makes itself heard.
    .b = What a noise from the stands!
actor-card = A dive! Yellow card for { $side }.
actor-event = Somebody goes down. Was there anything in that?
actor-free-kick = Down he goes, and { $side } get the free kick.

## Special events.

good-attack = { $side } get forward well.
    .b = A good move from { $side }.
good-defence = Well defended by { $side }.
    .b = { $side } stand firm at the back.
fast-situation = Suddenly it is all very quick!
ball-bounces = An awkward bounce!
foul-by = Foul by { $side }.
    .b = The referee has seen it: foul by { $side }.
    .c = { $side } give away a foul.
rude-foul-by = A nasty foul by { $side }!
    .b = That was no challenge at all: a bad foul by { $side }.
bored-play = Not much happening here.
over-the-side-line = The ball is over the touchline.
over-the-goal-line = The ball is over the goal line.
momentum = The attack has momentum now.
aggressive-defence = { $side } defend with all they have.
high-ball = A high ball, and heads collide!
failed-opening = { $side } play it out badly.
perfect-pass = What a pass by { $side }!
behind-the-referee = Something happens behind the referee's back.
streaking = There is a streaker on the pitch!
misplaced-keeper = The keeper is out of position!
fans-of = Listen to the { $side } fans!
star-of = The star of { $side } is hurt!
young-talent = Watch this youngster!
perfect-squad = A squad in perfect harmony.
stands-off = { $side } are caught standing still.
    .b = { $side } do not move.
finds-room = Room for { $side }!
    .b = { $side } find some space.
ball-runs-badly = It becomes awkward for whoever has it.
    .b = The ball will not behave.
a-foul = The whistle goes: a foul.
    .b = The referee stops play: foul.
game-stalls = The game has got stuck.
    .b = Nothing moves at the moment.
opens-up = The game opens up.
    .b = It gets easier on the ball.
gains-ground = There is ground to be gained here.
    .b = Forward they go.
