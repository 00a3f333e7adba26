# What stands beside the grid of Champions 2020: the time, what each team has, and what the last roll brought.

full-time = full time
shoot-out = shoot-out
extra-time = extra time, { $time }
in-all = { $time }, { $home }-{ $away } in all
minute-of-rolls = minute { $minute } of { $of }{ $last ->
    [yes] , last ball
   *[no] {""}
}
minute-of-ones = minute { $minute } ({ $ones } of { $of } ones{ $last ->
    [yes] , last ball
   *[no] {""}
})

formation = Formation
players = Players
yellow = Yellow cards
red = Red cards
injured = Injured
substitutions = Substitutions
substitutions-made = { $made } of { $of }
warming = Warming up
bench = Dugout

won = { $shirt } won
missed = { $shirt } missed
save = save: { $result }
