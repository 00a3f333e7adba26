# What `gaffer cup` says.

made = { $name }: { $teams } teams, written to { $path }.
made-next = See it with: gaffer cup show { $path }; play it with: gaffer cup next { $path }
not-made = nothing was written
exists = { $path } is there already: take another name
changed = { $path } was changed by somebody else meanwhile, and nothing was written: try again
busy = somebody else is writing { $path }: try again
not-a-cup = { $path } is not a competition: { $why }
no-such-team = there is no team '{ $team }': { $names }

asked = The organiser is asked
asked-tie = tie { $number }, { $name }: { $question }
places = Places
due = Due
all-played = Everything is played.
nothing-yet = Nothing has happened yet.
no-tables = A knock-out has no tables: gaffer cup show prints the bracket.

# Who plays a team.
person = person
link = by link
coach = coach { $coach }
program = program { $command }

# The sheet of a match.
yellow = { $team }, yellow cards: { $players }
red = { $team }, sent off: { $players }
injured = { $team }, injured: { $players }
injured-twice = { $team }, injured twice: { $players }

# Matches that are played here.
not-to-play = match { $number } is not to be played: see gaffer cup show
not-here = match { $number } is not played in this terminal: somebody plays by link, or a program against a person; enter its result with gaffer cup enter
needs-terminal = match { $number } needs a person at a terminal
elsewhere = match { $number } is being played elsewhere: enter its result with gaffer cup enter
allow-programs = match { $number } starts the program '{ $command }': say --allow-programs if you trust it
left = Go on with: gaffer cup next { $path }

# What is exported.
no-days = the rounds of this competition have no days: make it with --first-day

# Simulated seasons.
column-team = Team
simulated = Chances in percent from { $seasons } seasons, with 95% intervals, from ratings; cards and injuries are left out.
