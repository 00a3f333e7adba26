# Why a request was not carried out.

refused = '{ $choice }': { $why }
dice-at-most = a roll has 1 to { $most } dice
dice-not-drawn = these dice cannot be drawn
dice-count = this roll takes { $wanted } dice, not { $given }
dice-face = { $face } is not on a die with the faces 1 to { $faces }
equal-dice = equal: both roll again ({ $rule })
one-again = a 1 is rolled again ({ $rule })
no-roll = no roll is awaited now
roll-awaited = '{ $choice }': dice are to be rolled first
no-choice = no choice is awaited now
nothing-to-choose = nothing can be chosen in this position
nothing-to-undo = a die, a secret or the other side's act cannot be taken back
row-of-other-side = '{ $choice }': the row ends before it, the other side decides now
row-after-secret = '{ $choice }': a row ends with a secret decision, choose it afterwards
