# The names of things in Champions 2020: what a player was signed for, and how play is restarted.

goalies = goalie
defenders = defender
midfielders = midfielder
forwards = forward
after-goal = kick-off
throw-in = throw-in
goal-kick = goal kick
corner = corner
free-kick = free kick
penalty = penalty
