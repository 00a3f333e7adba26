# What may be chosen in FUBA: each choice in a few words, and what it means or may lead to.

## Before the match and before a kick.

formation = { $formation }{ $kind ->
    [same] { " " }(no change)
    [card] { " " }(card)
   *[other] { "" }
}
formation-moves = Moves of { $edition ->
    [v2-2] a movement action
   *[other] a movement
}: defence { $defence }, midfield { $midfield }, forward { $forward }.
roles = { $roles ->
    [none] No roles
   *[other] { $roles }
}: { $condition }
role = { $number } { $role ->
    [attacking-midfielder] { $number ->
        [one] attacking midfielder
       *[other] attacking midfielders
    }
    [defending-midfielder] { $number ->
        [one] defending midfielder
       *[other] defending midfielders
    }
    [attacking-centre-back] { $number ->
        [one] attacking centre back
       *[other] attacking centre backs
    }
    [offensive-wing-back] { $number ->
        [one] offensive wing back
       *[other] offensive wing backs
    }
   *[withdrawn-striker] { $number ->
        [one] withdrawn striker
       *[other] withdrawn strikers
    }
}
role-name = { $role ->
    [attacking-midfielder] attacking midfielders
    [defending-midfielder] defending midfielders
    [attacking-centre-back] attacking centre back
    [offensive-wing-back] offensive wing backs
   *[withdrawn-striker] withdrawn striker
}
roles-named = { $roles }.
role-points = Condition points { $condition } (defence-midfield-forward).
styles = { $defence }-{ $midfield }-{ $forward }
style-means = { $style ->
    [aggressive] Aggressive: higher of two event dice, injury and tiredness dice +1.
    [easy] Easy: lower of two event dice, injury and tiredness dice -1.
   *[normal] As without styles.
}
kick-off = { $side } kicks off
place-keeper = Keeper in { $area }
keeper-takes-kick = The keeper takes the kick
place = Place a player in { $area }
keeper-advanced = Keeper in front of his goal
keeper-advanced-means = Goal attempts against him +2. In his area he counts, and pressing is -1.
keeper-inside = Keeper back into his goal
keeper-inside-means = As without the advanced goalkeeper.
fast = Fast: kick now
fast-means = Stage 1 follows; nobody moves before the kick.
slow = Slow: both teams move
slow-means = { $edition ->
    [v1-0] First this team, then the other makes a movement with all its moves; then the kick.
   *[other] This team, then the other makes a movement. Who moves fewer acts first in this turn; if equal, the other team.
}

## Passes.

target-modified = { $keep ->
    [yes] Keep in
   *[no] Play to
} { $area } ({ SIGNED($modifier) }, { $percent }%)
target-kept = { $keep ->
    [yes] Keep in
   *[no] Play to
} { $area } ({ $automatic ->
    [yes] automatic,
   *[no] kept
} { $percent }%)
target-value = { $keep ->
    [yes] Keep in
   *[no] Play to
} { $area } (value { $value }, { $percent }%)
target-with = { $area } with { $skills }
target-with-value = Value { $value }, kept { $percent }%.
best-stand-in = { $area } stands in.
check-against = Die{ $terms } against { $value }: { $faces }.
check-faces = { $faces }.
faces = { $dice } { $check ->
    [kept] { $count ->
        [one] keeps it
       *[other] keep it
    }
    [lost] { $count ->
        [one] loses it
       *[other] lose it
    }
   *[event] event
}
new-value = New value: their die{ $terms }{ $above ->
    [yes] ; above 6 loses it
   *[no] { "" }
}.
check-value = { $value ->
    [1] A 1 is a special event, any other die keeps the ball.
    [6] A 6 is a special event, any other die loses the ball.
   *[other] A die over { $value } keeps the ball, a { $value } is a special event, less loses it.
}
half-over = The dice end the half before the ball arrives: { $percent }%.
stand-in = { $area } stands in ({ $total } { $check ->
    [kept] > { $value }: kept
    [lost] < { $value }: lost
   *[event] = { $value }: event
})
stand-in-check = Die { $die }{ $terms } = { $total } against { $value }.
stand-in-runs = A player from { $area } must go to { $target }: a move less.
stand-in-loses = Their closest player goes to { $target }.
pass-on = Pass on to { $area }
pass-on-means = The new target; the value and the order of the stages stay.
enter = Player from { $area }
enter-keeper = The keeper
enter-taker = The taker from the corner spot
enter-price = One move less in this turn; he does not move again.
enter-price-later = One move less in this turn, if the movement is still to come.
nobody = Nobody goes
nobody-means = The ball stays under control among opponents in { $area }; no shot without a player there.

## Actions.

goal-attempt = { $direct ->
    [yes] Shoot directly
   *[no] Goal attempt
} (goal { $percent }%)
goal-attempt-chances = Corner { $corner }%, miss { $miss }%. Die{ $terms } against { $value }.
movement = { $line ->
    [defence] Defence
    [midfield] Midfield
   *[forward] Forward
} { $boost ->
    [yes] + boost
   *[no] movement
} ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
})
movement-means = { $edition ->
    [v1-0] { $line ->
        [defence] Straight backward, one or two areas, past anybody.
        [midfield] One area; straight only between the foremost and the hindmost own player.
       *[forward] Straight forward, one or two areas, past anybody.
    }
    [v2014] { $line ->
        [defence] Straight backward, any number of areas, up to one with more opponents.
        [midfield] One area, diagonal only.
       *[forward] Straight forward, any number of areas, up to one with more opponents.
    }
   *[v2-2] { $line ->
        [defence] Straight backward, any number of areas.
        [midfield] One area; straight moves do not pass the ball.
       *[forward] Straight forward, any number of areas.
    }
}
entry-price = { $entries ->
    [one] 1 move
   *[other] { $entries } moves
} less for who went to the ball.
boosted-movement = One move more, which may be of another type.
adjustment = Adjustment{ $boost ->
    [yes] { " " }+ boost ({ $from } to { $to })
   *[no] { " " }(value { $from } to { $to })
}
adjustment-means = Ball value adjustment by the numbers at the ball.
boosted-adjustment = The own number at the ball counts one more.
pressing = Pressing (wins { $percent }%)
pressing-wins = { $faces ->
    [0] No die wins the ball.
    [1] A 1 wins the ball ({ $percent }%).
   *[other] A 1 to { $faces } wins the ball ({ $percent }%); it is the new value.
}
pressing-fails = If it fails, their next control check is automatic.
pressing-manner = { $manner }{ $boost ->
    [yes] { " " }+ boost
   *[no] { "" }
} ({ $percent }%)
normal-pressing = Pressing
aggressive = Aggressive
aggressive-with = Aggressive { $skill }
wins = Wins the ball { $percent }%.
foul-and-card = Foul and card test { $percent }%.
two-dice = Two dice, the higher dropped.
condition-point = Condition point ({ $least }-{ $most } moves)
condition-point-means = As many moves as a die shows, but at least { $least }, each of any type.
high-condition = { $skill }{ $boost ->
    [yes] { " " }+ boost
   *[no] { "" }
} ({ $least }-{ $most })
substitutions = { $number ->
    [one] 1 substitution
   *[other] { $number } substitutions
}
substitutions-means = { $left } left. Each: formation, yellow card or fresh player. No second-action loss.
substitute-formation = { $formation } from the next turn
substitute-formation-means = { $points ->
    [none] One player changes his line.
    [first-half] One player changes his line; no points in the first half.
   *[second-half] One player changes his line; the line that grows gains a point.
}
substitute-yellow = A booked player goes
substitute-yellow-means = A yellow card is taken back: { $yellow } now.
fresh-player = Fresh player
fresh-player-with = Fresh player ({ $skill })
fresh-player-chances = Two condition points { $percent }%, otherwise one: 10 x the dice against minute { $minute }.

## Prices.

free = Free.
costs = Costs { $points }.
line-points = { $points } { $line } { $points ->
    [one] point
   *[other] points
}
and = { $first } and { $second }
point = { $line ->
    [defence] Defence
    [midfield] Midfield
   *[forward] Forward
} point ({ $from } to { $to })
point-lost = Lost by tiredness. Condition now { $condition }.
point-gained = Condition now { $condition }; { $edition ->
    [v2014] six in a line at most, and all go to one line
   *[other] six in a stock and ten in all at most
}.

## Moves and restarts.

move = { $piece ->
    [keeper] Keeper
   *[player] Player
} { $from } to { $to }{ $with-ball ->
    [yes] { " " }with ball
   *[no] { "" }
}
done = Done
play-free-kick = Play the free kick
play-free-kick-means = A target area is chosen; the ball value is { $value }.
corner-side = Corner from the { $flank } side
dive = { $dive ->
    [stay] Stay in the middle
   *[other] Dive to his { $dive }
}
dive-needs = Die needed for a goal against left { $left }, middle { $middle }, right { $right }.
kick = Kick { $kick }
kick-needs = Die needed for a goal against left { $left }, stay { $stay }, right { $right }.
send-off = Send off a player in { $area }
injured = { $standing ->
    [spot] The taker on the corner spot
   *[other] The player in { $standing }
}

## Yes and no.

yes = Yes
no = No
sweep = The keeper sweeps
sweep-means = First action stage, pressing -1; the opponent +2 on goal attempts.
no-sweep = He stays
slow-play = Slow the game (card { $percent }%)
slow-play-means = One more square on the clock; 10 x two dice below the minute is a yellow card and a red card test.
no-slow-play = Play on
replace = Replace him
replace-means = One of { $left } substitutions{ $gain ->
    [two-dice] ; two dice for the fresh player's points
    [a-point] ; a condition point
   *[nothing] { "" }
}.
no-replacement = Go on with one less
no-shot = No shot
no-pressing = No pressing
no-substitution = No substitution
no-skill = No skill
no-third-action = No third action
no-bounce = Leave the value
no-pass-on = Leave the pass where it is

## Skills.

use = Use { $skill }
use-to = Use { $skill } to { $area }
goal-chance = Goal { $percent }%.
foul-chance = Foul { $percent }%.
through-chance = Through { $percent }%.
value-instead = Ball value { $to } instead of { $from }.
acts-first = { $side } acts first.
formation-at-once = { $formation } at once
formation-at-once-means = { $skill }: from { $formation }. Once per match, condition points stay.
bounce = Value { $from } to { $to } ({ SIGNED($change) })
skill-cost = { $points ->
    [one] 1 point
   *[other] { $points } points
}
skill-means = { $cost }. { $effect }
