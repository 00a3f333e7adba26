# What a terminal and a printed page say of a competition alike.

round = Round { $number }
round-on = Round { $number }, { $day }
has-bye = { $team } has a bye
being-played = is being played
does-not-count = does not count
bracket = Bracket

match = match { $number }: { $home } – { $away }

# Squads before a match; "C20-cup-9 #3" is the rule and the match.
missing = { $team } without { $player } for { $left ->
    [one] this match
   *[other] { $left } matches
} ({ $why })
one-card-away = { $team }: { $player } is one card away from missing a match, for { $left ->
    [one] this match
   *[other] { $left } matches
} ({ $rule } #{ $number })
one-injury-away = { $team }: { $player } is one injury away from missing a match, for { $left ->
    [one] this match
   *[other] { $left } matches
} ({ $rule } #{ $number })

# The columns of a table.
column-team = Team
column-played = P
column-won = W
column-drawn = D
column-lost = L
column-goals = Goals
column-difference = +/−
column-points = Points

# The printed page, and an empty result sheet on it.
table = Table
sheet-goals = Goals
sheet-after = Extra time, kicks
sheet-yellow = Yellow cards (shirts)
sheet-red = Sent off
sheet-injured = Injured once
sheet-injured-twice = Injured twice
sheet-lost = Skills lost
sheet-won = Skills won
sheet-signed = Signed
