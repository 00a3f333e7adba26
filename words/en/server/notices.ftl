# What people are told while they are not looking: in mails, in chats, by their browsers and at the bell.

turn = Your turn: { $home } – { $away }
time = Your time is nearly over: { $home } – { $away }
offer = You have an offer: { $home } – { $away }
taken = Your invitation was taken: { $home } – { $away }
over = The match is over: { $home } – { $away }
rematch = A rematch is offered: { $home } – { $away }
challenge = { $name } challenges you
challenge-of-guest = Somebody challenges you
several = { $count } notices for you

bad-webhook = a webhook is an address that begins with https:// and is not one of this computer or of a private network
no-road = this club does not tell people in this way
bad-mail = this is not a mail address: name@host
bad-browser = this browser did not say where and how it can be told
link-sent = a link was sent to this address just now, or so many for this account, from this network or to this address that no more are: look for it there, and try again in two minutes, in an hour or tomorrow
bad-link = this link was used, or is too old: ask for another

confirm-subject = Is this your mail address?
confirm = Somebody, we hope you, wants to be told at this address. Open the link within a day to agree; else nothing happens.
recover-subject = A new password
recover = Open the link within two hours to choose a new password. If you did not ask for it, nothing happens.
settings = What you are told and how: { $link }
unsubscribe = No more such mails: { $link }
