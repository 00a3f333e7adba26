# Mitä ruutu vastaa: huomautuksia, ja miksi jotakin ei tehty.

choices-match = Tekstiin '{ $text }' sopii { $number } valintaa: kirjoita lisää tai valitse nuolinäppäimillä.
not-understood = Komentoa ei ymmärretty ({ $why }). Ohjeessa (?) on, mitä voi kirjoittaa.
not-allowed = Ei sallittu: { $choice }
decision-due = Nyt päätetään: { $decision }.
nothing-of-the-row = Rivistä ei pelattu mitään.
decision-passes-on = Mitään ei pelattu: kun { $index }/{ $number } valintaa on tehty, päätösvuoro siirtyy.
no-such-rule = Sääntöä '{ $id }' ei ole. Sääntöjen tunnukset ovat muotoa { $prefix }{ $rule }, lyhyesti { $rule }; { $prefix }{ $section } näyttää kokonaisen luvun.
highlight-for-its-rule = Valitse ensin kohta, jonka säännön haluat, tai kirjoita: rule { $section }.
assistant = Apuri: { $choices }.
taken-back = Peruttu.
nothing-to-take-back = Ei mitään peruttavaa: valinnan voi perua siihen asti, kun heitetään noppaa tai toinen joukkue toimii.
hint-is-for-own-decision = Vihjeen saa vain omaan päätökseen.
no-thoughts = Tietokone ei ole vielä tutkinut mitään, tai sillä on salaisuuksia: se pitää ajatuksensa ominaan.

## Nopat, jotka eivät käy.

dice-are-due = Nyt odotetaan noppia, esim. 5 2.
no-row-of-dice = '{ $line }' ei ole silmälukuja: kirjoita numerot, esim. 5 2
dice-at-most = Heitossa on 1–{ $most } noppaa
no-roll-awaited = Nyt ei odoteta heittoa.
dice-count = Tähän heittoon kuuluu { $wanted } noppaa, ei { $given }.
dice-face = { $face } ei ole silmäluku nopassa, jossa on luvut 1–{ $faces }.
equal-dice = Uudelleen: tasatulos, molemmat heittävät ({ $rule }).
one-again = Uudelleen: ykkönen heitetään uudestaan ({ $rule }).

## FUBA: piilotetut taidot.

skills-are-chosen = Valittuna on jo { $number }: yhden voi perua painamalla Enter sen kohdalla tai u.
nobody-is-asked = Piilotetuista taidoista kysytään vain niiltä, jotka sitä haluavat: F2 ja sitten h tai a näyttää valmentajalle hänen taitonsa ja antaa hänen päättää, milloin kysytään. Ohjeessa (?) on siitä sivu.

## Champions 2020: lämmittely, seuraaminen.

no-substitutions = Tässä ottelussa ei tehdä vaihtoja.
not-in-dugout = Pelaaja { $shirt } ei ole vaihtopenkillä.
stays-in-dugout = Pelaaja { $shirt } jää vaihtopenkille.
warms-up = Pelaaja { $shirt } lämmittelee seuraavalla vuorollasi.
nobody-follows = Kukaan ei seuraa näin: { $text }. Kirjoita pelaaja ja ruutu, esim. 16 8.8, niin näet syyn.
