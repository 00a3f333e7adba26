# Champions 2020:n nimiä: pelaajien pelipaikat ja pelin aloitukset.

goalies = maalivahti
defenders = puolustaja
midfielders = keskikenttäpelaaja
forwards = hyökkääjä
after-goal = aloitus
throw-in = sivurajaheitto
goal-kick = maalipotku
corner = kulmapotku
free-kick = vapaapotku
penalty = rangaistuspotku
