# FUBA-ottelun ylärivit, leveys 80 merkkiä.

clock = { $half ->
    [1] 1. puoliaika
   *[other] 2. puoliaika
}  min { $minute }  { $squares }
shoot-out = rangaistuspotkut { $home-scored }/{ $home-taken } : { $away-scored }/{ $away-taken }
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
at-stage = Vaihe { $stage }{ $part ->
    [none] { "" }
    [action] , toiminto { $action }
    [target] : kohde
    [dice] : nopat
    [time] : aika
    [check] : hallintatesti
    [attempt] : maaliyritys
    [to-the-ball] : pallolle
    [ball-movement] : pallon siirto
    [movement] : siirtymä
    [pressing] : prässi
   *[substitution] : vaihto
}
occasion = { $what ->
    [none] { "" }
    [kick-off-set-up] Asettelu: aloituspotku
    [free-kick-set-up] Asettelu: vapaapotku
    [corner-kick-set-up] Asettelu: kulmapotku
    [penalty-set-up] Asettelu: rangaistuspotku
    [foul] Rike
    [slow-goal-kick] Hidas maalipotku
    [goal-kick] Maalipotku
    [corner-kick] Kulmapotku
    [free-kick] Vapaapotku
    [quick-free-kick] Nopea vapaapotku
    [penalty] Rangaistuspotku
    [slow-play] Hidastelu
    [injury] Loukkaantuminen
    [half-time] Puoliaika
   *[full-time] Ottelu päättyi
}
skills = { $letter } taidot: { $skills }
hidden-skill = { $skill }*
hidden-skills = { $number } piilossa
