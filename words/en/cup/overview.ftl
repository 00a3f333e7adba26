# What the page of a competition says.

final = Final
third-place = Match for third place
semi-final = Semi-final { $number }
quarter-final = Quarter-final { $number }
last-so-many = Last { $teams }, tie { $number }
group = Group { $letter }

# Where a team of a tie comes from.
winner-of = winner of { $tie }
loser-of = loser of { $tie }
place-of = place { $place } of { $group }
bye = bye

# How a match ended.
after-extra-time = { $score } after extra time
after-kicks = { $score }, { $kicks } on kicks
forfeited = { $score }, forfeited

# What put a team where it is.
by-difference = by goal difference ({ $own } against { $other })
by-goals = by goals scored ({ $own } against { $other })
by-direct-points = by points in the direct matches ({ $own } against { $other })
by-direct-difference = by goal difference in the direct matches ({ $own } against { $other })
by-direct-goals = by goals in the direct matches ({ $own } against { $other })
by-wins = by matches won ({ $own } against { $other })
by-buchholz = by the opponents' points, Buchholz ({ $own } against { $other })
by-sonneborn-berger = by the points of the beaten and half those of the drawn, Sonneborn-Berger ({ $own } against { $other })
by-lot = by lot

# What happened.
began = { $home } – { $away } has begun
played = { $home } – { $away } { $score }
corrected = corrected: { $home } – { $away } { $score }
withdrew = { $team } has withdrawn
replayed = { $tie } is played again
stands = { $tie } stands as it was played
rematch = These two have met before: everybody they could meet has.
forfeit-stands = A correction has taken away the cause of this forfeit, but what followed was played or drawn already: it stands.
question = { $first } and { $second } belong here since a correction, but the tie has begun: let it be played again, or let it stand.
