# Miksi FUBAn valinta hylätään; nimet ovat sääntöjen syiden nimet.

not-awaited = nyt päätetään jostain muusta
formation-sum = muodostelman kolmessa linjassa on yhteensä kymmenen pelaajaa
formation-not-a-card = tässä ottelussa käytetään vain kahdeksaa muodostelmakorttia
formation-change = puoliajalla enintään yksi pelaaja vaihtaa linjaa
place-order = nappulat asetellaan alue kerrallaan
kick-off-centre = aloittavalla joukkueella on vähintään kaksi nappulaa alueella b3
kick-off-keeper = aloituspotkussa maalivahti on rangaistusalueellaan
free-kick-taker = vähintään yksi nappula on siellä, mistä vapaapotku annetaan, alueella { $area }
corner-taker = yksi nappula antaa kulmapotkun kulmapisteestä
penalty-kicker = yksi nappula laukoo rangaistuspotkun pilkulta
penalty-area-closed = rangaistuspotkussa alueella { $area } ovat vain laukoja ja maalivahti
adjust-one-area = asettelua korjataan enintään kahdella nappulalla, kumpikin viereiselle alueelle
adjust-same-piece = asettelun korjauksessa siirretään kahta eri nappulaa
out-of-reach = hallitsevalla joukkueella ei ole nappulaa alueella { $area } eikä sen vieressä
offside-target = hallitsevan joukkueen pelaaja alueella { $area } on paitsiossa
offside-neighbours = kaikki hallitsevan joukkueen pelaajat alueen { $area } vieressä ovat paitsiossa
difficult-situation = kun pallon arvo on 6, pallo pelataan samalle tai viereiselle alueelle, ei alueelle { $area }
too-far = syöttö alueelle { $area } nostaisi pallon arvon yli kuuden
free-kick-played-short = vapaapotku pelataan alueen { $area } sisällä vain, jos siellä on kaksi joukkueen pelaajaa
same-type = kaksi toimintoa ovat eri tyyppiä: { $kind } on jo pelattu
not-the-controlling-team = vain hallitseva joukkue saa valita tämän toiminnon: { $kind }
not-the-passive-team = vain passiivinen joukkue saa prässätä
shot-from-here = { $area } ei ole kokonaan vastustajan puoliskolla: sieltä ei voi yrittää maalia
shot-needs-keeper-out = maaliyritys alueelta { $area } vaatii, että maalivahti on poissa rangaistusalueeltaan
outnumbered = prässi vaatii pallolle vähintään yhtä monta pelaajaa kuin vastustajalla: { $passive } vastaan { $controlling }
no-piece-to-move = alueella { $area } ei ole sellaista nappulaa, joka ei olisi jo liikkunut tällä vuorolla
no-moves-left = tämän toiminnon siirrot on käytetty
midfield-one-area = keskikenttäsiirto menee viereiselle alueelle
midfield-past-ball-forward = keskikenttäsiirto suoraan eteenpäin ei ohita palloa: { $to } on alueen { $ball } takana
midfield-past-ball-backward = keskikenttäsiirto suoraan taaksepäin ei ohita palloa: { $to } on kauempana takana kuin { $ball }
forward-straight = hyökkäyssiirto menee vain suoraan eteenpäin
forward-blocked = hyökkäyssiirto pysähtyy alueelle { $area }, jolla vastustajia on enemmän
defence-straight = puolustussiirto menee vain suoraan taaksepäin
defence-blocked = puolustussiirto pysähtyy alueelle { $area }, jolla vastustajia on enemmän
keeper-two-areas = maalivahti liikkuu enintään kaksi aluetta
offside-move = pelaaja ei saa siirtyä paitsioon alueelle { $area }
free-movement-only = vapaa siirto lähtee päätyrajan alueelta ja menee yhden alueen suoraan siitä poispäin
free-movement-into-ball = vapaa siirto ei pääty pallon alueelle
free-movement-leaves-ball = vapaa siirto ei saa jättää palloa ilman pelaajaa
dribble-not-controlling = vain hallitseva joukkue kuljettaa palloa
dribble-not-from-ball = pallo ei ole alueella { $area }
dribble-twice = palloa kuljetetaan kerran siirtymätoiminnossa
dribble-opponents = palloa ei voi kuljettaa pois alueelta { $area }, kun siellä on vastustaja
dribble-one-area = pallollinen pelaaja liikkuu vain yhden alueen
dribble-dead-ball = pelikatkon palloa ei kuljeteta
leaves-ball = hallitseva joukkue jättää pallolle alueelle { $area } vähintään yhden pelaajan
event-move-one-area = tapahtumasiirto menee viereiselle alueelle
goal-kick-area-closed = passiivinen joukkue ei mene alueelle { $area } ennen kuin maalipotku on annettu
not-closest = alueella { $area } ei ole nappulaa, joka olisi lähimpänä palloa olevia
stood-offside = pelaaja, joka oli paitsiossa palloa pelattaessa, ei mene pallolle
nobody-to-send-off = alueella { $area } ei ole kenttäpelaajaa, joka voitaisiin ajaa ulos
move-order = tämä siirto kuuluu aiemmaksi tekeillä olevaan sarjaan
roles-do-not-fit = pelaajalla on enintään yksi rooli: muodostelman linjat ovat liian lyhyet
no-boost = tätä toimintoa ei voi tehostaa: { $kind }
substitutions-left = tällä joukkueella on jäljellä 1–{ $left } vaihtoa
substitution-one-player = vaihdossa yksi pelaaja siirtyy toiseen linjaan
no-yellow-card = joukkueella ei ole varoitusta, joka voitaisiin ottaa pois
nobody-to-press = aggressiivinen prässi vaatii pelaajan pallon alueelle
aggression-stock = aggressiivinen prässi maksaa pallon vyöhykkeen kuntopisteen, eikä sellaista ole
skill-twice = joukkueella on kukin taito enintään kerran
skill-number = tässä valitaan { $number } eri taitoa
skill-not-allowed = { $skill } ei ole valittavissa: taito on jo ollut, tai sen sääntö ei ole käytössä
skill-lost = { $skill } ei ole valittavissa: taito menetettiin edellisessä ottelussa
skill-not-held = joukkueella ei ole tätä taitoa: { $skill }
skill-window = { $skill } ei ole käytettävissä tällä hetkellä
skill-used = { $skill } on jo käytetty
skill-price = { $skill } maksaa enemmän kuntopisteitä kuin kohdealueen vyöhykkeellä on
skill-without-area = { $skill } ei koske mitään aluetta
must-shoot = maalitykin jälkeen ensimmäinen toiminto on maaliyritys
perfect-pass-one-area = täydellinen syöttö menee alueen { $area } viereiselle alueelle
roles-above-six = roolit eivät nosta linjaa yli kuuden kuntopisteen
cannot-stand-in = { $area } ei käy sijaan: siihen kelpaa kohdealueen viereinen alue, jolla on oma pelaaja
entry-forced = jonkun pelaajan on mentävä pallolle
run-forced = tyhjän kohdealueen sijaan tulleelta alueelta on juostava pelaaja pallolle
support-forced = tässä ottelussa pelaajan on mentävä pallolle vastustajien keskelle
not-from-there = sieltä ei mene pelaajaa pallolle alueelle { $area }
nobody-to-shoot = hallitsevalla joukkueella ei ole pallolla ketään alueella { $area }
midfield-diagonal = keskikenttäsiirto menee vinoon, ei koskaan suoraan
midfield-foremost = keskikenttäsiirto suoraan eteenpäin jää vuoron alussa edempänä olleen joukkuetoverin taakse: kukaan ei ollut alueen { $area } edellä
midfield-hindmost = keskikenttäsiirto suoraan taaksepäin jää vuoron alussa taempana olleen joukkuetoverin eteen: kukaan ei ollut alueen { $area } takana
quick-move-one-area = nopea siirto menee viereiselle alueelle
no-defence-moves = erikoistapahtuma kieltää joukkueelta puolustussiirrot tällä vuorolla
carried-among-opponents = palloa ei kuljeteta sinne, missä on vastustaja, alueelle { $area }
free-movement-with-ball = vapaassa siirrossa palloa ei kuljeteta
free-kick-guard = vähintään yksi passiivisen joukkueen nappula on alueen { $area } ja sen oman päätyrajan välissä
keeper-cannot-advance = maalivahti käsketään eteen tai takaisin rangaistusalueellaan, jos hän ei ole liikkunut
keeper-already = maalivahti on siellä jo
no-condition-before-goal-kick = ennen hidasta maalipotkua ei käytetä kuntopisteitä
kick-off-half = { $area } ei ulotu omalle puoliskolle: aloituspotkussa joukkue on omalla puoliskollaan ja alueella b3
free-movement-keeper-none = maalivahdilla ei ole vapaata siirtoa
free-movement-keeper = maalivahdin vapaa siirto menee viereiseltä alueelta hänen rangaistusalueelleen
switched-off = tätä ottelua pelataan ilman tätä lisäsääntöä: { $rule }, { $title }
switched-off-needs = tätä ottelua pelataan ilman tätä lisäsääntöä: { $rule }, { $title } (vaatii säännön { $needed })
attacking-centre-back = enintään yksi puolustaja on hyökkäävä toppari
withdrawn-striker = enintään yksi hyökkääjä on taakse vetäytyvä hyökkääjä
offensive-wing-back = enintään kaksi puolustajaa on hyökkääviä laitapakkeja
no-point-to-lose = { $line ->
    [defence] menetettävää puolustuspistettä ei ole
    [midfield] menetettävää keskikenttäpistettä ei ole
   *[forward] menetettävää hyökkäyspistettä ei ole
}
stock-empty = { $line ->
    [defence] puolustuksella
    [midfield] keskikentällä
   *[forward] hyökkäyksellä
} ei ole kuntopistettä käytettäväksi
stock-full = { $line ->
    [defence] puolustukselle
    [midfield] keskikentälle
   *[forward] hyökkäykselle
} ei lisätä pistettä: varastossa on enintään kuusi, yhteensä enintään kymmenen
not-injured = loukkaantunutta ei oteta alueelta { $area }: vain pallon alueelta ja sen vierestä, tai lähin nappula
not-injured-spot = loukkaantunutta ei oteta kulmapisteeltä: vain pallon alueelta ja sen vierestä, tai lähin nappula
skill-condition = { $skill }: { $needs }
skill-area = { $skill } ei voi viedä palloa alueelle { $area }: { $needs }
with-rule = { $why } ({ $rule })
