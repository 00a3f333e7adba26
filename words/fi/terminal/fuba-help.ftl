# FUBAn ohje: sivut laatikkoon, jossa on 74 saraketta ja 22 riviä.

keys-title = näppäimet ja merkinnät
keys =
    ylös alas Enter  valitse ja pelaa         Tab   apuri päättää
    kirjaimet      rajaa luetteloa tai        u  Ctrl-Z  peru valinta
                   kirjoita komento           PgUp PgDn  vieritä selostusta
    Esc            tyhjennä rivi              ?  F1  tämä ohje     q  poistu
    F2 joukkueet  F3 valinnan sääntö  F4 vihje  F5 tietokoneen ajatukset

    H3 K   kolme kotipelaajaa, yksi maalivahti      A2   kaksi vieraspelaajaa
    (3)    pallo ja sen arvo           [b4]  valitun kohdan alue
    { "*" }H     kotipelaaja kulmapisteellä                [+2] lisäaika
    { "*" }      selostusrivin edessä: uutta edellisen päätöksesi jälkeen

    Komennot; saman rivin valinnat erotetaan pilkuin, xN toistaa:
      target b4            tai b4          place b3 x4, place a2 x2
      movement midfield    tai midfield    tai b3 4, a2 2     keeper b1
      move a2-a3           tai a2 a3       move keeper b1-b2  done
      move b3-b4 with ball tai b3 b4 ball  enter a2  enter keeper  enter spot
      goal attempt         tai shoot       pressing   adjustment     play
      formation 4-4-2      tai 442         kick-off home      corner a
      dive left  stay  right               kick left  middle  right
      send off b4          undo  quit      roll 5 2 tai 5 2: omat nopat
      rule 4.1.1a          tai r 4.1, r F14-4.1: sääntö tai sen luku
    Kiellettyyn komentoon vastataan säännöllä, joka kieltää sen.

older-title = laitokset 1.0 ja 2014
older =
    Laitos on ylärivien lopussa. Sen edessä tarvittaessa:
      seuraavaksi maalipotku: se avaa ensi vuoron    velkaa +1: ruutuja (2014)
      H: testi läpi: seuraava hallintatesti, kun prässi ei onnistunut (2014)
      H: ei siirtoja: erikoistapahtumasta (1.0)   H: ei puolustussiirtoja
    K+      maalivahti maalinsa edessä (2014, A5)

    Kohdealue: 1.0   (+2, 67 %)        lisätään noppaan; kuinka usein pitää
               2014  (varma, 83 %)     pitää joka nopalla paitsi tapahtuman
      stand-in b3          tai b3          1.0: tyhjän kohdealueen sijaan
      enter b3             tai b3, keeper  no, nobody: 1.0, jos sallittu
      fast  slow           tai f  s        maalipotku; slow: siirtymät ensin
      goal attempt         tai shoot, y    no, n
      movement midfield    tai m   d  f    joukkue tekee yhden siirtymän
      movement condition   tai condition, c   2014, A1: piste, siirrot nopasta
      move a2-a3           tai a2 a3       myös nopeat siirrot (1.0)
      pressing             tai press, y    no, n
      substitute fresh     tai fresh  yellow  3-5-2   no, n (2014, A3)
      keeper advanced      tai advanced    asettelussa ja siirtojen jälkeen
      keeper inside        tai inside
      styles easy normal aggressive        tai ena (2014, A6; salainen)

    Laitoksessa 2014 pallon arvo säätyy itsestään joukkueen siirtojen jälkeen.

advanced-title = lisäsäännöt
advanced =
    Rivit joukkueiden alla, kun säännöt ovat käytössä (laitoksessa 2.2):
      kunto 4-4-2      pisteet: puolustus, keskikenttä, hyökkäys    väsynyt
      vaihtoja 2   jäljellä           sivussa 2,4 min   loukkaantuneiden ajat
      poissa 1     loukkaantumisia    mv loukk.   maalivahti loukkaantunut
      sitten 3-5-2     seuraavan vuoron muodostelma
      taidot: taklaus*, toppari      * ei näy toiselle joukkueelle

      roles am2 dm1 cb1 wb2 ws1   tai am2 dm1       roles none   tai none
         hyökkäävät ja puolustavat keskikenttäpelaajat, toppari, laidat, kärki
      skills tackle crossing      tai tackle crossing, tai yksitellen: Enter
         valitsee ja peruu; nimen alku riittää: short, creative-m
      movement forward boost      tai forward boost  adjust boost  press boost
      pressing aggressive         tai aggressive     aggressive tackle boost
      pressing tackle             tai tackle         high-condition boost
      target c3 crossing          tai c3 crossing
      substitution 2              tai sub 2          fresh  yellow  3-5-2
      point defence               tai defence, d     m  f
      injured b4                  tai b4             yes, y    no, n
      use short-passes            tai short-passes; y, jos on vain yksi
      use creative-midfielder a3  tai creative-m a3  value +2  tai +2   -2
      move b3-b4 with ball        kuljetustaidon jälkeen: b3 b4
    no jättää tekemättä. Kun use on mahdollinen, Ctrl-Z peruu.

secrets-title = taidot ja salaisuudet
secrets =
    Tilaisuus on hetki, jolloin taitoa voi käyttää. Se ohitetaan itsestään,
    jos sinulla ei ole mitään käytettävää. Joukkuetiedoissa (F2) numero
    vaihtaa, kysytäänkö taidosta: [x] kysy, [ ] ohita tilaisuudet.

    Yksi ihminen tietokonetta vastaan: piilotetut taitosi näkyvät tiedoissasi,
    yläriveillä tähdellä merkittyinä ja valintojen luettelossa.

    Kaksi ihmistä saman näppäimistön ääressä: kenenkään piilotetut taidot tai
    niitä käyttävät valinnat eivät ole ruudulla itsestään.
      F2, sitten h tai a   koti- tai vierasvalmentaja katsoo yksin korttinsa;
                           jos hän päättää nyt, luettelossa on taitoja
                           käyttävät valinnat, kunnes hän pelaa (Esc sulkee)
      use NIMI             toimii katsomatta; taito paljastuu molemmille
    Tilaisuus, johon pysähdytään vain taidon haltijan takia, paljastaisi sen.
    Siksi piilotettujen taitojen tilaisuudet ohitetaan, ellei omistaja pyydä
    kysymään: yhdestä taidosta (pysähdys vihjaa siitä) tai näppäimellä e aina,
    kun taito olisi mahdollinen (monta pysähdystä, jotka eivät kerro mitään).
    Paljastuneesta taidosta kysytään aina. Merkinnät eivät tallennu.
    Omistaja nostaa kortit itse, yksin ruudun ääressä; tietokoneen puolesta
    nostaa ohjelma.
