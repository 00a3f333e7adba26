# What is wrong with a position that somebody has written or put together. The English is what the rules say.

several = { $first }; { $next }
no-game = a position begins with the name of its game, { $games }, and goes on like { $example }
other-game = this is a position of { $game }, not of { $wanted }
no-field = '{ $field }' is no field: write name=value
twice = '{ $field }' is said twice: leave one of them out
nobody-at-ball = the controlling team, { $team }, has no piece with the ball in { $area }
value = value: { $value } is not 1 to 6
at-or-award = at and award exclude each other
nothing-to-choose = at: nothing can be chosen in this position
no-such-step = at: the edition knows no such step
nobody-presses = at: only a passive team with a player at the ball presses
half-and-clock = half is 1 or 2 and clock { $first } to { $last }
stoppage = stoppage time begins after square { $square }: clock is { $clock } then
keeper-listed = pieces: { $area } is listed without the { $team } keeper who stands there
set-up = pieces: in this set-up they may not be placed like that
no-keeper = the { $team } keeper is not on the pitch
in-hand = the { $team } team has pieces in hand outside a set-up
formation = the { $team } formation does not add up to ten
moved-too-many = more { $team } pieces of { $area } have moved than stand there
two-on-space = home, away: two players stand on { $space }
two-of-team-on-space = { $team }: two players stand on { $space }
nobody-on-pitch = { $team } has nobody on the pitch
no-goalie = { $team } has no goalie on the pitch: write 1 or 20, or name an outfielder in goal with { $how }
too-many = { $team } has more than { $most } players on the pitch
goal-space = { $player } may not stand on { $space }: goal spaces are for their goalie (C20-killjoy-1)
outside-field = { $player } cannot stand on { $space }, outside the field, now
player-twice = { $player } is written twice
substitutions = { $team } has used more than three substitutions
where-is-ball = ball: say where it is, e.g. "{ $example }"
ball-on = ball: it cannot lie on { $space }
ball-nowhere = ball: it lies neither in the field nor under a goalie in his goal
one-goalie = goalie: one goalie is on the pitch, in goal (C20-sub-6)
roll = turn.roll: it is 1 to 6, and 0 before the roll
