# Miksi pyyntöä ei toteutettu.

computer-decides = tämän joukkueen puolesta päättää tietokone ({ $coach })
too-much-undone = tässä ottelussa on peruttu niin paljon, ettei enää voi perua: valitse ja jatka
other-decides = nyt päättää { $team }
no-hints = tämä ottelu perustettiin ilman vihjeitä, molemmille
server-rolls = tässä ottelussa palvelin heittää nopat
dice-not-yours = nämä nopat eivät ole sinun
nothing-said = toisella ei ole nyt tällaisia vahvistettavia noppia
dice-said = { $team } on kirjoittanut nopat, jotka toisen on ensin vahvistettava tai kiistettävä
over = mitään ei voi enää muuttaa; harjoitusottelu voi alkaa mistä hetkestä tahansa
too-many-entries = tässä ottelussa on { $most } merkintää, niin monta kuin yhdestä tallennetaan
broken = tallennettua ottelua ei voi pelata: { $why }
not-sealed = tämä paikka ei sinetöi lukua tämän ottelun nopille
sealed-already = tämä paikka on sinetöinyt toisen luvun: yksi sinetti kutakin ottelua kohti, ei koskaan toista
seal-first = luvut näytetään vasta, kun kaikki ovat sinetöineet omansa
wrong-number = joukkueen { $team } luku ei sovi sen sinettiin
unsealed = noppia ei ole vielä sinetöity: ottelu alkaa, kun molemmat ovat sinetöineet lukunsa ja näyttäneet ne
no-offer = tällaista tarjousta ei ole voimassa: siihen on vastattu, se on peruttu tai peliä on jatkettu
offer-stands = tarjous on jo voimassa: vastaa siihen tai peru ensin omasi
one-offer = olet jo tehnyt tarjouksen edellisen valintasi jälkeen: jatka peliä ennen seuraavaa
nobody-to-agree = tietokone ei suostu mihinkään: jatka peliä tai luovuta
too-late-to-abort = noppia on heitetty: ensimmäisen heiton jälkeen ottelua ei keskeytetä vaan se luovutetaan
no-claim = ottelun voi vaatia itselleen, kun toinen on päätösvuorossa eikä kukaan ole paikalla sen puolesta
no-claim-by-letter = kirjeottelussa kenenkään ei tarvitse olla paikalla: kello ratkaisee
claim-too-early = toinen voi vielä palata: yritä uudelleen { $seconds } sekunnin kuluttua
adjourned = sovittiin, että jatketaan myöhemmin: ehdota ensin jatkamista
not-to-offer = tätä ei voi ehdottaa nyt: vain viimeisen nopan jälkeen valittu voidaan perua, ja ottelu siirretään kerran ja sitten sitä jatketaan
