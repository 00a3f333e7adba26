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
