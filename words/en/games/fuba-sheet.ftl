# What stands beside the pitch of FUBA: the clock, and what each team has.

clock = { $period ->
    [over] full time
    [shoot-out] shoot-out
    [first-half] 1st half
   *[second-half] 2nd half
}, { $stoppage ->
    [0] minute { $regular }
   *[other] { $regular }+{ $stoppage }
}
formation = Formation
next-formation = { $formation } after the next interruption
yellow = Yellow cards
red = Red cards
shoot-out = Shoot-out
shoot-out-kicks = { $scored } of { $taken }
in-hand = Still to place
condition = Condition
condition-points = { $condition }{ $tired ->
    [yes] { " " }(tired)
   *[no] { "" }
}
condition-lines = defence-midfield-forward
substitutions = Substitutions left
substitutions-left = { $left } of { $number }
injured = Injured
injured-for = { $number }: { $left } { $edition ->
    [v2-2] min
   *[other] turns
}
skills = Skills
own-hidden = { $skill } (hidden)
hidden = { $number } hidden
skill-effect = { $skill }: { $effect }
