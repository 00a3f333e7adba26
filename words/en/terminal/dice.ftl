# Dice and cards that people throw and draw themselves.

please-roll = { $number ->
    [one] Please roll 1 die:
   *[other] Please roll { $number } dice:
}
die = Die { $number }: { $name }
type-faces = { $number ->
    [one] Type what it shows, 1 to { $faces }.
   *[other] Type what they show in this order, 1 to { $faces }.
}
please-draw = Please draw 1 of { $cards } cards, in secret:
card = Card { $number }: { $name }
type-card = Type its number, 1 to { $cards }, in the order of the table of skills.
