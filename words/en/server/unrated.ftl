# Why a match is not rated.

not-rated = this match cannot be rated: { $why }
both = { $first }; { $next }
friendly = it was set up as a friendly
nothing-played = it ended before anything was played
annulled = whoever runs this server ended it
hints = hints are allowed in it
dice-by-hand = its dice are thrown by hand, which nobody can check
named-seed = its dice follow from a seed that somebody named
not-sealed = its dice are not sealed, so that nobody can check them
substitute = a computer would play on for whoever leaves, who would lose nothing
sandbox = it goes on from a moment of another match
loaded = it is a record that was loaded
own-rules = its rules are those of no preset
delayed = spectators would see it later, and its result is in the book at once
no-clock = no clock runs
same-account = both sides are of the same account
guest = both sides need an account: log in, or make one
program = a program plays in it
unmeasured-coach = nobody has measured how strong this computer is by these rules
no-person = no person plays in it
