# The dice of the last roll, and what was reckoned with them: in the notation of one line, then in words.

decides = { $side } decides who kicks off
event-numbered = event { $controlling }.{ $passive }
event-difference = event { $controlling } - { $passive } = { SIGNED($result) }
half-over = the half is over
time-owed = equal: { $squares } min owed
time-equal = equal: +{ $squares } min
time-none = equal: no time
time-with-owed = { $controlling }-{ $passive } and { $owed } owed: +{ $squares } min
time = { $controlling }-{ $passive }: +{ $squares } min
stoppage = stoppage +{ $stoppage }
sum = { $die }{ $terms } = { $total }
check-event = { $sum }: event
check-kept = { $sum } > { $value } kept
check-lost = { $sum } < { $value } lost
check-automatic = automatic
value = value { $value }
value-sum = value { $value }{ $terms } = { $sum }
value-too-high = value { $value }{ $terms } = { $sum }: lost, now { $now }

## In words, with the dice in the order in which they are shown.

event-in-words = Special event: { $outcome }.
half-over-in-words = The half is over.
time-owed-in-words = Equal dice: the clock waits, { $squares ->
    [one] 1 minute
   *[other] { $squares } minutes
} owed.
time-equal-in-words = Equal dice: { $squares ->
    [one] 1 minute passes
   *[other] { $squares } minutes pass
}.
time-none-in-words = Equal dice: the clock waits.
time-with-owed-in-words = { $controlling } and { $passive }, with { $owed } owed: { $squares ->
    [one] 1 minute passes
   *[other] { $squares } minutes pass
}.
time-in-words = { $controlling } and { $passive }: { $squares ->
    [one] 1 minute passes
   *[other] { $squares } minutes pass
}.
stoppage-in-words = Stoppage time, minute +{ $stoppage }.
check-event-in-words = { $sum }, exactly the ball value: a special event.
check-kept-in-words = { $sum }, more than the ball value of { $value }: the ball is kept.
check-lost-in-words = { $sum }, less than the ball value of { $value }: the ball is lost.
check-automatic-in-words = The ball is kept, whatever the die.
value-in-words = New ball value { $value }.
value-sum-in-words = New ball value { $sum } ({ $value }{ $terms }).
value-too-high-in-words = New ball value { $sum } ({ $value }{ $terms }), above 6: the ball is lost, its value { $now }.
