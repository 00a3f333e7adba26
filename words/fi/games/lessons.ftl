# Oppitunnit: mitä kukin opettaa, mitä tehdään, miksi jokin oli väärin ja mitä opittiin.

home = FC Sisu
away = FC Arpa
example-home = Koti
example-away = Vieraat
over = Tämä oppitunti on ohi: aloita se uudelleen.

guide =
    { $guide ->
        [fuba] FUBA
        [champions] Champions 2020
        [advanced] FUBA: lisäsäännöt
       *[other] { $guide }
    }
what =
    { $guide ->
        [fuba] FUBA 2.2:n perusottelu: syötöt, siirrot, prässi, laukaukset.
        [champions] Kävely, potkut, syöttöketjut, katkot, laukaukset ja torjunnat.
        [advanced] Mitä FUBA 2.2:n yksitoista lisäsääntöä tuovat. Opettele ensin perusottelu.
       *[other] { $guide }
    }
title =
    { $lesson ->
        [fuba-pass] Syöttö
        [fuba-control] Pidä pallo
        [fuba-long] Pitkä syöttö
        [fuba-event] Erikoistapahtuma
        [fuba-movement] Siirtyminen
        [fuba-adjustment] Ylivoima pallolla
        [fuba-pressing] Prässi
        [fuba-shot] Lauo!
        [fuba-offside] Paitsio
        [fuba-attack] Koko hyökkäys
        [fuba-turn] Kokonainen vuoro
        [fuba-line-up] Asettelu
        [fuba-keeper] Rangaistuspotku sinua vastaan
        [fuba-penalty] Rangaistuspotku sinulle
        [champions-walk] Kävely
        [champions-kick] Potku
        [champions-curve] Kierre
        [champions-chain] Syöttöketju
        [champions-follow] Pallon perään
        [champions-interception] Katko
        [champions-shot] Lauo!
        [champions-save] Torju!
        [champions-offside] Paitsio
        [champions-line-up] Kokoonpano ja aloitus
        [champions-charge] Puskeminen
        [champions-penalty] Rangaistuspotku sinulle
        [advanced-boost] Kuntopisteet
        [advanced-tired] Väsymys
        [advanced-aggressive] Aggressiivinen prässi
        [advanced-fresh] Tuore pelaaja
        [advanced-risk] Paitsioriski
        [advanced-through] Läpisyöttö
        [advanced-sweep] Maalivahti tulee vastaan
        [advanced-injury] Loukkaantuminen
        [advanced-slow] Hidastelu
        [advanced-skill] Taito
        [advanced-event] Lisää tapahtumia
        [advanced-roles] Roolit
        [advanced-penalty] Rangaistuspotku ja taito
       *[other] { $lesson }
    }

# Oppitunnin ajatus: yksi tai kaksi lyhyttä virkettä ennen kuin mitään tehdään.
idea =
    { $lesson ->
        [fuba-pass] Pelaat punaisilla ja hyökkäät valkoisten maalia kohti. Vuoro alkaa syötöllä: sano, mille alueelle pallo pelataan.
        [fuba-control] Pallon luku on sen arvo, 1 on paras. Noppasi on voitettava se. Missä on vain omia pelaajiasi, arvoksi tulee 1.
        [fuba-long] Syöttö voi ylittää alueita: jokainen välialue lisää arvoon yhden. Vapaa pelaaja kaukana voi silti olla parempi valinta.
        [fuba-event] Jos noppasi on sama kuin pallon arvo, tapahtuu jotain erikoista: kaksi noppaa lisää kertoo mitä. Hyvää tai huonoa.
        [fuba-movement] Syötön jälkeen kumpikin joukkue tekee kaksi eri toimintoa. Hyökkäyssiirtymä vie pelaajia suoraan eteen.
        [fuba-adjustment] Toinen toiminto: pallon arvon säätö. Jokainen ylivoimapelaaja pallolla laskee arvoa yhdellä, enintään kahdella.
        [fuba-pressing] Pallo on FC Arvalla, huonosti hallussa: arvo 5. Jos sinulla on pallolla yhtä monta pelaajaa, saat prässätä: arvoa pienempi noppa riistää sen.
        [fuba-shot] Maaliyritys on pallollisen joukkueen toiminto. Nopan ja muuntimien on voitettava pallon arvo. Rangaistusalueelta ei vähennetä mitään.
        [fuba-offside] Pelaajallasi alueella b5 on edessään vain maalivahti: hän on paitsiossa, eikä hänelle saa syöttää. Kokeile, jos haluat.
        [fuba-attack] Ensin toimii se, jolla on vuoron alussa enemmän pelaajia kohdealueella. Alueella b5 se olet sinä: syötä ja lauo!
        [fuba-turn] Nyt kaikki: syöttösi, nopat, FC Arvan vaihe ja sitten oma vaiheesi, kaksi toimintoa. Toinen on vähän heikompi.
        [fuba-line-up] Ennen aloituspotkua asettelet pelaajasi omalle puoliskolle, vähintään kaksi alueelle b3 pallon luo. Sitten FC Arpa, sitten korjaat.
        [fuba-keeper] Rangaistuspotkussa maalivahti päättää ensin salassa, mihin menee. Sitten laukoja potkaisee. Oikea arvaus vaikeuttaa maalia.
        [fuba-penalty] Maalivahti on päättänyt, mihin menee. Potkaise muualle, ja 2 riittää; häntä kohti voit tarvita kuutosen.
        [champions-walk] Pelaat punaisilla ja hyökkäät valkoisten maalia kohti. Joka vuorolla heitetään yksi noppa, jonka yksi pelaaja käyttää. Noppa on 3: kolme askelta, ei vinoon.
        [champions-kick] Pallon ruutuun astuva potkaisee heti. Heitto 5: kaksi askelta pallolle jättää potkuun neljä, sillä askel pallon ruutuun on ilmainen.
        [champions-curve] Pallo lentää suoraan tai vinoon ja saa kaartua kerran, puoli suoraa kulmaa. Se ei mene vastustajan ruutuun.
        [champions-chain] Pallo, joka tulee joukkuetoverin kohdalle, syötetään heti eteenpäin mihin suuntaan tahansa. Pelaajat eivät maksa mitään; enintään kuusi koskee palloon.
        [champions-follow] Kun pallo pysähtyy, yksi joukkuetoveri, joka ei koskenut siihen, saa tulla askeleen lähemmäs.
        [champions-interception] FC Arpa syöttää. Yksi pelaajasi pallon tien vieressä saa astua väliin ja heittää nopan, jossa on 1, 2 ja 3. Kolmonen katkaisee.
        [champions-shot] Pallo, joka menee tyhjään maaliruutuun, on laukaus. Mitä kauempana maalivahti ja nopeampi pallo, sen parempi sinulle.
        [champions-save] FC Arpa laukoo. Maalivahtisi saa mennä johonkin ruutuun pallon tiellä: mitä lähempänä, sen parempi.
        [champions-offside] Pallon edellä, kun tasalla tai edessä on alle kaksi vastustajaa, on paitsio. Numero 14 on: 8 ei saa syöttää hänelle, ja hän on pallon tiellä.
        [champions-line-up] Ennen ottelua valitset yksitoista pelaajaa ja sijoitat heidät. Tavalliset saa yhdellä valinnalla. Suurempi noppa aloittaa.
        [champions-charge] Heitolla 1 pelaaja saa puskea viereisen vastustajan pois, jos kukaan ei ole tätä lähempänä palloa.
        [champions-penalty] Rangaistuspotku: pelaaja, piste, noppa, ja pallon on mentävä maaliin. Numeroa 14 rikottiin: merkintä kertoo loukkaantumisesta, joka ei vielä haittaa.
        [advanced-boost] Joukkueella on kuntopisteitä puolustukselle, keskikentälle ja hyökkäykselle. Pallon vyöhykkeen piste tehostaa toimintoa: prässiä yhdellä.
        [advanced-tired] Kun kello siirtyy vähintään 5, kumpikin heittää enintään kolme noppaa ja laskee ne yhteen. Noppa maksaa pisteen, jos summa kertaa kymmenen ei ylitä minuuttia.
        [advanced-aggressive] Yhdellä pisteellä saat prässätä alivoimallakin, ja kahdesta nopasta suurempi jää pois. Jos se epäonnistuu, se on rike.
        [advanced-fresh] Vaihto on toiminto, kolme ottelussa. Tuore pelaaja tuo kuntopisteitä: kaksi, jos nopat ovat minuuttiin nähden pienet.
        [advanced-risk] Alue, joka alkaa heidän viimeisen linjansa tasalta ja ulottuu lähemmäs maalia, on riski: syötön arvo on siellä vähintään noiden puolustajien määrä.
        [advanced-through] Yhden alueen yli syöttäminen ei maksa mitään, jos sinulla on siellä vähintään kaksinkertainen ylivoima.
        [advanced-sweep] FC Arpa syötti rangaistusalueellesi. Maalivahtisi saa tulla vastaan: toimit ensin ja prässäät paremmin, mutta laukaus helpottuu.
        [advanced-injury] Raju rike voi loukata pelaajan. Hän poistuu, ja noppa kertoo kuinka pitkäksi aikaa. Luvuilla 5 ja 6 tilalle voi tulla toinen.
        [advanced-slow] Johdat ja sinulla on maalipotku. Saat hidastella: minuutti lisää, mutta jos nopat ovat minuuttiin nähden pienet, keltainen kortti.
        [advanced-skill] Kummallakin on salaisia taitoja. Ensimmäinen käyttö on ilmainen, myöhemmät maksavat. Sinulla on keskitys: pitkä syöttö keskikentältä ei maksa.
        [advanced-event] Lisätapahtumia on 36. Kaksinkamppailussa kumpikin heittää ja lisää kuntopisteensä.
        [advanced-roles] Muodostelman kanssa saat nimetä rooleja. Ne siirtävät kuntopisteitä linjasta toiseen ennen ottelua.
        [advanced-penalty] FC Arvalla on rangaistuspotku. Salainen taitosi on rangaistuspotkun torjuja: heitetään kaksi noppaa, suurempi jää pois.
       *[other] { $lesson }
    }

# Mitä nyt tehdään. { $offer } on valinnan nimi.
task =
    { $step ->
        [fuba-pass-1] Napauta aluetta a3 ja vahvista syöttö.
        [fuba-control-1] Alueella c3 on vain oma pelaajasi. Syötä alueelle c3.
        [fuba-long-1] Alueella a2 on kolme vastustajaa. Syötä heidän ylitseen, alueelle a3.
        [fuba-event-1] Syötä alueelle b4. Noppasi tulee olemaan sama kuin arvo.
        [fuba-movement-1] Valitse ”{ $offer }”: muodostelmasi 4-4-2 viimeinen luku.
        [fuba-movement-2] Siirrä pelaaja alueelta a2 alueelle a3: napauta molempia.
        [fuba-movement-3] Ja yksi alueelta b2 alueelle b3.
        [fuba-adjustment-1] Teitä on neljä kahta vastaan. Valitse ”{ $offer }”.
        [fuba-pressing-1] Valitse ”{ $offer }”.
        [fuba-shot-1] Valitse ”{ $offer }”.
        [fuba-offside-1] Tuo pallo ensin ylemmäs: syötä alueelle b4.
        [fuba-attack-1] Syötä alueelle b5.
        [fuba-attack-2] Toimit ensin. Valitse ”{ $offer }”.
        [fuba-turn-1] Syötä alueelle b4.
        [fuba-turn-2] FC Arpa prässäsi turhaan ja vetäytyi. Valitse ”{ $offer }”.
        [fuba-turn-3] Tuo pelaaja alueelta b3 alueelle b4.
        [fuba-turn-4] Siirron saa jättää käyttämättä. Valitse ”{ $offer }”.
        [fuba-turn-5] Toinen toiminto, yksi pelaaja vähemmän lasketaan: valitse ”{ $offer }”.
        [fuba-line-up-1] Aseta pelaaja alueelle b3.
        [fuba-line-up-2] Toinenkin alueelle b3.
        [fuba-line-up-3] Yksi alueelle a2.
        [fuba-line-up-4] Viimeinen alueelle c2.
        [fuba-line-up-5] FC Arpa on asettunut. Voisit siirtää kahta pelaajaa; valitse ”{ $offer }”.
        [fuba-keeper-1] Valitse puoli tai pysy paikallasi: vaikkapa ”{ $offer }”.
        [fuba-penalty-1] Valitse kulma tai keskusta: vaikkapa ”{ $offer }”.
        [champions-walk-1] Valitse numero 14, kentän keskeltä.
        [champions-walk-2] Kolme askelta eteen: napauta ruutua 6.10.
        [champions-kick-1] Valitse numero 8, kahden askeleen päässä pallosta.
        [champions-kick-2] Pallolle lyhintä tietä: ”{ $offer }”.
        [champions-kick-3] Potkaise suoraan eteen ruutuun 5.11.
        [champions-curve-1] Numero 8 on heti pallon takana. Valitse hänet.
        [champions-curve-2] Pallolle: ”{ $offer }”.
        [champions-curve-3] Vastustaja on tiellä. Kierrä pallo hänen ohitseen, ruutuun 8.11: kumpaa tietä vain.
        [champions-chain-1] Valitse numero 8.
        [champions-chain-2] Pallolle lyhintä tietä: ”{ $offer }”.
        [champions-chain-3] Syötä numerolle 9, ruutuun 5.6.
        [champions-chain-4] Numero 9 syöttää numerolle 14, ruutuun 7.6.
        [champions-chain-5] Numero 14 pelaa sen eteen ruutuun 7.8.
        [champions-follow-1] Valitse numero 9.
        [champions-follow-2] Pallolle: ”{ $offer }”.
        [champions-follow-3] Pelaa pallo ruutuun 6.10.
        [champions-follow-4] Numero 16 tulee pallolle: 6.11.
        [champions-interception-1] Numero 8 on pallon tien vieressä. Valitse ”{ $offer }”.
        [champions-shot-1] Valitse numero 14.
        [champions-shot-2] Pallolle: ”{ $offer }”.
        [champions-shot-3] Maalivahti on ruudussa 5.14: lauo hänen viereensä, 6.14, kumpaa tietä vain.
        [champions-save-1] Mene pallon tielle ruutuun 5.1.
        [champions-offside-1] Valitse numero 8.
        [champions-offside-2] Pallolle: ”{ $offer }”.
        [champions-offside-3] Numero 9 ruudussa 3.9 on pallon tasalla: syötä hänelle.
        [champions-offside-4] Hän pelaa sen ylös ruutuun 3.11.
        [champions-line-up-1] Valitse ”{ $offer }”.
        [champions-line-up-4] FC Arpa on sijoittanut omansa. Valitse ”{ $offer }”.
        [champions-line-up-5] Aloitat 3 askeleella. Syötä numerolle 15, ruutuun 6.6.
        [champions-line-up-6] Numero 15 pelaa sen taakse ruutuun 6.3.
        [champions-charge-1] Valitse numero 8, vastustajan vierestä.
        [champions-charge-2] Valitse ”{ $offer }”.
        [champions-penalty-1] Valitse ”{ $offer }”.
        [champions-penalty-2] Maalivahdin ohi maaliin 6.14: ”{ $offer }”.
        [advanced-boost-1] Pelkkä 3 ei riittäisi. Valitse ”{ $offer }”.
        [advanced-tired-1] Syötä alueelle a3. Noppien ero tulee olemaan suuri.
        [advanced-tired-2] Menetät toisenkin pisteen. Ota se sieltä, missä sitä vähiten tarvitset: ”{ $offer }”.
        [advanced-aggressive-1] Teitä on kaksi kolmea vastaan. Valitse ”{ $offer }”.
        [advanced-fresh-1] Valitse ”{ $offer }”.
        [advanced-fresh-2] Valitse ”{ $offer }”.
        [advanced-fresh-3] Kaksi pistettä. Ensimmäinen hyökkäykseen: ”{ $offer }”.
        [advanced-fresh-4] Toinen keskikentälle: ”{ $offer }”.
        [advanced-risk-1] Pelaajasi alueella a4 on riski. Turvallinen syöttö menee alueelle c3.
        [advanced-through-1] Alueella b3 teitä on neljä kahta vastaan. Syötä sen läpi alueelle b4.
        [advanced-sweep-1] Valitse ”{ $offer }”.
        [advanced-sweep-2] Riistä nyt pallo: valitse ”{ $offer }”.
        [advanced-injury-1] Sano kuka loukkaantui: pelaaja alueella b3.
        [advanced-injury-2] Hän ei voi jatkaa. Tuo vaihtopelaaja: ”{ $offer }”.
        [advanced-slow-1] Valitse ”{ $offer }”.
        [advanced-skill-1] Napauta aluetta b5 ja valitse ”{ $offer }”.
        [advanced-event-1] Syötä alueelle b4. Noppasi tulee olemaan sama kuin arvo.
        [advanced-event-2] Voitat kaksinkamppailun pomppivasta pallosta. Valitse ”{ $offer }”.
        [advanced-roles-1] Valitse ”{ $offer }”.
        [advanced-roles-2] Yksi hyökkäävä keskikenttäpelaaja: + rivillä ”hyökkäävät keskikenttäpelaajat”, sitten ”Ota nämä roolit”.
        [advanced-penalty-1] Valitse ”{ $offer }”.
        [advanced-penalty-2] Arvaa nyt puoli tai pysy paikallasi: vaikkapa ”{ $offer }”.
       *[other] ”{ $offer }”
    }
wrong =
    { $way ->
        [fuba-control-crowded] Alueella b4 on kolme vastustajaa, joten arvo pysyi neljänä eikä noppasi 2 voittanut sitä: pallo meni. Vartioimattomalle arvo on 1.
        [fuba-long-marked] Alueella a2 on vastustajia, joten arvo pysyi kolmena ja noppasi 2 menetti pallon. Alueelle a3 se on 1 ja matkasta 1 lisää: 2.
        [fuba-shot-adjusted] Kaksi kahta vastaan ei muuta mitään, ja laukaus toisena toimintona on 1 huonompi. Lauo ensin.
        [fuba-attack-moved] Saat siirtyä ensin, mutta silloin laukaus on toinen toimintosi ja 1 huonompi. Lauo ensin.
        [champions-save-watched] Hän päästi sen, ja pallo, jota kukaan ei pysäytä, on maali. Yritä torjua.
        [advanced-boost-unboosted] 3 ei ole alle kolmen: prässi epäonnistui. Tehostettuna sama noppa on 2.
        [advanced-risk-risky] Alueella a4 hän on heidän viimeisen linjansa tasalla: arvo nousi kolmeen, ja matkasta 1 lisää. Noppasi 2 menetti pallon.
        [advanced-penalty-kept] Pidit taidon piilossa, mutta tässä se ei maksa mitään ja auttaa eniten.
       *[other] Ottelussa voisit tehdä niin, mutta se ei ole tämän oppitunnin asia. Mitään ei tapahtunut: yritä uudelleen.
    }
learnt =
    { $lesson ->
        [fuba-pass] Noppasi voitti arvon: pallo on sinun. FC Arvan noppa, 2, on pallon uusi arvo.
        [fuba-control] Kentän prosentit kertovat, miten usein pidät pallon.
        [fuba-long] 6 voittaa kakkosen, ja FC Arvan pieni noppa on sinulle hyvä uusi arvo.
        [fuba-event] 5 miinus 3 on +2: uusi arvo on yhden parempi. Muut tulokset tuovat siirtoja, rikkeitä ja vapaapotkuja.
        [fuba-movement] Puolustussiirrot kulkevat suoraan taakse, keskikentän siirrot alueen verran lähes mihin tahansa. Pelaaja siirtyy kerran vuorossa.
        [fuba-adjustment] Neljästä kahteen: seuraava syöttö on paljon varmempi.
        [fuba-pressing] 2 on alle viiden: pallo on sinun, arvo 2. Epäonnistuneena FC Arpa hallitsisi sitä paremmin.
        [fuba-shot] 5 voittaa kolmosen: maali! Alueelta b4 se olisi 2 vähemmän, laidoilta 4. Sama luku on kulmapotku.
        [fuba-offside] Oikein. Pallon tai toiseksi viimeisen vastustajan tasalla kukaan ei ole paitsiossa.
        [fuba-attack] Maali! Niin useimmat maalit syntyvät: ylivoima boksissa ja heti laukaus.
        [fuba-turn] Se oli vuoro. Noin 17 niistä on puoliaika, ja noppien erotus siirtää kelloa.
        [fuba-line-up] Nyt seuraa ensimmäinen syöttö. Joka maalin jälkeen asetellaan uudelleen; ottelussa yksi valinta riittää.
        [fuba-keeper] Torjuttu! Tähän johtavat rikkeet omalla rangaistusalueella: varo myös kortteja.
        [fuba-penalty] Maali! Nyt osaat pelata.
        [champions-walk] Heitto on käytettävä kokonaan. Sitten on FC Arvan vuoro.
        [champions-kick] Pallo on ruudussa 5.11, ja ensimmäinen ehtijä pelaa sen seuraavaksi.
        [champions-curve] Hänen ohitseen. Jos vastustaja ylettyy pallon tielle, vaihtoehto sanoo sen: hän saa yrittää katkoa.
        [champions-chain] Kolme pelaajaa, ja heitto 4 riitti: vain tyhjät ruudut lasketaan.
        [champions-follow] Nyt numero 16 on lähimpänä palloa.
        [champions-interception] 3: pallo jatkaa hänen askeleensa suuntaan. 1 tai 2 ei olisi muuttanut mitään.
        [champions-shot] Torjunta epäonnistui: maali! Ottelukello ei käy itsestään: jokainen ykkönen, jonka joku heittää, siirtää sitä.
        [champions-save] Kiinni! Maalivahtisi saa heti pelata pallon.
        [champions-offside] Vuoron lopussa numero 14 palasi itsestään paitsiosta.
        [champions-line-up] Ottelu on käynnissä. 16 ykköstä nopissa päättää sen.
        [champions-charge] Hän väistyi, ja pallo on vapaa.
        [champions-penalty] Maali! Nyt osaat pelata.
        [advanced-boost] 3 miinus 1 on alle kolmen: pallo on sinun. Piste on käytetty.
        [advanced-tired] Pisteetön joukkue on väsynyt: joka linjassa siirto vähemmän. Ottelun lopulla testi maksaa eniten.
        [advanced-aggressive] 6 jäi pois ja 2 riisti pallon.
        [advanced-fresh] Vaihdolla voi myös muuttaa muodostelmaa tai poistaa keltaisen kortin.
        [advanced-risk] Vaihtoehdoissa näkyy arvo, jossa riski on mukana.
        [advanced-through] Pitkä syöttö ei nostanut arvoa: ylivoima keskellä kannattaa.
        [advanced-sweep] 3 miinus 1 on alle neljän: maalivahtisi ehti ensin.
        [advanced-injury] Luvuilla 1–4 hän olisi palannut yhtä monen minuutin kuluttua.
        [advanced-slow] Ei korttia: 100 on enemmän kuin 59. Ottelun lopulla riski on paljon suurempi.
        [advanced-skill] Keskitys on nyt kaikkien tiedossa, ja sitä saa käyttää uudelleen pisteellä.
        [advanced-event] Kaksi parempi: 2 eikä 4.
        [advanced-roles] Pisteet 4-3-3, siirrot 4-4-2.
        [advanced-penalty] He heittivät kaksi noppaa. 6 jäi pois, ratkaiseva 1 näkyy: ei maalia. Nyt osaat lisäsäännöt.
       *[other] { $lesson }
    }
