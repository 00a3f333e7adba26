# Dice and cards that people throw and draw themselves; cards are drawn in secret.

please = { $secret ->
    [yes] Please draw 1 of { $faces } cards, in secret:
   *[no] { $number ->
        [one] Please roll 1 die:
       *[other] Please roll { $number } dice:
    }
}
owner = { $secret ->
    [yes] Card
   *[no] Die
} { $number }: { $name }
type-it = { $secret ->
    [yes] Type its number, 1 to { $faces }, in the order of the table of skills.
   *[no] { $number ->
        [one] Type what it shows, 1 to { $faces }.
       *[other] Type what they show in this order, 1 to { $faces }.
    }
}
