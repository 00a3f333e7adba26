# FUBA-ottelu niin kuin siitä puhutaan: mitä tapahtumasta sanoo se, joka ei ole noppaa nähnytkään. Attribuutit ovat muita
# tapoja sanoa sama. Lause ei kerro mitään, mitä erotuomarin rivi ei kerro.

## Paikat hyökkäävän joukkueen silmin.

at = { $place ->
    [a1] vasemman pakin paikalla
    [a2] oman puolen vasemmalla laidalla
    [a3] vasemmalla laidalla
    [a4] vasemmassa kulmassa
    [b1] omassa boksissa
    [b2] oman boksin edessä
    [b3] keskikentällä
    [b4] boksin rajalla
    [c1] oikean pakin paikalla
    [c2] oman puolen oikealla laidalla
    [c3] oikealla laidalla
    [c4] oikeassa kulmassa
   *[b5] boksissa
}
to = { $place ->
    [a1] vasemman pakin paikalle
    [a2] oman puolen vasemmalle laidalle
    [a3] vasemmalle laidalle
    [a4] vasempaan kulmaan
    [b1] omaan boksiin
    [b2] oman boksin eteen
    [b3] keskikentälle
    [b4] boksin rajalle
    [c1] oikean pakin paikalle
    [c2] oman puolen oikealle laidalle
    [c3] oikealle laidalle
    [c4] oikeaan kulmaan
   *[b5] boksiin
}
from = { $place ->
    [a1] vasemman pakin paikalta
    [a2] oman puolen vasemmalta laidalta
    [a3] vasemmalta laidalta
    [a4] vasemmasta kulmasta
    [b1] omasta boksista
    [b2] oman boksin edestä
    [b3] keskikentältä
    [b4] boksin rajalta
    [c1] oikean pakin paikalta
    [c2] oman puolen oikealta laidalta
    [c3] oikealta laidalta
    [c4] oikeasta kulmasta
   *[b5] boksista
}

## Ottelu.

formations-revealed = { $home-team } ryhmittyy { $home }, { $away-team } { $away }.
    .b = Joukkueet ovat kentällä: { $home-team } { $home }, { $away-team } { $away }.
formations-changed = Tauolta palataan näin: { $home-team } { $home }, { $away-team } { $away }.
formation-changed = { $side } vaihtaa ryhmitystä: nyt { $formation }.
    .b = Uusi ryhmitys: { $side } pelaa { $formation }.
kick-off-rolled = { $winner } voittaa arvonnan.
    .b = Arvonnan voittaa { $winner }.
kick-off-decided = { $side } pääsee aloittamaan.
    .b = Pelin avaa { $side }.
first-half-began = Ja peli on käynnissä!
    .b = Ottelu on alkanut!
    .c = Nyt mennään.
second-half-began = Toinen puoliaika on käynnissä.
    .b = Toinen puoliaika alkoi.
    .c = Ja taas mennään: toinen puoliaika.
half-time = Puoliaika: { $home }–{ $away }.
    .b = Tauolle lukemissa { $home }–{ $away }.
    .c = Pilli vie joukkueet tauolle, { $home }–{ $away }.
second-half-over = Pilli soi: toinen puoliaika on ohi.
    .b = Toinen puoliaika on pelattu.
match-won = Loppuvihellys: { $winner } voittaa { $home }–{ $away }!
    .b = Se oli siinä: { $winner } vie voiton, { $home }–{ $away }.
    .c = Voiton vie { $winner }, { $home }–{ $away }.
shoot-out-began = Ottelu ratkaistaan rangaistuspotkukilpailussa!
    .b = Joukkueita ei erota mikään: nyt ratkaisevat rangaistuspotkut.
shoot-out-scored = { $side } osuu! Rangaistuspotkut { $home }–{ $away }.
    .b = Pallo on maalissa: { $side } onnistuu, { $home }–{ $away }.
shoot-out-missed = { $side } ei osu! Rangaistuspotkut { $home }–{ $away }.
    .b = Ei maalia: { $side } epäonnistuu, { $home }–{ $away }.
shoot-out-won = { $winner } voittaa rangaistuspotkukilpailun { $home }–{ $away }!
    .b = Se oli siinä: { $winner } vie voiton pilkulta, { $home }–{ $away }.
match-drawn = Loppuvihellys, eikä voittajaa löytynyt: { $home }–{ $away }.
    .b = Se oli siinä: tasapeli, { $home }–{ $away }.
    .c = Pisteet jaetaan: { $home }–{ $away }.
stoppage-time = Nyt pelataan lisäaikaa.
    .b = Mennään lisäajalla.
    .c = Peli jatkuu vielä: lisäaikaa.

## Syötöt.

ball-kept = { $side } pitää palloa { $at }.
    .b = Ei kiirettä: { $side } rauhoittaa { $at }.
    .c = { $side } hakee avausta { $at }.
    .d = Kärsivällistä peliä { $at }: { $side }.
pass = { $side } hakee miestä { $at }.
    .b = { $side } pelaa { $from } { $to }.
    .c = Pallo { $to }: { $side } liikkeellä.
    .d = { $side } suuntaa { $to }.
    .e = { $side } yrittää { $from } { $to }.
long-pass = Pitkä pallo { $to }: { $side }.
    .b = { $side } avaa pitkän { $from } { $to }.
    .c = { $side } lyö pitkän { $to }.
    .d = { $side } hakee pitkällä miestä { $at }.
    .e = Pitkä yritys { $to }, asialla { $side }.
control-kept = { $side } pitää pallon.
    .b = Hyvin hoidettu: pallo pysyy, { $side } jatkaa.
    .c = { $side } saa pallon haltuun.
    .d = Hallussa on: { $side } jatkaa.
    .e = Varmaa työtä, { $side } pitää pallon.
control-lost = { $side } menettää pallon.
    .b = Pallo karkaa! { $side } jää ilman.
    .c = { $side } ei saa pidettyä palloa.
    .d = Sinne meni, { $side } antaa pallon pois.
    .e = { $side } hukkaa pallon.
control-automatic = Kukaan ei häiritse: { $side } pitää pallon.
    .b = { $side } saa pelata aivan rauhassa.
    .c = Ei hätää, { $side } pitää pallon.
pass-failed = Syöttö menee harhaan: { $side } saa pallon { $at }.
    .b = Syöttö ei löydä ketään, ja { $side } ottaa pallon { $at }.
    .c = Katko! { $side } saa pallon { $at }.
pass-too-long = Liian kova: { $side } menettää pallon.
    .b = { $side } yrittää liikaa, ja pallo on mennyttä.
    .c = Liian kunnianhimoista: { $side } jää ilman palloa.
entered = { $side }: { $piece ->
    [keeper] maalivahti
   *[player] pelaaja
} ehtii pallolle { $at }.
    .b = Pallolla { $at }: { $side }{ $piece ->
    [keeper] , maalivahti
   *[player] { "" }
}.
    .c = { $side }: { $piece ->
    [keeper] maalivahti
   *[player] mies
} ottaa pallon { $at }.
target-changed = { $side } jatkaa { $to }.
    .b = Ja siitä eteenpäin { $to }: { $side } pelaa hienosti.
ball-moved = { $side } tuo pallon { $from } { $to }.
    .b = Nyt { $side } on pallossa { $at }.

## Juoksut, prässi, kaksinkamppailut.

carried = { $side } kuljettaa { $from } { $to }.
    .b = { $side } vie pallon { $to }.
    .c = Pallo jalassa { $to }: { $side }.
presses = { $side } prässää.
    .b = { $side } iskee kiinni.
    .c = Nyt tulee prässi: { $side }.
pressing-won = { $side } prässää ja riistää pallon!
    .b = Hieno prässi: { $side } saa pallon!
    .c = { $side } menee { $aggressive ->
    [yes] kovaa
   *[no] nopeasti
} kiinni ja vie pallon.
    .d = Prässi puree: pallon vie { $side }.
    .e = { $side } jahtaa pallon itselleen.
pressing-failed = { $side } prässää turhaan.
    .b = Prässi ei tuota tulosta.
    .c = { $side } menee { $aggressive ->
    [yes] kovaa
   *[no] nopeasti
} kiinni, mutta pallo ehtii alta pois.
    .d = { $side } prässää, mutta prässistä pelataan ulos.
    .e = { $side } ei saa palloa.
pressing-foul = { $side } menee liian kovaa: rike.
    .b = Se oli rike: { $side }.
    .c = Pilli soi! { $side } meni liian pitkälle.
dribble-won = Miehestä ohi! { $side } on läpi.
    .b = Hieno kuljetus, { $side }!
    .c = { $side } pujottelee läpi.
dribble-lost = Kuljetus katkeaa: { $side } menettää pallon.
    .b = Yksi harhautus liikaa: { $side }.
    .c = { $side } yrittää kuljettaa läpi ja pysäytetään.
duel-rolled = { $winner } vie kamppailun: { $duel }.
    .b = Kamppailun voittaa { $winner }: { $duel }.
no-moves = { $side } jää paikoilleen.
    .b = { $side } vain katselee.
no-defence = { $side }: puolustus seisoo.
    .b = { $side } ei ehdi puolustaa.

## Laukaukset.

shapes-to-shoot = { $side } hakee laukaisupaikkaa...
    .b = Tässä olisi paikka: { $side }...
    .c = { $side } hakee maalia...
shot-goal = { $side } laukoo { $from }, ja sisään!
    .b = { $side } vetää { $from }: verkkoon!
    .c = Mikä laukaus { $from }! { $side } osuu.
    .d = { $side } viimeistelee { $from }!
shot-miss = { $side } laukoo { $from }: ei, ohi menee.
    .b = { $side } kokeilee { $from }. Ohi.
    .c = Laukaus { $from }, { $side } tuhlaa paikan.
    .d = { $side } ei osu { $from }.
    .e = { $side } yrittää { $from }, mutta siitä ei tule mitään.
shot-corner = { $side } laukoo { $from }: kulmapotku.
    .b = Laukaus { $from } kääntyy päädystä yli, { $side } saa kulman.
    .c = { $side } vetää { $from } ja saa kulmapotkun.
shot-rebound = { $side } laukoo { $from }: pallo kimpoaa takaisin!
    .b = Laukaus { $from }, ja pallo on irti!
    .c = { $side } vetää { $from }, pallo jää irti!
shot-open = { $side } laukoo { $from }, pallo on matkalla...
    .b = Vaikea paikka { $from }: { $side } yrittää, meneekö?
    .c = { $side } osuu palloon hyvin { $from }...
difficult-goal = Sisään meni!
    .b = Se meni maaliin! Mikä osuma.
    .c = Kyllä, pallo putoaa maaliin!
difficult-miss = Ei, se ei mene maaliin.
    .b = Niin lähellä, mutta ei maalia.
    .c = Lopulta ohi.
difficult-corner = Päädystä yli: kulmapotku.
difficult-rebound = Pallo kimpoaa takaisin!
rebound-goal = { $side } ehtii kimmokkeeseen: sisään!
    .b = { $side } iskee kimmokkeen maaliin!
    .c = Irtopallo menee maaliin, asialla { $side }!
rebound-corner = Kimmoke sohaistaan päädystä yli: kulmapotku.
    .b = Ruuhka maalin edessä, ja pallo menee yli: kulmapotku.
rebound-lost = Kimmokkeen saa { $side }.
    .b = { $side } selvittää ruuhkan ja saa pallon.
    .c = Irtopalloon ehtii { $side }.
goal = MAALI! { $side } osuu minuutilla { $minute }: { $home }–{ $away }.
    .b = MAALI! Minuutti { $minute }, { $side } tekee sen: { $home }–{ $away }.
    .c = Siellä se on! MAALI, { $side }: { $home }–{ $away }.
    .d = MAALI! { $home }–{ $away }, ja { $side } juhlii.
    .e = Minuutti { $minute }: MAALI! { $side } iskee lukemiksi { $home }–{ $away }.
penalty-named = Potku { $kick ->
    [left] vasemmalle
    [middle] keskelle
   *[right] oikealle
}, maalivahti { $dive ->
    [left] heittäytyy vasemmalleen
    [stay] pysyy paikallaan
   *[right] heittäytyy oikealleen
}...
penalty-scored = { $side } osuu pilkulta!
    .b = Ei virhettä: { $side } tekee maalin rangaistuspotkusta.
    .c = Sisään! Rangaistuspotku on maali.
penalty-missed = Ei maalia! { $side } tuhlaa rangaistuspotkun.
    .b = Rangaistuspotku ei mene maaliin!
    .c = { $side } epäonnistuu pilkulta.

## Erikoistilanteet.

set-up-free-kick = { $side } valmistelee vapaapotkua { $at }.
    .b = Kaikki asemiin: { $side } antaa vapaapotkun { $at }.
set-up-corner-kick = Kulmapotkuun ryhmitytään: antajana { $side }.
    .b = { $side } valmistautuu kulmapotkuun.
set-up-penalty = { $side } asettaa pallon pilkulle.
    .b = Kaikkien katseet pilkulla: vuorossa { $side }.
kick-off-awarded = { $side } aloittaa keskeltä.
    .b = Pallo keskiympyrään: { $side } aloittaa.
    .c = Pelin käynnistää { $side }.
free-kick-awarded = Vapaapotku { $at }: { $side }.
    .b = Pilli soi: { $side } saa vapaapotkun { $at }.
    .c = { $side } pääsee vapaapotkuun { $at }.
quick-free-kick-awarded = { $side } antaa nopean vapaapotkun { $at }.
    .b = Nopea vapaapotku { $at }: { $side }.
corner-kick-awarded = Kulmapotku: { $side }.
    .b = { $side } saa kulmapotkun.
    .c = Kulman saa { $side }.
goal-kick-awarded = Maalipotku: { $side }.
    .b = { $side } jatkaa maalipotkulla.
    .c = Vain maalipotku, { $side } jatkaa.
penalty-awarded = RANGAISTUSPOTKU! Tuomari näyttää pilkkua: { $side }.
    .b = Se on RANGAISTUSPOTKU! Pilkulle pääsee { $side }.
    .c = RANGAISTUSPOTKU! { $side } saa paikan pilkulta.
corner-side-chosen = { $side } antaa kulman { $flank ->
    [left] vasemmalta
   *[right] oikealta
}.
    .b = Kulmapotku tulee { $flank ->
    [left] vasemmalta
   *[right] oikealta
}.
goal-kick-slow = { $side } ei hätäile maalipotkun kanssa.
    .b = Maalipotkulla ei ole kiire: { $side }.
goal-kick-fast = { $side } antaa maalipotkun saman tien.
    .b = Nopea maalipotku: { $side }.

## Kortit.

yellow-card = Keltainen kortti: { $side }!
    .b = { $side } saa keltaisen kortin.
    .c = Tuomari kaivaa keltaisen: { $side } saa varoituksen.
no-yellow-card = Ei korttia: { $side }.
    .b = { $side } selviää ilman korttia.
    .c = Tuomari tyytyy puhutteluun: { $side }.
red-card = PUNAINEN KORTTI: { $side }!
    .b = Ulos! PUNAINEN KORTTI, { $side }.
    .c = Tuomari näyttää PUNAISTA: { $side }!
no-red-card = { $side } säästyy punaiselta kortilta.
    .b = Ei punaista korttia: { $side }.
sent-off = { $side } jää miestä vajaaksi.
    .b = { $side } menettää pelaajan.
    .c = Mies ulos, ja { $side } jatkaa vajaalla.
booked = Varoitus: { $side }.
    .b = Keltainen kortti: { $side }.
    .c = { $side } saa varoituksen.
slow-play-card = Liian hidasta tuomarin mielestä: kortti, { $side }.

## Joukkueet.

tired = { $side } on aivan puhki.
    .b = Jalat loppuivat: { $side } on väsynyt.
second-wind = { $side } löytää uuden vaihteen.
    .b = Uutta virtaa: { $side }!
substituted-formation = Vaihto: { $side } siirtyy ryhmitykseen { $formation }.
    .b = { $side } vaihtaa, tulossa { $formation }.
substituted-booked = { $side } ottaa varoitetun pelaajan pois.
    .b = Vaihto: { $side } ei ota riskiä varoitetun kanssa.
substituted-fresh = Tuoreet jalat kentälle: { $side }.
    .b = Vaihto: { $side } saa tuoreen miehen.
    .c = { $side } tuo kentälle tuoreen pelaajan.
injury-none = { $side }: pelaaja jäi maahan, mutta nousee jo.
    .b = Helpotus, { $side }: mies nousee jaloilleen.
injury-minutes = { $side }: { $keeper ->
    [yes] maalivahti loukkaantuu
   *[no] pelaaja loukkaantuu ja on poissa { $minutes ->
        [one] { $minutes } minuutin
       *[other] { $minutes } minuuttia
    }
}.
    .b = { $side }: { $keeper ->
    [yes] maalivahtia hoidetaan
   *[no] mies hoidettavana { $minutes ->
        [one] { $minutes } minuutin
       *[other] { $minutes } minuuttia
    }
}.
injury-turns = { $side }: { $keeper ->
    [yes] maalivahti loukkaantuu
   *[no] pelaaja loukkaantuu, mutta palaa vielä
}.
    .b = { $side }: { $keeper ->
    [yes] maalivahtia hoidetaan
   *[no] mies on hetken hoidettavana
}.
injury-for-good = { $side }: { $keeper ->
    [yes] maalivahti loukkaantuu
   *[no] pelaaja ei pysty jatkamaan
}.
    .b = { $side }: { $keeper ->
    [yes] maalivahdin tilanne näyttää pahalta
   *[no] ottelu on yhden pelaajan osalta ohi
}.
injured-replaced = { $side } vaihtaa loukkaantuneen tilalle uuden miehen.
injured-not-replaced = { $side } ei tuo loukkaantuneen tilalle ketään.
injured-returned = { $side }: { $pieces ->
    [one] pelaaja palaa
   *[other] { $pieces } pelaajaa palaa
} hoidosta.
keeper-advanced = { $side }: maalivahti tulee ulos linjaltaan.
    .b = { $side }: maalivahti seisoo maalinsa edessä.
keeper-went-back = { $side }: maalivahti palaa linjalleen.
swept = { $side }: maalivahti tulee vastaan!
    .b = { $side }: maalivahti siivoaa!
slow-play = { $side } ottaa pelistä terän pois.
    .b = { $side } ei pidä mitään kiirettä.
skill-used = { $side } pelaa vahvuuksillaan: { $skill }.
    .b = Tämän { $side } osaa: { $skill }.
    .c = { $side } näyttää taitonsa: { $skill }.
fans-foul = Katsomo kiehuu yli, ja tuloksena on rike.
fans-rolled = Katsomo antaa kuulua itsestään.
    .b = Mikä meteli katsomossa!
actor-card = Filmaus! Keltainen kortti: { $side }.
actor-event = Mies maassa. Oliko siinä mitään?
actor-free-kick = Mies kaatuu, ja { $side } saa vapaapotkun.

## Erikoistapahtumat.

good-attack = { $side } nousee hyvin.
    .b = Hyvä hyökkäys: { $side }.
good-defence = Hyvää puolustamista: { $side }.
    .b = { $side } pitää puolustuksen kasassa.
fast-situation = Nyt käy nopeasti!
ball-bounces = Ikävä pomppu!
foul-by = Rike: { $side }.
    .b = Tuomari näki sen: { $side } rikkoo.
    .c = { $side } syyllistyy rikkeeseen.
rude-foul-by = Ruma rike: { $side }!
    .b = Se ei ollut pallosta: { $side } rikkoo pahasti.
bored-play = Kentällä ei tapahdu paljon.
over-the-side-line = Pallo on yli sivurajan.
over-the-goal-line = Pallo on yli päätyrajan.
momentum = Hyökkäys vyöryy.
aggressive-defence = { $side } puolustaa kaikin voimin.
high-ball = Korkea pallo, ja päät kolahtavat!
failed-opening = { $side } avaa huonosti.
perfect-pass = Mikä syöttö: { $side }!
behind-the-referee = Tuomarin selän takana tapahtuu jotakin.
streaking = Kentällä juoksee strikkaaja!
misplaced-keeper = Maalivahti on väärässä paikassa!
fans-of = { $side }: kannattajat antavat kuulua!
star-of = { $side }: joukkueen tähti loukkaantuu!
young-talent = Katsokaa tätä nuorukaista!
perfect-squad = Ryhmä pelaa täydellisesti yhteen.
stands-off = { $side } jää seisomaan.
    .b = { $side } ei liiku.
finds-room = Tilaa: { $side }!
    .b = { $side } löytää tilaa.
ball-runs-badly = Pallollisella käy hankalaksi.
    .b = Pallo ei tottele.
a-foul = Pilli soi: rike.
    .b = Tuomari keskeyttää pelin: rike.
game-stalls = Peli juuttuu paikalleen.
    .b = Nyt ei liiku mikään.
opens-up = Peli aukeaa.
    .b = Pallollisella on helpompaa.
gains-ground = Tästä voi voittaa alaa.
    .b = Eteenpäin mennään.
