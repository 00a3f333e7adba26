# The lines at the top of a match of FUBA, 80 columns wide.

clock = { $half ->
    [1] 1st half
   *[other] 2nd half
}  minute { $minute }  { $squares }
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
stage = Stage { $stage }
stage-with-action = Stage { $stage }, action { $action }
stage-with-part = Stage { $stage }: { $part }

## The parts of a turn of 1.0 and 2014.

target = target
dice = dice
time = time
check = check
attempt = attempt
to-the-ball = to the ball
ball-movement = ball movement
movement = movement
pressing = pressing
substitution = substitution

## What is going on outside the stages.

kick-off-set-up = Kick-off set-up
free-kick-set-up = Free kick set-up
corner-kick-set-up = Corner kick set-up
penalty-set-up = Penalty set-up
foul = Foul
slow-goal-kick = Slow goal kick
goal-kick = Goal kick
corner-kick = Corner kick
free-kick = Free kick
quick-free-kick = Quick free kick
penalty = Penalty
slow-play = Slow play
injury = Injury
half-time = Half time
full-time = Full time

## What is not usual about the turn.

goal-kick-next = goal kick next
squares-owed = owed +{ $squares }
auto-check = { $letter }: auto check
no-moves = { $letter }: no moves
no-defence-moves = { $letter }: no defence moves

## What a team has beside its pieces.

condition = { $short ->
    [yes] cond
   *[no] condition
} { $points }
tired = tired
substitutes = subs { $number }
injured = off { $times }{ $unit ->
    [turns] { " " }turns
    [minutes] { " " }min
   *[none] { "" }
}
out = out { $number }
keeper-injured = K hurt
next-formation = next { $formation }
skills = { $letter } skills: { $skills }
skill = { $skill }
hidden-skill = { $skill }*
hidden-skills = { $number } hidden
no-skills = none
