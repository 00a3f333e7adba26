# Päättyneen ottelun luvut: nimikkeessä on enintään 13 merkkiä.

full-time = LOPPUTULOS
home = koti
away = vieras
goals = Maalit
shots = Laukaukset
saves = Torjunnat
interceptions = Katkot
corners = Kulmapotkut
fouls = Rikkeet
yellow-cards = Varoitukset
red-cards = Ulosajot
kicks = Rp-kilpailu

## Miten Champions 2020 -ottelu ratkesi varsinaisen peliajan jälkeen.

in-all = { $winner } yhteensä { $home }–{ $away }
golden-goal = kultainen maali
shoot-out = rangaistuspotkut
shoot-out-won = rp-kilpailu { $home }–{ $away }, { $winner }
forfeit = luovutus: { $winner } voittaa
nobody = ei kumpikaan

## Mitä FUBAn lisäsäännöt jättivät joukkueesta.

condition-left = kuntoa jäljellä { $points }{ $tired ->
    [yes] , väsynyt
   *[no] { "" }
}
substitutions = { $number ->
    [one] 1 vaihto
   *[other] { $number } vaihtoa
}
injuries = loukkaantumisia { $number }
skills-used = käytetyt taidot: { $skills }
skills-lost = menetetyt: { $skills }
skills-won = voitettuja: { $number }
