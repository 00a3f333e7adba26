# The rolls of FUBA by name, for the title of the panel.

kick-off = kick-off
turn = turn
event = event
goal-attempt = goal attempt
difficult-attempt = difficult attempt
rebound = rebound
pressing = pressing
yellow-card = yellow card
red-card = red card
penalty = penalty
tiredness = tiredness
injury = injury
fresh-player = fresh player
slow-play = slow play
actor = actor
fanatic-fans = fanatic fans
dribble = dribble
high-condition = high condition
condition = condition point
duel = duel
streaking = streaking
lost-skill = lost skill
gained-skill = gained skill
