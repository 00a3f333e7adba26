# Miksi pyyntöä ei toteutettu.

refused = '{ $choice }': { $why }
dice-at-most = heittoon kuuluu 1–{ $most } noppaa
dice-not-drawn = näitä noppia ei voi heittää
dice-count = tähän heittoon kuuluu { $wanted } noppaa, ei { $given }
dice-face = { $face } ei ole nopassa, jonka silmäluvut ovat 1–{ $faces }
equal-dice = tasan: molemmat heittävät uudelleen ({ $rule })
one-again = ykkönen heitetään uudelleen ({ $rule })
no-roll = nyt ei heitetä noppaa
roll-awaited = '{ $choice }': ensin heitetään noppaa
no-choice = nyt ei odoteta valintaa
nothing-to-choose = tässä asemassa ei voi valita mitään
nothing-to-undo = nopanheittoa, salaista valintaa tai toisen joukkueen tekoa ei voi perua
row-of-other-side = '{ $choice }': rivi päättyy ennen sitä, nyt päättää toinen joukkue
row-after-secret = '{ $choice }': rivi päättyy salaiseen valintaan, valitse tämä sen jälkeen
