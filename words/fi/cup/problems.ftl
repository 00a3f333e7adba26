# Mikä otteluraportissa on väärin.

was-out = { $team }: { $shirt } oli sivussa, joten hänellä ei voi olla korttia eikä loukkaantumista
yellow-and-red = { $team }: { $shirt } on merkitty sekä keltaiseen että punaiseen korttiin: merkitse vain punainen
injured-once-and-twice = { $team }: { $shirt } on merkitty loukkaantuneeksi kerran ja kahdesti: merkitse vain toinen
no-fouls = { $team }: ottelussa, jota pelataan ilman rikkeitä, ei ole kortteja eikä loukkaantumisia
too-many-players = { $team }: kortti tai loukkaantuminen on merkitty { $named } pelaajalle, mutta enintään { $most } on voinut pelata
too-few-left = { $team }: pelaajia on jäljellä enintään { $left }, liian vähän jatkamaan: ottelu on luovutettu
needs-winner = { $goals } on tasan, ja ottelu tarvitsee voittajan: jatkoaika, sitten rangaistuspotkukilpailu
needs-kicks = { $goals } on tasan, ja ottelu tarvitsee voittajan: rangaistuspotkukilpailu
ends-after-regular-time = tämä ottelu päättyy varsinaiseen peliaikaan, ja tasapeli jää voimaan
no-extra-time = tässä pelissä ei ole jatkoaikaa
no-golden-goal = { $goals } ei ole mahdollinen: jatkoaika alkaa tasatilanteesta ja päättyy ensimmäiseen maaliin
not-level = { $goals } ei ole tasan, joten rangaistuspotkukilpailua ei ole
no-such-kicks = rangaistuspotkukilpailu ei pääty { $kicks }: viisi potkua kummallekin, sitten yksi kerrallaan, kunnes toista ei enää tavoiteta
no-such-forfeit = { $score } ei ole mahdollinen: { $team } luovutti, mikä on 0–3 tai sitä huonompi tilanne
not-abandoned = pelaamatta jää vain ottelu, johon kummallakaan ei ole pelaajia: 0–0 ilman kortteja
no-shirts = { $team }: tässä pelissä ei ole pelinumeroita, joten raportissa ei ole kortteja eikä loukkaantumisia
no-skills = { $team }: tässä pelissä ei ole taitoja menetettäväksi tai saatavaksi
no-skills-carried = { $team }: taitoja menetetään ja saadaan vain taitojen ja tapahtumien lisäsäännöillä
