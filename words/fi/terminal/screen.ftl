# Mitä ruudulla on pelistä riippumatta: paneeli, alarivit, laatikot ottelun päällä, vuoron vaihto, uusinta.

## Paneeli kentän vieressä.

title-of-decision = { $name }: { $decision }
title-of-roll = Heitto: { $purpose }
title-over = Ottelu on päättynyt
dice-roll = Heitetään noppaa: { $purpose }.
computer-decides = Tietokone päättää: { $side }.
thinking = Miettii… { $positions } asemaa, { $seconds },{ $tenths } s.

## Selostuksen yläpuolinen rivi.

dice = Nopat: { $dice }
no-dice = ei vielä heitetty
later = PgDn: myöhemmät
new-above = PgUp: { $number } uutta

## Alarivit.

dice-prompt = nopat
keys-to-play = Enter: pelaa  teksti: etsi  Tab: apuri  F4: vihje  ^Z: peru  F2: joukkueet  ?  q
keys-to-play-plain = Enter: pelaa  teksti: etsi  Tab: apuri  F4: vihje  u: peru  ?: ohje  q: poistu
keys-to-roll = Heitä, kirjoita silmäluvut ja paina Enter  ?: ohje  q: poistu
keys-to-hurry = mikä tahansa näppäin: pelaa heti  PgUp/PgDn: selostus  ?: ohje  q: poistu
keys-to-step = mikä tahansa näppäin: seuraava askel  PgUp/PgDn: selostus  ?: ohje  q: poistu
keys-to-go-on = mikä tahansa näppäin: jatka heti  PgUp/PgDn: selostus  ?: ohje  q: poistu
keys-when-over = PgUp/PgDn: selostus  ?: ohje  mikä tahansa muu näppäin: poistu
record = Tallenne
not-recorded = Tätä ottelua ei tallennettu.
too-small = Ottelu tarvitsee { $columns }x{ $rows } merkin ikkunan; tässä on { $width }x{ $height }. Suurenna ikkunaa: ottelu odottaa. q poistuu.

## Laatikot ottelun päällä.

help-title = Ohje: { $title } ({ $page }/{ $pages })
help-keys = vasen/oikea: sivut, muu näppäin sulkee
sheet-keys = muu näppäin sulkee
hint-title = Vihje
hint-keys = Enter pelaa ensimmäisen, 2 tai 3 toisen, muu näppäin sulkee
rules-title = Säännöt
thoughts-title = Mitä tietokone ajatteli
text-keys = nuolet vierittävät, muu näppäin sulkee
leave-title = Poistutaanko ottelusta?
leave-keys = y poistuu, muu näppäin jatkaa
leave-recorded = Kaikki tähänastinen on tallessa; ottelua voi jatkaa myöhemmin:
leave-not-recorded = Tätä ottelua ei tallenneta: se päättyy tähän.

## Näppäimistön luovutus toiselle pelaajalle.

hand-over = Näppäimistön saa nyt { $name }.
looks-at-skills = { $name } katsoo piilotettuja taitojaan.
draws-in-secret = { $name } nostaa kortin salaa.
decides-in-secret = { $name } päättää salaa: { $decision }.
enter-or-back = Paina Enter, kun vain { $name } katsoo; Esc palaa.
enter-alone = Paina Enter, kun vain { $name } katsoo.
enter-both = Jatka painamalla Enter; molemmat saavat katsoa.

## Uusinta.

moment = Hetki { $at }/{ $last }
replay-keys = Oikea/Vasen: askel  PgDn/PgUp: vuoro  g: maali  c: kortti  Home/End  q: poistu
replay-too-small = Uusinta tarvitsee { $columns }x{ $rows } merkin ikkunan. q poistuu.
