# FUBAn päätökset lyhyinä kysymyksinä, ja mitä heitot ratkaisevat.

formation = Mikä muodostelma? (salainen)
half-time = Mikä muodostelma nyt? (salainen)
roles = Mitkä roolit? (salainen)
skills = Mitkä taidot? Valittuna { $drafted }/{ $number } (salainen)
extra-skill = Mikä taito lisätään? (salainen)
kick-off = Kuka aloittaa?
place = Mihin seuraava nappula asetetaan? Aseteltavana vielä { $left }
adjust = Mitä nappulaa siirretään? Jäljellä { $left }
target = Mihin pallo pelataan?
event-move = Mikä tapahtumasiirto? Jäljellä { $left }
good-move = Mikä hyvä siirto? Jäljellä { $left }
fast-move = Mikä nopea siirto? Jäljellä { $left }
styles = Mitkä pelityylit? (salainen)
goal-kick = Maalipotku: nopea vai hidas?
stand-in = { $area } on tyhjä: mikä alue sen sijaan?
runs = Kuka juoksee alueelle { $area }?
joins = Kuka menee mukaan pallolle alueelle { $area }?
entry = Kuka menee pallolle alueelle { $area }?
shot = Lauotaanko maalia kohti?
movement-before-kick = Siirtymä ennen potkua?
movement = Mikä siirtymä?
quick-move = Mikä nopea siirto? Jäljellä { $left }
press = Prässätäänkö alueella { $area }?
substitution = Vaihto? (jäljellä { $left })
third-action = Kolmas toiminto?
action = { $number ->
    [3] Mikä toiminto? (kolmas)
   *[other] Mikä toiminto? ({ $number }/2)
}
move-of-any-type = Mikä siirto? Jäljellä { $left }, mitä tahansa tyyppiä
line-move-one-any = Mikä { $line ->
    [defence] puolustussiirto
    [midfield] keskikenttäsiirto
   *[forward] hyökkäyssiirto
}? Jäljellä { $left }, yksi mitä tahansa tyyppiä
line-move = Mikä { $line ->
    [defence] puolustussiirto
    [midfield] keskikenttäsiirto
   *[forward] hyökkäyssiirto
}? Jäljellä { $left }
free-movement = Mikä vapaa siirto?
corner-side = Kulmapotku kummalta laidalta?
free-kick = Lauotaanko vai pelataanko?
moves-without-limit = { $restart ->
    [goal-kick] Maalipotku
   *[free-kick] Nopea vapaapotku
}: mikä siirto? Niin monta kuin haluat, tehty { $made }
restart-move = { $restart ->
    [goal-kick] Maalipotku
   *[free-kick] Nopea vapaapotku
}: mikä siirto? Jäljellä { $left }
dive = Mitä maalivahti tekee?
kick = Mihin potku suuntautuu?
send-off = Kuka ajetaan ulos?
skill = Käytetäänkö taitoa? ({ $moment })
lose-point = Väsymys: mistä piste { $number } otetaan?
gain-points = Lisättäviä pisteitä { $points }: mihin?
sweep = Tuleeko maalivahti ulos?
slow-play = Hidastetaanko peliä?
injury = Kuka loukkaantui?
replace = Vaihdetaanko alueen { $area } loukkaantuneen tilalle uusi pelaaja?
substitutions = Mikä vaihto? (tekemättä { $left })
dribble = Läpi meni: mihin?
bounce = Pallo pomppii: mikä arvo?
perfect-pass = Täydellinen syöttö: mihin?

## Hetket, jolloin taitoa voi käyttää, ilman sen nimeä, ettei kysymys paljasta korttia.

off-side-trap = pallo pelattiin
actor = erikoistapahtuma on tulossa
check = vaiheen 4 loppu
opponent-stage = vastustajan vaihe alkaa
own-stage = oma vaihe alkaa
keeper = vastustaja laukoo
shooter = oma maaliyritys
doubling = siirtymän jälkeen
full-back = pallo riistettiin
ball-skills = toimintojen jälkeen
formation-change = oman vaiheen loppu
penalty = rangaistuspotku vastaan

## Mitä heitot ratkaisevat.

roll-kick-off = kumpi päättää aloituspotkusta; tasanopat heitetään uudelleen
roll-turn = aika, hallintatesti ja pallon uusi arvo
roll-event = erikoistapahtuma
roll-goal-attempt = maaliyritys
roll-difficult-attempt = vaikean yrityksen toinen noppa
roll-rebound = kimmoke
roll-pressing = prässi
roll-yellow-card = keltainen kortti vai ei
roll-red-card = punainen kortti vai ei
roll-penalty = rangaistuspotku
roll-tiredness = väsymystesti
roll-injury = kuinka paha loukkaantuminen on
roll-fresh-player = tuoreen pelaajan pisteet
roll-slow-play = hidastelu: kortti vai ei
roll-actor = mitä erotuomari näkee
roll-fanatic-fans = mitä fanit tekevät pallon arvolle
roll-dribble = kuljetus
roll-moves = montako siirtoa
roll-duel = kaksinkamppailu; tasatulos heitetään uudelleen
roll-streaking = kuinka kauan peli seisoo
roll-lost-skill = mikä taito menetetään: kortti nostetaan salaa
roll-gained-skill = mikä taito saadaan: kortti nostetaan salaa

## Mistä tulos lasketaan tai kuinka todennäköinen se on.

tiredness-above = Noppa { $number }, enintään 3: { $side } ei menetä { $number ->
    [1] mitään
   *[other] enempää
}, jos 10 × { $sum } on yli minuutin { $minute } ({ $percent } %), muuten pisteen.
tiredness-at-least = Noppa { $number }, enintään 3: { $side } ei menetä { $number ->
    [1] mitään
   *[other] enempää
}, jos 10 × { $sum } on vähintään minuutti { $minute } ({ $percent } %), muuten pisteen.
die = noppa
die-with-style = (noppa { SIGNED($style) })
sum-and-die = ({ $sum } + noppa)
sum-and-die-with-style = ({ $sum } + noppa { SIGNED($style) })
fresh-player = Kaksi pistettä, jos 10 × { $sum } ei ole yli minuutin { $minute } ({ $percent } %), muuten yksi.
the-sum = summa
the-sum-less-two = (summa - 2)
slow-play-card = Kortti, jos 10 × summa on alle minuutin { $minute } ({ $percent } %).
dribble-chance = Läpi, jos noppa - { $value } on vähintään vastustajien määrä ({ $percent } %), muuten pallo menee.
fans = { $value } on rike; mikä tahansa muu luku on pallon uusi arvo.
duel-chance = Noppa ja pallon vyöhykkeen kuntopisteet: { $side } voittaa { $percent } %.
injury-turns = 1–3: palaa niin monen vuoron päästä; 4 tai enemmän: loppuottelun sivussa.{ $style }
injury-minutes = 1–4: niin monta minuuttia sivussa; 5 ja 6: loppuottelun sivussa.{ $style }
by-style = { " " }{ SIGNED($modifier) } pelityylistä.
event-table = 1 ja 2: vapaapotku, { $theirs }, ykkösellä kortti. 3: ei siirtoja, { $ours }. 4: ei siirtoja, { $theirs }. 5 ja 6: vapaapotku, { $ours }, kuutosella kortti.
higher-of-two = Kahdesta suurempi: { $side }.
lower-of-two = Kahdesta pienempi: { $side }.
moves-of-die = Nopan verran siirtoja, mutta vähintään { $least }, mitä tahansa tyyppiä.
card-chance = Kortti { $percent } %.
red-card-chance = Punainen kortti { $percent } %.
actor-outcomes = 4–6 vapaapotku, 2 ja 3 tapahtuma, 1 kortti.
higher-dropped = Kahdesta nopasta suurempi jätetään pois.

## Kortit, jotka nostetaan käsin.

