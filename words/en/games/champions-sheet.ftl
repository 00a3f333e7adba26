# What stands beside the grid of Champions 2020: the time, what each team has, and what the last roll brought.

full-time = full time
shoot-out = shoot-out
extra-time = extra time, { $time }
in-all = { $time }, { $home }-{ $away } in all
minute-of-rolls = minute { $minute } of { $of }{ $last ->
    [yes] , last ball
   *[no] {""}
}
minute = minute { $minute }{ $last ->
    [yes] , last ball
   *[no] {""}
}
ones-rolled = Every 1 that is rolled moves the watch by 6 minutes: { $ones } of { $of } so far, and the last of them ends the period.
minute-of-ones = minute { $minute } ({ $ones } of { $of } ones rolled{ $last ->
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

won = { NAME($shirt) ->
    [none] Number { $shirt }
   *[other] { $shirt }
} gets it: a 3 was needed.
missed = { NAME($shirt) ->
    [none] Number { $shirt }
   *[other] { $shirt }
} misses it: a 3 was needed.
save = The save: { $result }.
briefly-won = { $shirt } won
briefly-missed = { $shirt } missed
briefly-saved = save: { $result }
