# Mistä ottelu perustetaan: esivalinnat, asetukset arvoineen, valmentajat.

# Mitä esivalinnat ovat.

fuba-basic = perussäännöt, mikä tahansa muodostelma
fuba-cards = perussäännöt ja kahdeksan muodostelmakorttia
fuba-full = täysi peli: kaikki lisäsäännöt, A1–A11
fuba-2014 = vuoden 2014 perussäännöt
fuba-2014-full = vuoden 2014 täysi peli: A1–A6
fuba-first = ensimmäinen laitos: lyhimmät säännöt
champions-friendly = ensimmäinen ottelu: ei paitsiota, rikkeitä, puskemista, vaihtoja eikä käsipeliä
champions-full = yksittäisen ottelun kaikki säännöt
champions-tournament = turnausottelu: tasapeli ratkaistaan

# Mikä erottaa samannimiset esivalinnat.

variant-cards = kortit
variant-full = täysi
variant-friendly = harjoitus
variant-tournament = turnaus

# Asetukset ja niiden arvot nimeltään.

option =
    { $name ->
        [advanced] Lisäsäännöt
        [formations] Muodostelmat
        [offside] Paitsio
        [support_move] Tuki kohdealueella
        [carry_limit] Pallon kuljettaminen
        [guard_ball] Pelaaja pallon luona
        [event_free_kicks] Erikoistapahtumien vapaapotkut
        [yellow_six] Keltaisen kortin kuutonen
        [tiredness_pass] Väsymystestistä selviäminen
        [tired_from] Väsyminen
        [style_tiredness] Pelityylit ja väsymys
        [event_plus5] Erikoistapahtuma +5
        [keeper_in_goal_modifiers] Maalivahti maalinsa edessä
        [first_skill_free] Taitojen ilmainen käyttö
        [skills_per_team] Taitoja joukkuetta kohti
        [shoot_out] Rangaistuspotkukilpailu tasapelin jälkeen
        [first_leg] Ensimmäinen osaottelu
        [skills_lost] Menetetyt taidot
        [fouls] Rikkeet
        [charge] Puskeminen
        [subs] Vaihdot
        [hands] Maalivahdin kädet
        [tally] Joka heitto on minuutti
        [cup] Voittaja tarvitaan
        [readings] Tulkinnanvaraiset kohdat
        [offside_of] Keiden paitsio
        [difficult_rebound] Vaikean yrityksen irtopallo
        [keeper_pressing] Maalivahdin prässiapu
        [goal_kick_adjustment] Arvon säätö maalipotkussa
        [free_kick_place] Vapaapotkun paikka
        [tackle_foul] Taklauksen rike
        [event_free_move] Tapahtuman vapaa siirto
        [full_back_needs_player] Taitava laitapuolustaja tarvitsee pelaajan
        [goal_kick_entry] Pääsy rangaistusalueelle maalipotkussa
        [failed_pass_order] Vuorojärjestys epäonnistuneen syötön jälkeen
        [injured_return] Loukkaantuneen paluu
        [trap_exceptions] Paitsioansan poikkeukset
        [mispositioned_keeper] Huonosti sijoittunut maalivahti
        [shifts] Siirrot vuoron lopussa
        [catch_ones] Ykköset torjunnan jälkeen
        [corner_endline] Päätyviiva kulmapotkussa
        [corner_strength] Kulmapotkun voima
        [last_one] Viimeinen ykkönen
        [fewer_than_seven] Alle seitsemän pelaajaa
        [fouler_blocked] Rikkojan tiellä on pelaaja
        [penalty_taker] Rangaistuspotkun laukoja
       *[other] { $name }
    }
value =
    { $value ->
        [formations-free] Mitkä tahansa kolme linjaa, yhteensä kymmenen
        [formations-cards] Kahdeksan muodostelmakorttia
        [offside-printed] Kuten 1.0:ssa, ilman poikkeuksia
        [offside-as_2014] Kuten vuonna 2014, poikkeuksineen
        [support_move-optional] Saa mennä
        [support_move-forced] On pakko mennä
        [carry_limit-none] Niin usein kuin voi
        [carry_limit-once] Kerran kummankin joukkueen siirroissa
        [guard_ball-off] Ei tarvitse
        [guard_ball-on] On pakko
        [event_free_kicks-printed] -1 hallitseva, +1 passiivinen joukkue, kuten painettu
        [event_free_kicks-as_2_2] Toisin päin, kuten 2.2:ssa
        [yellow_six-printed] Vain joukkueelle, jolla jo on keltainen kortti, kuten painettu
        [yellow_six-always_test] Aina, kuten 2.2:ssa
        [tiredness_pass-at_least] Vähintään peliminuutti
        [tiredness_pass-higher] Enemmän kuin peliminuutti, kuten 2.2:ssa
        [tired_from-any] Kunnon loppuminen mistä syystä tahansa
        [tired_from-test] Vain väsymystesti, kuten 2.2:ssa
        [style_tiredness-printed] Aggressiivinen +1, rento -1, kuten painettu
        [style_tiredness-reversed] Aggressiivinen -1, rento +1
        [event_plus5-printed] Passiivinen joukkue, kuten painettu
        [event_plus5-errata] Hallitseva joukkue, kuten muissa tapahtumissa
        [keeper_in_goal_modifiers-counted] Lasketaan kuten muutkin
        [keeper_in_goal_modifiers-not_counted] Ei lasketa: maalinteko on hiukan helpompaa
        [first_skill_free-one_use] Joukkueen ensimmäinen käyttö
        [first_skill_free-each_skill] Joka taidon ensimmäinen käyttö
       *[other] { $value }
    }
advanced-rule =
    { $rule } { $rule ->
        [A1] kunto ja väsymys
        [A2] roolit
        [A3] vaihdot
        [A4] loukkaantumiset
        [A5] { $newest ->
            [yes] pelaava maalivahti
           *[no] ulos tuleva maalivahti
        }
        [A6] { $newest ->
            [yes] aggressiivinen prässi
           *[no] pelityylit
        }
        [A7] paitsioriski
        [A8] läpikulku
        [A9] hidastelu
        [A10] taidot
        [A11] laajat erikoistapahtumat
       *[other] { "" }
    }

advanced-rule-what =
    { $rule ->
        [A1] Joka vyöhykkeellä on pisteitä, joilla tehostetaan toimia; pitkät vuorot kuluttavat niitä, ja pisteetön joukkue siirtää vähemmän.
        [A2] Muodostelman mukana nimetyt roolit siirtävät kuntoa vyöhykkeeltä toiselle. Tarvitsee A1:n.
        [A3] Kolme vaihtoa: uusi muodostelma, keltainen kortti pois tai tuoreet jalat.
        [A4] Pelaaja voi loukkaantua: hän on poissa muutaman minuutin tai lopullisesti.
        [A5] { $newest ->
            [yes] Maalivahti saa tulla vastaan rangaistusalueelle pelattua palloa: hän voittaa sen useammin mutta jättää maalin auki.
           *[no] Maalivahti saa seistä maalinsa edessä: hän auttaa prässissä mutta jättää maalin auki.
        }
        [A6] { $newest ->
            [yes] Prässi kahdella nopalla, alivoimallakin; epäonnistuminen tuo vapaapotkun ja ehkä kortin. Tarvitsee A1:n.
           *[no] Joka linja pelaa rennosti, tavallisesti tai aggressiivisesti: enemmän tai vähemmän rikkeitä ja väsymystä.
        }
        [A7] Pitkät pallot puolustuksen taakse ovat vaarallisempia, varsinkin monta puolustajaa vastaan.
        [A8] Syöttö yhden alueen yli on yhtä varma kuin lyhyt, kun matkalla on kaksinkertainen ylivoima.
        [A9] Joukkue, jolla on erikoistilanne, saa tuhlata minuutin keltaisen kortin uhalla.
        [A10] Kummallakin joukkueella on salaisia taitoja, jotka näytetään käytettäessä; myöhemmät käytöt maksavat kuntoa.
        [A11] Pidempi erikoistapahtumien taulukko loukkaantumisista huonosti sijoittuneeseen maalivahtiin.
       *[other] { "" }
    }

# Mitä asetus ratkaisee, pelin ja nimen mukaan.

option-what =
    { $option ->
        [fuba-advanced] Jokainen tekee pelistä rikkaamman ja pidemmän; aloita ilman.
        [fuba-formations] Mitä muodostelmia saa valita: luvut ovat linjojen siirtojen määrät.
        [fuba-offside] Kuinka eteen pelaajat saavat mennä: myöhempi määritelmä päästää pidemmälle.
        [fuba-support_move] Onko pelaajan mentävä kohdealueelle, jolla on vain vastustajia.
        [fuba-carry_limit] Kuinka usein vuorossa palloa saa kuljettaa: raja lyhentää juoksuja.
        [fuba-guard_ball] Onko hallitsevan joukkueen jätettävä pelaaja pallon luo, kun se siirtää.
        [fuba-event_free_kicks] Kumpi saa tapahtumien -1 ja +1 vapaapotkut.
        [fuba-yellow_six] Johtaako varoitusheiton kuutonen aina ulosajoheittoon.
        [fuba-tiredness_pass] Millä väsymystestistä selviää.
        [fuba-tired_from] Mikä väsyttää joukkueen.
        [fuba-style_tiredness] Miten pelityyli vaikuttaa väsymystestiin.
        [fuba-event_plus5] Kumpi joukkue saa tämän harvinaisen tapahtuman kaksi ylimääräistä siirtoa.
        [fuba-keeper_in_goal_modifiers] Lasketaanko maalivahti pelaajiin, jotka vaikeuttavat maaliyritystä.
        [fuba-first_skill_free] Mitkä taitojen käytöt eivät maksa kuntoa (A10).
        [fuba-skills_per_team] Kuinka monta taitoa kumpikin joukkue valitsee ennen ottelua (A10): yhdestä kolmeen.
        [fuba-shoot_out] Tasapeli ratkaistaan rangaistuspotkuin. Sitä ei ole sääntökirjoissa: se on omamme, kilpailuja varten.
        [champions-offside] Viimeisten puolustajien taakse jääneet hyökkääjät siirretään takaisin vuoron lopussa.
        [champions-fouls] Heitosta voi tulla rike pallon lähellä: kortteja, loukkaantumisia, vapaapotkuja ja rangaistuspotkuja.
        [champions-charge] Ykkösellä pelaaja saa puskea pallon luona olevan vastustajan sivuun.
        [champions-subs] Pelaajat lämmittelevät ennen heittoa ja tulevat kentälle seuraavassa katkossa, kolme ottelussa.
        [champions-hands] Tasan riittävällä heitolla maalivahti saa ottaa pallon käsiinsä alueellaan ja pelata sen uudella nopalla.
        [champions-tally] Kello käy minuutin joka heitolla eikä kuutta joka ykkösellä: pituus on varma.
        [champions-cup] Tasapeliä seuraa jatkoaika, sitten rangaistuspotkukilpailu.
       *[other] { "" }
    }

# Millaisia valmentajat ovat.

coach-random = pelaa mitä sattuu, heti
coach-beginner = ei huomaa useimpia mahdollisuuksiaan; pelaa heti
coach-amateur = ei huomaa kaikkia mahdollisuuksiaan; pelaa heti
coach-sensible = katsoo askelen eteenpäin; pelaa heti
coach-trained = arvioi monien otteluiden opettamalla tavalla ja huomaa melkein kaiken; pelaa heti
coach-expert = katsoo kauas eteenpäin; miettii enintään sekunnin
coach-master = katsoo kauimmas eteenpäin; miettii enintään kymmenen sekuntia
