# Ottelun tarkastelu: mitä päätökset koskevat, ottelun osat ja miksi toinen päätös oli parempi.

## Mitä päätökset koskevat.

line-up = Joukkueen valinta
set-up = Sijoittuminen
pass = Syöttäminen
action = Toiminnon valinta
movement = Liikkuminen
turn = Pallolliset vuorot
defence = Puolustaminen
set-piece = Erikoistilanteet
substitution = Vaihdot ja kunto
skill = Taidot
penalty = Rangaistuspotkut
discipline = Kortit ja rikkeet
other = Kaikki muu

## Ottelun osat.

first-half = Ensimmäinen puoliaika
second-half = Toinen puoliaika
extra-time = Jatkoaika
shoot-out = Rangaistuspotkukilpailu

## Miksi toinen päätös oli parempi. Ensimmäinen luku on paremman.

odds =
    { $what ->
        [target] Pallo pysyy { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [kept] Pallo pysyy { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [pressing] Pallo voitetaan { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [won] Pallo voitetaan { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [goal] Se tuo maalin { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [act] Se tuo maalin { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [leg] Se tuo maalin { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [mover] Se tuo maalin { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [save] Laukaus torjutaan { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [conceded] Vastustaja tekee maalin { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [shot] Sieltä laukaus tuo maalin { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [allowed] Vastustajan laukaus tuo maalin { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [pass] Seuraava syöttö onnistuu parhaimmillaan { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [their-pass] Vastustajan seuraava syöttö onnistuu parhaimmillaan { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [attack] Seuraava syöttö ja laukaus tuovat maalin parhaimmillaan { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [their-attack] Vastustajan seuraava syöttö ja laukaus tuovat maalin parhaimmillaan { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [reach] Pallo on seuraavaksi tavoitettavissa { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [their-reach] Vastustaja tavoittaa pallon { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [penalty] Se tuo rangaistuspotkun { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [their-penalty] Vastustaja saa rangaistuspotkun { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [set-piece] Se tuo vapaa- tai kulmapotkun { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [their-set-piece] Vastustaja saa vapaa- tai kulmapotkun { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [card] Se tuo kortin { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
        [tired] Se maksaa kuntopisteen { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
       *[other] Se onnistuu { $part }/{ $total }, tehdyllä päätöksellä { $made }/{ $total }.
    }
odds-percent =
    { $what ->
        [target] Pallo pysyy { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [kept] Pallo pysyy { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [pressing] Pallo voitetaan { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [won] Pallo voitetaan { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [goal] Se tuo maalin { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [act] Se tuo maalin { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [leg] Se tuo maalin { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [mover] Se tuo maalin { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [save] Laukaus torjutaan { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [conceded] Vastustaja tekee maalin { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [shot] Sieltä laukaus tuo maalin { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [allowed] Vastustajan laukaus tuo maalin { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [pass] Seuraava syöttö onnistuu parhaimmillaan { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [their-pass] Vastustajan seuraava syöttö onnistuu parhaimmillaan { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [attack] Seuraava syöttö ja laukaus tuovat maalin parhaimmillaan { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [their-attack] Vastustajan seuraava syöttö ja laukaus tuovat maalin parhaimmillaan { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [reach] Pallo on seuraavaksi tavoitettavissa { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [their-reach] Vastustaja tavoittaa pallon { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [penalty] Se tuo rangaistuspotkun { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [their-penalty] Vastustaja saa rangaistuspotkun { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [set-piece] Se tuo vapaa- tai kulmapotkun { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [their-set-piece] Vastustaja saa vapaa- tai kulmapotkun { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [card] Se tuo kortin { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
        [tired] Se maksaa kuntopisteen { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
       *[other] Se onnistuu { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
    }
shot-alone = Sieltä laukaus tuo maalin { $percent } prosentissa tapauksista.
allowed-alone = Pelattu päätös antaa vastustajalle laukauksen, joka tuo maalin { $percent } prosentissa tapauksista.
rows = Pallo on { $rows } rivin päässä vastustajan maalista, tehdyllä päätöksellä { $made } rivin.
chances = Se voittaa { $win } prosentissa tapauksista, tehty { $made-win } prosentissa; tasapelejä { $draw } ja { $made-draw } prosenttia.
lead = Se on { $hundredths } maalin sadasosaa arvokkaampi.

## Päätös uudelleen.

no-decision = kukaan ei valitse { $moment } vastauksen jälkeen: tarkastelun päätöksen `from` kertoo, missä valitaan
