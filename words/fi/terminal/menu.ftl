# Kysymykset ennen ottelua.

which-game = Mikä peli?
number-or-name-of-game = Numero tai nimi [1]:
who-plays = Ketkä pelaavat?
against-the-computer = sinä (koti) tietokonetta vastaan
two-people = kaksi ihmistä tämän näppäimistön ääressä
two-computers = kaksi tietokonetta, katseltavaksi
one-two-or-three = 1, 2 tai 3 [1]:
how-strong-is-computer = Kuinka vahva tietokone on?
how-strong-is-home = Kuinka vahva kotijoukkue on?
how-strong-is-away = Kuinka vahva vierasjoukkue on?
number-or-name = Numero tai nimi [{ $usual }]:
which-rules = Mitkä säännöt?

## FUBAn laitokset ja lisäsäännöt.

which-edition = Mikä sääntökirjan laitos?
edition = FUBA { $edition }, { $what }
edition-2-2 = uusin, yksitoista lisäsääntöä
edition-2014 = kuusi lisäsääntöä
edition-1-0 = ensimmäinen, vuodelta 2013: lyhimmät säännöt
edition-by-number = Laitos 1, 2 tai 3 [1]:
single-rules = Tai valitse ja poista yksittäisiä sääntöjä tunnuksin, esim. A1 A3; list luettelee ne.
rules-now = Säännöt nyt: { $rules }. Enter aloittaa:
rules-with = { $base } ja { $rules }
needs = { " " }(vaatii: { $rule })
skills-for-each-team = ; { $number } joukkuetta kohti, 'skills 3' muuttaa määrää
no-number-of-skills = '{ $text }' ei ole taitojen määrä
bad-number-of-skills = Taitojen määrä ei kelpaa ({ $why })
neither-preset-nor-rule = '{ $text }' ei ole sääntövalikoima (1–{ $presets }) eikä lisäsääntö (A1–A{ $rules })
