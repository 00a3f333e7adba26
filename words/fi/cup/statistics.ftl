# Mitä kilpailussa on laskettu.

competition = Koko kilpailu
results = Tulokset
goals = Maalit
runs = Pisimmät putket
records = Ennätykset
cards = Kortit ja loukkaantumiset
players = Pelaajat

matches-played = Pelatut ottelut
matches-forfeited = Luovutetut ottelut
all-goals = Maalit
home-wins = Kotivoitot
draws = Tasapelit
away-wins = Vierasvoitot
extra-time = Ratkennut jatkoajalla
shoot-outs = Ratkennut rangaistuspotkuilla
yellow-cards = Keltaiset kortit
red-cards = Punaiset kortit
injuries = Loukkaantumiset
per-match = { $number } ottelua kohti

column-extra-time = Jatkoaika
column-kicks = Potkut
column-forfeits = Luovutukset
column-for = Tehdyt
column-against = Päästetyt
column-per-match = Ottelua kohti
column-clean-sheets = Nollapelit
column-unbeaten = Tappiotta
column-winning = Voitot
column-losing = Tappiot
column-biggest-win = Suurin voitto
column-most-goals = Eniten maaleja
column-yellow = Keltaiset
column-red = Punaiset
column-injuries = Loukkaantumiset
column-player = Pelaaja
column-missed = Poissa otteluista
