# Sääntökirjojen epäselvät kohdat: mitä kukin ratkaisee ja mitä sen arvot tarkoittavat.

what =
    { $reading ->
        [readings] Miten sääntökirjan epäselvät kohdat luetaan.
        [offside_of] Keiden pelaajat eivät saa siirtyä paitsioasemaan.
        [difficult_rebound] Voiko vaikean maaliyrityksen ensimmäinen noppa antaa irtopallon.
        [keeper_pressing] Missä ulos tullut maalivahti auttaa joukkuettaan prässäämään (A5).
        [goal_kick_adjustment] Säädetäänkö pallon arvoa, kun maalipotku on tulossa.
        [free_kick_place] Mistä vapaapotku annetaan, kun pallo on lähtenyt kohdealueelta.
        [tackle_foul] Milloin taklaus ja keskikentän prässi rikkovat aggressiivisessa prässissä.
        [event_free_move] Mitä tapahtumataulukon vapaa siirto tarkoittaa.
        [full_back_needs_player] Tarvitseeko taitava laitapuolustaja pelaajan sinne, minne hän tuo pallon.
        [goal_kick_entry] Kuka saa mennä rangaistusalueelle maalipotkua edeltävissä siirroissa.
        [failed_pass_order] Minkä alueen mukaan toimintavaiheiden järjestys katsotaan epäonnistuneen syötön jälkeen.
        [injured_return] Milloin loukkaantumisesta toipunut palaa (A4).
        [trap_exceptions] Säästääkö paitsioansa ne, jotka paitsiosääntö säästää.
        [mispositioned_keeper] Ketä huonosti sijoittunut maalivahti auttaa (A11).
        [shifts] Milloin vuoron lopun siirrot tehdään.
        [catch_ones] Siirtääkö kiinnioton tai käsien jälkeen uudelleen heitettävä ykkönen kelloa.
        [corner_endline] Ovatko päätyviivan ruudut ulkona kulmapotkua pelattaessa.
        [corner_strength] Kuinka kovaa kulmapotku annetaan.
        [last_one] Mitä kellon viimeinen ykkönen päättää, kun pallo on matkalla.
        [fewer_than_seven] Mitä tapahtuu joukkueelle, jolla on alle seitsemän pelaajaa.
        [fouler_blocked] Minne rikkoja menee, jos hänen ruutunsa vapaapotkussa on varattu.
        [penalty_taker] Kuka saa laukoa rangaistuspotkun.
       *[other] { $reading }
    }
means =
    { $value ->
        [readings-sense] Mitä tekijöiden voi olettaa tarkoittaneen.
        [readings-letter] Mitä painettu teksti sanoo sanasta sanaan, missä se jotakin sanoo.
        [offside_of-controlling] Hallitsevan joukkueen; passiivinen joukkue siirtyy minne haluaa.
        [offside_of-both] Molempien joukkueiden.
        [difficult_rebound-on] Voi, kuten muissakin yrityksissä: yksi alle arvon, kun rangaistusalueella on pelaaja.
        [difficult_rebound-off] Ei voi: muu kuin kuutonen on kulmapotku tai huti.
        [keeper_pressing-his_area] Vain siellä missä hän seisoo, rangaistusalueellaan.
        [keeper_pressing-everywhere] Missä tahansa joukkue prässää.
        [goal_kick_adjustment-off] Ei säädetä.
        [goal_kick_adjustment-on] Säädetään, kuten joka toimintavaiheessa.
        [free_kick_place-ball] Siinä missä pallo on.
        [free_kick_place-target] Kohdealueella, minne pallo sitten onkin mennyt.
        [tackle_foul-doubles] Vain tasanopilla.
        [tackle_foul-doubles_or_failure] Tasanopilla ja prässin epäonnistuessa.
        [event_free_move-adjacent] Yksi pelaaja mille tahansa viereiselle alueelle.
        [event_free_move-free_movement] Vain luvun 4.7.6 siirto: pois päätyviivalta tai maalivahti kotiin.
        [full_back_needs_player-yes] Oman pelaajan, joka ei ole paitsiossa.
        [full_back_needs_player-no] Ei tarvitse: joukkueen lähin pelaaja menee sitten pallon luo.
        [goal_kick_entry-controlling] Potkun saanut joukkue; toinen pysyy poissa.
        [goal_kick_entry-both] Molemmat joukkueet.
        [failed_pass_order-start] Lähtöalueen, jolla pallo on.
        [failed_pass_order-target] Kohdealueen, jolle syöttö ei päässyt.
        [injured_return-before_set_up] Vuoron lopussa tai ennen pelin uudelleenaloitusta, jolloin hänet asetellaan mukaan.
        [injured_return-end_of_turn] Vain vuoron lopussa; sitä ennen peli aloitetaan ilman häntä.
        [trap_exceptions-as_offside] Oma kenttäpuolisko, pallon tasalla tai takana, maalipotku ja kulmapotku ovat vapaita.
        [trap_exceptions-none] Ansa toimii jokaista toiseksi taimmaisen vastustajan luo menevää syöttöä vastaan.
        [mispositioned_keeper-controlling] Joukkuetta, joka hallitsi palloa tapahtumaa heitettäessä.
        [mispositioned_keeper-any_attempt] Sitä, joka tällä vuorolla laukoo.
        [shifts-after_interceptions] Kun pallo on pysähtynyt, kaikkien katkojen jälkeen.
        [shifts-before_interceptions] Heti kun pelatulla pallolla on ruutu, johon se pysähtyy, ennen kuin kukaan yrittää katkoa.
        [catch_ones-count] Siirtää, ja heittojen laskussa se on heitto; viimeinen ykkönen päättää ottelun.
        [catch_ones-skip] Ei siirrä, kuten ei ykkönen pelikatkossakaan.
        [corner_endline-out] Ovat: vain pallon lähtöruutu on poikkeus.
        [corner_endline-in_play] Pallo kulkee niiden yli kulmapotkun vuorossa, ja niissä seisovat pelaajat estävät tai pelaavat sen; jos se pysähtyisi sellaiseen, se on ulkona.
        [corner_strength-full] Kaikilla silmäluvuilla.
        [corner_strength-as_turn] Kuten vuorossa: kahden tai neljän askelen kierroksella potku on sen verran heikompi.
        [last_one-ball_finished] Ottelun, kun tuo pallo on ulkona, pysähtynyt, kiinni tai maalissa.
        [last_one-at_once] Ottelun heti: maalia, joka siitä seuraisi, ei lasketa.
        [fewer_than_seven-forfeit] Se häviää ottelun, kuten jalkapallossa.
        [fewer_than_seven-play_on] Se jatkaa peliä niin kauan kuin sillä on maalivahti ja toinen pelaaja.
        [fouler_blocked-nearest] Lähimpään vapaaseen ruutuun rivillä, jolle hänet lähetettiin.
        [fouler_blocked-sideways] Askel askelelta: aina kun joku on tiellä, ruutu sivulle valmentajan valinnan mukaan, sitten eteenpäin.
        [penalty_taker-outfielder] Kenttäpelaaja.
        [penalty_taker-any_player] Kuka tahansa, maalivahtikin.
       *[other] { $value }
    }
