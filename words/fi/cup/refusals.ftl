# Miksi jokin ei ole voinut tapahtua kilpailussa.

no-fixture = ottelua { $number } ei ole
no-team = joukkuetta { $team } ei ole
no-tie = otteluparia { $number } ei ole
already-begun = ottelu { $number } on alkanut
already-played = ottelun { $number } tulos on jo kirjattu: korjaa se ja kerro syy
not-played = ottelulla { $number } ei ole korjattavaa tulosta: kirjaa se
annulled = ottelua { $number } ei enää lasketa
playing = { $team } pelaa ottelua { $number }: pelatkaa se ensin loppuun
withdrawn = { $team } on jo luopunut
nothing-to-rule = tästä ei kysytä mitään: { $tie }
sheet = ottelun { $number } pöytäkirja: { $why }
no-reason = kerro syy: se jää näkyviin

fault-name = kilpailun nimessä on 1–{ $most } merkkiä
fault-teams = { $count } joukkuetta: kilpailussa on 2–{ $most }
fault-team-name = '{ $name }' ei ole joukkueen nimi: 1–{ $most } merkkiä tavallista tekstiä
fault-same-name = kahden joukkueen nimi on '{ $name }'
fault-colour = '{ $colour }' ei ole väri: kirjoita #rrggbb
fault-squad = joukkueen { $team } pelaajat: enintään 20 nimeä tavallista tekstiä
fault-coach = tässä pelissä ei ole tietokonevalmentajaa '{ $coach }'
fault-groups = { $count } lohkoa: jokaisessa on vähintään kaksi joukkuetta, eikä jatkoon pääse useampi kuin lohkossa on
fault-matches = näin monen joukkueen sarjassa olisi { $matches } ottelua, ja enintään { $most } on sallittu: tee lohkoja tai pelaa sveitsiläisittäin
fault-times = joukkueet kohtaavat kerran tai kahdesti, ei { $count } kertaa
fault-rounds = { $count } kierrosta: 1–{ $most }
fault-pairs = { $count } valmentajaa: parit tarvitsevat vähintään neljä, ja parillisen määrän
fault-knock-out = pudotuspeleissä on vähintään kaksi joukkuetta
fault-tie-breaks = sama ratkaisuperuste on mainittu kahdesti

bad-version = tämän tiedoston versio on { $version }, ja tämä ohjelma tuntee version { $known }: käytä uudempaa ohjelmaa
bad-entry = tapahtuma { $number }: { $why }
