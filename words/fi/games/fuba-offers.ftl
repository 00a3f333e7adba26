# Mitä FUBAssa voi valita: kukin valinta lyhyesti, ja mitä se merkitsee tai mihin se voi johtaa.

## Ennen ottelua ja ennen potkua.

formation = { $formation }{ $kind ->
    [same] { " " }(ei muutosta)
    [card] { " " }(kortti)
   *[other] { "" }
}
formation-moves = { $edition ->
    [v2-2] Siirtymätoiminnon
   *[other] Siirtymän
} siirrot: puolustus { $defence }, keskikenttä { $midfield }, hyökkäys { $forward }.
roles = { $roles ->
    [none] Ei rooleja
   *[other] { $roles }
}: { $condition }
role = { $number } { $role ->
    [attacking-midfielder] { $number ->
        [one] hyökkäävä keskikenttäpelaaja
       *[other] hyökkäävää keskikenttäpelaajaa
    }
    [defending-midfielder] { $number ->
        [one] puolustava keskikenttäpelaaja
       *[other] puolustavaa keskikenttäpelaajaa
    }
    [attacking-centre-back] { $number ->
        [one] hyökkäävä toppari
       *[other] hyökkäävää topparia
    }
    [offensive-wing-back] { $number ->
        [one] hyökkäävä laitapakki
       *[other] hyökkäävää laitapakkia
    }
   *[withdrawn-striker] { $number ->
        [one] taakse vetäytyvä hyökkääjä
       *[other] taakse vetäytyvää hyökkääjää
    }
}
role-name = { $role ->
    [attacking-midfielder] hyökkäävät keskikenttäpelaajat
    [defending-midfielder] puolustavat keskikenttäpelaajat
    [attacking-centre-back] hyökkäävä toppari
    [offensive-wing-back] hyökkäävät laitapakit
   *[withdrawn-striker] taakse vetäytyvä hyökkääjä
}
roles-named = { $roles }.
role-points = Kuntopisteet { $condition } (puolustus-keskikenttä-hyökkäys).
styles = { $defence ->
    [easy] rento
    [normal] tavallinen
   *[aggressive] aggressiivinen
}-{ $midfield ->
    [easy] rento
    [normal] tavallinen
   *[aggressive] aggressiivinen
}-{ $forward ->
    [easy] rento
    [normal] tavallinen
   *[aggressive] aggressiivinen
}
style-means = { $style ->
    [aggressive] Aggressiivinen: kahdesta tapahtumanopasta suurempi, loukkaantumis- ja väsymysnopat +1.
    [easy] Rento: kahdesta tapahtumanopasta pienempi, loukkaantumis- ja väsymysnopat -1.
   *[normal] Kuten ilman pelityylejä.
}
kick-off = { $side } aloittaa
place-keeper = Maalivahti alueelle { $area }
keeper-takes-kick = Maalivahti potkaisee
place = Aseta pelaaja alueelle { $area }
keeper-advanced = Maalivahti maalinsa eteen
keeper-advanced-means = Maaliyritykset häntä vastaan +2. Alueellaan hän lasketaan, ja prässi on -1.
keeper-inside = Maalivahti takaisin maaliin
keeper-inside-means = Kuten ilman ulos tulevaa maalivahtia.
fast = Nopea: potku heti
fast-means = Seuraa vaihe 1; kukaan ei siirry ennen potkua.
slow = Hidas: molemmat joukkueet siirtyvät
slow-means = { $edition ->
    [v1-0] Ensin tämä joukkue, sitten toinen tekee täyden siirtymän; sitten potku.
   *[other] Tämä joukkue, sitten toinen tekee siirtymän. Vähemmän siirtänyt toimii tällä vuorolla ensin; jos tasan, toinen joukkue.
}

## Syötöt.

target-modified = { $keep ->
    [yes] Pidä alueella
   *[no] Pelaa alueelle
} { $area } ({ SIGNED($modifier) }, { $percent } %)
target-kept = { $keep ->
    [yes] Pidä alueella
   *[no] Pelaa alueelle
} { $area } ({ $automatic ->
    [yes] automaattinen,
   *[no] säilyy
} { $percent } %)
target-value = { $keep ->
    [yes] Pidä alueella
   *[no] Pelaa alueelle
} { $area } (arvo { $value }, { $percent } %)
target-with = { $area }, taidot: { $skills }
target-with-value = Arvo { $value }, säilyy { $percent } %.
best-stand-in = Sijaan { $area }.
check-against = Noppa{ $terms } vastaan { $value }: { $faces }.
check-faces = { $faces }.
faces = { $dice } { $check ->
    [kept] { $count ->
        [one] pitää pallon
       *[other] pitävät pallon
    }
    [lost] { $count ->
        [one] menettää pallon
       *[other] menettävät pallon
    }
   *[event] erikoistapahtuma
}
new-value = Uusi arvo: vastustajan noppa{ $terms }{ $above ->
    [yes] ; yli 6 menettää pallon
   *[no] { "" }
}.
check-value = { $value ->
    [1] 1 on erikoistapahtuma, muut nopat pitävät pallon.
    [6] 6 on erikoistapahtuma, muut nopat menettävät pallon.
   *[other] Noppa yli { $value } pitää pallon, { $value } on erikoistapahtuma, alle menettää sen.
}
half-over = Nopat päättävät puoliajan ennen kuin pallo on perillä: { $percent } %.
stand-in = Sijaan { $area } ({ $total } { $check ->
    [kept] > { $value }: säilyy
    [lost] < { $value }: menee
   *[event] = { $value }: erikoistapahtuma
})
stand-in-check = Noppa { $die }{ $terms } = { $total } vastaan { $value }.
stand-in-runs = Pelaajan alueelta { $area } on mentävä alueelle { $target }: siirto vähemmän.
stand-in-loses = Vastustajan lähin pelaaja menee alueelle { $target }.
pass-on = Syötä edelleen alueelle { $area }
pass-on-means = Uusi kohdealue; arvo ja vaiheiden järjestys pysyvät.
enter = Pelaaja alueelta { $area }
enter-keeper = Maalivahti
enter-taker = Kulmapotkun antaja
enter-price = Yksi siirto vähemmän tällä vuorolla; hän ei liiku enää.
enter-price-later = Yksi siirto vähemmän tällä vuorolla, jos siirtymä on vielä tekemättä.
nobody = Kukaan ei mene
nobody-means = Pallo jää vastustajien keskelle alueelle { $area }; ilman omaa pelaajaa sieltä ei voi laukoa.

## Toiminnot.

goal-attempt = { $direct ->
    [yes] Lauo suoraan
   *[no] Maaliyritys
} (maali { $percent } %)
goal-attempt-chances = Kulmapotku { $corner } %, ohi { $miss } %. Noppa{ $terms } vastaan { $value }.
movement = { $line ->
    [defence] Puolustus
    [midfield] Keskikenttä
   *[forward] Hyökkäys
}{ $boost ->
    [yes] , tehostettuna
   *[no] siirtymä
} ({ $moves ->
    [one] 1 siirto
   *[other] { $moves } siirtoa
})
movement-means = { $edition ->
    [v1-0] { $line ->
        [defence] Suoraan taaksepäin yksi tai kaksi aluetta, kenen tahansa ohi.
        [midfield] Yksi alue; suoraan vain oman etummaisen ja takimmaisen pelaajan välissä.
       *[forward] Suoraan eteenpäin yksi tai kaksi aluetta, kenen tahansa ohi.
    }
    [v2014] { $line ->
        [defence] Suoraan taaksepäin alueelle asti, jolla vastustajia on enemmän.
        [midfield] Yksi alue, vain vinoon.
       *[forward] Suoraan eteenpäin alueelle asti, jolla vastustajia on enemmän.
    }
   *[v2-2] { $line ->
        [defence] Suoraan taaksepäin, kuinka monta aluetta tahansa.
        [midfield] Yksi alue; suorat siirrot eivät ohita palloa.
       *[forward] Suoraan eteenpäin, kuinka monta aluetta tahansa.
    }
}
entry-price = { $entries ->
    [one] Yksi siirto vähemmän pallolle menneen takia.
   *[other] { $entries } siirtoa vähemmän pallolle menneiden takia.
}
boosted-movement = Yksi siirto lisää, se saa olla toista tyyppiä.
adjustment = Pallon arvon säätö{ $boost ->
    [yes] , tehostettuna
   *[no] { "" }
} ({ $from } → { $to })
adjustment-means = Pallon arvo säädetään sen mukaan, montako pelaajaa pallolla on.
boosted-adjustment = Oma pelaajamäärä pallolla lasketaan yhtä suurempana.
pressing = Prässi (onnistuu { $percent } %)
pressing-wins = { $faces ->
    [0] Mikään heitto ei riitä pallon riistoon.
    [1] Ykkönen riistää pallon ({ $percent } %).
   *[other] Heitto 1–{ $faces } riistää pallon ({ $percent } %); se on pallon uusi arvo.
}
pressing-fails = Jos se epäonnistuu, vastustajan seuraava hallintatesti onnistuu suoraan.
pressing-manner = { $manner }{ $boost ->
    [yes] , tehostettuna
   *[no] { "" }
} ({ $percent } %)
normal-pressing = Prässi
aggressive = Aggressiivinen prässi
aggressive-with = Aggressiivinen { $skill }
wins = Riistää pallon { $percent } %.
foul-and-card = Rike ja korttitesti { $percent } %.
two-dice = Kaksi noppaa, suurempi jätetään pois.
condition-point = Kuntopiste ({ $least }–{ $most } siirtoa)
condition-point-means = Nopan verran siirtoja, mutta vähintään { $least }, kukin mitä tahansa tyyppiä.
high-condition = { $skill }{ $boost ->
    [yes] , tehostettuna
   *[no] { "" }
} ({ $least }–{ $most })
substitutions = { $number ->
    [one] 1 vaihto
   *[other] { $number } vaihtoa
}
substitutions-means = { $left } jäljellä. Kukin: muodostelma, varoitus pois tai tuore pelaaja. Ei haittaa toisena toimintona.
substitute-formation = { $formation } seuraavasta vuorosta alkaen
substitute-formation-means = { $points ->
    [none] Yksi pelaaja vaihtaa linjaa.
    [first-half] Yksi pelaaja vaihtaa linjaa; ensimmäisellä puoliajalla ei pisteitä.
   *[second-half] Yksi pelaaja vaihtaa linjaa; kasvava linja saa pisteen.
}
substitute-yellow = Varoitettu pelaaja pois
substitute-yellow-means = Yksi keltainen kortti poistuu: nyt { $yellow }.
fresh-player = Tuore pelaaja
fresh-player-with = Tuore pelaaja ({ $skill })
fresh-player-chances = Kaksi kuntopistettä { $percent } %, muuten yksi: 10 × nopat vastaan minuutti { $minute }.

## Hinnat.

free = Ilmainen.
costs = Hinta: { $points }.
line-points = { $points } { $line ->
    [defence] puolustus
    [midfield] keskikenttä
   *[forward] hyökkäys
}{ $points ->
    [one] piste
   *[other] pistettä
}
and = { $first } ja { $second }
point = { $line ->
    [defence] Puolustuspiste
    [midfield] Keskikenttäpiste
   *[forward] Hyökkäyspiste
} ({ $from } → { $to })
point-lost = Menetetään väsymyksen takia. Kunto nyt { $condition }.
point-gained = Kunto nyt { $condition }; { $edition ->
    [v2014] linjassa enintään kuusi, ja kaikki menevät yhteen linjaan
   *[other] varastossa enintään kuusi, yhteensä enintään kymmenen
}.

## Siirrot ja pelin aloittaminen uudelleen.

move = { $piece ->
    [keeper] Maalivahti
   *[player] Pelaaja
} { $from }–{ $to }{ $with-ball ->
    [yes] { " " }pallon kanssa
   *[no] { "" }
}
done = Valmis
play-free-kick = Pelaa vapaapotku
play-free-kick-means = Valitaan kohdealue; pallon arvo on { $value }.
corner-side = Kulmapotku { $flank }-laidalta
dive = { $dive ->
    [stay] Pysy keskellä
    [left] Heittäydy vasemmalle
   *[right] Heittäydy oikealle
}
dive-needs = Maaliin tarvittava noppa: vasemmalle { $left }, keskelle { $middle }, oikealle { $right }.
kick = { $kick ->
    [left] Potkaise vasemmalle
    [middle] Potkaise keskelle
   *[right] Potkaise oikealle
}
kick-needs = Maaliin tarvittava noppa, kun maalivahti menee vasemmalle { $left }, pysyy { $stay }, menee oikealle { $right }.
send-off = Ulosajo alueelta { $area }
injured = { $standing ->
    [spot] Kulmapotkun antaja kulmapisteellä
   *[other] Pelaaja alueella { $standing }
}

## Kyllä ja ei.

yes = Kyllä
no = Ei
sweep = Maalivahti tulee ulos
sweep-means = Toimii ensin, prässi -1; vastustajan maaliyritykset +2.
no-sweep = Hän jää
slow-play = Hidasta peliä (varoitus { $percent } %)
slow-play-means = Yksi ruutu lisää kelloon; jos 10 × kahden nopan summa on alle minuutin, keltainen kortti ja punaisen kortin testi.
no-slow-play = Pelaa normaalisti
replace = Vaihda tilalle uusi pelaaja
replace-means = Yksi vaihto; jäljellä { $left }{ $gain ->
    [two-dice] ; kaksi noppaa tuoreen pelaajan pisteistä
    [a-point] ; kuntopiste
   *[nothing] { "" }
}.
no-replacement = Jatka yhtä vajaana
no-shot = Ei laukausta
no-pressing = Ei prässiä
no-substitution = Ei vaihtoa
no-skill = Ei taitoa
no-third-action = Ei kolmatta toimintoa
no-bounce = Jätä arvo ennalleen
no-pass-on = Jätä syöttö ennalleen

## Taidot.

use = Käytä: { $skill }
use-to = Käytä: { $skill } alueelle { $area }
goal-chance = Maali { $percent } %.
foul-chance = Rike { $percent } %.
through-chance = Läpi { $percent } %.
value-instead = Pallon arvo { $to } eikä { $from }.
acts-first = { $side } toimii ensin.
formation-at-once = { $formation } heti
formation-at-once-means = { $skill }: muodostelmasta { $formation }. Kerran ottelussa, kuntopisteet säilyvät.
bounce = Arvo { $from } → { $to } ({ SIGNED($change) })
skill-cost = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
skill-means = { $cost }. { $effect }
