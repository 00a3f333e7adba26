# The decisions of Champions 2020 as short questions, and what its rolls decide.

goalie = Who is in goal? (secret)
formation = Which formation? (secret)
pick = Who plays? (secret)
defenders = Which defenders? { $picked } of { $wanted }: { $shirts } (secret)
midfielders = Which midfielders? { $picked } of { $wanted }: { $shirts } (secret)
forwards = Which forwards? { $picked } of { $wanted }: { $shirts } (secret)
with-absent = { $question } Suspended or injured: { $shirts }
place = Place { $shirt } where?
place-somebody = Place where?
warm = Who warms up?
foul-pair = Roll { $roll }: which foul?
mover = Roll { $roll }: who acts?
act = { $shirt } with { $roll }: what does he do?
act-of-nobody = Roll { $roll }: what is done?
leg = { $shirt } plays with { $strength }: where to?
leg-kick-off = Kick-off: { $shirt } plays with { $strength } (difference of the dice): where to?
leg-of-nobody = plays with { $strength }: where to?
where-to = Where to?
follow = Who follows the ball?
intercept-on = Intercept on { $space }?
intercept = Intercept?
save-of = Shot at { $space }: save where?
save-of-fast = Shot at { $space }, { $speed } too fast: save?
save = Save where?
out-for-goalie = Who leaves for the second goalie?
in-goal = Who goes in goal?
goalie-spot = Where does the goalie stand?
injury-sub = Who comes on for the injured?
on-or-back = Does he come on?
out = Who leaves the pitch?
sub-place = Where does { $shirt } go?
sub-place-of-nobody = Where does he go?
thrower = Who throws in?
corner-taker = Who takes the corner?
wall = Who is the wall?
free-taker = Who stands at the free kick?
penalty-taker = Who takes the penalty, from where?
shoot-out-taker = Who shoots, from where?

## What rolls decide.

roll-kick-off = who kicks off, and how strongly
roll-opening = the opening roll of the turn
roll-kick = the strength of the kick
roll-shot = the strength of the shot
roll-interception-on = the interception on { $space }
roll-interception = the interception
roll-save-on = the save on { $spot }, { $part } in { $total }
roll-save = the save

## How likely their outcomes are.

one-again = A 1 is rolled again.
one-ends = A 1 ends the period (17%).
one-moves-watch = A 1 moves the watch (17%).
one-moves-watch-again = A 1 moves the watch and is rolled again (17%).
three-gets-it = A 3 gets the ball (33%); 1 and 2 miss.
