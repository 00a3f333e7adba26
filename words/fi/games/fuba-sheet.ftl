# Mitä FUBAn kentän vieressä on: kello, ja mitä kummallakin joukkueella on.

clock = { $period ->
    [over] ottelu on päättynyt
    [shoot-out] rangaistuspotkukilpailu
    [first-half] 1. puoliaika
   *[second-half] 2. puoliaika
}, { $stoppage ->
    [0] minuutti { $regular }
   *[other] { $regular }+{ $stoppage }
}
formation = Muodostelma
next-formation = { $formation } seuraavan katkon jälkeen
yellow = Keltaiset kortit
red = Punaiset kortit
shoot-out = Rangaistuspotkukilpailu
shoot-out-kicks = { $scored }/{ $taken }
in-hand = Vielä aseteltavana
condition = Kunto
condition-points = { $condition }{ $tired ->
    [yes] { " " }(väsynyt)
   *[no] { "" }
}
condition-lines = puolustus-keskikenttä-hyökkäys
substitutions = Vaihtoja jäljellä
substitutions-left = { $left }/{ $number }
injured = Loukkaantuneet
injured-for = { $number }: { $left } { $edition ->
    [v2-2] min
   *[other] vuoroa
}
skills = Taidot
own-hidden = { $skill } (piilossa)
hidden = { $number } piilossa
skill-effect = { $skill }: { $effect }
