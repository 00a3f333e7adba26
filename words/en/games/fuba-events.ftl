# What happens in a match of FUBA: the referee's line for each event, with its arithmetic.

formations-revealed = Formations: { $home-team } { $home }, { $away-team } { $away }.
kick-off-rolled = Kick-off roll: { $home-team } { $home }, { $away-team } { $away }. { $winner } decides.
kick-off-decided = { $side } will kick off.
first-half-began = The first half begins.
second-half-began = The second half begins.
set-up-kick-off = Set-up for the { $side } kick-off.
set-up-free-kick = Set-up for the { $side } free kick in { $area }.
set-up-corner-kick = Set-up for the { $side } corner kick at { $area }.
set-up-penalty = Set-up for the { $side } penalty.
set-up-done = { $side } is in place.
ball-kept = { $side } keeps the ball in { $target }.
target-chosen = { $side } plays from { $start } to { $target }.
turn-rolled = Dice: { $side } { $controlling }, { $other } { $passive }.
half-ended = The { $half ->
    [1] first
   *[other] second
} half is over: { $home }-{ $away }.
match-won = Full time: { $home }-{ $away }. { $winner } wins.
shoot-out-began = The match is level: a shoot-out, { $side } first.
shoot-out-scored = Shoot-out: { $die }, { $needed } needed: { $side } scores. { $home }-{ $away }.
shoot-out-missed = Shoot-out: { $die }, { $needed } needed: { $side } misses. { $home }-{ $away }.
shoot-out-won = Full time: { $home }-{ $away }. { $winner } wins the shoot-out, { $home-kicks }-{ $away-kicks }.
match-drawn = Full time: { $home }-{ $away }. A draw.

## The ball's value.

value-changed = Ball value { $from } to { $to }: { $reason }.
value-target-free = no opponent in the target area
value-start-free = no opponent in the start area
value-long-pass = a long pass
value-offside-risk = offside risk
value-bounce = the ball bounces
value-skilled-attacker = Skilled attacker
value-short-passes = Short passes
value-doubling = Doubling
value-skilled-full-back = Skilled full back
value-easy-situation = an easy situation
value-event = the special event
new-value = New ball value { $value }.
new-value-by-event = New ball value { $value } ({ SIGNED($change) } by the event).
adjusted = { $controlling } against { $passive } at the ball: its value goes from { $from } to { $to }.
adjusted-in-vain = { $controlling } against { $passive } at the ball: its value stays { $value }.

## The clock.

time-moved = The clock moves { $squares ->
    [one] 1 minute
   *[other] { $squares } minutes
}: minute { $minute }.
stoppage-time = Stoppage time: { $regular }+{ $stoppage }.
time-owed = Equal dice: the clock waits, { $squares ->
    [one] 1 minute
   *[other] { $squares } minutes
} owed.

## Control.

stand-in-named = { $target } is empty: { $area } stands in for { $side }.
control-checked = Control check: { $die }{ $terms } = { $total } against value { $value }.
check-term = { " " }{ $sign } { $number } ({ $what })
start-area = start area
target-area = target area
distance = distance
control-kept = { $result } is more than the ball value of { $value }: { $side } keeps the ball.
control-lost = { $result } is less than the ball value of { $value }: { $side } loses the ball.
control-automatic = { $side } keeps the ball, whatever the die.
pass-failed = The ball goes back to { $area }; { $side } has it.
pass-too-long = { $sum } is above 6: { $side } loses the ball, value { $value }.
entered = { $piece ->
    [keeper] The { $side } keeper
   *[player] A { $side } player
} goes to the ball in { $to }.
target-changed = The { $side } pass goes on from { $from } to { $to }.
ball-moved = { $side } brings the ball from { $from } to { $to }.

## Special events.

special-event-advanced = { $die } is exactly the ball value. Special event: { $outcome } ({ $controlling }.{ $passive } in the table).
good-attack-move = good attack move
good-defence-move = good defence move
fast-situation = fast situation
ball-bounces = ball bounces
good-defence = good defence
good-attack = good attack
defenders-foul = defender's foul
attackers-foul = attacker's foul
defenders-rude-foul = defender's rude foul
attackers-rude-foul = attacker's rude foul
bored-play = bored play
over-the-side-line = ball over the side line
over-the-goal-line = ball over the goal line
momentum = momentum
aggressive-defence = aggressive defence
high-ball = high ball, head collision
failed-opening = failed opening
perfect-pass = perfect pass
behind-the-referee = behind the referee
streaking = streaking
misplaced-keeper = mis-positioned keeper
fans-of-passive = fans of the passive team
fans-of-controlling = fans of the controlling team
star-of-passive = injured star of the passive team
star-of-controlling = injured star of the controlling team
young-talent = young talent
perfect-squad = perfect squad
special-event-die = Exactly the ball value. Special event: { $outcome } ({ $die } in the table).
foul-by = foul by { $side }
no-moves-for = no moves for { $side }
special-event-difference = { $die } is exactly the ball value. Special event: { $controlling }{ $controlling-dropped } - { $passive }{ $passive-dropped } = { SIGNED($result) }: { $outcome }.
dropped = { " " }({ $die } is dropped)
moves-for = moves for { $side }
the-pass-fails = the pass fails
a-move-for = a move for { $side }
value-rises = the new value rises by 1
a-foul = a foul
the-game-stalls = the game stalls
value-drops = the new value drops by { $number }
gains-ground = a team gains ground
no-moves = { $side } makes no moves in this turn.
no-defence = { $side } makes no defence moves in this turn.
duel-rolled = Duel for { $duel }: { $sum } against { $passive }: { $winner } wins.
duel-fast-situation = the fast situation
duel-bounce = the bouncing ball
duel-side-line = the throw-in
duel-goal-line = the ball over the goal line
duel-high-ball = the high ball
duel-young-talent = the young talent
duel-perfect-squad = the perfect squad
skill-lost = { $side } loses { $skill }, for the next match too.
skill-gained = { $side } has one more skill in this match.
skill-gained-for-good = { $side } gains a skill, for later matches too.

## Actions.

order-fixed = { $home } against { $away } in the target area: { $first } acts first.
stages-ordered = { $first } acts first.
stages-ordered-by-moves = Pieces moved last turn, { $home } and { $away }: { $first } acts first.
stages-skipped = Both action stages are skipped.
action-began = { $side }{ $number ->
    [0] { "" }
   *[other] , action { $number }
}: { $action }{ $boost ->
    [yes] , boosted
   *[no] { "" }
}.
line-movement = { $line } movement, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
moved = { $side }: { $piece } from { $from } to { $to }{ $with-ball ->
    [yes] { " " }with the ball
   *[no] { "" }
}{ $kind ->
    [free-movement] { " " }(free movement)
    [event-move] { " " }(event move)
    [cleared] { " " }(cleared for the goal kick)
    [sweeper-keeper] { " " }(Sweeper keeper)
    [quick] { " " }(quick move)
   *[other] { "" }
}.
pressing-foul = { $aggressive ->
    [yes] Aggressive pressing
   *[no] Pressing
}: { $sum }{ $dropped }: foul by { $side }.
pressing-won = { $aggressive ->
    [yes] Aggressive pressing
   *[no] Pressing
}: { $sum }{ $dropped }, less than the ball value of { $value }: { $side } wins the ball, new value { $new-value }.
pressing-failed-easier = { $aggressive ->
    [yes] Aggressive pressing
   *[no] Pressing
}: { $sum }{ $dropped }, not less than the ball value of { $value }: it fails, the value drops to { $new-value }.
pressing-failed = { $aggressive ->
    [yes] Aggressive pressing
   *[no] Pressing
}: { $sum }{ $dropped }, not less than the ball value of { $value }: it fails.
keeper-advanced = The { $side } keeper comes out in front of his goal.
keeper-went-back = The { $side } keeper goes back.
swept = The { $side } keeper comes off his line to sweep up.
slow-play = { $side } slows the game.
slow-play-card = Slow play of { $side }: { $ten } is below minute { $minute }: a card.
slow-play-no-card = Slow play of { $side }: { $ten } is not below minute { $minute }: no card.

## Goal attempts.

shot-taken = { $side } shoots from { $area }{ $difficult ->
    [yes] , a difficult attempt
   *[no] { "" }
}: { $sum } against the ball value of { $value }: { $result }.
shot-taken-again = { $side } shoots from { $area }{ $difficult ->
    [yes] , a difficult attempt
   *[no] { "" }
}: { $sum } - { $result }.
sum = { $die }{ $terms } = { $total }
term = { " " }{ $sign } { $number } { $what }
area = area
players-there = players there
players-in-the-box = players in the box
keeper-out = keeper out
free-kick = free kick
second-action = second action
injured-keeper = injured keeper
keeper-in-front = keeper in front of his goal
mispositioned-keeper = mis-positioned keeper
skills = skills
shot-goal = goal
shot-corner = corner
shot-rebound = rebound
shot-miss = a miss
shot-rolls-again = a second die decides
second-six = Second die { $die }, another 6 scores: { $result }.
difficult-rolled = Second die { $die } { $compared } { $needed }: { $result }.
rebound = Rebound: { $die } + { $players } against { $passive-die } + { $passive-players }: { $result }.
rebound-goal = goal
rebound-corner = corner
rebound-lost = { $side } has the ball
goal = GOAL for { $side } in minute { $minute }! { $home }-{ $away }.
penalty-named = { $side } kicks { $kick }; the keeper's choice: { $dive }. A { $needed } or more scores.
penalty-scored = Penalty: { $die }, { $needed } needed: it is in.
penalty-missed = Penalty: { $die }, { $needed } needed: no goal.

## Restarts.

kick-off-awarded = Kick-off for { $side }.
free-kick-awarded = Free kick for { $side } in { $area }.
quick-free-kick-awarded = Quick free kick for { $side } in { $area }.
corner-kick-awarded = Corner kick for { $side }.
corner-kick-awarded-in = Corner kick for { $side } in { $area }.
goal-kick-awarded = Goal kick for { $side }.
penalty-awarded = PENALTY for { $side }.
corner-side-chosen = { $side } takes the corner on flank { $flank }.
goal-kick-slow = { $side } takes its time with the goal kick: both teams move.
goal-kick-fast = { $side } takes the goal kick at once.

## Cards.

yellow-card = Card test of { $side }: { $sum }: YELLOW CARD.
no-yellow-card = Card test of { $side }: { $sum }: no card.
red-card = Red card test of { $side }: { $die } < { $limit }: RED CARD.
no-red-card = Red card test of { $side }: { $die } is not below { $limit }: no red card.
sent-off = { $side } loses a player in { $area }.
sent-off-anywhere = { $side } loses a player.
nobody-sent-off = { $side } has nobody to lose.
booked = YELLOW CARD for { $side }: { $yellow } now.

## Teams.

formations-changed = After the break: { $home-team } { $home }, { $away-team } { $away }.
formation-changed = { $side } plays { $formation } from now on.
styles-revealed = Playing styles of defence, midfield and forwards: { $home-team } { $home }, { $away-team } { $away }.
condition-set = Condition of { $side }: { $condition } (defence-midfield-forward).
condition-set-by-roles = Condition of { $side }: { $condition } (defence-midfield-forward), with { $roles }.
# Each die of a test has a verdict of its own: it ends the test or costs a point.
tiredness-passed = Tiredness test of { $side }, { $dice }: 10 x { $sum } is enough in minute { $minute }, the test is over.
tiredness-failed = Tiredness test of { $side }, { $dice }: 10 x { $sum } is not enough in minute { $minute }, this die costs a point.
tiredness-die = a { $die }
tiredness-dice = a { $die }, { $sum } in all
tired = { $side } is tired for the rest of the match.
points-changed = { $side }: { SIGNED($change) } { $line } condition point ({ $reason }); now { $condition }.
by-tiredness = tiredness
by-boost = boost
by-aggressive-pressing = aggressive pressing
by-substitution = substitution
by-event = special event
condition-rolled = { $side } spends a condition point and rolls { $die }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} of any type.
substituted-formation = Substitution of { $side }: { $formation } from the next turn.
substituted-booked = Substitution of { $side }: a booked player goes.
substituted-fresh-one = Substitution of { $side }: a fresh player, { $first } and { $second }: { $ten } is above minute { $minute }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
substituted-fresh = Substitution of { $side }: a fresh player, { $first } and { $second }: { $ten } is not above minute { $minute }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
injury-none = Injury of { $side }: { $rolled }: the player { $place ->
    [spot] on the corner spot
   *[other] in { $place }
} gets up.
injury-minutes = Injury of { $side }: { $rolled }: { $keeper ->
    [yes] the keeper is hurt, and a player
   *[no] a player
} { $place ->
    [spot] on the corner spot
   *[other] in { $place }
} is off for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
injury-turns = Injury of { $side }: { $rolled }: { $keeper ->
    [yes] the keeper is hurt, and a player
   *[no] a player
} { $place ->
    [spot] on the corner spot
   *[other] in { $place }
} is back in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
injury-for-good = Injury of { $side }: { $rolled }: { $keeper ->
    [yes] the keeper is hurt, and a player
   *[no] a player
} { $place ->
    [spot] on the corner spot
   *[other] in { $place }
} cannot go on.
counts-as = { $die } counts as { $result }
injured-replaced = { $side } replaces him { $place ->
    [spot] on the corner spot
   *[other] in { $place }
}.
injured-not-replaced = { $side } does not replace him.
injured-returned = { $side }: { $pieces ->
    [one] 1 player
   *[other] { $pieces } players
} back in b3.

## Skills.

skill-used-free = { $side } uses { $skill }, free of charge.
skill-used = { $side } uses { $skill } for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}; now { $condition }.
fans-foul = Fanatic fans: { $die } = { $value }: a foul.
fans-rolled = Fanatic fans: value { $value } to { $die }.
actor-card = Actor: { $die }: a card for { $side }.
actor-event = Actor: { $die }: the event is rolled.
actor-free-kick = Actor: { $die }: a free kick for { $side }.
dribble-won = Dribble of { $side }: { $die } - { $value } against { $opponents ->
    [one] 1 opponent
   *[other] { $opponents } opponents
}: he is through.
dribble-lost = Dribble of { $side }: { $die } - { $value } against { $opponents ->
    [one] 1 opponent
   *[other] { $opponents } opponents
}: the ball is lost.
high-condition-rolled = High condition of { $side }: { $die }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} of any type.
