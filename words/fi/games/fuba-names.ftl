# Muita FUBAn nimiä: toiminnot ja lisäsäännöt.

goal-attempt = maaliyritys
movement = siirtymä
adjustment = pallon arvon säätö
pressing = prässi
substitution = vaihto
condition = kunto ja väsymys
roles = roolit
substitutions = vaihdot
injuries = loukkaantumiset
advanced-goalkeeper = ulos tuleva maalivahti
sweeping-keeper = pelaava maalivahti
playing-styles = pelityylit
aggressive-pressing = aggressiivinen prässi
offside-risk = paitsioriski
passing-through = läpikulku
slow-play = hidastelu
skills = taidot
events = laajat erikoistapahtumat

## Summan osa.

term = { " " }{ SIGNED($number) } { $what ->
    [area] alue
    [players] pelaajat
    [box] rangaistusalue
    [keeper-out] maalivahti poissa
    [free-kick] vapaapotku
    [second-action] toinen toiminto
    [hurt-keeper] loukkaantunut maalivahti
    [keeper-advanced] maalivahti edessä
    [sweep] maalivahti edessä
    [keepers-place] maalivahdin paikka
    [skills] taidot
    [start] lähtö
    [target] kohde
    [far] etäisyys
    [long-pass] pitkä syöttö
    [long] pitkä syöttö
    [free-start] vapaa lähtö
    [easy] helppo
   *[event] erikoistapahtuma
}
