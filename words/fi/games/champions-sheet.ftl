# Mitä Champions 2020:n kentän vieressä lukee: aika, joukkueiden tiedot ja viimeisen heiton tulos.

full-time = ottelu on päättynyt
shoot-out = rangaistuspotkukilpailu
extra-time = jatkoaika, { $time }
in-all = { $time }, yhteensä { $home }–{ $away }
minute-of-rolls = minuutti { $minute }/{ $of }{ $last ->
    [yes] , viimeinen pallo
   *[no] {""}
}
minute = minuutti { $minute }{ $last ->
    [yes] , viimeinen pallo
   *[no] {""}
}
ones-rolled = Jokainen ykkönen siirtää kelloa 6 minuuttia: tähän mennessä { $ones }/{ $of }, ja viimeinen päättää jakson.
minute-of-ones = minuutti { $minute } (ykkösiä { $ones }/{ $of }{ $last ->
    [yes] , viimeinen pallo
   *[no] {""}
})

formation = Muodostelma
players = Pelaajat
yellow = Keltaiset kortit
red = Punaiset kortit
injured = Loukkaantuneet
substitutions = Vaihdot
substitutions-made = { $made }/{ $of }
warming = Lämmittelemässä
bench = Vaihtopenkki

won = { NAME($shirt) ->
    [none] Numero { $shirt }
   *[other] { $shirt }
} saa pallon: siihen tarvittiin kolmonen.
missed = { NAME($shirt) ->
    [none] Numero { $shirt }
   *[other] { $shirt }
} ei saa palloa: siihen tarvittiin kolmonen.
save = Torjunta: { $result }.
briefly-won = { $shirt }: katko
briefly-missed = { $shirt }: ohi
briefly-saved = torjunta: { $result }
