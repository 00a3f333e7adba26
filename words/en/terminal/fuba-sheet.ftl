# The team sheets of FUBA, and the skills that are chosen for them.

title = Teams, FUBA { $edition }
team = { $letter } { $name }  { $formation }{ $next }  yellow { $yellow } red { $red }
next-turn = { " " }(next turn { $formation })
condition = condition { $points } (D-M-F)
tired = tired: one move fewer
substitutions-left = substitutions left { $left } of { $all }
injured = off injured for { $times } { $unit ->
    [turns] turns
   *[minutes] min
}
lost-by-injury = lost by injury { $number }
keeper-injured = keeper injured: +1 on attempts against him
styles = styles { $styles } (D-M-F)
keeper-in-front = keeper in front of his goal (K+)
keeper-inside = keeper inside
moves-fewer = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} fewer in this turn

## Skills.

card = { $number } { $asked } { $skill } ({ $hidden ->
    [yes] hidden
   *[no] shown
}, { $cost }): { $effect }
skills = skills: { $hidden } hidden; shown: { $shown }
lost = lost: { $skills }
ask-about-skill = 1 to 9: [x] ask when this skill can be used, [ ] let it pass.
ask-always = e: { $asked } ask whenever a skill might be used, so that the question tells nothing.
close-to-see = Close this to see the choices that use hidden skills, if you decide now.
look-at-own = h, a: the home or away coach looks at his hidden skills, and nobody else.
no-extra-skill = No extra skill
take = Take { $skills }
take-in-secret = { $skills }: nobody else sees them before they are used.
part = { $mark } { $skill }

## The turn.

goal-kick-opens = The goal kick of { $name } opens { $this ->
    [yes] this
   *[no] the next
} turn.
time-owed = Time owed for equal dice: { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}, when the dice differ again.
auto-check = The next control check of { $name } is automatic, after a pressing that failed.
no-moves = { $name } makes no moves in this turn.
no-defence-moves = { $name } makes no defence moves in this turn.
moved = Pieces moved in the last turn: H { $home-before }, A { $away-before }; in this turn: { $home } and { $away }.
