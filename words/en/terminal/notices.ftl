# What the screen answers: remarks, and why something was not done.

choices-match = { $number } choices match '{ $text }': type more, or pick one with the arrow keys.
not-understood = { $why }
not-allowed = Not allowed: { $choice }
decision-due = The decision due is: { $decision }.
nothing-of-the-row = Nothing of the row was played.
decision-passes-on = Nothing was played: after { $index } of these { $number } choices the decision passes on.
no-such-rule = There is no rule '{ $id }'. Rules are named like { $prefix }{ $rule }, or { $rule } for short; { $prefix }{ $section } shows a whole section.
highlight-for-its-rule = Highlight a choice for its rule, or type one: rule { $section }.
assistant = The assistant: { $choices }.
taken-back = Taken back.
nothing-to-take-back = Nothing to take back: choices can be taken back until dice roll or the other team acts.
hint-is-for-own-decision = A hint is for your own decision.
no-thoughts = The computer has not searched yet, or has secrets: its thoughts stay its own.

## Dice that do not fit.

dice-are-due = Dice are due now, e.g. 5 2.
no-row-of-dice = '{ $line }' is not a row of dice: write numbers, e.g. 5 2
dice-at-most = A roll has 1 to { $most } dice
no-roll-awaited = No roll is awaited now.
dice-count = This roll takes { $wanted } dice, not { $given }.
dice-face = { $face } is not on a die with the faces 1 to { $faces }.
equal-dice = Roll again: equal: both roll again ({ $rule }).
one-again = Roll again: a 1 is rolled again ({ $rule }).

## FUBA: hidden skills.

skills-are-chosen = { $number } chosen already: Enter on one of them, or u, takes it back.
nobody-is-asked = Nobody is asked about hidden skills unless he wants to be: F2, then h or a, shows a coach his skills and lets him say when to ask. Help (?) has a page on it.

## Champions 2020: warming up, following.

no-substitutions = This match is played without substitutions.
not-in-dugout = { $shirt } is not in the dugout.
stays-in-dugout = { $shirt } stays in the dugout.
warms-up = { $shirt } warms up at your next turn.
nobody-follows = Nobody follows with { $text }; type player and space for the reason, e.g. 16 8.8.
