# The review of a match: what decisions are about, the parts of a match, and why a decision was better.

## What decisions are about.

line-up = Picking the team
set-up = Setting up
pass = Passing
action = Choosing the action
movement = Moving
turn = Turns with the ball
defence = Defending
set-piece = Set pieces
substitution = Substitutions and condition
skill = Skills
penalty = Penalties
discipline = Cards and fouls
other = Everything else

## The parts of a match.

first-half = First half
second-half = Second half
extra-time = Extra time
shoot-out = Shoot-out

## Why another decision was better. The first number is the better one's.

odds =
    { $what ->
        [target] It keeps the ball with { $part } of { $total } instead of { $made } of { $total }.
       *[other] It comes off with { $part } of { $total } instead of { $made } of { $total }.
    }
odds-percent =
    { $what ->
        [target] It keeps the ball in { $percent } % of all cases instead of { $made } %.
       *[other] It comes off in { $percent } % of all cases instead of { $made } %.
    }
chances = It wins { $win } % instead of { $made-win } %, and draws { $draw } % instead of { $made-draw } %.
lead = It is worth { $hundredths } hundredths of a goal more.
