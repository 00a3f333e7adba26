# The team sheets of Champions 2020: a label has 13 columns.

title = Teams, Champions 2020
line-up = line-up
on-the-pitch = on the pitch
dugout = dugout
warming-up = warming up
next-to-warm = next to warm
out = out
substitutions = substitutions
goalie = { $shirt } in goal
made-of = { $made } of { $all }
gone = { $place ->
    [substituted] substituted
    [sent-off] sent off
    [injured] injured
   *[suspended] suspended
} { $shirts }
marks = y yellow card, h hurt. Played with { $with }; without { $without }.
yellow-mark = y
hurt-mark = h
nothing = nothing
played = { $what ->
    [offside] offside
    [fouls] fouls
    [charges] charges
    [substitutions] substitutions
    [hands] hands
   *[extra-time] extra time
}
ask-who-warms-up = s: { $asked } ask { $name } before the next own roll who warms up
or-type-it = or type it at any decision of yours: warm 12
