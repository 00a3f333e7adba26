# FUBAn joukkuetiedot, ja taidot, jotka joukkueille valitaan.

title = Joukkueet, FUBA { $edition }
team = { $letter } { $name }  { $formation }{ $next }  keltaisia { $yellow } punaisia { $red }
next-turn = { " " }(ensi vuorolla { $formation })
condition = kunto { $points } (P-K-H)
tired = väsynyt: yksi siirto vähemmän
substitutions-left = vaihtoja jäljellä { $left }/{ $all }
injured = loukkaantuneena sivussa { $times } { $unit ->
    [turns] vuoroa
   *[minutes] min
}
lost-by-injury = loukkaantumisen takia poissa { $number }
keeper-injured = maalivahti loukkaantunut: yritykset häntä vastaan +1
styles = pelityylit { $styles } (P-K-H)
keeper-in-front = maalivahti maalinsa edessä (K+)
keeper-inside = maalivahti maalissa
moves-fewer = tällä vuorolla { $moves ->
    [one] 1 siirto
   *[other] { $moves } siirtoa
} vähemmän

## Taidot.

card = { $number } { $asked } { $skill } ({ $hidden ->
    [yes] piilossa
   *[no] näkyvissä
}, { $cost }): { $effect }
skills = taidot: piilossa { $hidden }; näkyvissä: { $shown }
lost = menetetyt: { $skills }
ask-about-skill = 1–9: [x] kysy, kun taitoa voi käyttää, [ ] anna tilaisuuden mennä.
ask-always = e: { $asked } kysy aina, kun taito voisi tulla kyseeseen, ettei kysymys paljasta.
close-to-see = Sulje, niin näet piilotettuja taitoja käyttävät valinnat, jos päätät nyt.
look-at-own = h, a: koti- tai vierasvalmentaja katsoo piilotettuja taitojaan, muut eivät.
no-extra-skill = Ei lisätaitoa
take = Ota { $skills }
take-in-secret = { $skills }: muut näkevät taidot vasta, kun niitä käytetään.
part = { $mark } { $skill }

## Vuoro.

goal-kick-opens = Maalipotku, { $name }, avaa { $this ->
    [yes] tämän
   *[no] seuraavan
} vuoron.
time-owed = Tasanopista velkaa { $squares ->
    [one] 1 ruutu
   *[other] { $squares } ruutua
}, kunnes nopat taas eroavat.
auto-check = Seuraava hallintatesti menee läpi epäonnistuneen prässin jälkeen: { $name }.
no-moves = { $name } ei tee tällä vuorolla siirtoja.
no-defence-moves = { $name } ei tee tällä vuorolla puolustussiirtoja.
moved = Siirrettyjä nappuloita viime vuorolla: H { $home-before }, A { $away-before }; tällä vuorolla: { $home } ja { $away }.
