# The lines at the top of a match of FUBA, 80 columns wide.

clock = { $half ->
    [1] 1st half
   *[other] 2nd half
}  minute { $minute }  { $squares }
shoot-out = shoot-out { $home-scored } of { $home-taken } : { $away-scored } of { $away-taken }
cards = yellow { $yellow } red { $red }
before-the-match = Before the match
value = { $short ->
    [yes] Value
   *[no] Ball value
} { $value }
control = { $short ->
    [yes] Control
   *[no] Controlling team
}: { $name }
target-area = Target { $area }
at-stage = Stage { $stage }{ $part ->
    [none] { "" }
    [action] , action { $action }
    [target] : target
    [dice] : dice
    [time] : time
    [check] : check
    [attempt] : attempt
    [to-the-ball] : to the ball
    [ball-movement] : ball movement
    [movement] : movement
    [pressing] : pressing
   *[substitution] : substitution
}
occasion = { $what ->
    [none] { "" }
    [kick-off-set-up] Kick-off set-up
    [free-kick-set-up] Free kick set-up
    [corner-kick-set-up] Corner kick set-up
    [penalty-set-up] Penalty set-up
    [foul] Foul
    [slow-goal-kick] Slow goal kick
    [goal-kick] Goal kick
    [corner-kick] Corner kick
    [free-kick] Free kick
    [quick-free-kick] Quick free kick
    [penalty] Penalty
    [slow-play] Slow play
    [injury] Injury
    [half-time] Half time
   *[full-time] Full time
}
skills = { $letter } skills: { $skills }
hidden-skill = { $skill }*
hidden-skills = { $number } hidden
