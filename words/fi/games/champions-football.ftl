# Champions 2020 -ottelu niin kuin siitä puhutaan. Attribuutit ovat muita tapoja sanoa sama.
# Lause ei kerro mitään, mitä erotuomarin rivi ei kerro.

## Ottelu.

lined-up = { $home-team } ryhmittyy { $home }, { $away-team } { $away }.
    .b = Joukkueet ovat kentällä: { $home-team } { $home }, { $away-team } { $away }.
kick-off = { $side }: numero { $shirt } aloittaa.
    .b = { $side } panee pelin käyntiin, pallossa numero { $shirt }.
    .c = Pelin avaa { $side }, numero { $shirt }.
watch-moved = { $minutes } minuuttia pelattu.
    .b = Kello näyttää { $minutes } minuuttia.
    .c = Takana { $minutes } minuuttia.
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

reached = { $side }: numero { $shirt } ehtii pallolle.
    .b = Pallolle ehtii { $side }, numero { $shirt }.
    .c = { $side } on pallossa: numero { $shirt }.
    .d = Pallon tavoittaa numero { $shirt }, { $side }.
    .e = { $side } saa pallon: numero { $shirt }.
took-in-hands = { $side }: maalivahti ottaa pallon käsiinsä.
    .b = { $side }: maalivahti poimii pallon.
    .c = Varmoissa käsissä: { $side }, maalivahti.
goalie-rolled = { $side }: maalivahti avaa pelin.
    .b = { $side }: maalivahti pelaa pallon ulos.
    .c = { $side }: pallo lähtee maalivahdilta.
nothing-to-do = { $side } ei voi tehdä mitään.
    .b = Ei ulospääsyä: { $side }.
    .c = Siitä { $side } ei saa mitään irti.
kicked-forward = { $side }: numero { $shirt } pelaa eteenpäin.
    .b = Eteenpäin pelaa { $side }, numero { $shirt }.
    .c = { $side } etenee, pallossa numero { $shirt }.
    .d = { $side }: numero { $shirt } lähettää pallon eteenpäin.
    .e = Pallo siirtyy ylemmäs: { $side }, numero { $shirt }.
kicked-across = { $side }: numero { $shirt } pelaa poikittain.
    .b = Poikittain pelaa { $side }, numero { $shirt }.
    .c = { $side } kääntää peliä, pallossa numero { $shirt }.
    .d = { $side }: numero { $shirt } siirtää pallon sivulle.
    .e = Poikittaispallo: { $side }, numero { $shirt }.
kicked-back = { $side }: numero { $shirt } pelaa taaksepäin.
    .b = Taaksepäin pelaa { $side }, numero { $shirt }.
    .c = { $side }: numero { $shirt } kääntyy ja pelaa takaisin.
received = { $side }: numero { $shirt } saa pallon.
    .b = Pallon saa { $side }, numero { $shirt }.
    .c = Perille meni: { $side }, numero { $shirt }.
    .d = { $side } jatkaa, pallossa numero { $shirt }.
    .e = Jalkaan: { $side }, numero { $shirt }.
ball-stuck = { $side }: pallo juuttuu, numero { $shirt } ei saa sitä liikkeelle.
ran-into = Pallo päätyy numerolle { $shirt }: { $side }.
    .b = { $side }: numero { $shirt } saa pallon jalkoihinsa.
    .c = Pallon saa eteensä { $side }, numero { $shirt }.
ball-rests = Pallo on irti.
    .b = Pallossa ei ole nyt kukaan.
    .c = Irtopallo.
went-out = Pallo on ulkona.
    .b = Yli rajan.
    .c = Pallo menee ulos.
warming-up = { $side }: numero { $shirt } lämmittelee.

## Taklaukset ja katkot.

charged = { $side }: numero { $shirt } työntää vastustajan sivuun ({ $other } { $victim }).
    .b = { $side }: numero { $shirt } on vahva, väistyä saa { $other } { $victim }.
    .c = { $side } { $shirt } raivaa tieltään: { $other } { $victim }.
interception-tried = { $side }: numero { $shirt } yrittää väliin...
    .b = Ehtiikö { $side }, numero { $shirt }, väliin?
    .c = { $side } yrittää katkoa: numero { $shirt }...
interception-made = Katko!
    .b = Kyllä, jalka ehti väliin!
    .c = Väliin meni!
interception-missed = Ei, pallo menee ohi.
    .b = Ei yllä palloon.
    .c = Ei ehdi!
fouled = Rike! { $side } { $fouler } kaataa vastustajan: { $other } { $victim }.
    .b = { $other } { $victim } kaatuu: rikkojana { $side }, numero { $fouler }.
    .c = Pilli soi! { $side }, numero { $fouler }, rikkoi: kohteena { $other } { $victim }.
hand-ball = Käsivirhe! { $side }: numero { $shirt } käytti käsiään.
yellow-card = Keltainen kortti: { $side }, numero { $shirt }.
    .b = Varoituksen saa { $side }, numero { $shirt }.
    .c = Tuomari näyttää keltaista: { $side }, numero { $shirt }.
red-card = PUNAINEN KORTTI! { $side }: numero { $shirt } joutuu ulos.
    .b = Ulos! PUNAINEN KORTTI: { $side }, numero { $shirt }.
    .c = Tuomari näyttää PUNAISTA: { $side }, numero { $shirt }!
injured = { $side }: numero { $shirt } loukkaantuu.
    .b = { $side }: numero { $shirt } jää maahan.
injured-off = { $side }: numero { $shirt } ei pysty jatkamaan.
    .b = { $side }: numero { $shirt } on pelinsä pelannut.
substituted = Vaihto, { $side }: sisään numero { $on }, ulos numero { $out }.
    .b = { $side } vaihtaa: numero { $out } pois, numero { $on } tilalle.
    .c = { $side }: numero { $on } tulee kentälle, numero { $out } saa levätä.
new-goalie = { $side }: uusi maalivahti on numero { $shirt }.
makeshift-goalie = { $side }: numero { $shirt } joutuu maaliin!

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
rebound = { $side }: numero { $shirt } torjuu!
    .b = Torjunta: { $side }, numero { $shirt }!
    .c = { $side }: numero { $shirt } kääntää pallon pois!
shoot-out-kick = { $side }: numero { $shirt } astuu pallolle.
    .b = Vuorossa { $side }, numero { $shirt }.
    .c = { $side }: numero { $shirt } laukoo.
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
