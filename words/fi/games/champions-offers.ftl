# Champions 2020:n valinnat: miksi kutakin sanotaan ja mihin se voi johtaa.

default-line-up = tavallinen: 1 maalissa, 4-4-2
default-line-up-detail = Tavallinen kokoonpano kerralla: ensimmäinen maalivahti, ensimmäinen mahdollinen muodostelma ja kunkin linjan pienimmät numerot.
default-picks = tavallinen: pienimmät numerot
default-placement = tavallinen sijoitus
pick = { $shirt }  { $role }
formation = { $lines }  (puolustajia { $defenders }, keskikenttäpelaajia { $midfielders }, hyökkääjiä { $forwards })
place = { $shirt } ruutuun { $space }
place-somebody = ruutuun { $space }
goalie-on = maalivahti { $shirt } ruutuun { $space }

## Pelaaja ja mitä hänellä on rasitteenaan.

booked = { $shirt } (varoitettu)
hurt = { $shirt } (loukkaantunut)
booked-and-hurt = { $shirt } (varoitettu, loukkaantunut)

## Vaihdot, rikkeet ja pelikatkot.

nobody-more = ei muita
nobody-more-detail = Lämmittelijä tulee kentälle seuraavalla pelikatkolla; ottelussa saa tehdä kolme vaihtoa.
warm = { $shirt } lämmittelee  ({ $role })
comes-on = { $player } tulee kentälle
back = { $player } palaa vaihtopenkille
leaves = { $player } lähtee kentältä
nobody-comes-on = kukaan ei tule tilalle
nobody-comes-on-detail = Joukkue jatkaa yhtä vajaana.
in-goal = { $player } menee maaliin
foul = { $fouler } kaataa, kohteena { $victim }
foul-detail = { $fouler } saa varoituksen, { $victim } loukkaantuu; rike on tehtävä.
taker = { $player } antaa{ $from }
taker-at = { $player } laukoo ruudusta { $spot }
wall = { $player } muuriin{ $from }
from = {"  "}(ruudusta { $space })

## Kuka toimii.

mover = { $shirt } { $can }
and = { $first }; { $next }
ball-in = pallo { $steps } askeleella
goal-chance = maali { $percent } %
his-hands = kädet
charges = puske tieltä { $victims }
walks-too = kävelee
walks = { $walks ->
    [one] 1 kävely
   *[other] { $walks } kävelyä
}
stands = Ruudussa { $space }.
he-kicks = Potkaisee { $kicks }.
kick-after = voimalla { $strength } ({ $steps ->
    [one] 1 askel
   *[other] { $steps } askelta
})
steps-from-ball = Pallosta { $steps ->
    [one] 1 askel
   *[other] { $steps } askelta
}.
no-way = Pallolle ei pääse.

## Mitä hän tekee.

reach = potkaise voimalla { $strength }  ({ $steps ->
    [one] 1 askel
   *[other] { $steps } askelta
} pallolle)
no-shot = Sieltä ei voi laukoa. Pidempi matka heikentää potkua.
best-shot = Paras laukaus: maali { $percent } %. Pidempi matka heikentää potkua.
hands = ota pallo käsiin
hands-detail = Hän heittää uudelleen ja pelaa pallon ulos nopan voimalla.
charge = puske tieltä: { NAME($victim) ->
    [none] { $side } { $victim }
   *[other] { $victim }
}
charge-detail = Hän työntää vastustajan ruudun verran ja ottaa paikan; se ei ole koskaan rike.
walk = kävele ruutuun { $space }{ $from-ball }
from-ball = {"  "}(pallosta { $distance })

## Mihin pallo menee.

shot = laukaus { $end } { $leg }: maali { $percent } %{ $contested }
pass = syöttö, saajana { $shirt }, { $end } { $leg }: voima { $strength }{ $contested }
to-space = ruutuun { $end } { $leg }{ $contested }
out = ulos { $end } { $leg }{ $contested }
out-then = ulos { $end } { $leg }: { $restart } { $side }{ $contested }
contested = {" "}!{ $tries }

## Samat pelkin sanoin, kun kulku piirretään.

shot-in-words = laukaus ruutuun { $end }: maali { $percent } %{ $cut-off }
pass-in-words = syöttö: { $shirt } jatkaa voimalla { $strength }{ $cut-off }
to-space-in-words = pallo ruutuun { $end }{ $cut-off }
out-in-words = ulos: { $restart }, { $side }{ $cut-off }
out-at-in-words = ulos ruudusta { $end }{ $cut-off }
cut-off = {" "}· { $tries ->
    [one] yksi pelaaja voi katkoa
   *[other] { $tries } pelaajaa voi katkoa
}
mover-in-words = { $shirt } { $can }
or = { $first } tai { $next }
steps = { $steps ->
    [0] ilman askelta
    [one] 1 askel
   *[other] { $steps } askelta
}
plays-ball = pelaa pallon ({ $steps })
plays-ball-for-goal = pelaa pallon ({ $steps }; maali { $percent } %)
hands-in-words = ottaa pallon käsiin
charges-in-words = puskee tieltä { $victims }
walks-in-words = kävelee

## Mitä pallo kohtaa matkallaan.

goalie-saves = { $part ->
    [0] Maalivahti on voimaton
   *[other] Maalivahti torjuu { $part }/4
}{ $speed ->
    [0] {""}
   *[other] {" "}({ $speed } liian kova)
}.
best-shot-from-there = Paras laukaus sieltä: maali { $percent } %.
then = Sitten { $restart }: { $side }.
nobody-intercepts = Kukaan ei voi katkoa.
may-intercept = { $side } voi katkoa, kukin 1/3: { $tries }.
interceptors = { $count ->
    [one] numero { $shirts } ruudussa { $space }
   *[other] numerot { $shirts } ruudussa { $space }
}

## Seuraaminen, katkot ja torjunnat.

nobody-follows = kukaan ei seuraa
follow = { $shirt } seuraa ruutuun { $space }{ $from-ball }
nobody-tries = kukaan ei yritä
nobody-tries-detail = Pallo jatkaa matkaansa.
intercept = { $shirt } yrittää{ $from }: { $part }/{ $total }
intercept-detail = Kolmonen: pallo kulkee { $run }. 1 tai 2: ohi. Hän jää ruutuun { $space }.
no-attempt = ei yritystä
goal-for = Maali: { $side }.
save = ruudussa { $spot }: { $part }/{ $total }
save-detail = { $faces }.
rebound-runs = Kimmoke kulkee { $run }.
hand-ball-costs = Rangaistusalueen ulkopuolella se on käsivirhe: punainen kortti ja vapaapotku.

## Mihin kulkee pallo, jota kukaan ei pelaa.

runs-into = haltuun: { NAME($shirt) ->
    [none] { $side } { $shirt }
   *[other] { $shirt }
}, voima { $strength }
runs-to-rest = ruutuun { $at } ja jää siihen
runs-in = ruutuun { $at }: laukaus, { $side }
runs-out = ulos: { $restart }, { $side }
restart-at = { $restart } ruudusta { $at }
runs-to = ruutuun { $to }, ellei joku katko

## Mitä torjunnan silmäluvut tuovat.

face = { $faces } { $result }
faces = { $first }–{ $last }
goal = maali
rebound = kimmoke
caught = kiinni
saved = torjuttu
hand-ball = käsivirhe
time-up = päättää jakson
