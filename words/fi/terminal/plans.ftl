# Vihjeet, ja mitä tietokone ajatteli.

then = { ", sitten " }
chances = voitto { $win } %, tasapeli { $draw } %, johto { $lead },{ $tenths } maalia; kokeiltu { $visits ->
    [one] kerran
   *[other] { $visits } kertaa
}
may-lead-to = Voi johtaa tähän: { $steps }.
dice = nopat { $dice } ({ $purpose })
positions = { $number ->
    [one] { $number } asema tutkittu.
   *[other] { $number } asemaa tutkittu.
}
