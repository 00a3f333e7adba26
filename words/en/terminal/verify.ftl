# What `gaffer verify` says of a record.

right = right:
told = told, not proven:
open = not proven:
wrong = WRONG:
legal =
    { $count ->
        [one] the one answer is legal.
       *[other] all { $count } answers are legal.
    }
legal-since =
    { $count ->
        [one] the rules changed under the match: the one answer since is legal, but nothing proves the position before it.
       *[other] the rules changed under the match: all { $count } answers since are legal, but nothing proves the position before them.
    }
not-legal =
    { $number ->
        [0] the match cannot be played: { $why }
       *[other] answer { $number } is not legal: { $why }
    }
result = the match is over, { $home }-{ $away }.
beside =
    { $count ->
        [0] nothing was offered or ended before its time.
        [one] the one note beside the answers (clocks, offers, ends) could have come about so.
       *[other] all { $count } notes beside the answers (clocks, offers, ends) could have come about so.
    }
times =
    { $count ->
        [0] the times are those that the server wrote down; no clock ran out but by them.
        [one] the times are those that the server wrote down, with one outage that gave time back; no clock ran out but by them.
       *[other] the times are those that the server wrote down, with { $count } outages that gave time back; no clock ran out but by them.
    }
no-times = the record does not say when its answers were made: clocks and claims cannot be checked.
taken-over = that a side was away for so long that a computer coach took its seat.
backwards = line { $line }: the time goes back.
late = line { $line }: something was decided when the time for it was over.
otherwise = line { $line }: nothing before it leads to this note.
refused = line { $line }: this cannot have been: { $why }
not-asked = line { $line }: this note says that { $side } is asked, too, which it is not there.
asked-already = line { $line }: this note says a second time that { $side } is asked, too.
not-noted = after line { $line } both sides choose in secret and both clocks run: the note "asked-too" for { $side } is missing there.
ended-early = the match was ended before the rules ended it, at { $home }-{ $away }: { $how }. A record cannot show that somebody asked for that.
not-over = the match is not over; it stands { $home }-{ $away }.
proven =
    { $rolls ->
        [one] the dice: the one roll follows from numbers that were sealed before the match.
       *[other] the dice: all { $rolls } rolls follow from numbers that were sealed before the match.
    }
not-sealed =
    { $from ->
        [by-hand] the dice were thrown by hand and typed in: nobody can check them.
        [script] the dice were written down beforehand.
       *[seed] the dice come from a seed, which whoever had it knew beforehand: they were not sealed.
    }
not-shown = the dice: the server has never shown its secret.
other-rules = the dice: the rules changed under the match, and what its first rolls asked for is not known.
wrong-header = the dice: the record does not say what the server sealed.
wrong-seal = the dice: { $side } has sealed twice, or seals where nothing is to be sealed.
wrong-number = the dice: the number of { $side } does not fit its seal.
wrong-nobody = the dice: a seal or a number is nobody's.
wrong-order = the dice: something was shown or rolled before all had sealed their numbers and shown them.
wrong-secret = the dice: the server's secret does not fit its seal.
wrong-roll = the dice: roll { $roll } shows something else than the numbers give, { $right }.
wrong-asked = the dice: what the record says that roll { $roll } asked for is not what the rules asked for, or does not stand before it.
six-sided = { $side }, { $count } six-sided dice, each face with its number (fair dice on average): { $faces }.
chi-square = { "  " }chi-square { $value } with { $freedom } degrees of freedom: fair dice are as far off or further in { $percent } of 100 matches.
longest-run = { "  " }longest run of one face: { $run } ({ $mean } on average).
