# What is wrong with a result sheet.

was-out = { $team }: { $shirt } was out and cannot have a card or an injury
yellow-and-red = { $team }: { $shirt } has a yellow and a red card: name him once, with the red one
injured-once-and-twice = { $team }: { $shirt } was injured once and twice: name him once
no-fouls = { $team }: there are no cards and no injuries in a match that is played without fouls
too-many-players = { $team }: { $named } players have a card or an injury, but at most { $most } can have played
too-few-left = { $team }: at most { $left } players are left, too few to play on: the match is forfeited
needs-winner = { $goals } is level, and the match needs a winner: extra time, then a shoot-out
needs-kicks = { $goals } is level, and the match needs a winner: a shoot-out
ends-after-regular-time = this match ends after regular time, and a draw stands
no-extra-time = this game has no extra time
no-golden-goal = { $goals } cannot be: extra time begins level and ends with its first goal
not-level = { $goals } is not level, so there is no shoot-out
no-such-kicks = no shoot-out ends { $kicks }: five kicks each, then one each, until one side cannot be caught
no-such-forfeit = { $score } cannot be: { $team } forfeited, which is 0–3 or the score if that is worse for it
not-abandoned = only a match that neither side has the players for is abandoned, 0–0 and without cards
no-shirts = { $team }: this game has no shirts, so the sheet has no cards and no injuries
no-skills = { $team }: this game has no skills to lose or to win
no-skills-carried = { $team }: skills are lost and won only with the advanced rules of skills and of events
