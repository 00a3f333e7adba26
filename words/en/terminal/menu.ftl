# The questions before a match.

which-game = Which game?
number-or-name-of-game = Its number or name [1]:
who-plays = Who plays?
against-the-computer = you (home) against the computer
two-people = two people at this keyboard
two-computers = two computer coaches, to watch
one-two-or-three = 1, 2 or 3 [1]:
how-strong-is-computer = How strong is the computer?
how-strong-is-home = How strong is the home team?
how-strong-is-away = How strong is the away team?
number-or-name = Number or name [{ $usual }]:
which-rules = Which rules?

## The editions and advanced rules of FUBA.

which-edition = Which edition of the rulebook?
edition = FUBA { $edition }, { $what }
edition-2-2 = the newest, with eleven advanced rules
edition-2014 = with six advanced rules
edition-1-0 = the first, of 2013: the shortest rules
edition-by-number = Edition 1, 2 or 3 [1]:
single-rules = Or switch single rules on and off by their numbers, e.g. A1 A3; list shows them.
rules-now = Rules now: { $rules }. Enter plays:
rules-with = { $base } with { $rules }
needs = { " " }(needs { $rule })
skills-for-each-team = ; { $number } for each team, 'skills 3' changes that
no-number-of-skills = '{ $text }' is not a number of skills
bad-number-of-skills = { $why }
neither-preset-nor-rule = '{ $text }' is neither a preset (1 to { $presets }) nor an advanced rule (A1 to A{ $rules })
