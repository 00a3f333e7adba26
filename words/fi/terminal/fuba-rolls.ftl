# FUBAn heitot nimeltä, paneelin otsikkoon.

kick-off = aloituspotku
turn = vuoro
event = tapahtuma
goal-attempt = maaliyritys
difficult-attempt = vaikea yritys
rebound = kimmoke
pressing = prässi
yellow-card = keltainen kortti
red-card = punainen kortti
penalty = rangaistuspotku
tiredness = väsymys
injury = loukkaantuminen
fresh-player = tuore pelaaja
slow-play = hidastelu
actor = filmaaja
fanatic-fans = fanit
dribble = kuljetus
high-condition = huippukunto
condition = kuntopiste
duel = kaksinkamppailu
streaking = strikkaaja
lost-skill = menetetty taito
gained-skill = saatu taito
