# Why the server does not carry a request out.

store-full = this server has stored as much as its operator allows ({ $megabytes } MB); what is stored stays: ask the operator to raise --store-limit or to delete matches
storage-failed = the server cannot read or write its store at the moment; what was stored before is safe, and this was not taken: try again in a while
unknown-match = there is no such match here: check the link
internal = the server made a mistake and has logged it; the match is as it was stored, try again
busy = too many requests wait for this match: try again in a moment
too-many-requests = too many requests come from this address: wait a second and try again
too-many-connections = too many connections are open from this address, or in all: close some and try again
too-fast = requests come too fast: wait a second and send it again
too-slow = the body did not come in time
too-large = a record or a competition has at most 1 MiB, every other body 64 KiB
banned = this address is banned: ask whoever runs this server
too-many-matches = too many matches were set up from this address: wait { $seconds } seconds and try again
cup-too-large = a competition of { $matches } matches is more than this server lets a visitor set up: it has at most { $most }; take fewer teams or rounds, or ask the operator to raise --cup-matches
too-many-cups = the competitions set up from this address have many matches already: one of { $matches } matches can be set up in { $minutes } minutes
too-many-records = too many records were loaded from this address: wait { $seconds } seconds and try again
watched-by-many = { $there } connections watch this match already
watched-from-here = { $there } connections of this address watch this match already
seat-cut-off = this seat was opened on too many screens: it goes on there, or here after loading the page again
reused-id = this id was given to another request before: give each its own
stale = the match has gone on to version { $version }: look again and decide anew
only-watching = whoever watches does not decide: open the link of a seat
not-your-seat = this link does not open a seat of this match; without the seat you can watch
seat-closed = this seat was closed here from another place: if that was you, it goes on there, or here after loading the page again
seat-renewed = this seat has a new secret, and its old link opens nothing any more
no-invitation = this invitation is not valid any more: ask whoever sent it for another one; without it you can watch
seat-taken = somebody has taken this seat already
not-the-host = only whoever set the match up can change its invitations
not-by-invitation = this seat is not given by invitation
hint-running = a hint is being thought of for this seat already: wait for it
match-running = the match is not over, and its record holds the secrets of both sides: wait for its end
too-many-questions = many questions are being played out already, or two that were asked from this address: wait for one of them and try again
lab-pairs = a question takes 1 to { $most } pairs of matches; gaffer lab takes more
lab-coach = { $coach } thinks too long for many matches: choose a coach that answers at once, or ask gaffer lab
too-many-reviews = many reviews are under way already, or some that were asked for from this address: wait for one of them and try again
not-reviewable = the rules have changed since this match was played, and by those of today it comes out otherwise: it can be replayed, not reviewed
bad-record = this record cannot be played: { $why }
no-moment = there is no moment { $moment }: the last one is { $last }
team =
    { $side ->
        [home] the home team: { $why }
       *[away] the away team: { $why }
    }
name-length = a name has 1 to { $most } characters
name-unseen = a name is one line of plain text
squad-length = at most { $most } players have names
squad-name = the name of shirt { $shirt } is one line of plain text with at most { $most } characters
no-colour = '{ $colour }' is not a colour: write #rrggbb
no-coach = '{ $coach }' is not a coach of this game: { $coaches }
rules-changed = The rules have changed with a new version of Gaffer, and what was played does not come out the same by them: the match goes on from how it stood.
unknown-cup = there is no such competition here: check the link
broken-cup = this competition cannot be read any more: ask whoever runs this server
not-organiser = this is for the organiser of the competition alone: open it with the organiser's link
began-by-server = a match begins by being started here; enter its result if it was played over the board
played-by-program = { $team } is played by a program, which this server does not start: start it with --allow-programs, play the match in the terminal with 'gaffer cup next', or enter its result
no-programs = { $team } is to be played by a program: that is for whoever sits at the computer of a server that was started with --allow-programs
bad-command = the program of { $team } cannot be started: { $why }
hidden-skills = a team won a skill in this match or brought one into it, which nobody else may know yet: the record is open when the competition is over, and the replay now
hidden-match = others are still to play with the same dice: this match can be watched when all matches of the round are over
no-days = the rounds of this competition have no days, so that there is no calendar of it
not-sealed = sealed dice need a person at one seat at least, no named seed, and a match from its beginning
bad-time = `time` is { "{" }"kind": "live"{ "}" } with a base of 1 to 86400 seconds and an increment of at most 3600, or { "{" }"kind": "correspondence"{ "}" } with 1 to 30 days and a reserve of at most 365, and a vacation of at most 180 days a year
bad-delay = `delay` is at most { $most } seconds
not-in-a-cup = a match of a competition is not broken off, drawn by agreement or played again: resign, or ask its organiser
nobody-there = nobody has taken the other seat of this match
