# The lines at the top of a match of Champions 2020, 80 columns wide, and the rows below the grid, 41 columns wide.

shoot-out = shoot-out { $home-scored } of { $home-taken } : { $away-scored } of { $away-taken }
players = { $short ->
    [yes] { $what ->
        [red] r
        [yellow] y
        [hurt] h
       *[warming] w
    }
   *[no] { $what ->
        [red] red
        [yellow] yellow
        [hurt] hurt
       *[warming] warming
    }
} { $shirts }
substitutions = subs { $made }/{ $all }
line-ups = Before the match: line-ups
placement = Before the match: placement
kick-off = Kick-off
over = The match is over
restarts = { $name } { $restart }
kicks-off = { $name } kick off
catch = The { $name } goalie has the ball
turn = Turn: { $name }
roll = roll { $roll }
mover = mover { $shirt }
touched = touched { $shirts }
strength = strength { $strength }
legend = H ↑ home  a ↓ away  G g goalie  B b ball
signs = + possible  [ ] > chosen  ! interception
