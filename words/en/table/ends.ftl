# How a match ended before the whistle.

resigned = { $loser } resigned: { $winner } wins
on-time = { $loser } ran out of time: { $winner } wins
agreed = drawn by agreement
aborted = broken off before the first roll: it does not count
abandoned = { $loser } left the match: { $winner } wins
