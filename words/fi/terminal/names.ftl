# Pelien päätökset ja heitot nimeltä, ruudun otsikkoon.

decision = { $key ->
    [formation] muodostelma
    [kick-off-choice] aloituspotku
    [set-up] asettelu
    [adjust] asettelun korjaus
    [target] kohdealue
    [event-moves] tapahtumasiirrot
    [entry] pallolle meno
    [action] toiminto
    [moves] siirrot
    [free-movements] vapaat siirrot
    [corner-side] kulmapotkun laita
    [free-kick] vapaapotku
    [restart-moves] siirrot
    [dive] heittäytyminen
    [kick] potku
    [send-off] ulosajo
    [half-time] puoliaika
    [roles] roolit
    [skills] taidot
    [skill] taito
    [lose-point] kunnon lasku
    [gain-point] kunnon nousu
    [sweep] maalivahti ulos
    [slow-play] hidastelu
    [injury] loukkaantuminen
    [replace] paikkaus
    [substitution] vaihto
    [dribble] kuljetus
    [bounce] pomppu
    [perfect-pass] syöttö
    [extra-skill] lisätaito
    [styles] pelityylit
    [goal-kick] maalipotku
    [stand-in] sijainen
    [shot] laukaus
    [movement] siirtymä
    [press] prässi
    [goalie] maalivahti
    [pick] kokoonpano
    [place] sijoitus
    [warm] lämmittely
    [foul] rike
    [mover] toimija
    [act] teko
    [leg] pelaaminen
    [follow] seuraaminen
    [intercept] katko
    [save] torjunta
    [on-or-back] vaihto
    [out] kentältä pois
    [goalie-spot] maalivahdin paikka
    [thrower] sivurajaheitto
    [corner-taker] kulmapotku
    [corner-wall] kulmapotkun muuri
    [free-kick-taker] vapaapotku
    [free-kick-wall] vapaapotkun muuri
    [penalty-taker] rangaistuspotku
    [shoot-out-taker] rangaistuspotku
    [in-goal] maaliin
    [injury-sub] vaihto
   *[other] { $name }
}
roll = { $key ->
    [kick-off] aloituspotku
    [turn] vuoro
    [event] tapahtuma
    [goal-attempt] maaliyritys
    [difficult-attempt] vaikea yritys
    [rebound] kimmoke
    [pressing] prässi
    [yellow-card] keltainen kortti
    [red-card] punainen kortti
    [penalty] rangaistuspotku
    [tiredness] väsymys
    [injury] loukkaantuminen
    [fresh-player] tuore pelaaja
    [slow-play] hidastelu
    [actor] filmaaja
    [fanatic-fans] fanit
    [dribble] kuljetus
    [high-condition] huippukunto
    [condition-point] kuntopiste
    [duel] kaksinkamppailu
    [streaking] strikkaaja
    [lost-skill] menetetty taito
    [gained-skill] saatu taito
    [kick-off-roll] aloitus
    [opening-roll] avausheitto
    [restart-roll] pelin avaus
    [throw-in-roll] sivurajaheitto
    [goalie-roll] maalivahti
    [interception-roll] katko
    [save-roll] torjunta
    [shoot-out-roll] rangaistuspotku
    [shoot-out-save-roll] torjunta
   *[other] { $name }
}
