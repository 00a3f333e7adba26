# What `gaffer puzzles` says.

theme =
    { $count ->
        [one] { $title }: one puzzle, rating { $middle }
       *[other] { $title }: { $count } puzzles, ratings { $least } to { $most }, half of them below { $middle }
    }
not-legal = the rules do not take it: { $why }
other-best = another answer is better: { $row }
margin = the best answer is better by { $margin } only
twin = it is { $id } again, or its mirror image
checked = { $passed } are puzzles, { $failed } are none.
