# Mikä on vialla asemassa, jonka joku on kirjoittanut tai koonnut.

several = { $first }; { $next }
no-game = asema alkaa pelinsä nimellä, { $games }, ja jatkuu kuten { $example }
other-game = tämä on pelin { $game } asema, ei pelin { $wanted }
no-field = '{ $field }' ei ole kenttä: kirjoita nimi=arvo
twice = '{ $field }' on sanottu kahdesti: jätä toinen pois
nobody-at-ball =
    { $team ->
        [home] hallitsevalla joukkueella (koti) ei ole nappulaa pallon luona alueella { $area }
       *[away] hallitsevalla joukkueella (vieras) ei ole nappulaa pallon luona alueella { $area }
    }
value = value: { $value } ei ole 1–6
at-or-award = at ja award sulkevat toisensa pois
nothing-to-choose = at: tässä asemassa ei ole mitään valittavaa
no-such-step = at: painos ei tunne tällaista vaihetta
nobody-presses = at: vain passiivinen joukkue, jolla on pelaaja pallon luona, prässää
half-and-clock = half on 1 tai 2 ja clock { $first }–{ $last }
stoppage = lisäaika alkaa ruudun { $square } jälkeen: clock on silloin { $clock }
keeper-listed =
    { $team ->
        [home] pieces: alueella { $area } seisova kotijoukkueen maalivahti puuttuu luvusta
       *[away] pieces: alueella { $area } seisova vierasjoukkueen maalivahti puuttuu luvusta
    }
set-up = pieces: näin nappuloita ei voi tässä asettaa
no-keeper =
    { $team ->
        [home] kotijoukkueen maalivahti ei ole kentällä
       *[away] vierasjoukkueen maalivahti ei ole kentällä
    }
in-hand =
    { $team ->
        [home] kotijoukkueella on nappuloita kädessä, vaikka ketään ei asetella
       *[away] vierasjoukkueella on nappuloita kädessä, vaikka ketään ei asetella
    }
formation =
    { $team ->
        [home] kotijoukkueen muodostelmassa ei ole kymmentä pelaajaa
       *[away] vierasjoukkueen muodostelmassa ei ole kymmentä pelaajaa
    }
moved-too-many =
    { $team ->
        [home] kotijoukkueen nappuloita on alueella { $area } liikkunut enemmän kuin siellä on
       *[away] vierasjoukkueen nappuloita on alueella { $area } liikkunut enemmän kuin siellä on
    }
two-on-space = koti ja vieras: ruudussa { $space } seisoo kaksi pelaajaa
two-of-team-on-space =
    { $team ->
        [home] koti: ruudussa { $space } seisoo kaksi pelaajaa
       *[away] vieras: ruudussa { $space } seisoo kaksi pelaajaa
    }
nobody-on-pitch =
    { $team ->
        [home] kotijoukkueella ei ole ketään kentällä
       *[away] vierasjoukkueella ei ole ketään kentällä
    }
no-goalie =
    { $team ->
        [home] kotijoukkueella ei ole maalivahtia kentällä: kirjoita 1 tai 20, tai nimeä kenttäpelaaja maaliin: { $how }
       *[away] vierasjoukkueella ei ole maalivahtia kentällä: kirjoita 1 tai 20, tai nimeä kenttäpelaaja maaliin: { $how }
    }
too-many =
    { $team ->
        [home] kotijoukkueella on kentällä enemmän kuin { $most } pelaajaa
       *[away] vierasjoukkueella on kentällä enemmän kuin { $most } pelaajaa
    }
goal-space = { $player } ei voi seistä ruudussa { $space }: maaliruudut ovat oman maalivahdin (C20-killjoy-1)
outside-field = { $player } ei voi nyt seistä ruudussa { $space }, joka on kentän ulkopuolella
player-twice = { $player } on kirjoitettu kahdesti
substitutions =
    { $team ->
        [home] kotijoukkue on käyttänyt yli kolme vaihtoa
       *[away] vierasjoukkue on käyttänyt yli kolme vaihtoa
    }
where-is-ball = ball: kerro, missä pallo on, esim. "{ $example }"
ball-on = ball: pallo ei voi olla ruudussa { $space }
ball-nowhere = ball: pallo ei ole kentällä eikä maalivahdin alla hänen maalissaan
one-goalie = goalie: kentällä on yksi maalivahti, maalissa (C20-sub-6)
roll = turn.roll: se on 1–6, ja 0 ennen heittoa
