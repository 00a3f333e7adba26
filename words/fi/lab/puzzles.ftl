# Pulmat: miten niitä kutsutaan ja mitä kysytään, ja mitä vastauksesta sanotaan.

## Mitä pulmassa kysytään: sen aihe, ja maalintekopulmassa heitto.

title =
    { $theme ->
        [target] Paras kohde
        [movement] Paras siirtymä
        [shot] Laukaus vai ei?
       *[score] Maali silmäluvulla { $roll }
    }
question =
    { $theme ->
        [target] Mikä kohde on selvästi paras?
        [movement] Mikä siirtymä on selvästi paras? Valitse sen laji ja tee siirrot.
        [shot] Onko nyt laukauksen aika, vai onko jokin muu selvästi parempi?
       *[score] Heitit silmäluvun { $roll }. Millä vuorolla on selvästi paras maalimahdollisuus?
    }

## Mitä vastauksesta sanotaan.

right = Oikein!
wrong = Ei paras. Katso uudelleen, tai lue vastaus alta.
given-up = Tämä oli vastaus.
over = Pulma on ohi: aloita se alusta.
goal = Paras vuoro tuo maalin todennäköisyydellä { $chance } eli { $percent } %; toinen { $made } %.
only-goal = Se tuo maalin todennäköisyydellä { $chance }; millään muulla vuorolla ei voi tehdä maalia.
