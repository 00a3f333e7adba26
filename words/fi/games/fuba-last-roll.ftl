# Viimeisen heiton nopat, ja mitä niistä laskettiin: lyhyesti yhdellä rivillä, sitten sanoin.

decides = { $side } päättää, kumpi aloittaa
event-numbered = erikoistapahtuma { $controlling }.{ $passive }
event-difference = erikoistapahtuma { $controlling } - { $passive } = { SIGNED($result) }
half-over = puoliaika päättyi
time-owed = tasan: { $squares } min velkaa
time-equal = tasan: +{ $squares } min
time-none = tasan: kello seisoo
time-with-owed = { $controlling }-{ $passive } ja { $owed } velkaa: +{ $squares } min
time = { $controlling }-{ $passive }: +{ $squares } min
stoppage = lisäaika +{ $stoppage }
sum = { $die }{ $terms } = { $total }
check-event = { $sum }: erikoistapahtuma
check-kept = { $sum } > { $value }: pallo säilyy
check-lost = { $sum } < { $value }: pallo menee
check-automatic = automaattinen
value = arvo { $value }
value-sum = arvo { $value }{ $terms } = { $sum }
value-too-high = arvo { $value }{ $terms } = { $sum }: pallo menee, nyt { $now }

## Sanoin, nopat siinä järjestyksessä kuin ne näytetään.

event-in-words = Erikoistapahtuma: { $outcome }.
half-over-in-words = Puoliaika päättyi.
time-owed-in-words = Tasanopat: kello odottaa, velkaa { $squares ->
    [one] { $squares } minuutti
   *[other] { $squares } minuuttia
}.
time-equal-in-words = Tasanopat: aikaa kuluu { $squares ->
    [one] { $squares } minuutti
   *[other] { $squares } minuuttia
}.
time-none-in-words = Tasanopat: kello odottaa.
time-with-owed-in-words = { $controlling } ja { $passive }, velkaa { $owed }: aikaa kuluu { $squares ->
    [one] { $squares } minuutti
   *[other] { $squares } minuuttia
}.
time-in-words = { $controlling } ja { $passive }: aikaa kuluu { $squares ->
    [one] { $squares } minuutti
   *[other] { $squares } minuuttia
}.
stoppage-in-words = Lisäaika, minuutti +{ $stoppage }.
check-event-in-words = { $sum }, juuri pallon arvo: erikoistapahtuma.
check-kept-in-words = { $sum }, enemmän kuin pallon arvo { $value }: pallo säilyy.
check-lost-in-words = { $sum }, vähemmän kuin pallon arvo { $value }: pallo menee.
check-automatic-in-words = Pallo säilyy, näytti noppa mitä tahansa.
value-in-words = Pallon uusi arvo on { $value }.
value-sum-in-words = Pallon uusi arvo on { $sum } ({ $value }{ $terms }).
value-too-high-in-words = Pallon uusi arvo on { $sum } ({ $value }{ $terms }), yli 6: pallo menee, ja sen arvo on { $now }.
