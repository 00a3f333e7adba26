# Champions 2020:n joukkuetiedot: nimikkeessä on enintään 13 merkkiä.

title = Joukkueet, Champions 2020
line-up = kokoonpano
on-the-pitch = kentällä
dugout = vaihtopenkki
warming-up = lämmittelee
next-to-warm = seuraavaksi
out = poissa
substitutions = vaihdot
goalie = { $shirt } maalissa
made-of = { $made }/{ $all }
gone = { $place ->
    [substituted] vaihdettu
    [sent-off] ajettu ulos
    [injured] loukkaantunut
   *[suspended] pelikiellossa
} { $shirts }
marks = k keltainen kortti, l loukkaantunut. Pelataan mukana: { $with }; ilman: { $without }.
yellow-mark = k
hurt-mark = l
nothing = ei mitään
played = { $what ->
    [offside] paitsio
    [fouls] rikkeet
    [charges] puskeminen
    [substitutions] vaihdot
    [hands] maalivahdin kädet
   *[extra-time] jatkoaika
}
ask-who-warms-up = s: { $asked } kysy ennen seuraavaa omaa heittoa, kuka lämmittelee ({ $name })
or-type-it = tai kirjoita minkä tahansa oman päätöksesi kohdalla: warm 12
