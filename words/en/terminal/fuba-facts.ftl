# What is told of a team and of a turn of FUBA: in the header, 80 columns wide, short where it is full, and on the team sheet in full.

## What a team has beside its pieces.

condition = { $length ->
    [short] cond { $points }
    [header] condition { $points }
   *[full] condition { $points } (D-M-F)
}
tired = { $length ->
    [full] tired: one move fewer
   *[header] tired
}
substitutions = { $length ->
    [full] substitutions left { $left } of { $all }
   *[header] subs { $left }
}
injured = { $length ->
    [short] off { $times }
    [header] off { $times } { $unit ->
        [turns] turns
       *[minutes] min
    }
   *[full] off injured for { $times } { $unit ->
        [turns] turns
       *[minutes] min
    }
}
out = { $length ->
    [full] lost by injury { $number }
   *[header] out { $number }
}
keeper-injured = { $length ->
    [full] keeper injured: +1 on attempts against him
   *[header] K hurt
}
next-formation = { $length ->
    [full] next turn { $formation }
   *[header] next { $formation }
}

## What a team of the older editions has.

styles = styles { $styles } (D-M-F)
keeper = { $advanced ->
    [yes] keeper in front of his goal (K+)
   *[no] keeper inside
}
moves-fewer = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} fewer in this turn

## What is not usual about the turn.

goal-kick = { $length ->
    [full] The goal kick of { $who } opens { $this ->
        [yes] this
       *[no] the next
    } turn.
   *[header] goal kick next
}
squares-owed = { $length ->
    [full] Time owed for equal dice: { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }, when the dice differ again.
   *[header] owed +{ $squares }
}
auto-check = { $length ->
    [full] The next control check of { $who } is automatic, after a pressing that failed.
   *[header] { $who }: auto check
}
no-moves = { $length ->
    [full] { $who } makes no moves in this turn.
   *[header] { $who }: no moves
}
no-defence-moves = { $length ->
    [full] { $who } makes no defence moves in this turn.
   *[header] { $who }: no defence moves
}
moved = Pieces moved in the last turn: H { $home-before }, A { $away-before }; in this turn: { $home } and { $away }.

## Skills.

skill = { $skill }
no-skills = none
