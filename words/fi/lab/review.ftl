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
       *[other] Se onnistuu { $part }/{ $total }, tehty päätös { $made }/{ $total }.
    }
odds-percent =
    { $what ->
        [target] Pallo pysyy { $percent } prosentissa tapauksista, tehdyllä päätöksellä { $made } prosentissa.
       *[other] Se onnistuu { $percent } prosentissa tapauksista, tehty päätös { $made } prosentissa.
    }
chances = Se voittaa { $win } prosentissa tapauksista, tehty { $made-win } prosentissa; tasapelejä { $draw } ja { $made-draw } prosenttia.
lead = Se on { $hundredths } maalin sadasosaa arvokkaampi.
