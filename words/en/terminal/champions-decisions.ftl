# The decisions of Champions 2020 by name, for the title of the panel.

goalie = goalie
formation = formation
pick = pick
place = place
warm = warm
foul = foul
mover = mover
act = act
leg = leg
follow = follow
intercept = intercept
save = save
on-or-back = on-or-back
out = out
goalie-spot = goalie-spot
thrower = thrower
corner-taker = corner-taker
corner-wall = corner-wall
free-taker = free-kick-taker
free-wall = free-kick-wall
penalty-taker = penalty-taker
shoot-out-taker = shoot-out-taker
in-goal = in-goal
injury-sub = injury-sub
