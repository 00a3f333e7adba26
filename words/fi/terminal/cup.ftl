# Mitä `gaffer cup` sanoo.

made = { $name }: { $teams } joukkuetta, tiedostossa { $path }.
made-next = Katso: gaffer cup show { $path }; pelaa: gaffer cup next { $path }
not-made = mitään ei kirjoitettu
exists = { $path } on jo olemassa: valitse toinen nimi
changed = joku muu muutti tiedostoa { $path } sillä välin, eikä mitään kirjoitettu: yritä uudelleen
busy = joku muu kirjoittaa tiedostoa { $path }: yritä uudelleen
not-a-cup = { $path } ei ole kilpailu: { $why }
no-such-team = joukkuetta '{ $team }' ei ole: { $names }

round = Kierros { $number }
round-on = Kierros { $number }, { $day }
has-bye = { $team } lepää
being-played = pelataan parhaillaan
does-not-count = ei lasketa
bracket = Kaavio
asked = Järjestäjältä kysytään
asked-tie = ottelupari { $number }, { $name }: { $question }
places = Sijoitukset
due = Vuorossa
all-played = Kaikki on pelattu.
nothing-yet = Mitään ei ole vielä tapahtunut.
no-tables = Pudotuspeleissä ei ole sarjataulukkoa: gaffer cup show tulostaa kaavion.

# Ottelu ja sen pelaajat.
match = ottelu { $number }: { $home } – { $away }
person = ihminen
link = linkillä
coach = valmentaja { $coach }
program = ohjelma { $command }

# Joukkueet ennen ottelua; "C20-cup-9 #3" on sääntö ja ottelu.
missing = { $team } ilman pelaajaa { $player }: { $left ->
    [one] tämä ottelu
   *[other] { $left } ottelua
} ({ $why })
one-card-away = { $team }: { $player } on yhden kortin päässä pelikiellosta: { $left ->
    [one] tämä ottelu
   *[other] { $left } ottelua
} ({ $rule } #{ $number })
one-injury-away = { $team }: { $player } on yhden vamman päässä poissaolosta: { $left ->
    [one] tämä ottelu
   *[other] { $left } ottelua
} ({ $rule } #{ $number })

# Ottelun pöytäkirja.
yellow = { $team }, keltaiset kortit: { $players }
red = { $team }, ulosajetut: { $players }
injured = { $team }, loukkaantuneet: { $players }
injured-twice = { $team }, kahdesti loukkaantuneet: { $players }

# Taulukon sarakkeet.
column-team = Joukkue
column-played = O
column-won = V
column-drawn = T
column-lost = H
column-goals = Maalit
column-difference = +/−
column-points = Pisteet

# Ottelut, jotka pelataan tässä.
not-to-play = ottelua { $number } ei pelata: katso gaffer cup show
not-here = ottelua { $number } ei pelata tässä päätteessä: joku pelaa linkillä, tai ohjelma pelaa ihmistä vastaan; kirjaa tulos komennolla gaffer cup enter
needs-terminal = ottelu { $number } tarvitsee ihmisen päätteen ääreen
elsewhere = ottelua { $number } pelataan muualla: kirjaa tulos komennolla gaffer cup enter
allow-programs = ottelu { $number } käynnistää ohjelman '{ $command }': anna --allow-programs, jos luotat siihen
left = Jatka: gaffer cup next { $path }

# Mitä viedään.
no-days = tämän kilpailun kierroksilla ei ole päiviä: anna --first-day, kun teet sen
table = Sarjataulukko
sheet-goals = Maalit
sheet-after = Jatkoaika, rangaistuspotkut
sheet-yellow = Keltaiset kortit (paidat)
sheet-red = Ulosajetut
sheet-injured = Kerran loukkaantuneet
sheet-injured-twice = Kahdesti loukkaantuneet
sheet-lost = Menetetyt taidot
sheet-won = Voitetut taidot
sheet-signed = Allekirjoitus

# Simuloidut kaudet.
simulated = Todennäköisyydet prosentteina { $seasons } kaudesta 95 %:n väleinä, lukuarvoista laskettuna; kortit ja loukkaantumiset jätetty pois.
