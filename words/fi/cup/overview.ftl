# Mitä kilpailun sivu sanoo.

final = Finaali
third-place = Pronssiottelu
semi-final = Välierä { $number }
quarter-final = Puolivälierä { $number }
last-so-many = Viimeiset { $teams }, ottelupari { $number }
group = Lohko { $letter }

winner-of = voittaja: { $tie }
loser-of = häviäjä: { $tie }
place-of = { $group }, sija { $place }
bye = vapaakierros

after-extra-time = { $score } jatkoajan jälkeen
after-kicks = { $score }, rangaistuspotkut { $kicks }
forfeited = { $score }, luovutus

by-difference = maalierolla ({ $own } – { $other })
by-goals = tehdyillä maaleilla ({ $own } – { $other })
by-direct-points = keskinäisten otteluiden pisteillä ({ $own } – { $other })
by-direct-difference = keskinäisten otteluiden maalierolla ({ $own } – { $other })
by-direct-goals = keskinäisten otteluiden maaleilla ({ $own } – { $other })
by-wins = voitetuilla otteluilla ({ $own } – { $other })
by-buchholz = vastustajien pisteillä, Buchholz ({ $own } – { $other })
by-sonneborn-berger = voitettujen ja puolella tasapelaajien pisteistä, Sonneborn-Berger ({ $own } – { $other })
by-lot = arvalla

began = { $home } – { $away } on alkanut
played = { $home } – { $away } { $score }
corrected = korjattu: { $home } – { $away } { $score }
withdrew = { $team } on luopunut
replayed = { $tie } pelataan uudelleen
stands = { $tie } jää voimaan sellaisena kuin se pelattiin
rematch = Nämä ovat kohdanneet jo: muita vastustajia ei ole jäljellä.
forfeit-stands = Korjaus poisti tämän luovutuksen syyn, mutta seuraava oli jo pelattu tai arvottu: luovutus jää voimaan.
question = Korjauksen jälkeen tänne kuuluvat { $first } ja { $second }, mutta ottelupari on jo alkanut: pelataanko se uudelleen vai jääkö se voimaan?
