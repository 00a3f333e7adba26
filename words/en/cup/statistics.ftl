# What was counted in a competition.

competition = The competition
results = Results
goals = Goals
runs = Longest runs
records = Records
cards = Cards and injuries
players = Players

# The whole.
matches-played = Matches played
matches-forfeited = Matches forfeited
all-goals = Goals
home-wins = Home wins
draws = Draws
away-wins = Away wins
extra-time = Decided in extra time
shoot-outs = Decided in a shoot-out
yellow-cards = Yellow cards
red-cards = Red cards
injuries = Injuries
per-match = { $number } per match

# The columns of teams and players.
column-extra-time = Extra time
column-kicks = Kicks
column-forfeits = Forfeits
column-for = For
column-against = Against
column-per-match = Per match
column-clean-sheets = Clean sheets
column-unbeaten = Unbeaten
column-winning = Won
column-losing = Lost
column-biggest-win = Biggest win
column-most-goals = Most goals
column-yellow = Yellow
column-red = Red
column-injuries = Injuries
column-player = Player
column-missed = Matches missed
