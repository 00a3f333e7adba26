# The report over many matches of a person.

## Where points are given away.

passing = Passing
set-ups = Teams and set-ups
moving = Moving
turns = Turns with the ball
pressing = Pressing and defending
shots = Shots and actions
set-pieces = Set pieces
substitutions = Substitutions and condition
skills = Skills
penalties = Penalties
others = Fouls and everything else

## Where penalties are kicked to, and what the keeper does.

left = Left
middle = Middle
stay = Stays
right = Right
