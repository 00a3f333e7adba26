# The decisions of FUBA as short questions, and what its rolls decide.

formation = Which formation? (secret)
half-time = Which formation now? (secret)
roles = Which roles? (secret)
skills = Which skills? { $drafted } of { $number } (secret)
extra-skill = Which skill is added? (secret)
kick-off = Who kicks off?
place = Where does the next piece go? { $left } in hand
adjust = Which piece is adjusted? { $left } left
target = Play the ball where?
event-move = Which event move? { $left } left
good-move = Which good move? { $left } left
fast-move = Which fast move? { $left } left
styles = Which styles? (secret)
goal-kick = Goal kick: fast or slow?
stand-in = { $area } is empty: what stands in?
runs = Who runs to { $area }?
joins = Who joins the ball in { $area }?
entry = Who goes to the ball in { $area }?
shot = Shoot at goal?
movement-before-kick = Movement before the kick?
movement = Which movement?
quick-move = Which quick move? { $left } left
press = Press in { $area }?
substitution = A substitution? ({ $left } left)
third-action = A third action?
action = { $number ->
    [3] Which action? (the third)
   *[other] Which action? ({ $number } of 2)
}
move-of-any-type = Which move? { $left } left, any type
line-move-one-any = Which { $line } move? { $left } left, 1 any
line-move = Which { $line } move? { $left } left
free-movement = Which free movement?
corner-side = Corner from which side?
free-kick = Shoot or play?
moves-without-limit = { $restart ->
    [goal-kick] Goal kick
   *[free-kick] Quick free kick
}: which move? As many as you like, { $made } so far
restart-move = { $restart ->
    [goal-kick] Goal kick
   *[free-kick] Quick free kick
}: which move? { $left } left
dive = What does the keeper do?
kick = Where does the kick go?
send-off = Who is sent off?
skill = Use a skill? ({ $moment })
lose-point = Tired: point { $number } from where?
gain-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} to add: where?
sweep = Does the keeper sweep?
slow-play = Slow the game?
injury = Which player is injured?
replace = Replace the man in { $area }?
substitutions = Which substitution? ({ $left } to make)
dribble = He is through: where to?
bounce = The ball bounces: value?
perfect-pass = Perfect pass: where to?

## The moments at which a skill may be used, without its name, so that the question names no card.

off-side-trap = the ball was played
actor = a special event is due
check = end of stage 4
opponent-stage = their stage begins
own-stage = own stage begins
keeper = they shoot
shooter = own goal attempt
doubling = after the movement
full-back = the ball was won
ball-skills = after the actions
formation-change = end of own stage
penalty = a penalty against

## What rolls decide.

roll-kick-off = who decides on the kick-off; equal dice roll again
roll-turn = time, control check and new ball value
roll-event = the special event
roll-goal-attempt = the goal attempt
roll-difficult-attempt = the second die of a difficult attempt
roll-rebound = the rebound
roll-pressing = pressing
roll-yellow-card = yellow card or not
roll-red-card = red card or not
roll-penalty = the penalty
roll-tiredness = the tiredness test
roll-injury = how bad the injury is
roll-fresh-player = the points of a fresh player
roll-slow-play = slow play: a card or not
roll-actor = what the referee sees
roll-fanatic-fans = what the fans do to the value
roll-dribble = the dribble
roll-moves = how many moves
roll-duel = the duel; equal totals roll again
roll-streaking = how long play stops
roll-lost-skill = which skill is lost: a card drawn in secret
roll-gained-skill = which skill is gained: a card drawn in secret

## What their outcome is reckoned from, or how likely it is.

tiredness-above = Die { $number } of 3 at most: { $side } loses { $number ->
    [1] nothing
   *[other] no more
} if 10 x { $sum } is above minute { $minute } ({ $percent }%), otherwise a point.
tiredness-at-least = Die { $number } of 3 at most: { $side } loses { $number ->
    [1] nothing
   *[other] no more
} if 10 x { $sum } is at least minute { $minute } ({ $percent }%), otherwise a point.
die = die
die-with-style = (die { SIGNED($style) })
sum-and-die = ({ $sum } + die)
sum-and-die-with-style = ({ $sum } + die { SIGNED($style) })
fresh-player = Two points if 10 x { $sum } is not above minute { $minute } ({ $percent }%), otherwise one.
the-sum = sum
the-sum-less-two = (sum - 2)
slow-play-card = A card if 10 x sum is below minute { $minute } ({ $percent }%).
dribble-chance = Through with die - { $value } of at least the opponents there ({ $percent }%), otherwise lost.
fans = A { $value } is a foul; any other number is the new value.
duel-chance = Die and condition points of the ball's zone: { $side } wins { $percent }%.
injury-turns = 1 to 3: back in so many turns; 4 and more: off for good.{ $style }
injury-minutes = 1 to 4: so many minutes off; 5 and 6: off for good.{ $style }
by-style = { " " }{ SIGNED($modifier) } by the playing style.
event-table = 1 and 2: free kick for { $theirs }, with 1 a card. 3: no moves for { $ours }. 4: no moves for { $theirs }. 5 and 6: free kick for { $ours }, with 6 a card.
higher-of-two = The higher of two for { $side }.
lower-of-two = The lower of two for { $side }.
moves-of-die = As many moves as the die shows, but at least { $least }, of any type.
card-chance = A card { $percent }%.
red-card-chance = A red card { $percent }%.
actor-outcomes = 4 to 6 a free kick, 2 and 3 the event, 1 a card.
higher-dropped = The higher of the two dice is dropped.

## Cards that a person draws by hand.

