# Viimeisen heiton nopat, ja mitä niistä laskettiin.

decides = { $side } päättää
event-numbered = erikoistapahtuma { $controlling }.{ $passive }
event-difference = erikoistapahtuma { $controlling } - { $passive } = { SIGNED($result) }
half-over = puoliaika päättyi
time-owed = tasan: { $squares } min velkaa
time-equal = tasan: +{ $squares } min
time-none = tasan: kello seisoo
time-with-owed = { $high }-{ $low } ja { $owed } velkaa: +{ $squares } min
time = { $high }-{ $low }: +{ $squares } min
stoppage = lisäaika +{ $stoppage }
sum = { $die }{ $terms } = { $total }
check-event = { $sum }: erikoistapahtuma
check-kept = { $sum } > { $value }: pallo säilyy
check-lost = { $sum } < { $value }: pallo menee
check-automatic = automaattinen
value = arvo { $value }
value-sum = arvo { $value }{ $terms } = { $sum }
value-too-high = arvo { $value }{ $terms } = { $sum }: pallo menee, nyt { $now }
