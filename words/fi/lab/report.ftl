# Raportti monesta ottelusta.

## Missä pisteitä menee.

passing = Syöttäminen
set-ups = Joukkueet ja sijoittuminen
moving = Liikkuminen
turns = Pallolliset vuorot
pressing = Prässi ja puolustaminen
shots = Laukaukset ja toiminnot
set-pieces = Erikoistilanteet
substitutions = Vaihdot ja kunto
skills = Taidot
penalties = Rangaistuspotkut
others = Rikkeet ja kaikki muu

## Mihin rangaistuspotkut potkaistaan ja mitä maalivahti tekee.

left = Vasen
middle = Keskelle
stay = Jää paikalleen
right = Oikea
