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
        [support_move] Tukisiirto
        [carry_limit] Kuljetusraja
        [guard_ball] Pallon vartiointi
        [event_free_kicks] Tapahtumien vapaapotkut
        [yellow_six] Keltaisen kortin kuutonen
        [tiredness_pass] Väsymystestin raja
        [tired_from] Väsymyksen syy
        [style_tiredness] Tyylin vaikutus väsymykseen
        [event_plus5] Tapahtuma +5
        [keeper_in_goal_modifiers] Maalivahti maaliyrityksen muuntimissa
        [first_skill_free] Ilmainen taito
        [skills_per_team] Taitoja joukkuetta kohti
        [shoot_out] Rangaistuspotkukilpailu (omamme)
        [first_leg] Ensimmäinen osaottelu
        [skills_lost] Menetetyt taidot
        [fouls] Rikkeet
        [charge] Puskeminen
        [subs] Vaihdot
        [hands] Maalivahdin kädet
        [tally] Joka heitto on minuutti
        [cup] Tasapeli ratkaistaan
        [readings] Tulkinnat
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
    { $name ->
        [free] Vapaat
        [cards] Kortit
        [printed] Kuten painettu
        [as_2014] Kuten 2014
        [as_2_2] Kuten 2.2
        [optional] Vapaaehtoinen
        [forced] Pakollinen
        [none] Ei
        [once] Kerran
        [off] Ei käytössä
        [on] Käytössä
        [always_test] Aina testi
        [at_least] Vähintään
        [higher] Enemmän kuin
        [any] Mikä tahansa
        [test] Testi
        [reversed] Käänteinen
        [errata] Korjattu
        [counted] Lasketaan
        [not_counted] Ei lasketa
        [one_use] Ensimmäinen käyttö
        [each_skill] Joka taidon ensimmäinen käyttö
        [sense] Järki
        [letter] Kirjain
        [controlling] Hallitseva
        [both] Molemmat
        [his_area] Oma alue
        [everywhere] Kaikkialla
        [ball] Pallo
        [target] Kohdealue
        [doubles] Tasanopilla
        [doubles_or_failure] Tasanopilla tai epäonnistuessa
        [adjacent] Viereiselle alueelle
        [free_movement] Vapaa siirto
        [yes] Kyllä
        [no] Ei
        [start] Lähtöalue
        [before_set_up] Ennen asettelua
        [end_of_turn] Vuoron lopussa
        [as_offside] Kuten paitsiossa
        [any_attempt] Kaikki yritykset
        [after_interceptions] Katkojen jälkeen
        [before_interceptions] Ennen katkoja
        [count] Lasketaan mukaan
        [skip] Ei lasketa mukaan
        [out] Ulkona
        [in_play] Pelissä
        [full] Täysi
        [as_turn] Kuten vuorossa
        [ball_finished] Pallo pelataan loppuun
        [at_once] Heti
        [forfeit] Luovutus
        [play_on] Jatkaa peliä
        [nearest] Lähin
        [sideways] Sivuttain
        [outfielder] Kenttäpelaaja
        [any_player] Kuka tahansa
       *[other] { $name }
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

# Mitä asetus ratkaisee, pelin ja nimen mukaan.

option-what =
    { $option ->
        [fuba-formations] Mitkä tahansa kolme linjaa, joissa on yhteensä kymmenen pelaajaa, tai kahdeksan muodostelmakorttia.
        [fuba-offside] Minkä laitoksen paitsiomääritelmää noudatetaan.
        [fuba-support_move] Onko pelaajan mentävä kohdealueelle, jolla on vain vastustajia.
        [fuba-carry_limit] Kuinka monta kertaa vuorossa palloa saa kuljettaa.
        [fuba-guard_ball] Onko hallitsevan joukkueen pidettävä pelaaja pallon luona.
        [fuba-event_free_kicks] Kumpi saa tapahtumien -1 ja +1 vapaapotkut.
        [fuba-yellow_six] Johtaako varoitusheiton kuutonen aina ulosajoheittoon.
        [fuba-tiredness_pass] Millä väsymystestistä selviää.
        [fuba-tired_from] Mikä väsyttää joukkueen.
        [fuba-style_tiredness] Miten pelityyli vaikuttaa väsymystestiin.
        [fuba-event_plus5] Kumpi siirtää erikoistapahtumassa +5.
        [fuba-keeper_in_goal_modifiers] Lasketaanko maalivahti maalinsa edustan pelaajiin.
        [fuba-first_skill_free] Mitkä taitojen käytöt eivät maksa kuntoa.
        [fuba-skills_per_team] Kuinka monta taitoa kumpikin joukkue valitsee.
        [fuba-shoot_out] Tasapeli jatkuu rangaistuspotkukilpailuna rangaistuspotkusäännön mukaan: sitä ei ole sääntökirjoissa, se on omamme kilpailuja varten.
        [champions-offside] Viimeisten puolustajien taakse jääneet pelaajat siirretään takaisin.
        [champions-fouls] Rikkeet, kortit, loukkaantumiset, vapaapotkut ja rangaistuspotkut.
        [champions-charge] Pelaaja saa puskea vastustajan sivuun.
        [champions-subs] Pelaajia lämmitellään ja vaihdetaan.
        [champions-hands] Maalivahti saa ottaa pallon käsiinsä.
        [champions-tally] Jokainen heitto on minuutti; muuten jokainen ykkönen on kuusi.
        [champions-cup] Tasapeli ratkaistaan: jatkoaika, sitten rangaistuspotkukilpailu.
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
