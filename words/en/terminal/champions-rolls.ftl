# The rolls of Champions 2020 by name, for the title of the panel.

kick-off = kick-off roll
opening = opening roll
restart = restart roll
throw-in = throw-in roll
goalie = goalie roll
interception = interception roll
save = save roll
shoot-out = shoot-out roll
shoot-out-save = shoot-out save roll
