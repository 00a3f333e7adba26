# Mitä FUBAn joukkueesta ja vuorosta kerrotaan: ylärivillä, leveys 80 merkkiä, lyhyemmin kun rivi on täynnä, ja joukkuetiedoissa kokonaan.

## Mitä joukkueella on nappuloiden lisäksi.

condition = { $length ->
    [short] k { $points }
    [header] kunto { $points }
   *[full] kunto { $points } (P-K-H)
}
tired = { $length ->
    [full] väsynyt: yksi siirto vähemmän
   *[header] väsynyt
}
substitutions = { $length ->
    [full] vaihtoja jäljellä { $left }/{ $all }
   *[header] vaihtoja { $left }
}
injured = { $length ->
    [short] sivussa { $times }
    [header] sivussa { $times } { $unit ->
        [turns] vuoroa
       *[minutes] min
    }
   *[full] loukkaantuneena sivussa { $times } { $unit ->
        [turns] vuoroa
       *[minutes] min
    }
}
out = { $length ->
    [full] loukkaantumisen takia poissa { $number }
   *[header] poissa { $number }
}
keeper-injured = { $length ->
    [full] maalivahti loukkaantunut: yritykset häntä vastaan +1
   *[header] mv loukk.
}
next-formation = { $length ->
    [full] ensi vuorolla { $formation }
   *[header] sitten { $formation }
}

## Mitä joukkueella on vanhemmissa laitoksissa.

styles = pelityylit { $styles } (P-K-H)
keeper = { $advanced ->
    [yes] maalivahti maalinsa edessä (K+)
   *[no] maalivahti maalissa
}
moves-fewer = tällä vuorolla { $moves ->
    [one] 1 siirto
   *[other] { $moves } siirtoa
} vähemmän

## Mikä vuorossa on tavallisesta poikkeavaa.

goal-kick = { $length ->
    [full] Maalipotku, { $who }, avaa { $this ->
        [yes] tämän
       *[no] seuraavan
    } vuoron.
   *[header] seuraavaksi maalipotku
}
squares-owed = { $length ->
    [full] Tasanopista velkaa { $squares ->
        [one] 1 ruutu
       *[other] { $squares } ruutua
    }, kunnes nopat taas eroavat.
   *[header] velkaa +{ $squares }
}
auto-check = { $length ->
    [full] Seuraava hallintatesti menee läpi epäonnistuneen prässin jälkeen: { $who }.
   *[header] { $who }: testi läpi
}
no-moves = { $length ->
    [full] { $who } ei tee tällä vuorolla siirtoja.
   *[header] { $who }: ei siirtoja
}
no-defence-moves = { $length ->
    [full] { $who } ei tee tällä vuorolla puolustussiirtoja.
   *[header] { $who }: ei puolustussiirtoja
}
moved = Siirrettyjä nappuloita viime vuorolla: H { $home-before }, A { $away-before }; tällä vuorolla: { $home } ja { $away }.

## Taidot.

skill = { $skill }
no-skills = ei mitään
