# Why the server does not pass on what somebody says.

off = nobody says anything beside matches in this club
phrases = in this club one says only set phrases beside a match
length = a line has 1 to { $most } characters of plain text
full = enough was said beside this match
muted = you may not chat for a while: a moderator has said so
