# Mitä komennot tulostavat ottelusta.

home = Koti
away = Vieras
seed = Siemen: { $seed }
record = Tallenne: { $path }
see-again = Katso uudelleen: gaffer replay { $path }
go-on = Jatka: gaffer play --terminal --continue
printed-match = { $title }: { $home } – { $away }
printed-match-with-seed = { $title }: { $home } – { $away }, siemen { $seed }
cannot-choose = { $side } ei voi ensi kerralla valita: { $skills }.  [{ $rule }]
keeps = { $side } saa pitää tuleviin otteluihin: { $skills }.  [{ $rule }]
fuba-headline = { $home }–{ $away }  { $half }. puoliaika, { $time }'  pallo: { $controlling ->
    [home] koti
   *[away] vieras
} alueella { $ball }, arvo { $value }  { $cards }
fuba-cards = { $side ->
    [home] koti
   *[away] vieras
} { $yellow } kelt. { $red } pun.
champions-headline = { $home }–{ $away }  { $watch }  vuoro: { $side ->
    [home] koti
   *[away] vieras
}
