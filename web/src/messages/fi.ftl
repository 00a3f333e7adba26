# The words of the pages. What the server says it says in the language of the reader.

## Every page

app-name = Gaffer
app-skip = Siirry pääsisältöön

## The pages

page-start = Alku
page-learn = Opi
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
friend-link = Lähetä tämä linkki; sen avaaja pelaa:
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
replay-keys = Näppäimet: ← → askel, välilyönti toistaa, G maali, C kortti, S erikoistilanne; vaihtonäppäimellä taaksepäin.
replay-share = Linkki tähän hetkeen
replay-play-on = Jatka peliä tästä
replay-play-on-what = Harjoitusottelu alkaa tästä hetkestä. Katsomasi ottelu ei muutu.
replay-play-on-begin = Aloita harjoitusottelu
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
start-alike = Värit muistuttavat toisiaan. Nappulat erottaa silti muodosta.
start-more = Lisää: nopat ja sääntövalinnat
start-more-changed = muutettu
start-dice = Nopat
start-dice-server = Palvelin heittää
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

## The clock

clock-stoppage = Lisäaika: { $used }/{ $of } ruutua

## Who is there

seat-you = Sinä
seat-there = Paikalla
seat-away = Ei paikalla
seat-computer = Tietokone ({ $coach })
seat-opened-again = Joukkueen { $team } paikka on auki { $count } selaimessa.
seat-opened-again-what = Linkin haltija voi päättää puolestasi. Jos toinen avaaja et ole sinä, aloita uusi ottelu ja lähetä kukin linkki vain yhdelle.
seat-read = Luettu

## The teams

teams-title = Joukkueet
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
turn-thinking = Miettii… { $positions } asemaa, { $seconds } s
turn-thinking-time = Miettii… { $seconds } s
turn-thinks = Tietokone miettii.
turn-thinks-play-now = Tietokone miettii. Painike Pelaa nyt saa sen ratkaisemaan.
turn-play-now = Pelaa nyt
turn-passed = Ohitettu puolestasi: { $question }
turn-forced = Ainoa vastaus, pelattu puolestasi: { $choice }
turn-lined-up = Joukkueesi on aseteltu tavalliseen tapaan.

## What is offered

offers-commit = Tee näin
offers-cancel = Ei tätä
offers-undo = Peru
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
line-up-all-what = Muodostelma 4-4-2 ja tavalliset paikat: suoraan aloitukseen.

## Hints

hint-thinking = Vihjettä mietitään…
hint-best = Valmentaja valitsisi: { $choice }
hint-else = Tai: { $choice }
hint-do-else = Tee näin
hint-from-there = Ja sieltä: { $choice }
hint-leads-to = Voi johtaa tähän: { $line }
hint-positions =
    { $count ->
         [one] { $count } asema tutkittu
        *[other] { $count } asemaa tutkittu
    }
hint-take = Tee se, tai Enter tyhjässä komentokentässä, pelaa ensimmäisen.

## Plans

plan-then = { ", sitten " }
plan-choice = { $team }: { $choice }
plan-roll = nopat { $dice } ({ $purpose })
plan-chances = voitto { $win }, tasapeli { $draw }, johto { $lead } maalia

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
draft-hand = Kätesi
card-team = Joukkue
card-keeper = Maalivahti
card-defence = Puolustus
card-midfield = Keskikenttä
card-attack = Hyökkäys

## Notices

notice-refused = Ei onnistu.
notice-nothing-there = Kohdasta { $place } ei nyt voi valita mitään.
notice-allowed = { $choice } on sallittu.
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

## Keys

keys-title = Näppäimet
keys-command = Komentokenttään. Siihen kirjoitetaan vaihtoehto sanoin tai merkintänä, peru, vihje, miksi …
keys-enter = Tyhjässä komentokentässä: ehdottaa ensimmäistä vaihtoehtoa tai lopettamista, jos siirtosarjan voi päättää; toinen Enter vahvistaa.
keys-escape = Hylkää valinnan.
keys-tab = Kentälle, vaihtoehtoihin, selostukseen.
keys-arrows = Kentällä: paikasta toiseen. Enter valitsee paikan.
keys-pages = Kentällä: paikkoihin, jotka voi valita.

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
share-stands = Linkki katsojille
share-own = Oma paikkasi, { $team }: jatka toisella tietokoneella
share-copy = Kopioi
share-copied = Kopioitu
share-absent = { $team } ei ole vielä paikalla. Lähetä tämä linkki; sen avaaja pelaa:
share-loopback = Kukaan ei voi avata linkkiä { $host } toiselta tietokoneelta: se vie jokaisen koneen takaisin itseensä.
share-loopback-what = Jos kaveri pelaa muualla, käynnistä Gaffer alla olevalla komennolla, avaa tämä sivu osoitteessa { $example } ja tee ottelu siellä. Oman verkon ulkopuolelle myös portin on oltava auki.
share-network = Linkin osoitteeseen { $address } voi avata jokainen, joka on samassa verkossa kuin tämä tietokone.

## What happens, in its order

story-now = Kentällä tapahtuu…
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
cup-no-shirt = ”{ $word }” ei ole pelinumero: kirjoita pelaajien numerot, esimerkiksi 5, 12.
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
account-recover-what = Tallettamallasi palautuskoodilla valitset uuden salasanan. Koodi on sen jälkeen käytetty.
account-code = Palautuskoodi
account-new-password = Uusi salasana
account-old-password = Tähänastinen salasana
account-change-password = Vaihda salasana
account-password-changed = Salasana on vaihdettu. Kaikkialla muualla sinut on kirjattu ulos.
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
account-scopes = Ohjelma saa
account-scope-play = pelata paikoillaan
account-scope-challenge = perustaa otteluita
account-scope-read = nähdä ottelunsa
account-data = Tietosi
account-export = Lataa kaikki minusta
account-close = Poista tunnus…
account-close-what = Nimesi, salasanasi, kirjautumisesi, koodisi ja ohjelmasi poistetaan lopullisesti, eikä kukaan muu voi ottaa nimeäsi. Ottelut säilyvät niille, joita vastaan pelasit; sitä, mitä tämä selain pitää hallussaan, voit jatkaa vieraana.
account-close-now = Poista lopullisesti
