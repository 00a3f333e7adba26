# Champions 2020 -ottelu niin kuin siitä puhutaan. Attribuutit ovat muita tapoja sanoa sama.
# Lause ei kerro mitään, mitä erotuomarin rivi ei kerro.

## Pelaaja: nimellä ja numerolla, "Niemi (9)"; ilman nimeä numerolla, ja joukkueella siellä missä lause ei sitä muuten kerro.

the-player = { NAME($shirt) ->
    [none] { $side }, numero { $shirt }
   *[other] { $shirt }
}
The-player = { NAME($shirt) ->
    [none] { $side }: numero { $shirt }
   *[other] { $shirt }
}
player = { NAME($shirt) ->
    [none] numero { $shirt }
   *[other] { $shirt }
}
the-fouler = { NAME($fouler) ->
    [none] { $side }, numero { $fouler }
   *[other] { $fouler }
}
The-fouler = { NAME($fouler) ->
    [none] { $side }, numero { $fouler },
   *[other] { $fouler }
}
the-victim = { NAME($victim) ->
    [none] { $other }, numero { $victim }
   *[other] { $victim }
}
The-victim = { NAME($victim) ->
    [none] { $other }: numero { $victim }
   *[other] { $victim }
}
player-on = { NAME($on) ->
    [none] numero { $on }
   *[other] { $on }
}
player-out = { NAME($out) ->
    [none] numero { $out }
   *[other] { $out }
}

## Ottelu.

lined-up = { $home-team } ryhmittyy { $home }, { $away-team } { $away }.
    .b = Joukkueet ovat kentällä: { $home-team } { $home }, { $away-team } { $away }.
kick-off = { The-player } aloittaa.
    .b = { $side } panee pelin käyntiin, pallossa { player }.
    .c = Pelin avaa { the-player }.
watch-moved = { $minutes } minuuttia pelattu.
    .b = Kello näyttää { $minutes } minuuttia.
    .c = Takana { $minutes } minuuttia.
watch-passed = Yhdeksänkymmentä minuuttia on täynnä.
    .b = Yli yhdeksänkymmenen minuutin ollaan.
match-began = Nyt mennään!
extra-time-began = Jatkoaika, ja seuraava maali ratkaisee!
shoot-out-began = Ottelu ratkaistaan rangaistuspotkukilpailussa!
time-up = Pilli soi: aika on täynnä.
    .b = Se oli siinä: aika on täynnä.
extra-time-over = Jatkoaika on pelattu.
shoot-out-over = Rangaistuspotkukilpailu on ohi.
tie-won = Jatkoon menee { $side }, yhteensä { $home }–{ $away }!
    .b = Yhteensä { $home }–{ $away }: otteluparin voitti { $side }!
match-won = Se oli siinä: { $winner } voittaa { $home }–{ $away }!
    .b = Voiton vie { $winner }, { $home }–{ $away }!
    .c = Loppuvihellys: { $winner } voitti, { $home }–{ $away }!
match-drawn = Se oli siinä, eikä voittajaa löytynyt: { $home }–{ $away }.
    .b = Loppuvihellys: tasapeli, { $home }–{ $away }.
    .c = Pisteet jaetaan: { $home }–{ $away }.
forfeited = { $side }: pelaajia on jäljellä liian vähän, ja ottelu on hävitty.

## Pallossa.

reached = { The-player } ehtii pallolle.
    .b = Pallolle ehtii { the-player }.
    .c = { $side } on pallossa: { player }.
    .d = Pallon tavoittaa { the-player }.
    .e = { $side } saa pallon: { player }.
took-in-hands = { $side }: maalivahti ottaa pallon käsiinsä.
    .b = { $side }: maalivahti poimii pallon.
    .c = Varmoissa käsissä: { $side }, maalivahti.
goalie-rolled = { $side }: maalivahti avaa pelin.
    .b = { $side }: maalivahti pelaa pallon ulos.
    .c = { $side }: pallo lähtee maalivahdilta.
nothing-to-do = { $side } ei voi tehdä mitään.
    .b = Ei ulospääsyä: { $side }.
    .c = Siitä { $side } ei saa mitään irti.
kicked-forward = { The-player } pelaa eteenpäin.
    .b = Eteenpäin pelaa { the-player }.
    .c = { $side } etenee, pallossa { player }.
    .d = { The-player } lähettää pallon eteenpäin.
    .e = Pallo siirtyy ylemmäs: { the-player }.
kicked-across = { The-player } pelaa poikittain.
    .b = Poikittain pelaa { the-player }.
    .c = { $side } kääntää peliä, pallossa { player }.
    .d = { The-player } siirtää pallon sivulle.
    .e = Poikittaispallo: { the-player }.
kicked-back = { The-player } pelaa taaksepäin.
    .b = Taaksepäin pelaa { the-player }.
    .c = { The-player } kääntyy ja pelaa takaisin.
received = { The-player } saa pallon.
    .b = Pallon saa { the-player }.
    .c = Perille meni: { the-player }.
    .d = { $side } jatkaa, pallossa { player }.
    .e = Jalkaan: { the-player }.
ball-stuck = { $side }: pallo juuttuu, { player } ei saa sitä liikkeelle.
ran-into = Pallon saa haltuunsa { the-player }.
    .b = { The-player } saa pallon jalkoihinsa.
    .c = Pallon saa eteensä { the-player }.
ball-rests = Pallo on irti.
    .b = Pallossa ei ole nyt kukaan.
    .c = Irtopallo.
went-out = Pallo on ulkona.
    .b = Yli rajan.
    .c = Pallo menee ulos.
warming-up = { The-player } lämmittelee.

## Taklaukset ja katkot.

charged = { The-player } työntää vastustajan sivuun: { the-victim }.
    .b = { The-player } on vahva, väistyä saa { the-victim }.
    .c = { The-player } raivaa tieltään vastustajan: { the-victim }.
interception-tried = { The-player } yrittää väliin...
    .b = Ehtiikö { the-player } väliin?
    .c = { $side } yrittää katkoa: { player }...
interception-made = Katko!
    .b = Kyllä, jalka ehti väliin!
    .c = Väliin meni!
interception-missed = Ei, pallo menee ohi.
    .b = Ei yllä palloon.
    .c = Ei ehdi!
fouled = Rike! { The-fouler } kaataa vastustajan: { the-victim }.
    .b = { The-victim } kaatuu, rikkojana { the-fouler }.
    .c = Pilli soi! Rikkojana { the-fouler }, kohteena { the-victim }.
hand-ball = Käsivirhe! { The-player } käytti käsiään.
yellow-card = Keltainen kortti: { the-player }.
    .b = Varoituksen saa { the-player }.
    .c = Tuomari näyttää keltaista: { the-player }.
red-card = PUNAINEN KORTTI! { The-player } joutuu ulos.
    .b = Ulos! PUNAINEN KORTTI: { the-player }.
    .c = Tuomari näyttää PUNAISTA: { the-player }!
injured = { The-player } loukkaantuu.
    .b = { The-player } jää maahan.
injured-off = { The-player } ei pysty jatkamaan.
    .b = { The-player } on pelinsä pelannut.
substituted = Vaihto, { $side }: sisään { player-on }, ulos { player-out }.
    .b = { $side } vaihtaa: { player-out } pois, { player-on } tilalle.
    .c = { $side }: { player-on } tulee kentälle, { player-out } saa levätä.
new-goalie = { $side }: uusi maalivahti on { player }.
makeshift-goalie = { The-player } joutuu maaliin!

## Laukaukset.

shot = { $side } laukoo!
    .b = Laukaus: { $side }!
    .c = { $side } hakee maalia!
    .d = { $side } vetää!
    .e = Nyt tulee laukaus: { $side }!
save-tried = { $side }: maalivahti heittäytyy...
    .b = { $side }: maalivahti yrittää...
    .c = { $side }: ehtiikö maalivahti?
save-not-tried = { $side }: maalivahti antaa mennä.
    .b = { $side }: maalivahti ei liiku.
no-save = { $side }: maalivahti on voimaton.
    .b = { $side }: maalivahti ei voi tehdä mitään.
    .c = { $side }: maalivahdilla ei ole mahdollisuutta.
goal = MAALI! { $side } osuu: { $home }–{ $away }.
    .b = MAALI! { $side } tekee sen, { $home }–{ $away }.
    .c = Siellä se on! MAALI, { $side }: { $home }–{ $away }.
    .d = MAALI! { $home }–{ $away }, ja { $side } juhlii.
    .e = Verkko heiluu! MAALI, { $side }: { $home }–{ $away }.
own-goal = MAALI puolustajasta: { $side }! { $home }–{ $away }.
    .b = Voi ei, omasta miehestä: MAALI, { $side }, { $home }–{ $away }.
caught = { $side }: maalivahti nappaa pallon!
    .b = { $side }: maalivahti pitää pallon.
    .c = Varma ote: { $side }, maalivahti.
rebound = { The-player } torjuu!
    .b = Torjunta: { the-player }!
    .c = { The-player } kääntää pallon pois!
shoot-out-kick = { The-player } astuu pallolle.
    .b = Vuorossa { the-player }.
    .c = { The-player } laukoo.
shoot-out-scored = { $side } osuu! Potkukilpailu { $home }–{ $away }.
    .b = Sisään, { $side }: { $home }–{ $away }.
    .c = Ei virhettä, { $side }: { $home }–{ $away }.
shoot-out-missed = { $side } ei osu! Potkukilpailu { $home }–{ $away }.
    .b = Ei maalia, { $side }: yhä { $home }–{ $away }.
    .c = { $side } tuhlaa paikan: { $home }–{ $away }.

## Pelin jatkaminen.

after-goal = { $side }: maalivahti panee pelin käyntiin.
    .b = Peli jatkuu maalivahdilta: { $side }.
goal-kick = Maalipotku: { $side }.
    .b = { $side } jatkaa maalipotkulla.
    .c = Maalipotkun saa { $side }.
throw-in = Sivurajaheitto: { $side }.
    .b = { $side } saa heiton.
    .c = { $side } heittää rajalta.
corner = Kulmapotku: { $side }!
    .b = { $side } saa kulmapotkun.
    .c = Kulman saa { $side }.
free-kick = Vapaapotku: { $side }.
    .b = { $side } saa vapaapotkun.
    .c = { $side } pääsee vapaapotkuun.
penalty = RANGAISTUSPOTKU: { $side }!
    .b = Tuomari näyttää pilkkua: RANGAISTUSPOTKU, { $side }!
    .c = Se on RANGAISTUSPOTKU! { $side } saa sen.
