# Why the server does not do something in the lobby.

challenge-gone = this challenge is gone: somebody was faster, or it was withdrawn
own-challenge = this is your own challenge: nobody plays himself
for-another = this challenge is for somebody else
guest-rated = a rated match needs an account: log in, or play without rating
guest-choosy = only members choose the strength of their opponents: log in, or play whoever comes
wrong-strength = this challenge asks for another rating than yours
too-many-challenges = you have { $most } challenges open: withdraw one first
lobby-full = there are too many open challenges: take one of them, or try again later
too-many-from-here = there are { $most } challenges open from this address: withdraw one first
too-fast = challenges come too fast: wait { $seconds } seconds and try again
members-only = in this club only members challenge: log in, or make an account
not-welcome = { $name } takes no challenges from you: take one that is open, or challenge somebody else
unknown-account = there is no account with the name '{ $name }'
bad-range = a range of ratings begins with the lower one
