# FUBAn joukkuetiedot, ja taidot, jotka joukkueille valitaan.

title = Joukkueet, FUBA { $edition }
team = { $letter } { $name }  { $formation }  keltaisia { $yellow } punaisia { $red }

## Taidot.

card = { $number } { $asked } { $skill } ({ $notation }, { $hidden ->
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
typed = { $notation }: { $detail }
