# The dice of the last roll, and what was reckoned with them.

decides = { $side } decides
event-numbered = event { $controlling }.{ $passive }
event-difference = event { $controlling } - { $passive } = { SIGNED($result) }
half-over = the half is over
time-owed = equal: { $squares } min owed
time-equal = equal: +{ $squares } min
time-none = equal: no time
time-with-owed = { $high }-{ $low } and { $owed } owed: +{ $squares } min
time = { $high }-{ $low }: +{ $squares } min
stoppage = stoppage +{ $stoppage }
sum = { $die }{ $terms } = { $total }
check-event = { $sum }: event
check-kept = { $sum } > { $value } kept
check-lost = { $sum } < { $value } lost
check-automatic = automatic
value = value { $value }
value-sum = value { $value }{ $terms } = { $sum }
value-too-high = value { $value }{ $terms } = { $sum }: lost, now { $now }
