# Champions 2020:n ohje: sivut laatikkoon, jossa on 74 saraketta ja 22 riviä.

keys-title = näppäimet ja ruudukko
keys =
    ylös alas Enter  valitse ja pelaa         Tab   apuri päättää
    kirjaimet      rajaa luetteloa tai        u  Ctrl-Z  peru valinta
                   kirjoita komento           PgUp PgDn  vieritä selostusta
    Esc            tyhjennä rivi              ?  F1  tämä ohje     q  poistu
    F2 joukkueet  F3 valinnan sääntö  F4 vihje  F5 tietokoneen ajatukset

    Ruudukko: ruutu on SARAKE.RIVI, 5.7 on sarake 5 ja rivi 7.
    H8  kodin 8, hyökkää ylöspäin             a8  vieraiden 8, hyökkää alas
    G1 g1  maalivahdit   B8 b8  pallolliset pelaajat   o  pallo yksinään
    #  maaliruutu   =  maalialue   :  rangaistusalue   -  keskirivi

    Kun päätät:
    +      ruutu, johon jokin valinta johtaa
    { "[" } ]    valitun kohdan ruutu                  >8  sen pelaaja
    ↑ ↗ →  pallon tie                            !   tässä voidaan katkoa
    2/4    torjuntaruutu ja maalivahdin onnistuminen neljäsosina

    Ylhäällä: tulos ja kello (kuusi minuuttia jokaisesta ykkösestä), kortit,
    loukkaantumiset, tehdyt vaihdot ja vuoro: heitto, toimija, palloon
    koskeneet ja jäljellä oleva voima.
    { "*" }      selostusrivin edessä: uutta edellisen päätöksesi jälkeen

typed-title = mitä voi kirjoittaa
typed =
    Saman vuoron valinnat erotetaan pilkuin: 8, 2, N2 NE1

      mover 8              tai 8           kuka toimii
      walk 5.7             tai 5.7         tasan heiton verran askelia
      reach 2              tai 2           askelia pallolle; sitten potku
      hands   charge 8                     maalivahti; heitolla 1
      leg N2 NE1           tai n2 ne1      pallon tie
                           tai 7.8, 14     ruutu tai pelaaja, jos yksi tie
      follow 16 8.8        tai 16 8.8, 8.8 no, n: ei kukaan
      intercept 14         tai 14          no, n
      save 5.13            tai 5.13        no, n
      place 4.3            tai 4.3         default: tavallinen sijoitus
      pick 1  formation 4-4-2 tai 1, 442   default: tavallinen kokoonpano
      goalie 5.0           tai 5.0         maalivahdin ruutu pelikatkolla
      taker 8   wall 4     tai 8, 4        taker 14 5.12: rangaistuspotku
      on 10  back 10  out 9  sub 12        vaihdot
      warm 12              milloin vain: lämmittelee ensi vuorollasi
      roll 5               tai 5           omat nopat        undo  quit
      rule turn-A8         tai r turn      sääntö tai luku

    Kiellettyyn komentoon vastataan säännöllä, joka sen kieltää: kirjoita mitä
    haluaisit tehdä, niin näet, miksi se ei käy; F3 näyttää säännön kokonaan.

lists-title = luettelon lukeminen, vaihdot, kokoonpanot
lists =
    Luettelossa on pelaajan kohdalla, monenko askelen päässä pallo on ja mikä
    on paras maalin mahdollisuus; potkun voima on heitto - askelet + 1.
    Laukauksesta näkyy maalin todennäköisyys; !1 kertoo, että yksi vastustaja
    voi yrittää katkoa. Syötöstä näkyy voima, joka saajalle jää, ja ulos
    menevästä pallosta, miten peli jatkuu.

    Maalin mahdollisuus on tarkka: tällä vuorolla, kaikki nopat, katkot ja
    kimmokkeet mukaan lukien, jos molemmat pelaavat parhaansa.
    Katko onnistuu D3:n kolmosella. Pallon tien vieressä oleva vastustaja voi
    yrittää vain ensimmäisessä ruudussaan, kussakin ruudussa yksi heistä.
    Torjunta onnistuu 1, 2 tai 3 kertaa neljästä; silmäluvut ovat luettelon
    alla.

    Vaihdot: sinulta ei kysytä ennen jokaista heittoa, kuka lämmittelee.
    Kirjoita minkä tahansa päätöksesi kohdalla warm 12 tai paina F2 ja s, niin
    seuraavalla vuorollasi kysytään. Lämmittelijä tulee kentälle seuraavalla
    pelikatkolla, kolme ottelussa; maalin jälkeen hänet voi lähettää takaisin.

    Kokoonpanot ovat salaisia: kaksi ihmistä antaa näppäimistön toiselleen.
    Enter ottaa tavallisen kokoonpanon ja sijoituksen; Tab antaa apurin
    valita kaiken.
