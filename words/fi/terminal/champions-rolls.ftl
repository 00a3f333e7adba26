# Champions 2020:n heitot nimeltä, paneelin otsikkoon.

kick-off = aloitus
opening = avausheitto
restart = pelin avaus
throw-in = sivurajaheitto
goalie = maalivahti
interception = katko
save = torjunta
shoot-out = rangaistuspotku
shoot-out-save = torjunta
