# Why something cannot have happened in a competition.

no-fixture = there is no match { $number }
no-team = there is no team { $team }
no-tie = there is no tie { $number }
already-begun = match { $number } has begun
already-played = match { $number } was booked before: correct it with a reason
not-played = match { $number } has no result that could be corrected: enter it
annulled = match { $number } does not count any more
playing = { $team } is playing match { $number }: finish that one first
withdrawn = { $team } has withdrawn already
nothing-to-rule = nothing is asked about { $tie }
sheet = the sheet of match { $number }: { $why }
no-reason = say why: the reason stays visible

# What is wrong with a competition that is set up.
fault-name = a competition has a name of 1 to { $most } characters
fault-teams = { $count } teams: a competition has 2 to { $most }
fault-team-name = '{ $name }' is not a team's name: 1 to { $most } characters of plain text
fault-same-name = two teams are called '{ $name }'
fault-colour = '{ $colour }' is not a colour: write it as #rrggbb
fault-squad = the squad of { $team }: at most 20 names of plain text
fault-coach = there is no computer coach '{ $coach }' for this game
fault-groups = { $count } groups: each has at least two teams, and no more go on than it has
fault-matches = a league of so many teams would have { $matches } matches, and { $most } are the most: make groups, or play Swiss rounds
fault-times = teams meet once or twice, not { $count } times
fault-rounds = { $count } rounds: 1 to { $most }
fault-pairs = { $count } coaches: teams of two need at least four, and an even number
fault-knock-out = a knock-out has at least two teams
fault-tie-breaks = a tie-break is named twice

# What is wrong with a file.
bad-version = this file is of version { $version }, and this program knows { $known }: use a later program
bad-entry = entry { $number } of its journal: { $why }
