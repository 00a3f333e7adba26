# Miksi palvelin ei toteuttanut pyyntöä.

store-full = tälle palvelimelle on tallennettu niin paljon kuin ylläpitäjä sallii ({ $megabytes } Mt); tallennettu säilyy: pyydä ylläpitäjää nostamaan rajaa --store-limit tai poistamaan otteluita
storage-failed = palvelin ei juuri nyt pysty lukemaan tai kirjoittamaan tallennustaan; aiemmin tallennettu on tallessa, tätä ei otettu vastaan: yritä hetken kuluttua uudelleen
unknown-match = tällaista ottelua ei ole: tarkista linkki
internal = palvelin teki virheen ja kirjasi sen; ottelu on niin kuin se tallennettiin, yritä uudelleen
busy = liian moni pyyntö odottaa tätä ottelua: yritä hetken kuluttua uudelleen
too-many-requests = tästä osoitteesta tulee liian monta pyyntöä: odota hetki ja yritä uudelleen
too-many-connections = tästä osoitteesta tai kaikkiaan on auki liian monta yhteyttä: sulje joitakin ja yritä uudelleen
too-fast = pyyntöjä tulee liian nopeasti: odota hetki ja lähetä uudelleen
too-slow = pyynnön sisältö ei tullut ajoissa
too-large = tallenteen tai kilpailun koko on enintään 1 Mt, muun pyynnön 64 kt
banned = tältä osoitteelta on pääsy estetty: kysy palvelimen ylläpitäjältä
too-many-matches = tästä osoitteesta on perustettu liian monta ottelua: odota { $seconds } sekuntia ja yritä uudelleen
cup-too-large = { $matches } ottelun kilpailu on suurempi kuin mitä kävijä voi tällä palvelimella perustaa: otteluita saa olla enintään { $most }; vähennä joukkueita tai kierroksia tai pyydä ylläpitäjää nostamaan rajaa --cup-matches
too-many-cups = tästä osoitteesta perustetuissa kilpailuissa on jo paljon otteluita: { $matches } ottelun kilpailun voi perustaa { $minutes } minuutin kuluttua
too-many-records = tästä osoitteesta on ladattu liian monta tallennetta: odota { $seconds } sekuntia ja yritä uudelleen
watched-by-many = tätä ottelua katsoo jo { $there } yhteyttä
watched-from-here = tästä osoitteesta katsoo tätä ottelua jo { $there } yhteyttä
seat-cut-off = tämä paikka avattiin liian monella näytöllä: peli jatkuu siellä, tai täällä kun sivu ladataan uudelleen
reused-id = tämä tunniste annettiin jo toiselle pyynnölle: anna kullekin omansa
stale = ottelu on jo edennyt (versio { $version }): katso uudelleen ja päätä uudestaan
only-watching = katsoja ei päätä: avaa pelaajan linkki
not-your-seat = tämä linkki ei avaa paikkaa tässä ottelussa; ilman paikkaa voit katsoa
seat-closed = tämä paikka suljettiin täällä toisesta selaimesta: jos se olit sinä, peli jatkuu siellä, tai täällä kun sivu ladataan uudelleen
seat-renewed = tällä paikalla on uusi salaisuus, eikä sen vanha linkki avaa enää mitään
no-invitation = tämä kutsu ei ole enää voimassa: pyydä lähettäjältä uusi; ilman kutsua voit katsoa
seat-taken = joku on jo ottanut tämän paikan
not-the-host = vain ottelun tekijä voi muuttaa sen kutsuja
not-by-invitation = tätä paikkaa ei jaeta kutsulla
hint-running = tälle paikalle mietitään jo vihjettä: odota sitä
match-running = ottelu on kesken, ja sen tallenteessa ovat molempien joukkueiden salaisuudet: odota ottelun loppua
too-many-questions = monta kysymystä pelataan jo läpi, tai kaksi tästä osoitteesta kysyttyä: odota, että yksi niistä valmistuu, ja yritä uudelleen
lab-pairs = kysymykseen kuuluu 1–{ $most } otteluparia; komento gaffer lab ottaa enemmän
lab-coach = { $coach } miettii liian kauan moneen otteluun: valitse valmentaja, joka vastaa heti, tai kysy komennolta gaffer lab
too-many-reviews = monta tarkastelua on jo kesken tai tästä osoitteesta on pyydetty niitä useita: odota, että jokin valmistuu, ja yritä uudelleen
not-reviewable = säännöt ovat muuttuneet tämän ottelun jälkeen, eikä se toistu samana nykyisillä säännöillä: sen voi katsoa uudelleen mutta ei tarkastella
bad-record = tätä tallennetta ei voi toistaa: { $why }
no-moment = hetkeä { $moment } ei ole: viimeinen on { $last }
team =
    { $side ->
        [home] kotijoukkue: { $why }
       *[away] vierasjoukkue: { $why }
    }
name-length = nimessä on 1–{ $most } merkkiä
name-unseen = nimi on yksi rivi tavallista tekstiä
squad-length = enintään { $most } pelaajalla on nimi
squad-name = paidan { $shirt } nimi on yksi rivi tavallista tekstiä, enintään { $most } merkkiä
no-colour = '{ $colour }' ei ole väri: kirjoita #rrggbb
no-coach = '{ $coach }' ei ole tämän pelin valmentaja: { $coaches }
rules-changed = Säännöt ovat muuttuneet Gafferin uuden version myötä, eikä pelattu mene niiden mukaan samoin: ottelu jatkuu siitä, miten se oli.
unknown-cup = täällä ei ole sellaista kilpailua: tarkista linkki
broken-cup = kilpailua ei voi enää lukea: kysy palvelimen ylläpitäjältä
not-organiser = tämä on vain kilpailun järjestäjälle: avaa se järjestäjän linkillä
began-by-server = ottelu alkaa, kun se aloitetaan täällä; jos se pelattiin laudalla, kirjaa sen tulos
played-by-program = joukkuetta { $team } pelaa ohjelma, jota tämä palvelin ei käynnistä: käynnistä palvelin valinnalla --allow-programs, pelaa ottelu päätteessä komennolla 'gaffer cup next' tai kirjaa sen tulos
no-programs = joukkuetta { $team } pelaisi ohjelma: sen voi järjestää vain se, joka istuu valinnalla --allow-programs käynnistetyn palvelimen koneella
bad-command = joukkueen { $team } ohjelmaa ei voi käynnistää: { $why }
hidden-skills = joukkue voitti tässä ottelussa taidon tai toi sellaisen mukanaan, eikä sitä saa vielä muu tietää: pöytäkirja avataan, kun kilpailu on ohi; uusinnan voi katsoa nyt
hidden-match = muut pelaavat vielä samoilla nopilla: ottelua voi katsoa, kun kierroksen kaikki ottelut ovat ohi
no-days = kilpailun kierroksilla ei ole päiviä, joten siitä ei ole kalenteria
not-sealed = sinetöidyt nopat tarvitsevat ainakin yhden ihmisen, eivät siementä, ja ottelun alusta alkaen
bad-time = `time` on { "{" }"kind": "live"{ "}" }, jossa base on 1–86400 sekuntia ja increment enintään 3600, tai { "{" }"kind": "correspondence"{ "}" }, jossa days on 1–30 ja reserve enintään 365 ja vacation enintään 180 päivää vuodessa
bad-delay = `delay` on enintään { $most } sekuntia
not-in-a-cup = kilpailun ottelua ei keskeytetä, sovita tasapeliksi eikä pelata uudestaan: luovuta, tai kysy järjestäjältä
nobody-there = kukaan ei ole ottanut ottelun toista paikkaa
