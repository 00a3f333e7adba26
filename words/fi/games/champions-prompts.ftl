# Champions 2020:n päätökset lyhyinä kysymyksinä, ja mitä heitot ratkaisevat.

goalie = Kuka pelaa maalissa? (salainen)
formation = Mikä muodostelma? (salainen)
pick = Ketkä pelaavat? (salainen)
defenders = Ketkä puolustajat? { $picked }/{ $wanted }: { $shirts } (salainen)
midfielders = Ketkä keskikenttäpelaajat? { $picked }/{ $wanted }: { $shirts } (salainen)
forwards = Ketkä hyökkääjät? { $picked }/{ $wanted }: { $shirts } (salainen)
with-absent = { $question } Pelikiellossa tai loukkaantunut: { $shirts }
place = Mihin pelaaja { $shirt } asettuu?
place-somebody = Mihin pelaaja asettuu?
warm = Kuka lämmittelee?
foul-pair = Heitto { $roll }: mikä rike?
mover = Heitto { $roll }: kuka toimii?
act = Pelaaja { $shirt }, heitto { $roll }: mitä hän tekee?
act-of-nobody = Heitto { $roll }: mitä tehdään?
leg = Pelaaja { $shirt }, voima { $strength }: mihin?
leg-kick-off = Aloitus: pelaaja { $shirt }, voima { $strength } (noppien erotus): mihin?
leg-of-nobody = Voima { $strength }: mihin?
where-to = Mihin?
follow = Kuka seuraa palloa?
intercept-on = Yritetäänkö katkoa ruudussa { $space }?
intercept = Yritetäänkö katkoa?
save-of = Laukaus ruutuun { $space }: missä torjutaan?
save-of-fast = Laukaus ruutuun { $space }, { $speed } liian kova: torjutaanko?
save = Missä torjutaan?
out-for-goalie = Kuka lähtee toisen maalivahdin tieltä?
in-goal = Kuka menee maaliin?
goalie-spot = Missä maalivahti seisoo?
injury-sub = Kuka tulee loukkaantuneen tilalle?
on-or-back = Tuleeko hän kentälle?
out = Kuka lähtee kentältä?
sub-place = Mihin pelaaja { $shirt } menee?
sub-place-of-nobody = Mihin hän menee?
thrower = Kuka heittää sivurajalta?
corner-taker = Kuka antaa kulmapotkun?
wall = Kuka on muurissa?
free-taker = Kuka antaa vapaapotkun?
penalty-taker = Kuka laukoo rangaistuspotkun ja mistä?
shoot-out-taker = Kuka laukoo ja mistä?

## Mitä heitot ratkaisevat.

roll-kick-off = kumpi aloittaa ja miten kovaa
roll-opening = vuoron avausheitto
roll-kick = potkun voima
roll-shot = laukauksen voima
roll-interception-on = katko ruudussa { $space }
roll-interception = katko
roll-save-on = torjunta ruudussa { $spot }, { $part }/{ $total }
roll-save = torjunta

## Kuinka todennäköisiä tulokset ovat.

one-again = Ykkönen heitetään uudelleen.
one-ends = Ykkönen päättää jakson (17 %).
one-moves-watch = Ykkönen siirtää kelloa (17 %).
one-moves-watch-again = Ykkönen siirtää kelloa ja heitetään uudelleen (17 %).
three-gets-it = Kolmonen saa pallon (33 %); 1 ja 2 menevät ohi.
