# Why the server does not do something for an account.

no-club = this server has no club, and so no accounts: everybody plays as a guest
not-logged-in = nobody is logged in here: log in and try again
wrong-login = this name and this password do not belong together: check both, or come back with a recovery code
wrong-password = this is not the password of the account
wrong-code = this name and this code do not belong together, or the code was used: check both, or try another code
bad-token = there is no such token any more: ask whoever keeps the program for another
no-scope = this token is not made for that: it needs the scope '{ $scope }'
people-only = this is for the person who is logged in, not for programs
no-role = this is for organisers, moderators and the owner of the club
name-taken = this name, or one that looks like it, is taken: choose another
name-length = a name has { $least } to { $most } characters
name-signs = a name is made of letters and digits, at least two, with spaces, dots, dashes or apostrophes between them
name-reserved = nobody has this name, since it would be taken for the club itself: choose another
password-length = a password has { $least } to { $most } characters
password-is-name = a password is not the name: choose another
too-many-attempts = that was tried too often: wait { $seconds } seconds and try again
bad-admission = this link was used, or is too old: ask for another
invited-only = whoever wants an account here needs a link from an organiser of the club
nobody-registers = nobody makes new accounts in this club
unknown-number = there is nothing with this number
too-many-tokens = there are { $most } tokens already: make one void first
no-passkeys = passkeys need the address of the club, which its file does not say: log in with the password
wrong-passkey = this passkey is not one of the club, or the ceremony took too long: try again, or log in with the password
too-many-passkeys = there are { $most } passkeys already, or this device has one: remove one first
unknown-person = there is no such member here: check the name
unknown-ladder = there is no such ladder: /ladder shows which there are
