# Mitä pääte ja painettu sivu sanovat kilpailusta.

round = Kierros { $number }
round-on = Kierros { $number }, { $day }
has-bye = { $team } lepää
being-played = pelataan parhaillaan
does-not-count = ei lasketa
bracket = Kaavio

match = ottelu { $number }: { $home } – { $away }

# Joukkueet ennen ottelua; "C20-cup-9 #3" on sääntö ja ottelu.
missing = { $team } ilman pelaajaa { $player }: { $left ->
    [one] tämä ottelu
   *[other] { $left } ottelua
} ({ $why })
one-card-away = { $team }: { $player } on yhden kortin päässä pelikiellosta: { $left ->
    [one] tämä ottelu
   *[other] { $left } ottelua
} ({ $rule } #{ $number })
one-injury-away = { $team }: { $player } on yhden vamman päässä poissaolosta: { $left ->
    [one] tämä ottelu
   *[other] { $left } ottelua
} ({ $rule } #{ $number })

# Taulukon sarakkeet.
column-team = Joukkue
column-played = O
column-won = V
column-drawn = T
column-lost = H
column-goals = Maalit
column-difference = +/−
column-points = Pisteet

# Painettu sivu ja tyhjä pöytäkirja.
table = Sarjataulukko
sheet-goals = Maalit
sheet-after = Jatkoaika, rangaistuspotkut
sheet-yellow = Keltaiset kortit (paidat)
sheet-red = Ulosajetut
sheet-injured = Kerran loukkaantuneet
sheet-injured-twice = Kahdesti loukkaantuneet
sheet-lost = Menetetyt taidot
sheet-won = Voitetut taidot
sheet-signed = Allekirjoitus
