# Mitä `gaffer verify` sanoo tallenteesta.

right = oikein:
open = ei todistettu:
wrong = VÄÄRIN:
legal =
    { $count ->
        [one] ainoa vastaus on sääntöjen mukainen.
       *[other] kaikki { $count } vastausta ovat sääntöjen mukaisia.
    }
not-legal =
    { $number ->
        [0] ottelua ei voi pelata: { $why }
       *[other] vastaus { $number } ei ole sääntöjen mukainen: { $why }
    }
result = ottelu on päättynyt, { $home }-{ $away }.
ended-early = ottelu päätettiin ennen kuin säännöt päättivät sen, tilanteessa { $home }-{ $away }.
not-over = ottelu on kesken; tilanne on { $home }-{ $away }.
proven =
    { $rolls ->
        [one] nopat: ainoa heitto seuraa luvuista, jotka sinetöitiin ennen ottelua.
       *[other] nopat: kaikki { $rolls } heittoa seuraavat luvuista, jotka sinetöitiin ennen ottelua.
    }
not-sealed =
    { $from ->
        [by-hand] nopat heitettiin käsin ja kirjoitettiin: niitä ei voi tarkistaa.
        [script] nopat oli kirjoitettu muistiin ennalta.
       *[seed] nopat tulevat siemenestä, jonka haltija tiesi ne ennalta: niitä ei sinetöity.
    }
not-shown = nopat: palvelin ei ole koskaan näyttänyt salaisuuttaan.
other-rules = nopat: säännöt muuttuivat kesken ottelun, eikä ole tiedossa, mitä ensimmäiset heitot vaativat.
wrong-header = nopat: tallenne ei kerro, mitä palvelin sinetöi.
wrong-seal = nopat: { $side } on sinetöinyt kahdesti tai sinetöi siellä, missä ei sinetöidä.
wrong-number = nopat: joukkueen { $side } luku ei sovi sen sinettiin.
wrong-order = nopat: jotakin näytettiin tai heitettiin ennen kuin kaikki olivat sinetöineet lukunsa ja näyttäneet ne.
wrong-secret = nopat: palvelimen salaisuus ei sovi sen sinettiin.
wrong-roll = nopat: heitto { $roll } näyttää muuta kuin mitä luvut antavat, { $right }.
wrong-asked = nopat: se, mitä tallenteen mukaan heitto { $roll } vaati, ei ole se, mitä säännöt vaativat.
six-sided = { $side }, { $count } kuusisivuista noppaa, silmäluku ja lukumäärä (reilut nopat keskimäärin): { $faces }.
chi-square = { "  " }khiin neliö { $value }, vapausasteita { $freedom }: reilut nopat poikkeavat yhtä paljon tai enemmän { $percent } ottelussa sadasta.
longest-run = { "  " }pisin sama silmäluku peräkkäin: { $run } (keskimäärin { $mean }).
