# Mitä Champions 2020:n kentän vieressä lukee: aika, joukkueiden tiedot ja viimeisen heiton tulos.

full-time = ottelu on päättynyt
shoot-out = rangaistuspotkukilpailu
extra-time = jatkoaika, { $time }
in-all = { $time }, yhteensä { $home }–{ $away }
minute-of-rolls = minuutti { $minute }/{ $of }{ $last ->
    [yes] , viimeinen pallo
   *[no] {""}
}
minute-of-ones = minuutti { $minute } ({ $ones }/{ $of } ykköstä{ $last ->
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

won = { $shirt }: katko
missed = { $shirt }: ohi
save = torjunta: { $result }
