# What stands on the screen whatever the game: the panel, the footer, boxes over the match, the hand-over, a replay.

## The panel beside the board.

title-of-decision = { $name }: { $decision }
title-of-roll = Roll: { $purpose }
title-over = The match is over
dice-roll = The dice roll: { $purpose }.
computer-decides = The computer decides for { $side }.
thinking = Thinking… { $positions } positions, { $seconds }.{ $tenths } s.

## The line above the commentary.

dice = Dice: { $dice }
no-dice = none yet
later = PgDn: later
new-above = PgUp: { $number } new

## The footer.

dice-prompt = dice
keys-to-play = Enter: play  type: find/do  Tab: assistant  F4: hint  ^Z: undo  F2: teams  ?  q
keys-to-play-plain = Enter: play  type: find/do  Tab: assistant  F4: hint  u: undo  ?: help  q: leave
keys-to-roll = Roll, type the dice and press Enter  ?: help  q: leave
keys-to-hurry = any key: play now  PgUp/PgDn: commentary  ?: help  q: leave
keys-to-step = any key: next step  PgUp/PgDn: commentary  ?: help  q: leave
keys-to-go-on = any key: go on at once  PgUp/PgDn: commentary  ?: help  q: leave
keys-when-over = PgUp/PgDn: commentary  ?: help  any other key leaves
record = Record
not-recorded = This match was not recorded.
too-small = The match needs a window of { $columns }x{ $rows } characters; this one has { $width }x{ $height }. Please make it larger: the match waits. q leaves.

## Boxes over the match.

help-title = Help: { $title } ({ $page } of { $pages })
help-keys = Left/Right: pages, any other key closes
sheet-keys = any other key closes
hint-title = Hint
hint-keys = Enter plays the first, 2 or 3 another, any other key closes
rules-title = Rules
thoughts-title = What the computer thought
text-keys = arrows scroll, any other key closes
leave-title = Leave the match?
leave-keys = y leaves, any other key goes on
leave-recorded = Every answer so far is recorded; the match can go on later:
leave-not-recorded = This match is not recorded: it ends here.

## The hand-over between two people.

hand-over = Hand the keyboard to { $name }.
looks-at-skills = { $name } looks at his hidden skills.
draws-in-secret = { $name } draws a card in secret.
decides-in-secret = { $name } decides in secret: { $decision }.
enter-or-back = Press Enter when only { $name } is looking; Esc goes back.
enter-alone = Press Enter when only { $name } is looking.
enter-both = Press Enter to go on; both may look.

## A replay.

moment = Moment { $at } of { $last }
replay-keys = Right/Left: step  PgDn/PgUp: turn  g: next goal  c: card  Home/End  q: leave
replay-too-small = A replay needs a window of { $columns }x{ $rows } characters. q leaves.
