# The choices of Champions 2020: what each is called, and what it may lead to.

default-line-up = default: 1 in goal, 4-4-2
default-line-up-detail = The usual line-up in one go: the first goalie, the first formation that can be filled, and the lowest numbers of each line.
default-picks = default: the lowest numbers
default-placement = default placement
pick = { $shirt }  { $role }
formation = { $lines }  ({ $defenders } defenders, { $midfielders } midfielders, { $forwards } forwards)
place = { $shirt } on { $space }
place-somebody = on { $space }
goalie-on = goalie { $shirt } on { $space }

## A player with what he has against him.

booked = { $shirt } (yellow)
hurt = { $shirt } (hurt)
booked-and-hurt = { $shirt } (yellow, hurt)

## Substitutions, fouls and dead balls.

nobody-more = nobody more
nobody-more-detail = Whoever warms up comes on at the next dead ball; three substitutions in a match.
warm = { $shirt } warms up  ({ $role })
comes-on = { $player } comes on
back = { $player } back to the dugout
leaves = { $player } leaves
nobody-comes-on = nobody comes on
nobody-comes-on-detail = The side plays on with one player fewer.
in-goal = { $player } goes in goal
foul = { $fouler } brings down { $victim }
foul-detail = { $fouler } is booked, { $victim } is hurt; a foul must be committed.
taker = { $player } takes it{ $from }
taker-at = { $player } shoots from { $spot }
wall = { $player } is the wall{ $from }
from = {"  "}(from { $space })

## Who acts: "8   ball in 2 4; goal 33%; walks".

mover = { $shirt } { $can }
and = { $first }; { $next }
ball-in = ball in { $steps }
goal-chance = goal { $percent }%
his-hands = hands
charges = charge { $victims }
walks-too = walks
walks = { $walks ->
    [one] 1 walk
   *[other] { $walks } walks
}
stands = On { $space }.
he-kicks = He kicks { $kicks }.
kick-after = with { $strength } after { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
steps-from-ball = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from the ball.
no-way = No way to the ball.

## What he does.

reach = kick with { $strength }  ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to the ball)
no-shot = No shot from there. A longer way makes the kick weaker.
best-shot = Best shot: goal { $percent }%. A longer way makes the kick weaker.
hands = take the ball in his hands
hands-detail = He rolls again and plays it out with what the die shows.
charge = charge { NAME($victim) ->
    [none] { $side } { $victim }
   *[other] { $victim }
}
charge-detail = He pushes him one space on and takes his place; never a foul.
walk = walk to { $space }{ $from-ball }
from-ball = {"  "}({ $distance } from the ball)

## Where the ball goes: "shot at 5.14 N3: goal 50%", "to 7.8 N2 !1".

shot = shot at { $end } { $leg }: goal { $percent }%{ $contested }
pass = to { $shirt } on { $end } { $leg }: has { $strength }{ $contested }
to-space = to { $end } { $leg }{ $contested }
out = out at { $end } { $leg }{ $contested }
out-then = out at { $end } { $leg }: { $restart } { $side }{ $contested }
contested = {" "}!{ $tries }

## The same in words alone, for a screen that draws the way.

shot-in-words = shoot into { $end }: goal { $percent }%{ $cut-off }
pass-in-words = pass to { $shirt }, who plays on with { $strength }{ $cut-off }
to-space-in-words = ball to { $end }{ $cut-off }
out-in-words = out: { $restart } for { $side }{ $cut-off }
out-at-in-words = out at { $end }{ $cut-off }
cut-off = {" "}· { $tries ->
    [one] one player may cut it off
   *[other] { $tries } players may cut it off
}
mover-in-words = { $shirt } { $can }
or = { $first } or { $next }
steps = { $steps ->
    [0] no step
    [one] 1 step
   *[other] { $steps } steps
}
plays-ball = plays the ball after { $steps }
plays-ball-for-goal = plays the ball after { $steps } (goal { $percent }%)
hands-in-words = takes it in his hands
charges-in-words = charges { $victims }
walks-in-words = walks

## What it meets on its way.

goalie-saves = { $part ->
    [0] The goalie has no chance
   *[other] The goalie saves { $part } in 4
}{ $speed ->
    [0] {""}
   *[other] {" "}({ $speed } too fast)
}.
best-shot-from-there = Best shot from there: goal { $percent }%.
then = Then a { $restart } for { $side }.
nobody-intercepts = Nobody can intercept.
may-intercept = { $side } may intercept, 1 in 3 each: { $tries }.
interceptors = { $count ->
    [one] number { $shirts } on { $space }
   *[other] numbers { $shirts } on { $space }
}

## Following, intercepting and saving.

nobody-follows = nobody follows
follow = { $shirt } follows to { $space }{ $from-ball }
nobody-tries = nobody tries
nobody-tries-detail = The ball goes on.
intercept = { $shirt } tries{ $from }: { $part } in { $total }
intercept-detail = A 3: the ball runs { $run }. 1 or 2: missed. He stays on { $space }.
no-attempt = no attempt
goal-for = A goal for { $side }.
save = on { $spot }: { $part } in { $total }
save-detail = { $faces }.
rebound-runs = A rebound runs { $run }.
hand-ball-costs = Outside the area that is a hand ball: red card and free kick.

## Where a ball runs that nobody plays.

runs-into = to { NAME($shirt) ->
    [none] { $side } { $shirt }
   *[other] { $shirt }
}, who plays it with { $strength }
runs-to-rest = to { $at }, where it lies
runs-in = at { $at }: a shot for { $side }
runs-out = out: { $restart } for { $side }
restart-at = { $restart } at { $at }
runs-to = to { $to }, unless somebody intercepts it

## What the faces of a save bring: "1 goal, 2 rebound, 3-4 caught".

face = { $faces } { $result }
faces = { $first }-{ $last }
goal = goal
rebound = rebound
caught = caught
saved = saved
hand-ball = hand ball
time-up = ends the period
