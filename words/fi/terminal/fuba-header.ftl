# FUBA-ottelun ylärivit, leveys 80 merkkiä.

clock = { $half ->
    [1] 1. puoliaika
   *[other] 2. puoliaika
}  min { $minute }  { $squares }
cards = kelt. { $yellow } pun. { $red }
before-the-match = Ennen ottelua
value = { $short ->
    [yes] Arvo
   *[no] Pallon arvo
} { $value }
control = { $short ->
    [yes] Pallo
   *[no] Hallitseva joukkue
}: { $name }
target-area = Kohde { $area }
stage = Vaihe { $stage }
stage-with-action = Vaihe { $stage }, toiminto { $action }
stage-with-part = Vaihe { $stage }: { $part }

## Vuoron osat laitoksissa 1.0 ja 2014.

target = kohde
dice = nopat
time = aika
check = hallintatesti
attempt = maaliyritys
to-the-ball = pallolle
ball-movement = pallon siirto
movement = siirtymä
pressing = prässi
substitution = vaihto

## Mitä tapahtuu vaiheiden ulkopuolella.

kick-off-set-up = Asettelu: aloituspotku
free-kick-set-up = Asettelu: vapaapotku
corner-kick-set-up = Asettelu: kulmapotku
penalty-set-up = Asettelu: rangaistuspotku
foul = Rike
slow-goal-kick = Hidas maalipotku
goal-kick = Maalipotku
corner-kick = Kulmapotku
free-kick = Vapaapotku
quick-free-kick = Nopea vapaapotku
penalty = Rangaistuspotku
slow-play = Hidastelu
injury = Loukkaantuminen
half-time = Puoliaika
full-time = Ottelu päättyi

## Mikä vuorossa on tavallisesta poikkeavaa.

goal-kick-next = seuraavaksi maalipotku
squares-owed = velkaa +{ $squares }
auto-check = { $letter }: testi läpi
no-moves = { $letter }: ei siirtoja
no-defence-moves = { $letter }: ei puolustussiirtoja

## Mitä joukkueella on nappuloiden lisäksi.

condition = { $short ->
    [yes] k
   *[no] kunto
} { $points }
tired = väsynyt
substitutes = vaihtoja { $number }
injured = sivussa { $times }{ $unit ->
    [turns] { " " }vuoroa
    [minutes] { " " }min
   *[none] { "" }
}
out = poissa { $number }
keeper-injured = mv loukk.
next-formation = sitten { $formation }
skills = { $letter } taidot: { $skills }
skill = { $skill }
hidden-skill = { $skill }*
hidden-skills = { $number } piilossa
no-skills = ei mitään
