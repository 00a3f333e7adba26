# Mitä Champions 2020 -ottelussa tapahtuu: tuomarin rivi jokaisesta tapahtumasta.

## Pelaaja: "United 9", nimen kanssa "Niemi (United 9)".

player = { NAME($shirt) ->
    [none] { $side } { $shirt }
   *[other] { NAME($shirt) } ({ $side } { SHIRT($shirt) })
}
the-fouler = { NAME($fouler) ->
    [none] { $side } { $fouler }
   *[other] { NAME($fouler) } ({ $side } { SHIRT($fouler) })
}
the-victim = { NAME($victim) ->
    [none] { $other } { $victim }
   *[other] { NAME($victim) } ({ $other } { SHIRT($victim) })
}

## Tapahtumat.

lined-up = Muodostelmat: { $home-team } { $home }, { $away-team } { $away }.
placed = { $side } on asettunut paikoilleen.
kick-off-rolled = Aloitus: { $side } heittää { $face }.
kick-off = { player } aloittaa, { $strength ->
    [one] { $strength } askel
   *[other] { $strength } askelta
}.
warming-up = { player } lämmittelee.
rolled = { $side } heittää { $face }.
walked = { player } kävelee ruudusta { $from } ruutuun { $to }.
walked-around = { player } pysyy ruudussa { $to }.
reached = { player } ehtii pallolle ruutuun { $to } ({ $steps ->
    [one] { $steps } askel
   *[other] { $steps } askelta
}) ja potkaisee voimalla { $strength }.
took-in-hands = { player } ottaa pallon käsiinsä ruudussa { $to }.
goalie-rolled-one = { $side }: maalivahti heittää ykkösen.
goalie-rolled = { $side }: maalivahti pelaa pallon ulos, { $face ->
    [one] { $face } askel
   *[other] { $face } askelta
}.
charged = { player } puskee tieltään: { the-victim }, ruutu { $to }.
pushed = { player } väistyy ruutuun { $to }.
nothing-to-do = { $side } ei voi tehdä heitolla mitään.
kicked = { player } pelaa ruudusta { $from } ruutuun { $to } ({ $leg }).
received = { player } saa pallon, voimaa { $strength ->
    [one] { $strength } askel
   *[other] { $strength } askelta
}.
ball-stuck = Pallo ei pääse liikkeelle: { player }, ruutu { $at }.
followed = { player } nousee ruutuun { $to }.
interception-tried = { player } yrittää katkoa ruudussa { $at }.
interception-made = Kolmonen: katko onnistuu.
interception-missed = { $face }: ohi meni.
intercepted = Pallo kulkee { $direction }, { $strength ->
    [one] { $strength } askel
   *[other] { $strength } askelta
}.
ball-ran = Pallo kulkee ruudusta { $from } ruutuun { $to }.
ran-into = Pallon saa { player }, voimaa { $strength ->
    [one] { $strength } askel
   *[other] { $strength } askelta
}.
ball-rests = Pallo jää ruutuun { $at }.
shot = { $side } laukoo ruutuun { $at }, { $speed ->
    [0] juuri tarpeeksi kovaa
    [one] { $speed } askeleen liian kovaa
   *[other] { $speed } askelta liian kovaa
}.
save-tried = { player } heittäytyy ruutuun { $spot }: { $quarters } neljästä.
save-not-tried = { $side }: maalivahti päästää pallon menemään.
no-save = { $side }: maalivahti on voimaton.
save-rolled = Torjunta: { $face }.
goal = MAALI! { $side }: { $home }–{ $away }.
own-goal = MAALI! { $side }, puolustajan kautta: { $home }–{ $away }.
caught = { player } nappaa pallon ruudussa { $at }.
rebound = { player } torjuu, pallo kimpoaa { $direction }, { $strength ->
    [one] { $strength } askel
   *[other] { $strength } askelta
}.
hand-ball = Käsivirhe! { player } otti pallon käsiinsä ruudussa { $at }.
went-out = Pallo menee ulos ruudussa { $at }.
after-goal = Maalivahti aloittaa: { $side }.
goal-kick = Maalipotku: { $side }.
throw-in = Sivurajaheitto ruudusta { $at }: { $side }.
corner = Kulmapotku ruudusta { $at }: { $side }.
free-kick = Vapaapotku ruudusta { $at }: { $side }.
penalty = Rangaistuspotku: { $side }!
fouled = Rike! { the-fouler } kaataa: { the-victim }, ruutu { $at }.
yellow-card = Varoitus (keltainen kortti): { player }.
red-card = Punainen kortti, ulosajo: { player }.
injured = { player } loukkaantuu.
injured-off = { player } ei voi jatkaa.
substituted = Vaihto, { $side }: { $on } sisään, { $out } ulos.
sent-back = { player } palaa vaihtopenkille.
new-goalie = { player } on uusi maalivahti.
makeshift-goalie = { player } joutuu maaliin.
put = { player } asettuu ruutuun { $at }.
stepped-in = { player } astuu ruutuun { $to }.
left-the-last-row = { player } siirtyy päätyriviltä ruutuun { $to }.
back-from-offside = { player } palaa paitsiosta ruutuun { $to }.
moved-up = { player } nousee ruutuun { $to }.
made-room = { player } antaa tilaa kulmapotkulle, ruutu { $to }.
kept-distance = { player } pitää etäisyyden, ruutu { $to }.
left-the-penalty-area = { player } poistuu rangaistusalueelta ruutuun { $to }.
watch-moved = Ykkönen: kello näyttää { $minutes } minuuttia.
watch-passed = Ykkönen: kello ohittaa 90 minuuttia.
time-up = Peliaika on täynnä.
extra-time-over = Jatkoaika on päättynyt.
shoot-out-over = Rangaistuspotkukilpailu on päättynyt.
match-began = Ottelu alkaa.
extra-time-began = Jatkoaika: seuraava maali ratkaisee.
shoot-out-began = Rangaistuspotkukilpailu alkaa.
shoot-out-kick = { player } laukoo ruudusta { $at }.
shoot-out-scored = { $side } osuu: rangaistuspotkut { $home }–{ $away }.
shoot-out-missed = { $side } ei osu: rangaistuspotkut { $home }–{ $away }.
forfeited = { $side }: alle seitsemän pelaajaa, ottelu hävitään.
tie-won = { $side } voittaa otteluparin, yhteensä { $home }–{ $away }.
match-won = Ottelu on päättynyt: { $winner } voittaa, { $home }–{ $away }.
match-drawn = Ottelu on päättynyt: { $home }–{ $away }.

## Suunnat.

n = pohjoiseen
n-e = koilliseen
e = itään
s-e = kaakkoon
s = etelään
s-w = lounaaseen
w = länteen
n-w = luoteeseen
