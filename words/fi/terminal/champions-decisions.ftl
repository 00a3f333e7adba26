# Champions 2020:n päätökset nimeltä, paneelin otsikkoon.

goalie = maalivahti
formation = muodostelma
pick = kokoonpano
place = sijoitus
warm = lämmittely
foul = rike
mover = toimija
act = teko
leg = pelaaminen
follow = seuraaminen
intercept = katko
save = torjunta
on-or-back = vaihto
out = kentältä pois
goalie-spot = maalivahdin paikka
thrower = sivurajaheitto
corner-taker = kulmapotku
corner-wall = kulmapotkun muuri
free-taker = vapaapotku
free-wall = vapaapotkun muuri
penalty-taker = rangaistuspotku
shoot-out-taker = rangaistuspotku
in-goal = maaliin
injury-sub = vaihto
