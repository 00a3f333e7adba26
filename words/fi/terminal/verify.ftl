# Mitä `gaffer verify` sanoo tallenteesta.

right = oikein:
told = kerrottu, ei todistettu:
open = ei todistettu:
wrong = VÄÄRIN:
legal =
    { $count ->
        [one] ainoa vastaus on sääntöjen mukainen.
       *[other] kaikki { $count } vastausta ovat sääntöjen mukaisia.
    }
legal-since =
    { $count ->
        [one] säännöt muuttuivat kesken ottelun: ainoa vastaus sen jälkeen on sääntöjen mukainen, mutta mikään ei todista sitä edeltävää asemaa.
       *[other] säännöt muuttuivat kesken ottelun: kaikki { $count } vastausta sen jälkeen ovat sääntöjen mukaisia, mutta mikään ei todista niitä edeltävää asemaa.
    }
not-legal =
    { $number ->
        [0] ottelua ei voi pelata: { $why }
       *[other] vastaus { $number } ei ole sääntöjen mukainen: { $why }
    }
result = ottelu on päättynyt, { $home }-{ $away }.
beside =
    { $count ->
        [0] mitään ei tarjottu eikä päätetty ennen aikojaan.
        [one] ainoa merkintä vastausten vieressä (kellot, tarjoukset, päätökset) on voinut syntyä näin.
       *[other] kaikki { $count } merkintää vastausten vieressä (kellot, tarjoukset, päätökset) ovat voineet syntyä näin.
    }
times =
    { $count ->
        [0] ajat ovat ne, jotka palvelin kirjasi; mikään kello ei loppunut muuten kuin niiden mukaan.
        [one] ajat ovat ne, jotka palvelin kirjasi, ja yksi katko antoi aikaa takaisin; mikään kello ei loppunut muuten kuin niiden mukaan.
       *[other] ajat ovat ne, jotka palvelin kirjasi, ja { $count } katkoa antoi aikaa takaisin; mikään kello ei loppunut muuten kuin niiden mukaan.
    }
no-times = tallenne ei kerro, milloin vastaukset annettiin: kelloja ja vaatimuksia ei voi tarkistaa.
taken-over = että toinen osapuoli oli poissa niin kauan, että tietokonevalmentaja otti sen paikan.
backwards = rivi { $line }: aika kulkee taaksepäin.
late = rivi { $line }: jotakin päätettiin, vaikka aika oli jo loppunut.
otherwise = rivi { $line }: mikään edeltävä ei johda tähän merkintään.
refused = rivi { $line }: näin ei ole voinut käydä: { $why }
not-asked = rivi { $line }: merkinnän mukaan myös { $side } on vuorossa, mutta se ei ole.
asked-already = rivi { $line }: merkintä sanoo toistamiseen, että myös { $side } on vuorossa.
not-noted = rivin { $line } jälkeen molemmat valitsevat salassa ja molempien kellot käyvät: sieltä puuttuu merkintä "asked-too" joukkueelle { $side }.
ended-early = ottelu päätettiin ennen kuin säännöt päättivät sen, tilanteessa { $home }-{ $away }: { $how }. Tallenne ei voi osoittaa, että joku pyysi sitä.
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
wrong-nobody = nopat: sinetti tai luku ei ole kenenkään.
wrong-order = nopat: jotakin näytettiin tai heitettiin ennen kuin kaikki olivat sinetöineet lukunsa ja näyttäneet ne.
wrong-secret = nopat: palvelimen salaisuus ei sovi sen sinettiin.
wrong-roll = nopat: heitto { $roll } näyttää muuta kuin mitä luvut antavat, { $right }.
wrong-asked = nopat: se, mitä tallenteen mukaan heitto { $roll } vaati, ei ole se, mitä säännöt vaativat, tai se ei ole heiton edellä.
six-sided = { $side }, { $count } kuusisivuista noppaa, silmäluku ja lukumäärä (reilut nopat keskimäärin): { $faces }.
chi-square = { "  " }khiin neliö { $value }, vapausasteita { $freedom }: reilut nopat poikkeavat yhtä paljon tai enemmän { $percent } ottelussa sadasta.
longest-run = { "  " }pisin sama silmäluku peräkkäin: { $run } (keskimäärin { $mean }).
