# Mitä `gaffer cup` sanoo.

made = { $name }: { $teams } joukkuetta, tiedostossa { $path }.
made-next = Katso: gaffer cup show { $path }; pelaa: gaffer cup next { $path }
not-made = mitään ei kirjoitettu
exists = { $path } on jo olemassa: valitse toinen nimi
changed = joku muu muutti tiedostoa { $path } sillä välin, eikä mitään kirjoitettu: yritä uudelleen
busy = joku muu kirjoittaa tiedostoa { $path }: yritä uudelleen
not-a-cup = { $path } ei ole kilpailu: { $why }
no-such-team = joukkuetta '{ $team }' ei ole: { $names }

asked = Järjestäjältä kysytään
asked-tie = ottelupari { $number }, { $name }: { $question }
places = Sijoitukset
due = Vuorossa
all-played = Kaikki on pelattu.
nothing-yet = Mitään ei ole vielä tapahtunut.
no-tables = Pudotuspeleissä ei ole sarjataulukkoa: gaffer cup show tulostaa kaavion.

# Kuka pelaa joukkuetta.
person = ihminen
link = linkillä
coach = valmentaja { $coach }
program = ohjelma { $command }

# Ottelun pöytäkirja.
yellow = { $team }, keltaiset kortit: { $players }
red = { $team }, ulosajetut: { $players }
injured = { $team }, loukkaantuneet: { $players }
injured-twice = { $team }, kahdesti loukkaantuneet: { $players }

# Ottelut, jotka pelataan tässä.
not-to-play = ottelua { $number } ei pelata: katso gaffer cup show
not-here = ottelua { $number } ei pelata tässä päätteessä: joku pelaa linkillä, tai ohjelma pelaa ihmistä vastaan; kirjaa tulos komennolla gaffer cup enter
needs-terminal = ottelu { $number } tarvitsee ihmisen päätteen ääreen
elsewhere = ottelua { $number } pelataan muualla: kirjaa tulos komennolla gaffer cup enter
allow-programs = ottelu { $number } käynnistää ohjelman '{ $command }': anna --allow-programs, jos luotat siihen
left = Jatka: gaffer cup next { $path }

# Mitä viedään.
no-days = tämän kilpailun kierroksilla ei ole päiviä: anna --first-day, kun teet sen

# Simuloidut kaudet.
column-team = Joukkue
simulated = Todennäköisyydet prosentteina { $seasons } kaudesta 95 %:n väleinä, lukuarvoista laskettuna; kortit ja loukkaantumiset jätetty pois.
