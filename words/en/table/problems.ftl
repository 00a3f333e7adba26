# Why a table does not carry a request out.

computer-decides = the computer coach '{ $coach }' decides for this side
too-much-undone = so much was taken back in this match that nothing can be any more: choose and go on
other-decides = { $team } decides now
no-hints = this match was set up without hints and thoughts, for both sides
server-rolls = in this match the server rolls the dice
dice-not-yours = these dice are not yours
nothing-said = no such dice of the other side are to be confirmed now
dice-said = { $team } has typed in dice, which the other side is to confirm or dispute first
over = nothing can be changed any more; any moment can be the start of a sandbox
too-many-entries = this match has { $most } entries, as many as are stored of one
broken = the stored match cannot be played: { $why }
not-sealed = this seat seals no number for the dice of this match
sealed-already = this seat has sealed another number: one seal for each match, never a second
seal-first = numbers are shown when all seats have sealed theirs, and not before
wrong-number = the number of { $team } does not fit its seal
unsealed = the dice are not sealed yet: the match begins when both sides have sealed their numbers and shown them
no-offer = no such offer stands: it was answered or withdrawn, or somebody has played on
offer-stands = an offer stands already: answer it, or withdraw yours first
one-offer = you have made an offer since your last choice: play on before you make another
nobody-to-agree = a computer agrees to nothing: play on, or resign
too-late-to-abort = dice were rolled: from the first roll on a match is not broken off but resigned
no-claim = a match can be claimed while the other side is to decide and nobody is there for it
no-claim-by-letter = in a match by letter nobody has to be there: its clock decides
claim-too-early = the other side may still come back: try again in { $seconds } seconds
adjourned = both sides agreed to go on later: offer to go on first
not-to-offer = that cannot be offered now: only what was chosen since the last die can be taken back, and a match is adjourned once and then gone on with
