# The words of the pages. What the server says it says in the language of the reader.

## Every page

app-name = Gaffer
app-skip = Siirry pääsisältöön

## The pages

page-start = Alku
page-menu = Valikko
page-learn = Opi
page-puzzles = Pulmat
page-rules = Säännöt
page-match = Ottelu
page-replay = Uusinta
page-nowhere = Tällaista sivua ei ole.
page-home = Takaisin alkusivulle
page-loading = Ladataan…
page-failed = Sivua ei voitu ladata. Tarkista, että palvelin on käynnissä, ja lataa sivu uudelleen.

## Aloitussivu

door-title = Ole valmentaja.
door-what = Kaksi jalkapallolautapeliä sääntökirjojensa kaikin säännöin: FUBA siirtää joukkueita alueelta alueelle, Champions 2020 pelaa yksitoista yhtätoista vastaan ruudukolla. Sinä päätät, reilut nopat vastaavat, ja vastassa on kaveri tai tietokone aloittelijasta mestariin.
door-kick-off = Aloita heti
door-kick-off-what = { $game }, perussäännöt, vastassa aloittelija · noin { $minutes } minuuttia
door-learn = Opi kymmenessä minuutissa
door-learn-what = Sinä pelaat, opas selittää
door-friend = Pelaa kaverin kanssa
door-friend-what = Linkillä toiselle tietokoneelle
door-set-up = Perusta ottelu
door-set-up-what = Mitkä tahansa säännöt ja vastustaja
door-cups-what = Sarjat, cupit ja taulukot
door-games = Pelit ja ottelun kesto
door-minutes = { $minutes } min
door-begin-with = aloita tästä
door-show = FUBA-ottelu: koti pelaa pallon omalta puoleltaan ja tekee maalin.
door-goal = Maali!
door-pause = Pysäytä kuva
door-play = Anna kuvan liikkua
friend-what = Ottelu on tehty: { $title }, sinä kotijoukkueena, kaverisi vieraana.
friend-other = Muut säännöt tai toinen peli
friend-link = Lähetä tämä kutsu; se pelaa, joka ottaa paikan ensin:
friend-go = Otteluun

## Settings

settings-title = Asetukset
settings-theme = Teema
settings-theme-auto = Järjestelmän mukaan
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-theme-contrast = Suuri kontrasti
settings-language = Kieli
settings-ask = Kysy ennen kuin valinta lyödään lukkoon
settings-ask-odds = Kun todennäköisyydet ovat nähtävillä
settings-ask-always = Aina
settings-ask-never = Ei koskaan
settings-voice = Selostus
settings-voice-football = Jalkapallo ensin, erotuomarin rivit pienellä
settings-voice-exact = Erotuomarin tarkat rivit ensin
settings-speed = Nopat, pallo ja nappulat
settings-sound = Äänet
settings-volume = Voimakkuus
speed-slow = Hitaasti
speed-normal = Tavallisesti
speed-fast = Nopeasti
speed-off = Heti
settings-thoughts = Näytä, mitä tietokone ajatteli
settings-thoughts-what = Sen harkitsemat suunnitelmat jokaisen ratkaisun jälkeen, jos ratkaisu ei ole salainen.
settings-pass-what = Kuka lämmittelee ennen heittoa, ja taidot, joita ei voi käyttää. Ohitetusta kerrotaan; Peru palaa siihen.
settings-skills = Käytetäänkö taitoa?
settings-skills-what = Uusiin otteluihin; kukin ottelu muistaa omansa. Tehdystä kerrotaan, Peru palaa siihen. Valmentajalta kysytään vain otteluissa, joissa on vihjeitä.
settings-pass = Ohita kysymykset, joilla on tuskin koskaan merkitystä
settings-close = Sulje

## Oppiminen: oppaat ja oppitunnit

learn-title = Opi kymmenessä minuutissa
learn-what = Yksi asia kerrallaan valmiilla laudalla. Teet sen itse; aikaa ei oteta eikä mitään voi menettää.
learn-begin = Aloita
learn-go-on = Jatka
learn-again = Aloita alusta
learn-count = { $count } oppituntia
learn-progress = { $done }/{ $all } oppituntia tehty
learn-step = Oppitunti { $number }/{ $all }
learn-all = Kaikki oppitunnit
learn-done = Tehty
learn-task = Tehtäväsi
learn-retry = Yritä uudelleen
learn-next = Seuraava
learn-over-title = Siinä oli opas.
learn-over = Osaat nyt tarpeeksi kokonaiseen otteluun. Harvinaiset asiat selitetään, kun ne tulevat vastaan: selostuksen jokainen rivi vie sääntöönsä.
learn-match = Pelaa kokonainen ottelu
learn-other-guides = Muut oppaat
learn-failed = Oppitunteja ei voitu ladata. Tarkista, että palvelin on käynnissä, ja lataa sivu uudelleen.
learn-rules = Säännöt:
puzzles-what = Asema ja yksi päätös: etsi vastaus, joka on selvästi paras. Tietokone on tehnyt pulmat otteluistaan ja arvioinut jokaisen.
puzzles-daily = Päivän pulma
puzzles-solve = Ratkaise
puzzles-any = Mikä tahansa aihe
puzzles-count = { $count } pulmaa
puzzles-rating = Vahvuusluku { $rating }
puzzles-progress = { $right }/{ $all } oikein ensi yrittämällä tässä selaimessa
puzzles-unrated = Ei vaikuta vahvuuslukuun: ilman tiliä ensimmäiset yritykset laskee vain tämä selain.
puzzles-log-in = Kirjaudu sisään, niin saat vahvuusluvun pulmissa.
puzzles-rated = Ensimmäinen yritys kussakin pulmassa muuttaa sinun ja pulman vahvuuslukua; myöhemmät eivät muuta mitään.
puzzles-mine = Vahvuuslukusi pulmissa: { $rating }
puzzles-mine-tries = { $right }/{ $all } oikein ensi yrittämällä
puzzles-first-right = Oikein ensi yrittämällä: vahvuuslukusi { $before } → { $after } ({ $change }).
puzzles-first-wrong = Väärin ensi yrittämällä: vahvuuslukusi { $before } → { $after } ({ $change }).
puzzles-first-puzzle = Pulman vahvuusluku: { $before } → { $after }.
puzzles-best = Paras vastaus:
puzzles-show = Näytä vastaus
puzzles-next = Seuraava pulma
puzzles-skip = Toinen pulma
puzzles-failed = Pulmia ei voitu ladata. Tarkista, että palvelin on käynnissä, ja lataa sivu uudelleen.

## Sääntökirjat

rules-title = Sääntökirjat
rules-what = Jokainen sääntö, jolla Gaffer pelaa, omin sanoin ja numeroituna, esimerkit laudalla.
rules-home = Koti
rules-away = Vieraat
rules-search = Etsi säännöistä
rules-found = { $count ->
    [0] Mitään ei löytynyt.
    [one] Yksi sääntö
   *[other] { $count } sääntöä
}
rules-first-found = Niistä ensimmäiset { $count }:
rules-chapters = Luvut
rules-introduction = Tästä kirjasta
rules-examples = Säännön { $id } esimerkit
rules-examples-show = Esimerkit
rules-no-examples = Tästä säännöstä yksin ei ole esimerkkiä.
rules-ruling = Tulkinta
rules-rulings-here = Tulkinnat
rules-play = Pelataan
rules-told = Mitä tapahtuu
rules-refused = Ei sallita
rules-then = Sitten
rules-after = Sen jälkeen
rules-link = Säännön { $id } osoite
rules-before-chapter = Edellinen luku
rules-next-chapter = Seuraava luku
rules-print = Tulosta tämä luku
rules-missing = Sellaista sääntökirjaa tai lukua ei ole.
rules-failed = Sääntökirjaa ei voitu ladata. Tarkista, että palvelin on käynnissä, ja lataa sivu uudelleen.
rules-figure = Kirjainkuvio
rules-table = Taulukko
rules-symbols = Näin sitä luetaan
rules-symbol-home = Koti: punaiset kiekot, hyökkäävät oikealle.
rules-symbol-away = Vieraat: valkoiset neliöt, hyökkäävät vasemmalle.
rules-symbol-keeper = Maalivahdilla on rengas.
rules-symbol-ball = Pallo; FUBAssa siinä on arvo, 1 on paras.
rules-symbol-number = Jokaisella säännöllä on numero; kirjaimet jakavat kohdan osiin. Esimerkit nimeävät sääntönsä.
rules-symbol-ruling = Numero, jossa on D, on tulkinta: miten epäselvä rivi pelataan ja miksi.
rules-symbol-play = Valinnat ja nopat kirjoitetaan niin kuin ne näppäillään: ”target b4”, ”roll 5 2”.

## Replay

replay-controls = Uusinta
replay-slider = Ottelun hetki
replay-moment = Hetki { $at }/{ $last }, { $clock }
replay-first = Alkuun
replay-back = Askel taaksepäin
replay-play = Toista
replay-pause = Tauko
replay-on = Askel eteenpäin
replay-end = Loppuun
replay-speed = Nopeus
replay-landmarks = Siirry kohtaan
replay-goals = Maalit
replay-cards = Kortit
replay-set-pieces = Erikoistilanteet
replay-landmarks-none = Tällaista ei tapahtunut.
replay-no-more = Seuraavaa ei ole.
replay-keys = Näppäimet: ← → askel, välilyönti toistaa, G maali, C kortti, S erikoistilanne, M virhe; vaihtonäppäimellä taaksepäin.
replay-share = Linkki tähän hetkeen
replay-play-on = Jatka peliä tästä
replay-play-on-what = Harjoitusottelu alkaa tästä hetkestä. Katsomasi ottelu ei muutu.
replay-play-on-begin = Aloita harjoitusottelu
replay-dice = Nopat
replay-dice-same = Samat kuin ottelussa, siltä osin kuin sopivat
replay-dice-fresh = Uudet
replay-to-match = Otteluun
replay-load = Avaa toinen tallenne
replay-missing = Tässä osoitteessa ei ole ottelua.
replay-running = Ottelu on kesken. Näet sen sellaisena kuin se oli ladattaessa.
replay-refresh = Lataa uudet hetket
replay-grown =
    { $count ->
         [one] { $count } uusi hetki.
        *[other] { $count } uutta hetkeä.
    }

## The compass rose

compass-label = Ilmansuunnat sanoissa: N on kentällä { $north }, E on { $east }.
compass-up = ylös
compass-right = oikealle
compass-down = alas
compass-left = vasemmalle
way = { $way ->
    [up] ylös
    [up-right] yläoikealle
    [right] oikealle
    [down-right] alaoikealle
    [down] alas
    [down-left] alavasemmalle
    [left] vasemmalle
   *[up-left] ylävasemmalle
}

## A new match

start-title = Perusta ottelu
start-game = Peli
start-preset = Säännöt
start-teams = Joukkueet
start-home = Koti
start-away = Vieras
start-team-name = Nimi
start-team-colour = Väri
start-team-who = Kuka pelaa
start-who-here = Ihminen tällä koneella
start-who-link = Ihminen linkin kautta
start-who-computer = Tietokone: { $coach }
start-squad = Pelaajien nimet
start-squad-how = Paidan numero, sitten nimi; nimetöntä kutsutaan numerolla
start-squad-example = 1 Lehto, 2 Virta, 9 Niemi
start-squad-no-number = ”{ $part }”: kirjoita ensin paidan numero ja sitten nimi, esimerkiksi ”9 Niemi”.
start-squad-no-shirt = Paitaa { $part } ei ole: numerot ovat 1–20.
start-squad-twice = Paidalla { $part } on kaksi nimeä.
start-squad-long = Paidan { $part } nimi on liian pitkä: enintään 40 merkkiä.
start-alike = Värit muistuttavat toisiaan. Nappulat erottaa silti muodosta.
start-more = Lisää: nopat ja sääntövalinnat
start-more-changed = muutettu
start-dice = Nopat
start-dice-server = Palvelin heittää
start-dice-sealed = Palvelin heittää; molemmat sinetöivät nopat ensin, joten kukaan ei voi valita niitä eikä tietää niitä ennalta
start-dice-by-hand = Heitämme oikeat nopat ja kirjoitamme silmäluvut
start-readings = Tulkinnanvaraiset kohdat yksitellen
start-readings-what = Sääntökirjan kohdat, jotka voi lukea kahdella tavalla, kukin erikseen.
start-switches = { $preset }: säännöt yksitellen
start-switches-reset = Kaikki ennalleen
start-begin = Aloita ottelu
start-no-server = Palvelin ei vastaa. Tarkista, että se on käynnissä, ja yritä uudelleen.
start-again = Yritä uudelleen
start-recent = Ottelusi
start-recent-none = Ei vielä otteluita. Tällä selaimella pelatut ottelut näkyvät tässä.
start-recent-go-on = Jatka
start-recent-turn = Sinun vuorosi
start-recent-replay = Katso uusinta
start-recent-review = Analyysi
start-recent-review-of = Analyysi { $home } – { $away }
start-recent-remove = Poista { $home } – { $away } luettelosta
start-recent-sandbox = harjoitusottelu
start-recent-all = Näytä kaikki { $count }
start-record = Avaa ottelutallenne
start-record-what = Valitse ottelun tallenne tai pudota se tähän, niin näet uusinnan.
start-record-choose = Valitse tiedosto
start-record-wrong = Tämä tiedosto ei ole ottelutallenne, jota täällä voi katsoa. Tallenteen pääte on .jsonl, ja sen saa ottelun lopussa kohdasta "Lataa ottelun tallenne" tai gaffer play -ohjelmasta.
start-record-found = Mitä löytyi
start-hints = Vihjeet molemmille
start-hints-what = Kahden ihmisen ottelussa ei ole vihjeitä, ellet salli niitä tässä; se kerrotaan molemmille.

## Names that the server sends

coach =
    { $coach ->
         [random] satunnainen
         [beginner] aloittelija
         [amateur] harrastaja
         [sensible] järkevä
         [trained] harjoitettu
         [expert] taitaja
         [master] mestari
         [program] ohjelma
        *[other] { $coach }
    }
place-kind =
    { $kind ->
         [penalty-area] rangaistusalue
         [goal] maali
         [outside] rajojen ulkopuolella
        *[other] { $kind }
    }
mark =
    { $mark ->
         [yellow] keltainen kortti
         [red] punainen kortti
         [injured] loukkaantunut
         [tired] väsynyt
         [advanced] edennyt
         [spot] kulmapisteellä
         [mover] toimii nyt
         [goalie] maalivahti
         [defender] puolustaja
         [midfielder] keskikenttäpelaaja
         [forward] hyökkääjä
        *[other] { $mark }
    }

## The pitch, to whoever listens

board-title = Kenttä
board-empty = tyhjä
board-ball = pallo
board-ball-value = pallo, arvo { $value }
board-keeper = maalivahti
board-count = { $team } { $count }
board-pointed = Valittu
board-source = Valinta voi alkaa tästä
board-target = Voidaan valita
board-next-to = Vieressä { $places }
board-help = Nuolinäppäimet siirtävät paikasta toiseen, Page Down ja Page Up valittavissa oleviin paikkoihin; Enter valitsee.

## A rule and its text

rule-title = Sääntö { $id }
rule-in-english = Sääntöjen teksti on englanniksi.
rule-in-book = Sääntökirjassa esimerkkeineen
rule-unknown = Tästä säännöstä ei ole tekstiä.
rule-failed = Sääntöä ei voitu lukea. Tarkista, että palvelin on käynnissä, ja yritä uudelleen.

## The scoreboard

score-title = Tulos
score-controlling = hallitseva joukkue

## What is explained where it stands

explain = Mitä tämä tarkoittaa? { $what }
explain-rule = Sääntökirjassa:
signs-title = Merkit
sign-ball = Pallossa oleva numero on pallon arvo, 1–6. Pallon pelaaja pitää sen nopalla, joka on numeroa suurempi, ja menettää sen pienemmällä: mitä pienempi arvo, sen parempi.
sign-stoppage = Kellon vieressä +1–+5 ovat lisäajan ruudut minuuttien 45 ja 90 jälkeen. Niissä puoliaika voi päättyä jokaisen vuoron alussa: mitä pidemmällä merkki on, sitä todennäköisemmin.
sign-condition = Tuloksen alla on kummankin joukkueen kuntopisteet (puolustus-keskikenttä-hyökkäys), jäljellä olevat vaihdot, loukkaantuneet ja taidot.
question-what =
    { $question ->
         [fuba-action] Vaiheessaan joukkue pelaa kaksi erityyppistä toimintoa. Numero 1 tai 2 kertoo, kumpi tämä on; toinen on hieman heikompi.
         [fuba-target] Valitse alue, jolle pallo pelataan. Prosentti kertoo, kuinka usein noppasi pitää pallon sen numeroa vastaan.
         [fuba-formation] Numerot ovat puolustajat, keskikenttäpelaajat ja hyökkääjät: niin monta siirtoa kullakin liiketyypillä on. Muodostelma ei sido ketään paikkaan. ”(kortti)” on niissä kahdeksassa, joilla on laatikossa painettu kortti.
         [fuba-roles] Rooli siirtää pelaajan linjalta yhden alun kuntopisteen toiselle linjalle; siirtojen määrät eivät muutu.
         [fuba-skills] Taito pysyy piilossa, kunnes sitä käytetään hetkellään. Kortti kertoo, milloin se on ja mitä käyttö maksaa.
         [fuba-adjust] Paikoillaan olevia nappuloita voi vielä siirtää viereiselle alueelle ennen potkua; Valmis jättää loput paikoilleen.
        *[other] { "" }
    }

## The clock

clock-stoppage = Lisäaika: { $used }/{ $of } ruutua

## Who is there

seat-you = Sinä
seat-there = Paikalla
seat-away = Ei paikalla
seat-computer = Tietokone ({ $coach })
seat-opened-again = Joukkueen { $team } paikka on auki { $count } selaimessa.
seat-opened-again-what = Linkin haltija voi päättää puolestasi. Jos toinen et ole sinä, sulje se tai anna paikalle uusi linkki: silloin vanha ei avaa mitään.
seat-read = Luettu
seat-close-others = Sulje se siellä
seat-renew = Tee uusi linkki

## The teams

teams-title = Joukkueet
strip-title = Joukkueella { $team } on
strip-hidden = { $count } piilossa
strip-own = piilossa muilta
strip-no-skills = ei taitoja
teams-fact = Tieto

## Dice

dice-title = Nopat
dice-due = Heitetään: { $purpose }.
dice-last = Viimeisin heitto
dice-dropped = (ei { $face })
dice-none = Noppia ei ole vielä heitetty.
dice-by-hand = Noppa { $number }, { $team }
dice-give = Anna nämä nopat
dice-said = { $team } ilmoittaa: { $dice }
dice-said-yours = Ilmoitit { $dice }. { $other } vahvistaa sen; virheen voi vielä korjata.
dice-disputed = { $team } sanoo, että nopat näyttävät muuta. Katsokaa yhdessä tai heittäkää uudelleen.
dice-confirm = Kyllä, { $dice }
dice-dispute = Ei, nopat näyttävät muuta
dice-theirs = { $team } heittää ja kirjoittaa silmäluvut. Sitten sinulta kysytään, ovatko ne oikein.
dice-theirs-unseen = { $team } nostaa salassa; muut eivät saa nähdä sitä.
dice-unseen = Vain sinä saat nähdä tämän heiton, joten kukaan ei vahvista sitä.

## Whose turn it is

turn-yours = Sinun valintasi
turn-waiting = Odotetaan
turn-both = Molemmat valitsevat nyt; kumpikaan ei näe toisen valintaa.
turn-decides = { $team } päättää
turn-thinking = Miettii… { $positions } asemaa, { $seconds } s
turn-thinking-time = Miettii… { $seconds } s
turn-thinks = Tietokone miettii.
turn-thinks-play-now = Tietokone miettii. Painike Pelaa nyt saa sen ratkaisemaan.
turn-play-now = Pelaa nyt
turn-passed = Ohitettu puolestasi: { $question }
turn-forced = Ainoa vastaus, pelattu puolestasi: { $choice }
turn-lined-up = Joukkueesi on aseteltu tavalliseen tapaan.

## Windows: where a skill may be used

windows-label = Käytetäänkö taitoa?
windows-ask = Kysy minulta
windows-never = Ei koskaan
windows-pays = Kun se kannattaa
windows-no-hints = Tässä ottelussa ei ole vihjeitä: kukaan valmentaja ei voi sanoa, milloin se kannattaa.
windows-not-this-turn = Ei, ei tällä vuorolla
windows-not-this-turn-short = Ei tällä vuorolla
windows-declined =
    { $count ->
         [one] Taitoa ei käytetty, kuten toivoit: { $count } kysymys.
        *[other] Taitoa ei käytetty, kuten toivoit: { $count } kysymystä.
    }
windows-used = Käytetty puolestasi, koska se kannattaa: { $choice }.

## What is offered

offers-commit = Tee näin
offers-cancel = Ei tätä
offers-undo = Peru
offers-undo-none = Ei peruttavaa: nopat ja salaa valittu pysyvät.
offers-hint = Vihje
offers-pass = Ohita merkityksettömät
offers-all = Näytä kaikki
offers-from = Alueelta { $place }
offers-chosen = { $choice }: vahvista Enterillä tai painikkeella Tee näin.
offers-rest =
    { $count ->
         [one] { $count } muu
        *[other] { $count } muuta
    }
offers-idle = { $count ->
    [one] Yksi, joka ei muuta mitään
   *[other] { $count }, jotka eivät muuta mitään
}

## Asettelu

line-up-title = Asettele
line-up-usual = Asettele
line-up-last = Kuten viimeksi
line-up-coach = Valmentaja asettelee
line-up-drawn = Näin joukkueesi seisoo. Vedä pelaaja toiseen paikkaan, tai valitse pelaaja ja sitten paikka.
line-up-save = Tallenna…
line-up-name = Asettelun nimi
line-up-keep = Tallenna
line-up-forget = Unohda { $name }
line-up-all = Asettele puolestani
line-up-all-what =
    { $formation ->
         [none] Tavalliset paikat
        *[other] Muodostelma { $formation } ja tavalliset paikat
    }: suoraan aloitukseen.
line-up-eleven-what =
    { $formation ->
         [none] Pienimmät numerot ja tavalliset paikat
        *[other] Muodostelma { $formation }, kunkin linjan pienimmät numerot ja tavalliset paikat
    }: suoraan aloitukseen.

## Hints

hint-thinking = Vihjettä mietitään…
hint-best = Valmentaja valitsisi: { $choice }
hint-then = Sitten: { $choices }
hint-else = Tai: { $choice }
hint-do-else = Tee näin
hint-likeliest = Mikään muu ei ole todennäköisempi: { $own } %.
hint-less-likely = Muu olisi todennäköisempi ({ $best } % eikä { $own } %), mutta tämä johtaa pidemmälle.
hint-none-likely = Mikään noppa ei tuo sitä, ei tässä eikä muualla: ratkaisevaa on, missä se epäonnistuu.
hint-from-there = Ja sieltä: { $choice }.
hint-later = Heidän vastauksensa jälkeen ehkä: { $choice }.
hint-same = Yhtä hyvä: { $choices }.
hint-leads-to = Näin voi jatkua:
hint-others = { $count ->
    [0] Muut suunnitelmat
    [one] Toinen suunnitelma
   *[other] { $count } muuta suunnitelmaa
}
hint-more = { $count ->
    [0] Mitä voi seurata
    [one] Toinen suunnitelma, ja mitä voi seurata
   *[other] { $count } muuta suunnitelmaa, ja mitä voi seurata
}
hint-positions =
    { $count ->
         [one] { $count } asema tutkittu
        *[other] { $count } asemaa tutkittu
    }
hint-take = Tee se, tai Enter tyhjässä komentokentässä, pelaa ensimmäisen.

## Plans

plan-then = { ", sitten " }
plan-choice = { $team }: { $choice }
plan-roll = { $count ->
    [one] Noppa { $dice }: { $purpose }
   *[other] Nopat { $dice }: { $purpose }
}
plan-chances = Sadassa tällaisessa ottelussa: { $win } voittoa, { $draw } tasapeliä (maaliero { $lead }).

## What the computer thought

thoughts-title = Mitä tietokone ajatteli
thoughts-none = Ei näytettävää: tietokone ei ole tutkinut viime ratkaisuaan, tai sillä on salaisuuksia.
thoughts-visits =
    { $count ->
         [one] kokeiltu kerran
        *[other] kokeiltu { $count } kertaa
    }

## A choice of several parts

draft-count = Valittu { $chosen }/{ $wanted }
roles-more = Yksi lisää: { $role }
roles-fewer = Yksi vähemmän: { $role }
roles-take = Ota nämä roolit
roles-what = Rooli siirtää pelaajan linjalta yhden alun kuntopisteen toiselle linjalle; siirtojen määrät eivät muutu.
roles-all = Kaikki { $count } luettelona
roles-codes = wb: hyökkäävä laitapakki, cb: hyökkäävä toppari, dm ja am: puolustava ja hyökkäävä keskikenttäpelaaja, ws: taakse vetäytyvä hyökkääjä, perässä montako. Kaksoispisteen jälkeen puolustuksen, keskikentän ja hyökkäyksen kuntopisteet.
draft-hand = Kätesi
draft-advised = valmentajan valinta
draft-take-advised = Valmentajan valinta
card-team = Joukkue
card-keeper = Maalivahti
card-defence = Puolustus
card-midfield = Keskikenttä
card-attack = Hyökkäys

## Notices

notice-refused = Ei onnistu.
notice-nothing-there = Kohdasta { $place } ei nyt voi valita mitään.
notice-allowed = { $choice } on sallittu.
notice-not-understood = ”{ $line }” ei ole nyt mikään valinta. Nyt voi kirjoittaa esimerkiksi: { $examples }
notice-why-what = Kirjoita, mitä kysyt, esimerkiksi "miksi { $example }"; tai napsauta paikkaa, jota ei ole merkitty.
notice-several =
    { $count ->
         [one] { $count } vaihtoehto sopii.
        *[other] { $count } vaihtoehtoa sopii. Kirjoita lisää tai valitse luettelosta.
    }
notice-close = Sulje ilmoitus

## The command field

command-label = Komento
command-do = Enter
command-help = Kirjoita vaihtoehto sanoin tai merkintänä, tai peru, vihje, miksi …
command-placeholder = valinta, peru, vihje …
command-undo = peru
command-hint = vihje
command-why = miksi
command-roll = heitä
command-no-more = ei enää

## Keys

keys-title = Näppäimet
keys-command = Komentokenttään. Siihen kirjoitetaan vaihtoehto sanoin tai merkintänä, peru, vihje, miksi …; kun taitoa voi käyttää, ei enää kieltäytyy vuoron loppuun asti.
keys-enter = Tyhjässä komentokentässä: ehdottaa ensimmäistä vaihtoehtoa tai lopettamista, jos siirtosarjan voi päättää; toinen Enter vahvistaa.
keys-escape = Hylkää valinnan.
keys-tab = Kentälle, vaihtoehtoihin, selostukseen.
keys-arrows = Kentällä: paikasta toiseen. Enter valitsee paikan.
keys-pages = Kentällä: paikkoihin, jotka voi valita.
keys-compass = Kirjoitetut suunnat, esimerkiksi NE2: pohjoinen on suunta, johon kotijoukkue hyökkää.

## The commentary

log-title = Selostus
log-search = Hae selostuksesta
log-help = Nuolinäppäimet siirtävät riviltä toiselle ja sen sääntöön; Enter näyttää tekstin.
log-earlier =
    { $count ->
         [one] { $count } aiempi rivi
        *[other] { $count } aiempaa riviä
    }
log-empty = Mitään ei ole vielä tapahtunut.
log-nothing = Ei löytynyt.
log-follow = Uusimpaan
log-search-short = Hae

## Links

share-title = Linkit
share-seat = Linkki joukkueelle { $team }: avaaja pelaa
share-invitation = Kutsu joukkueelle { $team }: se pelaa, joka ottaa paikan ensin
share-invite = Kutsu joku joukkueelle { $team }
share-replace = Tee uusi kutsu
share-take-back = Peru kutsu
share-renew = Mitätöi tämä linkki ja ota uusi
share-stands = Linkki katsojille
share-own = Oma paikkasi, { $team }: jatka toisella tietokoneella
share-copy = Kopioi
share-copied = Kopioitu
share-absent = { $team } ei ole vielä paikalla. Lähetä tämä linkki:
share-loopback = Kukaan ei voi avata linkkiä { $host } toiselta tietokoneelta: se vie jokaisen koneen takaisin itseensä.
share-loopback-what = Jos kaveri pelaa muualla, käynnistä Gaffer alla olevalla komennolla, avaa tämä sivu osoitteessa { $example } ja tee ottelu siellä. Oman verkon ulkopuolelle myös portin on oltava auki.
share-network = Linkin osoitteeseen { $address } voi avata jokainen, joka on samassa verkossa kuin tämä tietokone.

## What happens, in its order

story-now = Kentällä tapahtuu…
story-missed =
    { $count ->
         [one] { $count } tapahtuma poissa ollessasi ▸
        *[other] { $count } tapahtumaa poissa ollessasi ▸
    }
story-skip = Napsautus tai näppäin näyttää heti lopun.
watch-title = Katselu
watch-speed = Nopeus
watch-pause = Tauko
watch-go-on = Jatka
watch-to-now =
    { $count ->
         [one] Nykyhetkeen ({ $count } muutos)
        *[other] Nykyhetkeen ({ $count } muutosta)
    }
sound-title = Ääni
sound-ask = Äänet päälle?
sound-yes = Kyllä
sound-no = Ei
sound-on = Äänet päällä
sound-off = Äänet pois

## The result

result-won = { $team } voittaa
result-drawn = Tasapeli
result-replay = Katso uusinta
result-record = Lataa ottelun tallenne
result-again = Uusi ottelu

result-numbers = Ottelu numeroina
result-shots = Laukaukset
result-possession = Pallonhallinta
result-cards = Kortit
result-see = Katso
result-rematch = Uusinta, puolet vaihtaen
result-rematch-short = Uusinta
result-next = Seuraava vastustaja: { $coach }
result-share = Jaa
share-picture = Tallenna kuva
share-send = Lähetä…
share-replay = Linkki uusintaan

## Two people at one computer

hand-over-title = Anna tietokone joukkueelle { $team }
hand-over-what = Seuraavaksi tulee joukkueen { $team } salainen valinta. Toinen osapuoli katsoo muualle.
hand-over-ready = { $team } on paikalla

## The connection

link-lost = Yhteys on poikki. Se palaa itsestään, eikä mitään katoa.

## The match

match-missing = Tähän otteluun ei pääse.
match-missing-what = Tässä osoitteessa ei ole ottelua, tai linkki ei ole kokonainen.
match-stands = Seuraat ottelua katsomosta.
match-ended = Palvelimen ylläpitäjä on päättänyt tämän ottelun.
match-ended-why = Tämä ottelu päätettiin ennen aikojaan: { $why }
match-sandbox = Tämä on harjoitusottelu, joka alkaa toisesta ottelusta vastauksen { $moment } jälkeen; sitä ei lasketa.
match-sandbox-origin = Katso se hetki

## The bar of a small screen

bar-title = Mitä kysytään

sheet-more = Lisää
sheet-more-offers = ({ $count ->
    [one] { $count } vaihtoehto lisää
   *[other] { $count } vaihtoehtoa lisää
})
sheet-compose = Valitse ne
sheet-less = Vähemmän
sheet-full = Koko näytön korkuiseksi
sheet-half = Puoleen korkeuteen
hint-thinking-short = Mietitään…

## What everybody is told of a match

terms-seed = Nopat tiedettävissä ennalta: siemen { $seed }
terms-hints = Vihjeet molemmille
terms-no-hints = Ei vihjeitä

## Changed rules

rules-changed = Säännöt ovat muuttuneet Gafferin uuden version myötä.
rules-changed-what = Pelattu ei etene niiden mukaan samoin: ottelu jatkuu siitä, miten se oli.

## Kilpailut

cups-title = Kilpailut
cups-new = Uusi kilpailu
cups-here = Täällä pelattavat kilpailut
cups-none = Niitä ei ole vielä.
cups-about = { $teams } joukkuetta
cup-usual-name = Viikonlopun cup
cup-name = Nimi
cup-game = Peli
cup-preset = Säännöt
cup-format = Miten pelataan
cup-template-league = Sarja
cup-template-league-what = Kaikki kohtaavat toisensa kerran.
cup-template-double-league = Kaksinkertainen sarja
cup-template-double-league-what = Kaikki kohtaavat toisensa kahdesti, koti ja vieras.
cup-template-knock-out = Pudotuspelit
cup-template-knock-out-what = Häviäjä putoaa.
cup-template-two-legs = Pudotuspelit kahdessa osassa
cup-template-two-legs-what = Koti ja vieras, maalit lasketaan yhteen; yksi finaali.
cup-template-world-cup = Lopputurnaus
cup-template-world-cup-what = Lohkot, joista kaksi parasta pääsee pudotuspeleihin.
cup-template-swiss = Sveitsiläinen
cup-template-swiss-what = Joka kierroksella kohtaavat tasaväkiset, kukaan ei samaa kahdesti.
cup-template-duplicate = Samat nopat
cup-template-duplicate-what = Kierroksen kaikissa otteluissa on samat nopat; edellä on se, joka sai niistä enemmän irti.
cup-rounds = Kierroksia
cup-groups = Lohkoja
cup-third-place = Pronssiottelu
cup-drawn-tie = Tasapeli pudotuspelissä
cup-drawn-tie-shoot-out = ratkaistaan rangaistuspotkuilla (oma sääntömme)
cup-drawn-tie-replay = pelataan uudelleen
cup-drawn-tie-higher-seed = vie paremmin sijoitetun jatkoon
cup-teams = Joukkueet, parhaiten sijoitettu ensin
cup-team-count = Montako
cup-team-colour = Joukkueen { $number } väri
cup-team-name = Joukkueen { $number } nimi
cup-team-who = Kuka pelaa joukkuetta { $number }
cup-make = Luo kilpailu
cup-unknown = Sellaista kilpailua ei täällä ole.
cup-over = päättynyt
cup-goes = käynnissä
cup-winner = { $team } on voittaja
cup-due =
  { $count ->
    [0] Mikään ottelu ei voi nyt alkaa.
    [one] Yksi ottelu voi alkaa.
   *[other] { $count } ottelua voi alkaa.
  }
cup-matches = Ottelut
cup-tables = Taulukot
cup-bracket = Kaavio
cup-history = Mitä on tapahtunut
cup-missing = Ketkä puuttuvat, ketkä ovat kortin päässä
cup-round = Kierros { $number }
cup-round-played = { $played }/{ $all }
cup-bye = { $team } lepää.
cup-status-waiting = pelaamatta
cup-status-playing = käynnissä
cup-status-played = pelattu
cup-status-forfeited = luovutettu
cup-status-annulled = ei lasketa
cup-go-to-match = Otteluun
cup-replay = Katso uudelleen
cup-play = Pelaa
cup-enter = Kirjaa tulos
cup-correct = Korjaa
cup-enter-title = Ottelun { $number } tulos
cup-correct-title = Korjaa ottelu { $number }
cup-decided = Ratkesi
cup-wrong-entry = { $team }, { $list }: { $why }
cup-no-shirt = ”{ $word }” ei ole pelinumero. Kirjoita numerot 1–20, esimerkiksi 5, 12.
cup-no-skill = ”{ $word }” ei ole taito. Kirjoita sen englanninkielinen nimi, esimerkiksi high-condition.
cup-twice = ”{ $word }” on siinä kahdesti.
cup-how-regular = varsinaisella peliajalla
cup-how-extra-time = jatkoajalla
cup-how-shoot-out = rangaistuspotkuilla
cup-how-forfeit = { $team } ei pelannut
cup-kicks = { $team }, maalit rangaistuspotkuista
cup-shirts = { $team }: pelaajien numerot
cup-shirts-yellow = keltainen kortti
cup-shirts-red = punainen kortti
cup-shirts-injured = yksi loukkaantuminen
cup-shirts-injured_twice = kaksi loukkaantumista
cup-reason = Miksi (kaikki voivat lukea sen)
cup-cancel = Peruuta
cup-book = Kirjaa
cup-withdraw = Joukkue luopuu
cup-goes-on = jatkaa
cup-rule = Päätä näin
cup-rule-replay = Oikeat joukkueet pelaavat uudelleen
cup-rule-stand = Jää voimaan sellaisena kuin se pelattiin
cup-place = Sija
cup-team = Joukkue
cup-played = Otteluita
cup-played-short = O
cup-won = Voittoja
cup-won-short = V
cup-drawn = Tasapelejä
cup-drawn-short = T
cup-lost = Tappioita
cup-lost-short = H
cup-goals = Maalit
cup-difference = Maaliero
cup-points = Pisteet
cup-misses =
  { $count ->
    [one] { $player } on poissa seuraavasta ottelusta
   *[other] { $player } on poissa seuraavista { $count } ottelusta
  }
cup-because = { $rule }, ottelu { $number }
cup-one-card-away = { $player } on yhden kortin päässä
cup-one-injury-away = { $player } on yhden loukkaantumisen päässä
cup-template-best-of-three = Pudotuspelit, paras kolmesta
cup-template-best-of-three-what = Jatkoon pääsee se, joka ensin voittaa kaksi ottelua.
cup-template-duplicate-pairs = Samat nopat pareittain
cup-template-duplicate-pairs-what = Kaksi peräkkäistä valmentajaa on pari: toinen pelaa kotona yhdessä pöydässä, toinen vieraissa toisessa, samoin nopin.
cup-squad = Pelaajien nimet
cup-squad-names = { $team }: pelaajat, yksi riville paidasta 1 alkaen
cup-public = Jokainen, joka avaa tämän palvelimen, löytää sen; muuten vain linkin saaneet
cup-who-program = Ohjelma
cup-command = Komento, joka käynnistää joukkueen { $team } ohjelman
cup-command-example = python3 bot.py
cup-organiser = Järjestäjä
cup-organiser-what = Linkkisi järjestäjänä; se, jolla se on, aloittaa otteluita ja kirjaa tuloksia
cup-organiser-replace = Tee uusi linkki
cup-organiser-sure = Tehdäänkö uusi järjestäjän linkki? Vanha ei enää avaa mitään, täällä eikä muualla.
cup-print = Tulosta
cup-take-away = Tulosta ja ota mukaan
cup-sheets = Tuloslomakkeet
cup-sheets-what =
  { $count ->
    [0] Mikään ottelu ei voi nyt alkaa.
    [one] Yksi lomake. Poissa olevat on vedetty yli.
   *[other] { $count } lomaketta. Poissa olevat on vedetty yli.
  }
cup-sheets-all = Kaikki ottelut, jotka voivat alkaa, myös myöhemmät, joiden poissaolijoita ei vielä tiedetä
cup-calendar = Kalenteri (ICS)
cup-progress = Kuinka pitkällä kilpailu on
cup-decided-of = { $decided }/{ $matches } ottelua ratkennut
cup-show-all = Näytä kaikki { $count }
cup-corrected = korjattu: { $reason }
cup-because-of = syy: { $reason }
cup-in-match = ottelussa { $number }
cup-play-match = Pelaa { $home } – { $away }
cup-match-of = Ottelu { $number }, kilpailu
cup-points-short = P
cup-chances = Mahdollisuudet
cup-chances-what = Prosentteina 95 %:n väleineen: kilpailu on simuloitu loppuun { $seasons } kertaa. Kortit, loukkaantumiset ja taidot jätetty pois.
cup-chances-too-many = Yli 256 joukkueen kilpailussa mahdollisuuksia ei lasketa.
cup-percent = { $share } %
cup-rated-by-setting = Joukkueet ovat niin vahvoja kuin järjestäjän antamat lukuarvot sanovat.
cup-rated-by-coaches = Tietokoneet ovat niin vahvoja kuin niiden valmentajat on mitattu.
cup-rated-by-nothing = Kaikki joukkueet lasketaan yhtä vahvoiksi: niiden vahvuudesta ei tiedetä mitään.
cup-unrated = Näistä ei tiedetä mitään: { $teams }. Ne lasketaan muiden keskiarvoksi.
cup-aim-win = voittaa
cup-aim-win-group = voittaa lohkonsa
cup-aim-first-three = kolmen joukossa
cup-aim-final = finaalissa
cup-aim-semi-final = välierissä
cup-aim-quarter-final = puolivälierissä
cup-aim-knock-out = jatkoon
cup-first-day = Ensimmäinen kierros (ei pakollinen)
cup-days = Päiviä kierroksesta seuraavaan
cup-skills = { $team }: taidot nimillään, kuten high-condition
cup-skills_lost = Menetetyt taidot
cup-skills_won = Voitetut taidot
cup-sheet-of = Ottelun { $number } tuloslomake
cup-sheet-kicks = Maalit rangaistuspotkukilpailussa
cup-player = Pelaaja
cup-box-yellow = K
cup-box-red = P
cup-box-injured = L
cup-box-injured-twice = LL
cup-box-one-card = kortin päässä
cup-box-one-injury = loukkaantumisen päässä
cup-out = poissa
cup-signed = { $team }, allekirjoitus
cup-sheet-key = K: yksi keltainen kortti. P: ajettu ulos, myös kahdella keltaisella. L: loukkaantunut kerran. LL: loukkaantunut kahdesti.
cup-statistics = Tilastot
cup-withdraw-which = Mikä joukkue, ja miksi

## An invitation

invite-title = Sinut on kutsuttu otteluun
invite-title-by = { $team } kutsuu sinut otteluun
invite-you-home = Pelaat joukkuetta { $team }, kotona.
invite-you-away = Pelaat joukkuetta { $team }, vieraissa.
invite-game = Peli
invite-rules = Säännöt
invite-rules-changed = Muutetut säännöt
invite-rules-usual = Kuten sääntökirjassa, mitään ei ole muutettu.
invite-terms = Sovittu
invite-on = käytössä
invite-off = ei käytössä
invite-take = Ota paikka
invite-take-what = Paikka on sen jälkeen sinun, tässä selaimessa. Kutsuja ei näe sen salaisuutta koskaan.
invite-watch = Vain katso
invite-taken = Joku on jo ottanut tämän paikan. Voit katsoa tai pyytää uuden kutsun.
invite-over = Tämä ottelu on päättynyt.
invite-none = Tämä linkki ei ole kokonainen: siitä puuttuu kutsu. Voit katsoa tai pyytää linkin uudelleen.

## Sinetöidyt nopat

dice-sealing = Ottelu alkaa, kun molemmat ovat sinetöineet nopat. Odotetaan: { $team }.
dice-sealed-elsewhere = Sinetöit tämän ottelun nopat toisessa selaimessa: avaa ottelu kerran siellä, niin se alkaa.
dice-wrong-number = Joukkueen { $team } luku ei sopinut sinettiin, eikä sitä hyväksytty.
terms-sealed = Nopat sinetöity molemmin puolin
proof-checking = Nopat tarkistetaan…
proof-proven =
    { $rolls ->
        [one] Todistettu: ainoa heitto seuraa luvuista, jotka molemmat sinetöivät ennen ottelua.
       *[other] Todistettu: kaikki { $rolls } heittoa seuraavat luvuista, jotka molemmat sinetöivät ennen ottelua.
    }
proof-own = Tämä selain tarkisti sen luvulla, jonka se itse arpoi.
proof-not-shown = Ei todistettu: palvelin ei ole näyttänyt salaisuuttaan.
proof-failed = Ei tarkistettu: tallennetta ei voitu lukea.
proof-wrong-record = Tallennetta ei voi lukea: noppia ei ole todistettu.
proof-wrong-match = Tallenne on toisesta ottelusta: noppia ei ole todistettu.
proof-wrong-server-seal = Palvelimen sinetti ei ole se, jonka tämä selain näki ennen ottelua!
proof-wrong-secret = Palvelimen salaisuus ei sovi sen sinettiin!
proof-wrong-seal = Joukkueen { $team } sinetti ei ole se, joka kerrottiin ennen ottelua!
proof-wrong-number = Joukkueen { $team } luku ei sovi!
proof-wrong-order = Jotakin näytettiin ennen kuin kaikki olivat sinetöineet!
proof-wrong-roll = Heitto { $roll } ei seuraa sinetöidyistä luvuista!
proof-seen =
    { $rolls ->
        [one] Ainoa tämän välilehden näkemä heitto on niiden joukossa.
       *[other] Kaikki { $rolls } tämän välilehden näkemää heittoa ovat niiden joukossa.
    }
proof-wrong-seen = Ottelun aikana tämä välilehti näki nopat { $saw }, mutta tallenteen heitto { $roll } on { $shows }!
proof-wrong-missing = Ottelun aikana tämä välilehti näki nopat { $saw }, joita tallenteessa ei ole!
proof-how = Tarkista itse
proof-how-record = Lataa ottelun tallenne. Siinä on kaikki, mistä nopat seuraavat: sinetit, luvut, palvelimen salaisuus ja jokainen heitto.
proof-how-gaffer = ”gaffer verify TIEDOSTO” tarkistaa nopat, säännöt ja tuloksen.
proof-how-python = ”python3 verify.py TIEDOSTO” tarkistaa vain nopat lyhyellä ohjelmalla, jolla ei ole mitään yhteistä Gafferin kanssa; se on kansiossa ”examples”.
proof-how-text = docs/DICE.md kertoo tavu tavulta, miten se toimii.
figures-title = Ottelun nopat
figures-what = Kuinka monta kertaa kukin silmäluku tuli, ja suluissa reiluilla nopilla keskimäärin.
figures-face = Silmäluku
figures-chi-square = Khiin neliö, vapausasteita { $freedom }
figures-as-far = yhtä kaukana tai kauempana: { $percent } reiluista otteluista
figures-run = Pisin sama silmäluku peräkkäin

## Aika ja lopetukset ennen loppuvihellystä

start-time = Miettimisaika
start-time-what = Kello käy vain ihmisen päättäessä, ensimmäisestä heitosta alkaen. Nopat ja tietokoneet eivät vie aikaa.
time-none = Ei kelloa
time-live = { $minutes ->
    [one] { $minutes } minuutti
   *[other] { $minutes } minuuttia
  } kummallekin{ $seconds ->
    [0] { "" }
   *[other] , + { $seconds } s vuorosta
  }
time-seconds = { $base } s kummallekin{ $seconds ->
    [0] { "" }
   *[other] , + { $seconds } s vuorosta
  }
time-letter = Kirjepelinä: { $days ->
    [one] { $days } päivä
   *[other] { $days } päivää
  } vuoroa kohti, varalla { $reserve }
clock-days = { $days } pv { $hours } t
clock-runs = Aika, { $team }: käy
clock-stands = Aika, { $team }: seisoo
clock-reserve = vara-aikaa
clock-left = Aikaa jäljellä { $minutes ->
    [0] { $seconds } sekuntia
    [one] yksi minuutti
   *[other] { $minutes } minuuttia
  }.
menu-title = Ottelun valikko
menu-ask = Toiselle puolelle
menu-end = Loppu
end-abort = Keskeytä
end-abort-what = Noppaa ei ole vielä heitetty: ottelua ei lasketa.
end-draw = Tarjoa tasapeliä
end-draw-what = Toinen suostuu, kieltäytyy tai jatkaa peliä, mikä on myös kieltäytyminen.
end-claim = Vaadi voittoa
end-claim-what = Toinen on päätösvuorossa eikä ole ollut paikalla kymmeneen minuuttiin.
end-claim-what-live = Toinen on päätösvuorossa eikä ole ollut paikalla minuuttiin.
end-resign = Luovuta
end-resign-what = { $team } voittaa.
end-resign-sure = Kyllä, luovutan
end-play-on = Ei, jatketaan
offer-draw = { $team } tarjoaa tasapeliä.
offer-draw-yours = Tarjoat tasapeliä.
offer-lapses = Pelin jatkaminen on kieltäytyminen.
offer-adjourn = { $team } haluaa jatkaa myöhemmin.
offer-adjourn-yours = Haluat jatkaa myöhemmin.
offer-resume = { $team } haluaa jatkaa nyt.
offer-resume-yours = Haluat jatkaa nyt.
offer-accept = Suostu
offer-decline = Kieltäydy
offer-withdraw = Peru tarjous
end-hints = Ehdota vihjeitä molemmille
end-hints-what = Jos toinen suostuu, molemmat voivat pyytää vihjeitä, ja kumpikin näkee, mitä toiselle sanotaan.
offer-hints = { $team } haluaa vihjeet molemmille.
offer-hints-yours = Haluat vihjeet molemmille.
hint-shown = { $team } sai vihjeen: { $choice }
end-adjourn = Ehdota jatkamista myöhemmin
end-adjourn-what = Jos toinen suostuu, kellot seisovat, kunnes molemmat jatkavat.
end-resume = Ehdota jatkamista nyt
end-resume-what = Kun toinen suostuu, kellot käyvät taas.
end-claim-substitute = Sen jälkeen tietokone pelaa sen puolesta.
match-adjourned = Sovittiin, että jatketaan myöhemmin: mitään ei voi päättää ja kellot seisovat.
start-substitute = Jos joku lähtee, tietokone jatkaa
start-rated = Vaikuttaa vahvuuslukuun
start-rated-what = Tulos muuttaa molempien tilien vahvuuslukuja. Tällaisessa ottelussa on kello ja sinetöidyt nopat, eikä vihjeitä tai sijaista.
terms-rated = Vaikuttaa vahvuuslukuun
terms-unrated = Ei vaikuta vahvuuslukuun: { $why }
terms-substitute = Tietokone jatkaa lähteneen puolesta
end-take-back = Pyydä perua
end-take-back-what = Viimeiset valintasi perutaan, jos toinen suostuu eikä noppaa ole heitetty sen jälkeen.
offer-take-back = { $team } pyytää perua viimeiset valintansa.
offer-take-back-yours = Pyydät perua viimeiset valintasi.
offer-gone = Tarjous ei ole enää voimassa.
offer-declined = { $yours ->
    [yes] { $what ->
        [draw] Hylkäsit tasapelitarjouksen.
        [take-back] Et anna perua viimeisiä valintoja.
        [adjourn] Et suostu jatkamaan myöhemmin.
       *[resume] Et suostu jatkamaan nyt.
    }
   *[no] { $what ->
        [draw] { $team } hylkää tasapelitarjouksen.
        [take-back] { $team } ei anna perua viimeisiä valintoja.
        [adjourn] { $team } ei suostu jatkamaan myöhemmin.
       *[resume] { $team } ei suostu jatkamaan nyt.
    }
}
offer-rematch = { $team } haluaa uusintaottelun, puolet vaihtaen.
offer-rematch-yours = Haluat uusintaottelun. Se alkaa, kun myös { $team } haluaa sen.
rematch-away = { $team } ei ole nyt paikalla; tarjous on voimassa.
rematch-declined = { $team } ei halua uusintaottelua.
rematch-made = Molemmat haluavat uusintaottelun: se on valmis.
rematch-go = Uusintaotteluun
rematch-watch = Katso uusintaottelu

## Tunnus

account-title = Tunnus
account-log-in = Kirjaudu
account-log-out = Kirjaudu ulos
account-register = Tee tunnus
account-name = Nimi
account-name-what = 2–20 kirjainta ja numeroa, sellaisena kuin muut sen näkevät
account-password = Salasana
account-password-what = Vähintään 8 merkkiä
account-optional = Pelaamiseen ei tarvita tunnusta. Tunnuksella ottelusi ovat mukana joka laitteella, ja näet, missä on sinun vuorosi.
account-no-club = Tällä palvelimella ei ole tunnuksia: kaikki pelaavat vieraina.
account-rules = Talon säännöt
account-admitted = Tällä linkillä voit tehdä tunnuksen. Se kelpaa kerran.
account-invited-only = Tunnuksen saa täällä vain kerhon järjestäjän linkillä.
account-nobody = Tässä kerhossa ei tehdä uusia tunnuksia.
account-matches-move =
    { $count ->
        [one] Yksi tämän selaimen ottelu siirtyy tunnukselle.
       *[other] { $count } tämän selaimen ottelua siirtyy tunnukselle.
    }
account-forgot = Unohditko salasanan?
account-recover = Palaa koodilla
account-recover-what = Tallettamallasi palautuskoodilla valitset uuden salasanan. Kaikki koodit mitätöityvät, ja saat uudet.
account-code = Palautuskoodi
account-new-password = Uusi salasana
account-old-password = Tähänastinen salasana
account-change-password = Vaihda salasana
account-password-changed = Salasana on vaihdettu. Kaikkialla muualla sinut on kirjattu ulos, ja alla on uudet palautuskoodit: vanhat eivät enää kelpaa.
account-made = Tervetuloa! Talleta palautuskoodit nyt: ilman niitä kukaan ei voi auttaa, jos unohdat salasanasi.
account-since = { $when } alkaen
account-role-member = jäsen
account-role-organiser = järjestäjä
account-role-moderator = valvoja
account-role-owner = omistaja
account-codes = Palautuskoodit
account-codes-what = Salasanansa unohtanut palaa yhdellä näistä koodeista. Kukin kelpaa kerran.
account-codes-left =
    { $count ->
        [0] Koodeja ei vielä ole, tai kaikki on käytetty.
        [one] Yksi koodi on jäljellä.
       *[other] { $count } koodia on jäljellä.
    }
account-codes-once = Kirjoita nämä muistiin tai tulosta ne: ne näytetään vain nyt.
account-make-codes = Tee kymmenen uutta koodia
account-sessions = Missä olet kirjautuneena
account-session-here = tässä
account-session-unknown = Tuntematon ohjelma
account-session-seen = käytetty viimeksi { $when }
account-session-close = Kirjaa ulos sieltä
account-close-others = Kirjaa ulos kaikkialta muualta
account-admissions = Päästä joku mukaan
account-admit = Tee linkki
account-admit-what = Linkin avaaja voi tehdä tunnuksen; se kelpaa kerran, seitsemän päivän ajan.
account-admission = Lähetä tämä linkki
account-programs = Ohjelmat
account-programs-show = Avaimet ohjelmille, jotka pelaavat
account-programs-what = Ohjelma pelaa omalla nimellään ja on merkitty ohjelmaksi. Se kirjautuu avaimella, joka kertoo, mitä se saa tehdä.
account-program = Ohjelman nimi
account-token-name = Mitä varten avain on
account-token-make = Tee avain
account-token-once = Avain, joka näytetään vain nyt
account-token-close = Mitätöi
account-passkeys = Pääsyavaimet
account-passkeys-what = Pääsyavaimella kirjaudut laitteen sormenjäljellä, kasvoilla tai koodilla, ilman salasanaa.
account-passkeys-unknown = Tämä selain ei tunne pääsyavaimia.
account-passkey-log-in = Kirjaudu pääsyavaimella
account-passkey-make = Tee tälle laitteelle pääsyavain
account-passkey-name = Miksi sitä kutsutaan (puhelin, kannettava)
account-passkey-remove = Poista
account-passkey-none = Mitään ei tehty: laitteella ei ole tämän seuran pääsyavainta, sillä on jo sellainen, tai et halunnut.
account-scopes = Ohjelma saa
account-scope-play = pelata paikoillaan
account-scope-challenge = perustaa otteluita
account-scope-read = nähdä ottelunsa
account-data = Tietosi
account-export = Lataa kaikki minusta
account-close = Poista tunnus…
account-close-what = Nimesi, salasanasi, kirjautumisesi, koodisi ja ohjelmasi poistetaan lopullisesti, eikä kukaan muu voi ottaa nimeäsi. Ottelut säilyvät niille, joita vastaan pelasit; sitä, mitä tämä selain pitää hallussaan, voit jatkaa vieraana.
account-close-resign = Luovuta kesken olevat otteluni
account-close-now = Poista lopullisesti

## Jäsenet: profiilit, listat, merkit, monen ottelun nopat.
person-profile = Profiilisi
person-person = Ihminen
person-program = Ohjelma
person-ratings = Vahvuusluvut
person-puzzles = Pulmat, { $game }:
person-unrated = Ei vielä vahvuuslukuun vaikuttanutta ottelua.
person-unrated-own = Et ole vielä pelannut vahvuuslukuun vaikuttavaa ottelua. Sovi sellainen jonkun kanssa, jolla on tili, tai tietokonetta vastaan.
person-place = Sija { $place }
person-provisional = alustava: ei vielä sijaa
person-record =
    { $count ->
        [one] yksi ottelu
       *[other] { $count } ottelua
    }: { $won } voittoa, { $drawn } tasapeliä, { $lost } tappiota
person-fitting = Sinulle sopiva tietokone: { $coach }, { $title }
person-badges = Merkit
person-results = Tulokset
person-own-rules = muutetut säännöt
person-matches = Ottelut
person-matches-what = Vahvuuslukuun vaikuttaneet ja julkiset ottelut sekä ne, jotka pelasit itse.
person-matches-own = Kaikki loppuun pelatut ottelusi. Muut näkevät vahvuuslukuun vaikuttaneet ja julkiset sekä ne, jotka pelasivat itse.
person-no-matches = Ei vielä otteluita.
person-against = vastassa
person-computer = tietokone { $coach }
person-guest = vieras
person-left = entinen jäsen
person-friendly = Ystävyysottelu
person-change = Vahvuusluvun muutos
person-replay = Uusinta
person-replay-of = Uusinta: { $home } – { $away }
person-more = Aiemmat ottelut
person-dice = Nopat
person-guest-note = Et ole kirjautunut sisään: näet sen, minkä kaikki näkevät.
rating-title = Vahvuusluku
rating-day = Päivä
rating-match = Ottelu
rating-table = Vahvuusluvut taulukkona
rating-graph =
    { $count ->
        [one] Vahvuusluku ({ $ladder }) yhden ottelun jälkeen: { $last }
       *[other] Vahvuusluku ({ $ladder }) { $count } ottelun jälkeen: alussa { $first }, nyt { $last }, välillä { $low }–{ $high }
    }
rating-graph-what = Jokaisen ottelun jälkeen; vyöhykkeellä todellinen vahvuus on kaksi kertaa kolmesta.
ladder-speed-blitz = pika
ladder-speed-rapid = nopea
ladder-speed-slow = hidas
ladder-speed-correspondence = kirje
outcome-won = Voitto
outcome-drawn = Tasapeli
outcome-lost = Tappio
how-resigned = luovutus
how-on-time = aika loppui
how-agreed = sovittu
how-aborted = keskeytetty
how-abandoned = jätetty kesken
badge-comeback-from-three = Nousu kolmen takaa
badge-comeback-from-three-what = Voitti oltuaan kolme maalia tappiolla.
badge-draw-from-three = Tasoihin kolmen takaa
badge-draw-from-three-what = Pelasi tasan oltuaan kolme maalia tappiolla.
badge-late-turn = Käänne lopussa
badge-late-turn-what = Voitti oltuaan tappiolla 80. minuutilla.
badge-last-minute-winner = Viime hetkellä
badge-last-minute-winner-what = Voitti yhdellä maalilla, joka syntyi 89. minuutin jälkeen.
badge-shut-out-with-ten = Nollapeli kymmenellä
badge-shut-out-with-ten-what = Ei päästänyt maalia, vaikka pelaaja ajettiin ulos ennen 80. minuuttia.
badge-win-with-nine = Voitto yhdeksällä
badge-win-with-nine-what = Voitti, vaikka kaksi pelaajaa ajettiin ulos ennen 80. minuuttia.
badge-three-in-fifteen = Kolme vartissa
badge-three-in-fifteen-what = Teki kolme maalia viidessätoista minuutissa.
badge-five-goal-win = Viidellä maalilla
badge-five-goal-win-what = Voitti vähintään viidellä maalilla.
badge-shoot-out-from-two = Rankkareilla kahden takaa
badge-shoot-out-from-two-what = Oli kaksi maalia tappiolla, nousi tasoihin ja voitti rangaistuspotkukilpailun.
ladder-title = Vahvuuslista
ladder-what = Vahvuusluvut Glicko-2:n mukaan, jokaiselle pelille, laitokselle ja nopeudelle. Sijan saa, kun on viime aikoina pelannut tarpeeksi; luku muuttuu ajan myötä epävarmemmaksi.
ladder-which = Mikä lista
ladder-none = Kenelläkään ei ole vielä sijaa tällä listalla.
ladder-caption =
    { $members ->
        [one] { $ladder }: yksi jäsen
       *[other] { $ladder }: { $members } jäsentä
    }
ladder-name = Nimi
ladder-last = Viimeisin ottelu
ladder-pages = Listan sivut
ladder-page = Sivu { $page } / { $pages }
ladder-before = Ylemmät sijat
ladder-next = Alemmat sijat
all-dice-title = Tämän palvelimen nopat
all-dice-what = Kaikki, mitä palvelin on heittänyt loppuun pelatuissa otteluissa, verrattuna reiluihin noppiin. Käsin heitettyjä tai nimetystä siemenluvusta seuraavia noppia ei lasketa.
all-dice-none = Ei vielä noppia.
all-dice-kind =
    { $thrown ->
        [one] Yksi { $faces }-sivuinen noppa
       *[other] { $thrown } { $faces }-sivuista noppaa
    }
all-dice-came = Tuli
all-dice-expected = Reilu
all-dice-share = Osuus
all-dice-chi-square = Khiin neliö { $value }, vapausasteita { $freedom }: reilut nopat poikkeavat yhtä paljon tai enemmän { $percent } tapauksista.
all-dice-too-few = Liian vähän noppia khiin neliötä varten.
all-dice-run = Pisin jono: { $length } kertaa { $face }; reiluilla nopilla keskimäärin { $mean }.
all-dice-left-out = { $count } noppaa on jätetty pois: säännöt käskivät heittää uudelleen, joten niiden silmäluvut eivät ole yhtä todennäköisiä.
## People

people-mine = Ihmiset
people-follow = Seuraa
people-unfollow = Lopeta seuraaminen
people-block = Estä
people-unblock = Lopeta esto
people-report = Ilmoita…
people-now-follow = Seuraat: { $name }.
people-now-block = { $name } ei voi enää haastaa sinua, jutella kanssasi eikä seurata sinua.
people-now-nothing = Et seuraa etkä estä: { $name }.
people-list-follow = Seuraat
people-list-block = Estät
people-nobody = Ei ketään.
people-name = Nimi
people-find = Etsi
people-challenges = Kuka voi haastaa sinut
people-challenges-everybody = Kaikki, myös vieraat
people-challenges-members = Kerhon jäsenet
people-challenges-followed = Ne, joita seuraat
people-challenges-nobody = Ei kukaan
people-challenges-hint = Muille kerrotaan, ettet ota heidän haasteitaan vastaan, samoin sanoin kuin sille, jonka olet estänyt. Aulan avoimia haasteita tämä ei koske.
people-challenges-save = Tallenna
people-challenges-saved = Tallennettu.
report-person = Ilmoita: { $name }
report-match = Ilmoita tästä ottelusta
report-what = Kerhon valvojat lukevat ilmoituksen. Ilmoitetulle siitä ei kerrota.
report-reason = Miksi
report-reason-insult = Loukkaukset tai uhkaukset
report-reason-unfair-play = Epäreilu peli
report-reason-leaves-matches = Jättää ottelut kesken tai roikkumaan
report-reason-name = Nimi
report-reason-other = Jokin muu
report-words = Mitä tapahtui
report-send = Lähetä ilmoitus
report-sent = Kiitos. Valvojat katsovat asiaa.
warning-title = Valvojat varoittavat sinua ({ $when })
warning-read = Olen lukenut tämän
warning-muted = Et voi jutella ennen päivää { $when }.
desk-title = Valvojien pöytä
desk-not-yours = Pöytä on kerhon valvojille ja omistajalle.
desk-open = Avoimet ilmoitukset
desk-closed = Käsitellyt ilmoitukset
desk-show-closed = Näytä käsitellyt
desk-show-open = Näytä avoimet
desk-none = Ei ilmoituksia.
desk-report = Ilmoitus { $number }
desk-match = Ottelu
desk-by = Ilmoittaja { $name }, { $when }
desk-person = Henkilö
desk-reports-about =
    { $count ->
        [one] { $count } ilmoitus
       *[other] { $count } ilmoitusta
    }
desk-muted = Ei voi jutella ennen päivää { $when }.
desk-suspended = Ei voi kirjautua ennen päivää { $when }.
desk-pairs = Sovituilta näyttävät ottelut
desk-pairs-none = Mikään jäsenpari ei näytä siltä.
desk-pairs-one = { $name }: { $matches } hänen { $played } ottelustaan ihmisiä vastaan vahvuusluvusta oli näitä, { $rate }; niistä voittoja { $won }, vahvuuslukupisteitä { $points }.
desk-pairs-file = Mitä tiedetään
desk-pairs-early = Ennen loppuvihellystä päättyi { $early }, { $rate }; kaikkien muiden { $count } ottelusta { $others }.
desk-pairs-won = Useammin voittanut voitti niistä { $rate }; muiden vähintään viidesti kohdanneiden { $count } ottelusta { $others }.
desk-pairs-network = Molemmat ovat kirjautuneet samasta verkosta, kuten perhe tai koulu.
desk-pairs-sign-early = Ne päättyvät ennen loppuvihellystä tavallista useammin: yli kolme keskivirhettä enemmän.
desk-pairs-sign-one-sided = Sama voittaa tavallista useammin: yli kolme keskivirhettä enemmän.
desk-pairs-what = Viimeisen vuoden ottelut vahvuusluvusta, joissa kaksi kohtasi vähintään viidesti ja jotka olivat puolet toisen otteluista. Myös erivahvuiset ystävät näyttävät tältä. Se on syy katsoa otteluita eikä todista mitään; siitä ei seuraa mitään itsestään. Vain valvojat ja omistaja näkevät sen.
desk-agreement = Yhtäpitävyys haun kanssa
desk-agreement-own =
    { $matches ->
        [one] { $agreed } / { $decisions } päätöstä yhdessä vahvuuslukuun vaikuttavassa ottelussa oli samoja kuin haun: { $rate }.
       *[other] { $agreed } / { $decisions } päätöstä { $matches } vahvuuslukuun vaikuttavassa ottelussa oli samoja kuin haun: { $rate }.
    }
desk-agreement-others = Kaikki muut: { $agreed } / { $decisions }, { $rate }.
desk-agreement-error = Erotuksen keskivirhe on { $points } prosenttiyksikköä.
desk-agreement-too-few = Jommallakummalla on alle 100 päätöstä: mitään ei voi sanoa.
desk-agreement-as-usual = Tavallinen: eroa on enintään kolme keskivirhettä.
desk-agreement-higher = Tavallista suurempi: yli kolme keskivirhettä enemmän.
desk-agreement-lower = Tavallista pienempi: yli kolme keskivirhettä vähemmän.
desk-agreement-what = Hyvin pelaava on useammin samaa mieltä, samoin se, jonka päätökset olivat helppoja. Se on syy katsoa otteluita eikä todista mitään. Vain valvojat ja omistaja näkevät sen.
desk-officers = Kerhosta huolehtivat
desk-log = Kaikki tehty
desk-older = Näytä vanhempia
desk-do = Tee se
desk-act = Mitä
desk-act-note = Merkintä
desk-act-warn = Varoita
desk-act-mute = Ei juttelua
desk-act-suspend = Sulje ulos
desk-act-close = Käsitelty
desk-act-appoint = Nimitä
desk-whom = Kenelle
desk-days = Päiviä
desk-days-what = 0 lopettaa sen.
desk-role = Tehtävä
desk-words = Miksi
desk-words-read = Henkilö lukee tämän.
desk-until = { $when } asti
desk-closed-account = suljettu tunnus
cups-organisers = Tässä kerhossa kilpailuja perustavat järjestäjät. Kysy joltakulta heistä.

## Aula

door-lobby-what = Etsi vastustaja tai katso
lobby-title = Aula
lobby-notices = Haasteet ja ottelut
lobby-find-title = Etsi vastustaja
lobby-game = Peli
lobby-find = Pelaa
lobby-challenge = Haasta
lobby-find-live = Pelaat seuraavaa vastaan, joka haluaa samaa. Haasteesi on voimassa, kun olet tällä sivustolla, katsoitpa sillä välin mitä tahansa.
lobby-find-letter = Haasteesi on voimassa kaksi viikkoa, olitpa täällä tai et.
lobby-more = Lisää: kenen kanssa
lobby-to = Yhdelle henkilölle
lobby-to-what = Tunnuksen nimi. Kukaan muu ei näe haastetta.
lobby-range = Toisen vahvuusluku
lobby-range-low = vähintään
lobby-range-high = enintään
lobby-private = Yksityinen: katsomaan pääsee vain linkillä
lobby-members-only = Tässä kerhossa vain jäsenet haastavat.
lobby-open = Avoimet haasteet
lobby-open-none = Kukaan ei odota vastustajaa. Ole ensimmäinen.
lobby-yours = Oma haasteesi
lobby-waits = Odotetaan vastustajaa…
lobby-for-you = sinulle
lobby-for = pelaajalle { $name }
lobby-friendly = Ystävyysottelu
lobby-wanted = vahvuusluku { $low }–{ $high }
lobby-guest = Vieras
lobby-program = { $name } (ohjelma)
lobby-accept = Ota vastaan
lobby-accept-of = Ota vastaan: { $challenge }
lobby-decline = Ei kiitos
lobby-withdraw = Peru
lobby-challenges-you = { $name } haastaa sinut.
lobby-found = Ottelusi on valmis, vastassa { $name }.
lobby-go = Siirry otteluun
lobby-later = Myöhemmin
lobby-waiting =
    { $count ->
        [one] Haasteesi on avoinna.
       *[other] { $count } haastettasi on avoinna.
    }
lobby-understood = Selvä
lobby-watch = Katsottavat ottelut
lobby-watch-none = Juuri nyt ei pelata julkisia otteluita.
lobby-minute = minuutti { $minute }
lobby-watchers =
    { $count ->
        [0] ei katsojia
        [one] yksi katsoja
       *[other] { $count } katsojaa
    }
lobby-here = Ketkä ovat täällä
lobby-guests =
    { $count ->
        [0] ei vieraita
        [one] yksi vieras
       *[other] { $count } vierasta
    }
lobby-unseen =
    { $count ->
        [one] yksi, jota ei näytetä
       *[other] { $count }, joita ei näytetä
    }
lobby-seen = Näytä nimeni muille
start-public = Kaikki voivat löytää sen katsottavaksi

## Mitä ottelun ohessa sanotaan

chat-title = Juttelu
chat-title-watching = Katsojien juttelu
chat-none = Kukaan ei ole sanonut mitään. Ei ole pakkokaan.
chat-phrases = Fraasit, jotka toinen lukee omalla kielellään
chat-line = Sano jotakin
chat-send = Sano
chat-you = Sinä
chat-hello = Hei!
chat-good-luck = Onnea peliin!
chat-well-done = Hienoa!
chat-bad-luck = Huono tuuri!
chat-one-moment = Hetkinen, ole hyvä.
chat-back-again = Olen taas täällä.
chat-sorry = Anteeksi!
chat-well-played = Hyvin pelattu!
chat-thanks = Kiitos!
chat-goodbye = Minun täytyy lähteä. Näkemiin!
settings-chat = Juttelu otteluiden ohessa
## Ilmoitukset

notices-title = Ilmoitukset
notices-bell =
    { $count ->
        [0] Ilmoitukset
        [one] Ilmoitukset: yksi lukematta
       *[other] Ilmoitukset: { $count } lukematta
    }
notices-none = Mikään ei odota sinua.
notices-settings = Miten sinulle ilmoitetaan
notices-what = Kun on vuorosi ottelussa ilman kelloa tai kirjepelissä, kun aikasi loppuu, sinulle tarjotaan jotakin, kutsusi otetaan vastaan, ottelu päättyy, sinulle tarjotaan uusintaottelua tai joku haastaa sinut. Kello näyttää kaiken aina; täällä valitset, mitä sinulle kerrotaan muualla.
notices-road-mail = Sähköposti
notices-road-webhook = Keskustelukanava
notices-road-push = Selaimet
notices-by-mail = sähköpostilla
notices-by-webhook = kanavalla
notices-by-push = selaimessa
notices-kind-turn = Sinun vuorosi
notices-kind-time = Aikasi loppuu
notices-kind-offer = Tarjous
notices-kind-taken = Kutsu otettu vastaan
notices-kind-over = Ottelu päättynyt
notices-kind-rematch = Uusintaottelu
notices-kind-challenge = Haaste
notices-kind-by = { $kind }, { $road }
notices-which = Sinulle ilmoitetaan
notices-remove = Poista
notices-mail = Sähköpostiosoite
notices-mail-add = Lisää sähköpostiosoite
notices-mail-change = Käytä toista osoitetta
notices-mail-what = Kukaan muu ei näe sitä. Sen avulla pääset myös takaisin, jos unohdat salasanasi.
notices-mail-send = Lähetä linkki osoitteeseen
notices-mail-sent = Linkki on matkalla osoitteeseen { $mail }. Avaa se vuorokauden kuluessa: silloin osoite on täällä sinun.
notices-webhook = Webhookin osoite
notices-webhook-what = Discordin tai Slackin kanavan tai oman ohjelmasi osoite. Kuka sen tietää, voi kirjoittaa sinne: pidä se salassa.
notices-webhook-add = Käytä tätä webhookia
notices-push-add = Ilmoita tässä selaimessa
notices-push-none = Tässä selaimessa ei voi ilmoittaa: se vaatii HTTPS-yhteyden.
notices-push-refused = Tämä selain ei salli ilmoituksia. Salli ne selaimen asetuksissa tälle sivulle.
notices-push-failed = Selaimen palveluun ei saatu yhteyttä. Yritä myöhemmin uudelleen.
notices-gather = Sähköpostit
notices-gathered =
    { $minutes ->
        [0] heti
        [60] tunnilta koottuna
        [1440] kerran päivässä
       *[other] { $minutes } minuutilta koottuna
    }
notices-quiet = Jätä minut rauhaan tiettyinä tunteina
notices-quiet-from = Alkaen
notices-quiet-to = Asti
notices-save = Tallenna
notices-saved = Tallennettu.
notices-failed = { $when }, { $road }: ei voitu lähettää.
notices-trouble-unreachable = Siellä ei vastattu.
notices-trouble-slow = Vastaus viipyi liian kauan.
notices-trouble-refused = Sitä ei otettu vastaan.
notices-trouble-forbidden = Tämä palvelin ei ota yhteyttä siihen osoitteeseen.
notices-trouble-gone = Siellä ei ole enää ketään.
notices-trouble-closed = Kerho ei enää ilmoita tällä tavalla.
account-name-or-mail = Nimi tai sähköpostiosoite
account-mail-what = Jos tunnuksellasi on sähköpostiosoite, lähetämme sinne linkin, jolla valitset uuden salasanan.
account-mail-send = Lähetä minulle linkki
account-mail-sent = Jos on sellainen tunnus, jolla on sähköpostiosoite, linkki on matkalla. Se on voimassa kaksi tuntia.
from-mail-confirm = Sähköpostiosoitteesi
from-mail-confirm-what = Onko tämä osoite sinun, ja haluatko siihen ilmoituksia otteluistasi?
from-mail-confirm-now = Kyllä, se on minun
from-mail-confirm-done = Osoite on vahvistettu.
from-mail-recover = Uusi salasana
from-mail-recover-what = Valitse uusi salasana. Kaikkialla muualla sinut kirjataan ulos.
from-mail-recover-now = Käytä tätä salasanaa
from-mail-unsubscribe = Ei enää sähköposteja
from-mail-unsubscribe-what = Sinulle ei enää ilmoiteta otteluistasi sähköpostilla. Sivun kello näyttää yhä kaiken, ja tunnuksen sivulla voit kytkeä sähköpostit takaisin.
from-mail-unsubscribe-now = Lopeta nämä viestit
from-mail-unsubscribe-done = Et saa enää tällaisia viestejä.
## Kirjepeli

letter-title = Jos he …, minä …
letter-what = Toinen ei näe tätä. Kun ehto toteutuu, vastauksesi annetaan heti, jos säännöt sallivat sen.
letter-if = Jos he
letter-if-anything = tekevät mitä tahansa
letter-then = minä
letter-add = Jätä vastaus
letter-left = Pöytään jätetyt vastaukset
letter-line = Jos { $when }: { $then }
letter-line-any = Tekivätpä he mitä tahansa: { $then }
letter-remove = Ota takaisin: { $line }
letter-remove-short = Ota takaisin
letter-dropped = Ei annettu, koska kävi toisin: { $line }.
letter-dropped-refused = Ei annettu, koska säännöt eivät nyt salli sitä: { $line }.
letter-given = { $team } oli jättänyt vastauksen etukäteen.
vacation-menu = Loma…
vacation-title = Loma
vacation-what = { $days ->
    [one] Sinulla on yksi lomapäivä jäljellä.
   *[other] Sinulla on { $days } lomapäivää jäljellä.
  } Kellosi seisoo, kun olet poissa, ja toiselle kerrotaan siitä.
vacation-days = Päiviä tästä alkaen
vacation-take = Pidä loma
vacation-back = Olen palannut
vacation-away = { $team } on lomalla, loma päättyy { $date }: sen kello seisoo.
vacation-all-what = Jokaisessa käynnissä olevassa kirjeottelussa, jossa sinulla on lomapäiviä. Muille kerrotaan, ja tallenteissa lukee niin; myöhemmin alkavia otteluita se ei koske.
vacation-all-taken =
    { $count ->
        [0] Sinulla ei ole kirjeottelua, jossa voisit pitää lomaa.
        [one] Olet lomalla yhdessä ottelussa.
       *[other] Olet lomalla { $count } ottelussa.
    }
vacation-all-back =
    { $count ->
        [0] Et ollut lomalla missään ottelussa.
        [one] Olet palannut yhteen otteluun.
       *[other] Olet palannut { $count } otteluun.
    }
vacation-all-fewer =
    { $days ->
        [0] siinä ei ole lomapäiviä jäljellä
        [one] siinä on jäljellä vain yksi lomapäivä
       *[other] siinä on jäljellä vain { $days } lomapäivää
    }
match-late = { $minutes ->
    [one] Katsojat näkevät ottelun minuutin myöhemmin.
   *[other] Katsojat näkevät ottelun { $minutes } minuuttia myöhemmin.
  }
letters-next = Seuraava päätös: { $home } – { $away }
start-recent-due = määräaika { $when }
start-delay = Katsojat näkevät ottelun
start-delay-usual = kuten täällä on tapana
start-delay-minutes = { $minutes ->
    [0] heti
    [one] minuutin myöhemmin
   *[other] { $minutes } minuuttia myöhemmin
  }

## The review

review-title = Analyysi
review-depth = Syvyys
review-depth-of =
  { $depth ->
    [glance] Silmäys
    [search] Haku
   *[deep] Syvä
  }
review-depth-time = { $depth } (noin { $time })
review-begins = Analyysia tehdään…
review-under-way = { $done }/{ $all } päätöstä arvioitu; jäljellä noin { $time }.
review-chances = { $home } { $win }, tasapeli { $draw }, { $away } { $loss }
review-decided = { $team }: { $grade } { $sign }
review-mistake = { $team }: { $grade }. { $question } { $cost } { $reason }
review-graph = Mahdollisuudet ottelun aikana: alhaalta alkaen { $home } voittaa, tasapeli, { $away } voittaa.
review-at-start = Alussa: { $chances }.
review-at-half = Puolivälissä: { $chances }.
review-grade =
  { $grade ->
    [best] Paras
    [good] Hyvä
    [doubtful] Kyseenalainen
    [mistake] Virhe
   *[blunder] Paha virhe
  }
review-counts = Kuinka moni päätös oli kyseenalainen tai huonompi
review-previous =
  { $kind ->
    [doubtful] Edellinen kyseenalainen ratkaisu
   *[mistake] Edellinen virhe
  }
review-next =
  { $kind ->
    [doubtful] Seuraava kyseenalainen ratkaisu
   *[mistake] Seuraava virhe
  }
review-retry =
  { $kind ->
    [doubtful] Yritä kyseenalaisia ratkaisujasi uudelleen ({ $count })
   *[mistake] Yritä virheitäsi uudelleen ({ $count })
  }
review-retry-of =
  { $kind ->
    [doubtful] Yritä uudelleen joukkueen { $team } kyseenalaisia ratkaisuja ({ $count })
   *[mistake] Yritä uudelleen joukkueen { $team } virheitä ({ $count })
  }
review-end = Ottelu päättyy tähän.
review-roll = Nopat: { $what }
review-luck = Onni, { $team }: { $points } voitosta, { $goals } maalia.
review-cost = Hinta: { $points } voitosta ja { $goals } maalia.
review-forced = Muuta ei voinut päättää.
review-mixed = Vastustaja ei saa arvata tätä: mikä tahansa sekoituksen valinta on ilmainen.
review-played = Pelattu
review-better = Parempi
review-promises = voitto { $win }, tasapeli { $draw }
review-try = Kokeile
review-sums = Mistä tulos syntyi
review-sums-what = Joukkueen { $team } kannalta: nollaa suurempi on sille hyväksi. Jokainen rivi ja sarake täsmää.
review-as = Kenen kannalta
review-in = yksikkö
review-unit =
  { $unit ->
    [goals] Maalit
   *[points] Pisteet (voitto on 1)
  }
review-part = Ottelun osa
review-start = Ennen aloitusta
review-whole = Koko ottelu
review-result = Tulos
review-last = Viimeinen hetki, joka ei ollut sääntöjen mukainen loppu
review-total = Summa
review-luck-all = Onni
review-decided-all = Päätökset
review-decisions = Päätökset: { $team }
review-uncertainty = Arvioijan epävarmuus
review-uncertainty-what = Arvioijan epävarmuus on se, mitä se ei ollut ennakoinut: sen oma mielenmuutos kahden hetken välillä, ei kenenkään onnea eikä ansiota.
review-kind = Laji
review-count = Määrä
review-decisions-kinds = Päätökset lajeittain
review-rolls-kinds = Heitot lajeittain
review-luck-of = Onni: { $team }
review-goals-points = maalit · pisteet
review-dearest = Joukkueen { $team } kallein päätös, { $clock }: { $question } Hinta { $points } voitosta.
review-table = Kuvaaja taulukkona
review-time = Aika
review-what = Mitä
review-wins = { $team } voittaa
review-draw = Tasapeli

retry-title =
  { $kind ->
    [doubtful] Yritä kyseenalaisia ratkaisujasi uudelleen
   *[mistake] Yritä virheitäsi uudelleen
  }
retry-title-of =
  { $kind ->
    [doubtful] Joukkueen { $team } kyseenalaiset ratkaisut
   *[mistake] Joukkueen { $team } virheet
  }
retry-made = Pelattu: { $made }. Hinta { $points } voitosta.
retry-made-nothing = ei enempää
retry-ask = Mikä on parempi? Valitse tässä tai kentältä.
retry-judging = Arvioidaan: { $choice }…
retry-wrong = { $choice }: ei paras. Yritä uudelleen.
retry-cost = Hinta { $points } voitosta.
retry-right = Oikein: { $choice }
retry-good = { $choice } on tuskin parasta huonompi: oikein.
retry-solution = Parempi: { $choices }
retry-failed = Tätä hetkeä ei voi nyt kysyä.
retry-solve = Näytä ratkaisu
retry-skip = Ohita
retry-next = Seuraava kysymys
retry-finish = Lopeta
retry-close = Takaisin analyysiin
retry-over = { $found }/{ $all } löytyi.

## Painosten laboratorio

lab-title = Painosten laboratorio
lab-what = Mitä sääntö tekee pelille? Kaksi sääntökokoelmaa pelaa samoilla nopilla ottelu ottelulta; ero on sääntöjen tekoa.
lab-game = Peli
lab-first = Ensimmäinen
lab-second = Toinen
lab-preset = Säännöt
lab-coach = Molempien joukkueiden valmentaja
lab-formation = Molempien joukkueiden muodostelma
lab-own-formation = Valmentaja valitsee
lab-switches = Muuta yksittäisiä sääntöjä
lab-changed = { $count ->
    [one] yksi sääntö muutettu
   *[other] { $count } sääntöä muutettu
}
lab-pairs = Ottelupareja
lab-play = Pelaa ne
lab-stop = Lopeta
lab-questions = Kysymyksiä aluksi
lab-offside = Mitä paitsioriski tekee maaleille?
lab-editions = Miten 2014 ja 2.2 eroavat?
lab-readings = Onko sanatarkalla lukemisella väliä?
lab-fouls = Mitä rikkeet tekevät Championsille?
lab-progress = { $played }/{ $wanted } paria
lab-done = { $played } otteluparia samoilla nopilla.
lab-none-clear = Mikään luku ei eroa selvästi.
lab-clear = { $count ->
    [one] Yksi luku eroaa selvästi
   *[other] { $count } lukua eroaa selvästi
}, merkitty ● alla. Kahdestakymmenestä, jotka eivät eroa, yksi saa merkin sattumalta.
lab-figure = Ottelun luku
lab-difference = Ero, 95 %:n väli
lab-mark = eroaa selvästi
lab-chart = Ero väleineen, prosentteina ensimmäisestä
lab-rulebook = sääntökirja: noin { $value }
lab-only-clear = Vain selvästi eroavat
lab-link = Kaksi sääntökokoelmaa rinnakkain: painosten laboratorio

figure-turns-begun-in-the-first-half = aloitetut vuorot 1. jaksolla
figure-turns-begun-in-the-second-half = aloitetut vuorot 2. jaksolla
figure-turns-completed-in-the-first-half = loppuun pelatut vuorot 1. jaksolla
figure-turns-completed-in-the-second-half = loppuun pelatut vuorot 2. jaksolla
figure-goals-home = kotijoukkueen maalit
figure-goals-away = vierasjoukkueen maalit
figure-goals = maalit
figure-shots-home = kotijoukkueen laukaukset
figure-shots-away = vierasjoukkueen laukaukset
figure-shots = laukaukset
figure-possession-home-percent-of-turns = kotijoukkueen pallonhallinta, prosenttia vuoroista
figure-yellow-cards = keltaiset kortit
figure-red-cards = punaiset kortit
figure-free-kicks = vapaapotkut
figure-quick-free-kicks = nopeat vapaapotkut
figure-corner-kicks = kulmapotkut
figure-goal-kicks = maalipotkut
figure-goal-kicks-taken-fast = nopeat maalipotkut
figure-goal-kicks-taken-slowly = hitaat maalipotkut
figure-penalties = rangaistuspotkut
figure-pressings = prässit
figure-pressings-won = voitetut prässit
figure-special-events = erikoistapahtumat
figure-automatic-control-checks = automaattiset hallintatarkistukset
figure-passes-lost-by-a-value-above-6 = yli 6:n arvoon menetetyt syötöt
figure-pieces-brought-to-the-ball = pallolle tuodut pelaajat
figure-stand-in-areas = korvaavat alueet
figure-support-moves = tukisiirrot
figure-moves-with-the-ball = siirrot pallon kanssa
figure-turns-with-quick-moves = vuorot, joissa nopea siirto
figure-minutes-owed-by-equal-dice = tasaheittojen velkaminuutit
figure-home-wins = kotivoitot
figure-draws = tasapelit
figure-away-wins = vierasvoitot
figure-turns-with-an-opening-roll = avausheitolla alkavat vuorot
figure-rolls = heitot
figure-goals-from-open-play = maalit pelitilanteista
figure-goals-from-penalties = maalit rangaistuspotkuista
figure-goals-from-free-kicks = maalit vapaapotkuista
figure-goals-off-a-rebound = maalit kimmokkeista
figure-own-goals = omat maalit
figure-saves-tried = yritetyt torjunnat
figure-saves-declined = jätetyt torjunnat
figure-shots-without-a-chance-to-save = laukaukset, joita ei voi torjua
figure-catches = kiinniotot
figure-rebounds = kimmokkeet
figure-hand-balls = käsivirheet
figure-interceptions-tried = yritetyt katkot
figure-interceptions-won = onnistuneet katkot
figure-plays-of-the-ball = pallon pelaamiset
figure-passes-received = vastaanotetut syötöt
figure-follows = seuraamiset
figure-balls-taken-in-the-hands = käsiin otetut pallot
figure-shoulder-charges = olkataklaukset
figure-turns-with-nothing-to-do = vuorot ilman tekemistä
figure-throw-ins = sivurajaheitot
figure-corners = kulmapotkut
figure-fouls = rikkeet
figure-injuries = loukkaantumiset
figure-players-injured-twice = kahdesti loukkaantuneet pelaajat
figure-players-sent-to-warm-up = lämmittelemään lähetetyt
figure-substitutions = vaihdot
figure-offside-shifts = paitsiosiirrot
figure-shoot-out-kicks = rangaistuspotkukilpailun potkut
figure-shoot-out-kicks-scored = rangaistuspotkukilpailun maalit
figure-condition-points-left-home = kotijoukkueen jäljellä olevat kuntopisteet
figure-condition-points-left-away = vierasjoukkueen jäljellä olevat kuntopisteet
figure-tired-home-share-of-matches = kotijoukkue väsynyt, osuus otteluista
figure-tired-away-share-of-matches = vierasjoukkue väsynyt, osuus otteluista
figure-tiredness-tests = väsymystestit
figure-points-lost-by-tiredness = väsymykseen menetetyt pisteet
figure-points-spent-on-boosts = vahvistuksiin käytetyt pisteet
figure-points-spent-on-movements = siirtoihin käytetyt pisteet
figure-points-spent-on-aggressive-pressing = aggressiiviseen prässiin käytetyt pisteet
figure-points-spent-on-skills = taitoihin käytetyt pisteet
figure-points-gained = saadut pisteet
figure-substitutions-formation = vaihdot, muodostelma
figure-substitutions-yellow-card = vaihdot, keltainen kortti
figure-substitutions-fresh-player = vaihdot, tuore pelaaja
figure-substitutions-for-the-injured = vaihdot loukkaantuneiden tilalle
figure-injuries-for-minutes = loukkaantumiset minuuteiksi
figure-injuries-for-turns = loukkaantumiset vuoroiksi
figure-injuries-for-good = loukkaantumiset ottelun loppuun
figure-injuries-of-a-keeper = maalivahdin loukkaantumiset
figure-sweeps = maalivahdin puhdistukset
figure-keepers-advanced = edenneet maalivahdit
figure-aggressive-pressings = aggressiiviset prässit
figure-of-these-won = niistä voitetut
figure-of-these-fouls = niistä rikkeet
figure-slow-plays = hitaat pelit
figure-slow-play-cards = hitaan pelin kortit
figure-skills-used = käytetyt taidot
figure-skills-lost = menetetyt taidot
figure-skills-won-for-later-matches = myöhempiin otteluihin voitetut taidot
figure-extra-skills-for-the-match = lisätaidot otteluun

## Asemaeditori

page-position = Asemat
replay-edit = Muokkaa tätä asemaa
position-title = Asemaeditori
position-tray = Mitä laudalle pannaan
position-tool =
    { $tool ->
        [home] Kotipelaaja
        [home-keeper] Kotimaalivahti
        [away] Vieraspelaaja
        [away-keeper] Vierasmaalivahti
       *[ball] Pallo
    }
position-deed = Mitä napsautus tekee
position-put = Pane
position-take = Ota pois
position-help = Napsauta laudan paikkaa, tai siirry sinne nuolinäppäimillä ja paina Enter. Nappuloita ja palloa voi vetää paikasta toiseen.
position-changed = { $place } on muutettu.
position-nothing = Paikassa { $place } ei ole mitään tehtävää.
position-deeds = Mitä asemalla tehdään
position-findings = Mitä löytyi
position-fields = Ottelu
position-thinking = Mietitään…
position-play = Pelaa tästä
position-play-what = Ottelu alkaa tästä asemasta. Sitä ei pisteytetä.
position-play-begin = Aloita ottelu
position-analyse = Analysoi
position-editions = Muiden laitosten mukaan
position-solve = Ratkaise
position-play-outs = Tuhat loppuun pelattua
position-game = Peli
position-rules = Säännöt
position-usual = Tavalliset
position-controlling = Pallo on joukkueella
position-value = Pallon arvo
position-value-is = arvo { $value }
position-half = Puoliaika
position-clock = Puoliajan minuutti
position-ones = Minuutti (6 jokaisesta ykkösestä)
position-turn = Kenen vuoro
position-die = Avausheitto
position-not-rolled = Ei vielä heitetty
position-goals-home = Kotimaalit
position-goals-away = Vierasmaalit
position-fresh = Samat nappulat, uusi vuoro
position-text = Asema tekstinä
position-take-text = Ota tämä teksti
position-text-what = Teksti on koko asema, kuten FEN shakissa. Liitä sellainen tai lähetä linkki.
position-link = Linkki tähän asemaan
position-home-wins = Koti voittaa
position-draw = Tasapeli
position-away-wins = Vieraat voittavat
position-lead = Kodin johto
position-before-roll = Nämä ovat mahdollisuudet ennen heittoa. Valitse avausheitto, niin näet parhaat suunnitelmat sillä.
position-plans = Parhaat suunnitelmat
position-plans-what = Pisteet, joita ratkaiseva puoli voi odottaa: voitto on 100 %, tasapeli puolet. { $nodes } solmun haun jälkeen.
position-then = Mitä luultavimmin seuraa
position-mix = Toinen puoli ei saa arvata tätä valintaa. Hyvä sekoitus:
position-target = Minne
position-not-offered = ei sallittu:
position-faces = pallo säilyy { $kept }/6, tapahtuma { $event }/6
position-goal = maali { $goal }
position-cannot = FUBA { $edition } ei voi pelata tätä asemaa: { $why }.
position-left-out = Ei siirretä: { $what }.
position-editions-what = Suuri luku on tarkka todennäköisyys, että joukkueella on yhä pallo syötön, hallintatarkistuksen ja erikoistapahtuman jälkeen. ”Maali” on tarkka todennäköisyys, että vuoron ensimmäinen mahdollinen maaliyritys onnistuu, jos tarkistus onnistuu.
position-roll-made = Jo heitetyllä nopalla
position-with-roll = Silmäluvulla { $roll }
position-no-goal = Kukaan ei voi tehdä maalia.
position-more-shots =
    { $count ->
        [one] Vielä yksi laukaus.
       *[other] Vielä { $count } laukausta.
    }
position-total = Kaikilla silmäluvuilla: maali todennäköisyydellä { $chance }.
position-played = { $matches } / { $all } ottelua pelattu loppuun, molemmilla puolilla valmentaja ”sensible”.
position-stop = Lopeta
position-axis = Ottelut kodin lopullisen johdon mukaan
position-matches = Ottelut
position-level = Tasan
position-home-by = Koti johtaa: { $goals }
position-away-by = Vieraat johtavat: { $goals }
position-scores = Kaikki tulokset

## Oma raportti

my-report-title = Oma raportti
my-report-what = Mihin pisteesi menevät monessa ottelussa, tietokoneen tasojen rinnalla, ja tuloksesi ilman onnea. Voitto on 1 piste, tasapeli puolikas. Kukaan muu ei näe tätä.
my-report-link = Kaikki otteluni: mihin pisteet menevät
my-report-under-way = { $done }/{ $all } ottelua tarkasteltu; luvut ovat tähänastisista otteluista.
my-report-none = Mikään ottelusi ei ole vielä päättynyt. Ottelut, joissa pelaat molempia puolia, eivät ole mukana.
my-report-result = Tulokset
my-report-results = { $count ->
    [one] Yksi ottelu:
   *[other] { $count } ottelua:
} { $won } voittoa, { $drawn } tasapeliä, { $lost } tappiota.
my-report-left-out = { $count ->
    [one] Yksi on jätetty pois: sitä ei pelattu loppuun tai sitä ei voi nyt tarkastella.
   *[other] { $count } on jätetty pois: niitä ei pelattu loppuun tai niitä ei voi nyt tarkastella.
}
my-report-error = { $mean } ± { $error }
my-report-points = Pisteitä ottelussa
my-report-luck = Onni ottelussa
my-report-corrected = Pisteet ilman onnea
my-report-cost = Annettu pois ottelussa
my-report-each = Annettu pois päätöksessä
my-report-mean = Keskiarvo tähän asti
my-report-areas = Mihin pisteet menevät
my-report-area = Päätökset
my-report-decisions = Päätöksiä ottelussa
my-report-cost-points = Pisteitä ottelussa
my-report-cost-goals = Maaleja ottelussa
my-report-beside = Rinnalla
my-report-bars = Palkki on sinun, viiva tietokoneen
my-report-levels-what = Tietokone vertaistaan vastaan, keskimäärin { $matches } ottelussa kutakin lajia, samalla tavalla tarkasteltuna.
my-report-all = Kaikki päätökset
my-report-grades = Kuinka hyviä päätökset ovat
my-report-nearest = Annat pois suunnilleen yhtä paljon kuin tämä taso: { $level }.
my-report-who = Kuka
my-report-own = Sinä
my-report-penalties = Rangaistuspotkut ja peliteoria
my-report-penalties-what = Sitä, joka sekoittaa taulukon mukaan, ei voi lukea: kukaan vastustaja ei hyödy hänen tapojensa tuntemisesta.
my-report-kicks = Potkusi: { $count }
my-report-dives = Maalivahtisi sukellukset: { $count }
my-report-kicks-known = Maaleja maalivahtia vastaan, joka tuntee tapasi (parhaimmillaan):
my-report-dives-known = Maaleja potkaisijalta, joka tuntee maalivahtisi tavat (parhaimmillaan):
my-report-way = Suunta
my-report-share = Sinun
my-report-mix = Paras sekoitus
my-report-trend = Kehitys
my-report-show = Näytä
my-report-trend-what = Jokainen ottelu on piste. Viiva on viimeisten { $window } ottelun keskiarvo, nauha sen keskivirhe.
my-report-trend-graph = { $what }: { $count } ottelua, keskiarvo { $first } – { $last }.
my-report-matches = Ottelut taulukkona
