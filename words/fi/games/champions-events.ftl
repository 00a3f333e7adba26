# Mitä Champions 2020 -ottelussa tapahtuu: tuomarin rivi jokaisesta tapahtumasta.

lined-up = Muodostelmat: { $home-team } { $home }, { $away-team } { $away }.
placed = { $side } on asettunut paikoilleen.
kick-off-rolled = Aloitus: { $side } heittää { $face }.
kick-off = { $side } { $shirt } aloittaa, { $strength ->
    [one] { $strength } askel
   *[other] { $strength } askelta
}.
warming-up = { $side } { $shirt } lämmittelee.
rolled = { $side } heittää { $face }.
walked = { $side } { $shirt } kävelee ruudusta { $from } ruutuun { $to }.
walked-around = { $side } { $shirt } pysyy ruudussa { $to }.
reached = { $side } { $shirt } ehtii pallolle ruutuun { $to } ({ $steps ->
    [one] { $steps } askel
   *[other] { $steps } askelta
}) ja potkaisee voimalla { $strength }.
took-in-hands = { $side } { $shirt } ottaa pallon käsiinsä ruudussa { $to }.
goalie-rolled-one = { $side }: maalivahti heittää ykkösen.
goalie-rolled = { $side }: maalivahti pelaa pallon ulos, { $face ->
    [one] { $face } askel
   *[other] { $face } askelta
}.
charged = { $side } { $shirt } puskee tieltään: { $other } { $victim }, ruutu { $to }.
pushed = { $side } { $shirt } väistyy ruutuun { $to }.
nothing-to-do = { $side } ei voi tehdä heitolla mitään.
kicked = { $side } { $shirt } pelaa { $leg } ruudusta { $from } ruutuun { $to }.
received = { $side } { $shirt } saa pallon, voimaa { $strength ->
    [one] { $strength } askel
   *[other] { $strength } askelta
}.
ball-stuck = Pallo ei pääse liikkeelle: { $side } { $shirt }, ruutu { $at }.
followed = { $side } { $shirt } nousee ruutuun { $to }.
interception-tried = { $side } { $shirt } yrittää katkoa ruudussa { $at }.
interception-made = Kolmonen: katko onnistuu.
interception-missed = { $face }: ohi meni.
intercepted = Pallo kulkee { $direction }, { $strength ->
    [one] { $strength } askel
   *[other] { $strength } askelta
}.
ball-ran = Pallo kulkee ruudusta { $from } ruutuun { $to }.
ran-into = Pallo päätyy pelaajalle { $side } { $shirt }, voimaa { $strength ->
    [one] { $strength } askel
   *[other] { $strength } askelta
}.
ball-rests = Pallo jää ruutuun { $at }.
shot = { $side } laukoo ruutuun { $at }, { $speed ->
    [0] juuri tarpeeksi kovaa
    [one] { $speed } askeleen liian kovaa
   *[other] { $speed } askelta liian kovaa
}.
save-tried = { $side } { $shirt } heittäytyy ruutuun { $spot }: { $quarters } neljästä.
save-not-tried = { $side }: maalivahti päästää pallon menemään.
no-save = { $side }: maalivahti on voimaton.
save-rolled = Torjunta: { $face }.
goal = MAALI! { $side }: { $home }–{ $away }.
own-goal = MAALI! { $side }, puolustajan kautta: { $home }–{ $away }.
caught = { $side } { $shirt } nappaa pallon ruudussa { $at }.
rebound = { $side } { $shirt } torjuu, pallo kimpoaa { $direction }, { $strength ->
    [one] { $strength } askel
   *[other] { $strength } askelta
}.
hand-ball = Käsivirhe! { $side } { $shirt } otti pallon käsiinsä ruudussa { $at }.
went-out = Pallo menee ulos ruudussa { $at }.
after-goal = Maalivahti aloittaa: { $side }.
goal-kick = Maalipotku: { $side }.
throw-in = Sivurajaheitto ruudusta { $at }: { $side }.
corner = Kulmapotku ruudusta { $at }: { $side }.
free-kick = Vapaapotku ruudusta { $at }: { $side }.
penalty = Rangaistuspotku: { $side }!
fouled = Rike! { $side } { $fouler } kaataa: { $other } { $victim }, ruutu { $at }.
yellow-card = Varoitus (keltainen kortti): { $side } { $shirt }.
red-card = Punainen kortti, ulosajo: { $side } { $shirt }.
injured = { $side } { $shirt } loukkaantuu.
injured-off = { $side } { $shirt } ei voi jatkaa.
substituted = Vaihto, { $side }: { $on } sisään, { $out } ulos.
sent-back = { $side } { $shirt } palaa vaihtopenkille.
new-goalie = { $side } { $shirt } on uusi maalivahti.
makeshift-goalie = { $side } { $shirt } joutuu maaliin.
put = { $side } { $shirt } asettuu ruutuun { $at }.
stepped-in = { $side } { $shirt } astuu ruutuun { $to }.
left-the-last-row = { $side } { $shirt } siirtyy päätyriviltä ruutuun { $to }.
back-from-offside = { $side } { $shirt } palaa paitsiosta ruutuun { $to }.
moved-up = { $side } { $shirt } nousee ruutuun { $to }.
made-room = { $side } { $shirt } antaa tilaa kulmapotkulle, ruutu { $to }.
kept-distance = { $side } { $shirt } pitää etäisyyden, ruutu { $to }.
left-the-penalty-area = { $side } { $shirt } poistuu rangaistusalueelta ruutuun { $to }.
watch-moved = Ykkönen: kello näyttää { $minutes } minuuttia.
time-up = Peliaika on täynnä.
extra-time-over = Jatkoaika on päättynyt.
shoot-out-over = Rangaistuspotkukilpailu on päättynyt.
match-began = Ottelu alkaa.
extra-time-began = Jatkoaika: seuraava maali ratkaisee.
shoot-out-began = Rangaistuspotkukilpailu alkaa.
shoot-out-kick = { $side } { $shirt } laukoo ruudusta { $at }.
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
