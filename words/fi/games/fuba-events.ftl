# Mitä FUBA-ottelussa tapahtuu: tuomarin rivi jokaisesta tapahtumasta laskuineen.

formations-revealed = Muodostelmat: { $home-team } { $home }, { $away-team } { $away }.
kick-off-rolled = Aloituksen arvonta: { $home-team } { $home }, { $away-team } { $away }. { $winner } päättää.
kick-off-decided = { $side } aloittaa.
first-half-began = Ensimmäinen puoliaika alkaa.
second-half-began = Toinen puoliaika alkaa.
set-up-kick-off = Asettelu, aloituspotku: { $side }.
set-up-free-kick = Asettelu, vapaapotku alueella { $area }: { $side }.
set-up-corner-kick = Asettelu, kulmapotku alueella { $area }: { $side }.
set-up-penalty = Asettelu, rangaistuspotku: { $side }.
set-up-done = { $side } on asemissa.
ball-kept = { $side } pitää pallon alueella { $target }.
target-chosen = { $side } pelaa alueelta { $start } alueelle { $target }.
turn-rolled = Nopat: { $side } { $controlling }, { $other } { $passive }.
half-ended = { $half ->
    [1] Ensimmäinen
   *[other] Toinen
} puoliaika päättyi: { $home }–{ $away }.
match-won = Ottelu on päättynyt: { $home }–{ $away }. { $winner } voittaa.
shoot-out-began = Ottelu on tasan: rangaistuspotkukilpailu, jonka aloittaa { $side }.
shoot-out-scored = Rangaistuspotkukilpailu: { $die }, tarvitaan { $needed }: { $side } osuu. { $home }–{ $away }.
shoot-out-missed = Rangaistuspotkukilpailu: { $die }, tarvitaan { $needed }: { $side } ei osu. { $home }–{ $away }.
shoot-out-won = Ottelu on päättynyt: { $home }–{ $away }. { $winner } voittaa rangaistuspotkukilpailun { $home-kicks }–{ $away-kicks }.
match-drawn = Ottelu on päättynyt: { $home }–{ $away }. Tasapeli.

## Pallon arvo.

value-changed = Pallon arvo oli { $from }, nyt { $to }: { $reason }.
value-target-free = kohdealueella ei ole vastustajia
value-start-free = lähtöalueella ei ole vastustajia
value-long-pass = pitkä syöttö
value-offside-risk = paitsioriski
value-bounce = pallo pomppii
value-skilled-attacker = taitava hyökkääjä
value-short-passes = lyhyet syötöt
value-doubling = tuplaus
value-skilled-full-back = taitava laitapuolustaja
value-easy-situation = helppo tilanne
value-event = erikoistapahtuma
new-value = Pallon uusi arvo on { $value }.
new-value-by-event = Pallon uusi arvo on { $value } (tapahtumasta { SIGNED($change) }).
adjusted = Pallolla { $controlling } vastaan { $passive }: arvo oli { $from }, nyt { $to }.
adjusted-in-vain = Pallolla { $controlling } vastaan { $passive }: arvo on yhä { $value }.

## Kello.

time-moved = Kello siirtyy { $squares ->
    [one] { $squares } minuutin
   *[other] { $squares } minuuttia
}: minuutti { $minute }.
stoppage-time = Lisäaika: { $regular }+{ $stoppage }.
time-owed = Tasanopat: kello odottaa, velkaa { $squares ->
    [one] { $squares } minuutti
   *[other] { $squares } minuuttia
}.

## Pallon hallinta.

stand-in-named = { $target } on tyhjä: { $side } käyttää sen sijasta aluetta { $area }.
control-checked = Hallintatesti: { $die }{ $terms } = { $total }, pallon arvo { $value }.
check-term = { " " }{ $sign } { $number } ({ $what })
start-area = lähtöalue
target-area = kohdealue
distance = etäisyys
control-kept = { $result } on enemmän kuin pallon arvo { $value }: { $side } pitää pallon.
control-lost = { $result } on vähemmän kuin pallon arvo { $value }: { $side } menettää pallon.
control-automatic = { $side } pitää pallon, näytti noppa mitä tahansa.
pass-failed = Pallo palaa alueelle { $area }; se on joukkueella { $side }.
pass-too-long = { $sum } on yli 6: { $side } menettää pallon, arvo { $value }.
entered = { $side }: { $piece ->
    [keeper] maalivahti
   *[player] pelaaja
} menee pallolle alueelle { $to }.
target-changed = { $side }: syöttö jatkuu alueelta { $from } alueelle { $to }.
ball-moved = { $side } tuo pallon alueelta { $from } alueelle { $to }.

## Erikoistapahtumat.

special-event-advanced = { $die } on juuri pallon arvo. Erikoistapahtuma: { $outcome } (taulukossa { $controlling }.{ $passive }).
good-attack-move = hyvä hyökkäyssiirto
good-defence-move = hyvä puolustussiirto
fast-situation = nopea tilanne
ball-bounces = pallo pomppii
good-defence = hyvä puolustus
good-attack = hyvä hyökkäys
defenders-foul = puolustajan rike
attackers-foul = hyökkääjän rike
defenders-rude-foul = puolustajan törkeä rike
attackers-rude-foul = hyökkääjän törkeä rike
bored-play = vaisua peliä
over-the-side-line = pallo yli sivurajan
over-the-goal-line = pallo yli päätyrajan
momentum = hyökkäys vyöryy
aggressive-defence = aggressiivinen puolustus
high-ball = korkea pallo, päät kolahtavat
failed-opening = epäonnistunut avaus
perfect-pass = täydellinen syöttö
behind-the-referee = erotuomarin selän takana
streaking = strikkaaja kentällä
misplaced-keeper = maalivahti väärässä paikassa
fans-of-passive = passiivisen joukkueen fanit
fans-of-controlling = hallitsevan joukkueen fanit
star-of-passive = passiivisen joukkueen tähti loukkaantuu
star-of-controlling = hallitsevan joukkueen tähti loukkaantuu
young-talent = nuori lupaus
perfect-squad = täydellinen ryhmä
special-event-die = Juuri pallon arvo. Erikoistapahtuma: { $outcome } (taulukossa { $die }).
foul-by = rike, { $side }
no-moves-for = ei siirtoja, { $side }
special-event-difference = { $die } on juuri pallon arvo. Erikoistapahtuma: { $controlling }{ $controlling-dropped } - { $passive }{ $passive-dropped } = { SIGNED($result) }: { $outcome }.
dropped = { " " }({ $die } jätetään pois)
moves-for = siirtoja, { $side }
the-pass-fails = syöttö epäonnistuu
a-move-for = siirto, { $side }
value-rises = uusi arvo nousee yhdellä
a-foul = rike
the-game-stalls = peli junnaa paikallaan
value-drops = uusi arvo laskee { $number ->
    [1] yhdellä
   *[other] kahdella
}
gains-ground = joukkue voittaa alaa
no-moves = { $side } ei tee tällä vuorolla siirtoja.
no-defence = { $side } ei tee tällä vuorolla puolustussiirtoja.
duel-rolled = Kaksinkamppailu, { $duel }: { $sum } vastaan { $passive }: { $winner } voittaa.
duel-fast-situation = nopea tilanne
duel-bounce = pomppiva pallo
duel-side-line = sivurajaheitto
duel-goal-line = pallo yli päätyrajan
duel-high-ball = korkea pallo
duel-young-talent = nuori lupaus
duel-perfect-squad = täydellinen ryhmä
skill-lost = { $side } menettää taidon { $skill }, myös seuraavaksi otteluksi.
skill-gained = { $side } saa tähän otteluun yhden taidon lisää.
skill-gained-for-good = { $side } saa uuden taidon, myös tuleviin otteluihin.

## Toiminnot.

order-fixed = Kohdealueella { $home } vastaan { $away }: { $first } toimii ensin.
stages-ordered = { $first } toimii ensin.
stages-ordered-by-moves = Viime vuorolla siirrettyjä nappuloita { $home } ja { $away }: { $first } toimii ensin.
stages-skipped = Molempien joukkueiden toimintovaihe jää väliin.
action-began = { $side }{ $number ->
    [0] { "" }
   *[other] , { $number }. toiminto
}: { $action }{ $boost ->
    [yes] , tehostettuna
   *[no] { "" }
}.
line-movement = { $line ->
    [defence] puolustussiirtymä
    [midfield] keskikenttäsiirtymä
   *[forward] hyökkäyssiirtymä
}, { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
}
moved = { $side }: { $piece ->
    [keeper] maalivahti
   *[player] pelaaja
} { $from }–{ $to }{ $with-ball ->
    [yes] { " " }pallon kanssa
   *[no] { "" }
}{ $kind ->
    [free-movement] { " " }(vapaa siirto)
    [event-move] { " " }(tapahtumasiirto)
    [cleared] { " " }(väistää maalipotkua)
    [sweeper-keeper] { " " }(pelaava maalivahti)
    [quick] { " " }(nopea siirto)
   *[other] { "" }
}.
pressing-foul = { $aggressive ->
    [yes] Aggressiivinen prässi
   *[no] Prässi
}: { $sum }{ $dropped }, rike: { $side }.
pressing-won = { $aggressive ->
    [yes] Aggressiivinen prässi
   *[no] Prässi
}: { $sum }{ $dropped }, vähemmän kuin pallon arvo { $value }: { $side } riistää pallon, uusi arvo { $new-value }.
pressing-failed-easier = { $aggressive ->
    [yes] Aggressiivinen prässi
   *[no] Prässi
}: { $sum }{ $dropped }, ei alle pallon arvon { $value }: ei onnistu, arvo laskee: { $new-value }.
pressing-failed = { $aggressive ->
    [yes] Aggressiivinen prässi
   *[no] Prässi
}: { $sum }{ $dropped }, ei alle pallon arvon { $value }: ei onnistu.
keeper-advanced = { $side }: maalivahti tulee maalinsa eteen.
keeper-went-back = { $side }: maalivahti palaa maaliinsa.
swept = { $side }: maalivahti tulee ulos maaliltaan.
slow-play = { $side } hidastaa peliä.
slow-play-card = Hidastelu, { $side }: { $ten } on alle minuutin { $minute }: varoitus.
slow-play-no-card = Hidastelu, { $side }: { $ten } ei ole alle minuutin { $minute }: ei korttia.

## Maaliyritykset.

shot-taken = { $side } laukoo alueelta { $area }{ $difficult ->
    [yes] , vaikea yritys
   *[no] { "" }
}: { $sum }, pallon arvo { $value }: { $result }.
shot-taken-again = { $side } laukoo alueelta { $area }{ $difficult ->
    [yes] , vaikea yritys
   *[no] { "" }
}: { $sum } - { $result }.
sum = { $die }{ $terms } = { $total }
term = { " " }{ $sign } { $number } { $what }
area = alue
players-there = pelaajat alueella
players-in-the-box = pelaajat rangaistusalueella
keeper-out = maalivahti poissa
free-kick = vapaapotku
second-action = toinen toiminto
injured-keeper = loukkaantunut maalivahti
keeper-in-front = maalivahti maalinsa edessä
mispositioned-keeper = maalivahti väärässä paikassa
skills = taidot
shot-goal = maali
shot-corner = kulmapotku
shot-rebound = kimmoke
shot-miss = ohi
shot-rolls-again = toinen noppa ratkaisee
second-six = Toinen noppa { $die }, uusi kuutonen on maali: { $result }.
difficult-rolled = Toinen noppa { $die } { $compared } { $needed }: { $result }.
rebound = Kimmoke: { $die } + { $players } vastaan { $passive-die } + { $passive-players }: { $result }.
rebound-goal = maali
rebound-corner = kulmapotku
rebound-lost = pallo siirtyy, { $side }
goal = MAALI! { $side } osuu minuutilla { $minute }: { $home }–{ $away }.
penalty-named = { $side } potkaisee { $kick ->
    [left] vasemmalle
    [middle] keskelle
   *[right] oikealle
}; maalivahti { $dive ->
    [left] heittäytyy vasemmalleen
    [stay] pysyy paikallaan
   *[right] heittäytyy oikealleen
}. Maaliin tarvitaan vähintään { $needed }.
penalty-scored = Rangaistuspotku: { $die }, tarvitaan { $needed }: pallo on maalissa.
penalty-missed = Rangaistuspotku: { $die }, tarvitaan { $needed }: ei maalia.

## Pelin jatkaminen.

kick-off-awarded = Aloituspotku: { $side }.
free-kick-awarded = Vapaapotku alueella { $area }: { $side }.
quick-free-kick-awarded = Nopea vapaapotku alueella { $area }: { $side }.
corner-kick-awarded = Kulmapotku: { $side }.
corner-kick-awarded-in = Kulmapotku alueella { $area }: { $side }.
goal-kick-awarded = Maalipotku: { $side }.
penalty-awarded = RANGAISTUSPOTKU: { $side }.
corner-side-chosen = { $side } antaa kulmapotkun { $flank }-laidalta.
goal-kick-slow = { $side } ei kiirehdi maalipotkua: molemmat joukkueet siirtyvät.
goal-kick-fast = { $side } antaa maalipotkun heti.

## Kortit.

yellow-card = Korttitesti, { $side }: { $sum }: KELTAINEN KORTTI.
no-yellow-card = Korttitesti, { $side }: { $sum }: ei korttia.
red-card = Punaisen kortin testi, { $side }: { $die } < { $limit }: PUNAINEN KORTTI.
no-red-card = Punaisen kortin testi, { $side }: { $die } ei ole alle { $limit }: ei punaista korttia.
sent-off = Ulosajo: { $side } menettää pelaajan alueelta { $area }.
sent-off-anywhere = Ulosajo: { $side } menettää pelaajan.
nobody-sent-off = { $side }: ei ketään menetettävänä.
booked = KELTAINEN KORTTI: { $side }, nyt { $yellow }.

## Joukkueet.

formations-changed = Tauon jälkeen: { $home-team } { $home }, { $away-team } { $away }.
formation-changed = { $side } pelaa tästä lähtien { $formation }.
styles-revealed = Puolustuksen, keskikentän ja hyökkäyksen pelityylit: { $home-team } { $home }, { $away-team } { $away }.
condition-set = Kunto, { $side }: { $condition } (puolustus-keskikenttä-hyökkäys).
condition-set-by-roles = Kunto, { $side }: { $condition } (puolustus-keskikenttä-hyökkäys); roolit: { $roles }.
# Jokainen testin noppa ratkaisee itse: se päättää testin tai maksaa pisteen.
tiredness-passed = Väsymystesti, { $side }, { $dice }: 10 × { $sum } riittää minuutilla { $minute }, testi on ohi.
tiredness-failed = Väsymystesti, { $side }, { $dice }: 10 × { $sum } ei riitä minuutilla { $minute }, tämä noppa maksaa pisteen.
tiredness-die = noppa { $die }
tiredness-dice = noppa { $die }, yhteensä { $sum }
tired = { $side } on väsynyt ottelun loppuun asti.
points-changed = { $side }: { SIGNED($change) } kuntopiste, { $line ->
    [defence] puolustus
    [midfield] keskikenttä
   *[forward] hyökkäys
} ({ $reason }); nyt { $condition }.
by-tiredness = väsymys
by-boost = tehostus
by-aggressive-pressing = aggressiivinen prässi
by-substitution = vaihto
by-event = erikoistapahtuma
condition-rolled = { $side } käyttää kuntopisteen, noppa { $die }: { $moves ->
    [one] { $moves } vapaavalintainen siirto
   *[other] { $moves } vapaavalintaista siirtoa
}.
substituted-formation = Vaihto, { $side }: { $formation } seuraavasta vuorosta alkaen.
substituted-booked = Vaihto, { $side }: varoitettu pelaaja pois.
substituted-fresh-one = Vaihto, { $side }: tuore pelaaja, { $first } ja { $second }: { $ten } on yli minuutin { $minute }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
substituted-fresh = Vaihto, { $side }: tuore pelaaja, { $first } ja { $second }: { $ten } ei ole yli minuutin { $minute }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
injury-none = Loukkaantuminen, { $side }: { $rolled }: { $place ->
    [spot] kulmapotkun antaja
   *[other] pelaaja alueella { $place }
} nousee jaloilleen.
injury-minutes = Loukkaantuminen, { $side }: { $rolled }: { $keeper ->
    [yes] maalivahti loukkaa itsensä;{ " " }
   *[no] { "" }
}{ $place ->
    [spot] kulmapotkun antaja
   *[other] pelaaja alueelta { $place }
} on sivussa { $minutes ->
    [one] { $minutes } minuutin
   *[other] { $minutes } minuuttia
}.
injury-turns = Loukkaantuminen, { $side }: { $rolled }: { $keeper ->
    [yes] maalivahti loukkaa itsensä;{ " " }
   *[no] { "" }
}{ $place ->
    [spot] kulmapotkun antaja
   *[other] pelaaja alueelta { $place }
} palaa { $turns } vuoron päästä.
injury-for-good = Loukkaantuminen, { $side }: { $rolled }: { $keeper ->
    [yes] maalivahti loukkaa itsensä;{ " " }
   *[no] { "" }
}{ $place ->
    [spot] kulmapotkun antaja
   *[other] pelaaja alueella { $place }
} ei voi jatkaa.
counts-as = { $die }, lasketaan { $result }
injured-replaced = { $side } vaihtaa uuden pelaajan { $place ->
    [spot] kulmapotkun antajaksi
   *[other] alueelle { $place }
}.
injured-not-replaced = { $side } ei vaihda loukkaantuneen tilalle ketään.
injured-returned = { $side }: { $pieces ->
    [one] { $pieces } pelaaja palaa
   *[other] { $pieces } pelaajaa palaa
} alueelle b3.

## Taidot.

skill-used-free = { $side } käyttää taidon { $skill }, maksutta.
skill-used = { $side } käyttää taidon { $skill }: { $cost ->
    [one] { $cost } piste
   *[other] { $cost } pistettä
}, nyt { $condition }.
fans-foul = Fanaattiset fanit: { $die } = { $value }: rike.
fans-rolled = Fanaattiset fanit: arvo oli { $value }, nyt { $die }.
actor-card = Filmaaja: { $die }: varoitus, { $side }.
actor-event = Filmaaja: { $die }: heitetään erikoistapahtuma.
actor-free-kick = Filmaaja: { $die }: vapaapotku, { $side }.
dribble-won = Kuljetus, { $side }: { $die } - { $value } vastaan { $opponents ->
    [one] { $opponents } vastustaja
   *[other] { $opponents } vastustajaa
}: läpi meni.
dribble-lost = Kuljetus, { $side }: { $die } - { $value } vastaan { $opponents ->
    [one] { $opponents } vastustaja
   *[other] { $opponents } vastustajaa
}: pallo menetetään.
high-condition-rolled = Huippukunto, { $side }: { $die }: { $moves ->
    [one] { $moves } vapaavalintainen siirto
   *[other] { $moves } vapaavalintaista siirtoa
}.
