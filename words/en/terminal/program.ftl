# What the commands print of a match.

home = Home
away = Away
seed = Seed: { $seed }
record = Record: { $path }
see-again = See it again with: gaffer replay { $path }
go-on = Go on with: gaffer play --terminal --continue
printed-match = { $title }: { $home } - { $away }
printed-match-with-seed = { $title }: { $home } - { $away }, seed { $seed }
cannot-choose = { $side } cannot choose next time: { $skills }.  [{ $rule }]
keeps = { $side } keeps for later matches: { $skills }.  [{ $rule }]
fuba-headline = { $home }-{ $away }  half { $half }, { $time }'  { $controlling } has the ball in { $ball }, value { $value }  { $cards }
fuba-cards = { $side } { $yellow }Y { $red }R
champions-headline = { $home }-{ $away }  { $watch }  turn: { $side }
