# The numbers of a match that is over: a label has 13 columns.

full-time = FULL TIME
home = home
away = away
goals = Goals
shots = Shots
saves = Saves
interceptions = Interceptions
corners = Corners
fouls = Fouls
yellow-cards = Yellow cards
red-cards = Red cards
kicks = Shoot-out

## How a match of Champions 2020 was decided after regular time.

in-all = { $winner } { $home }-{ $away } in all
golden-goal = golden goal
shoot-out = shoot-out
shoot-out-won = { $winner } { $home }-{ $away } shoot-out
forfeit = forfeit: { $winner } win
nobody = nobody

## What the advanced rules of FUBA left of a team.

condition-left = condition { $points } left{ $tired ->
    [yes] , tired
   *[no] { "" }
}
substitutions = { $number ->
    [one] 1 substitution
   *[other] { $number } substitutions
}
injuries = injuries { $number }
skills-used = skills used: { $skills }
skills-lost = lost: { $skills }
skills-won = won: { $number }
