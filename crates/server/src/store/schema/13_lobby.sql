-- Whether everybody finds a match in the list of those to watch; whoever has its link finds it anyway.
ALTER TABLE matches ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
-- The open challenges by letter, which outlive a visit of whoever made them and the server; live ones are not stored. The seat is
-- the hash of the secret that its maker has drawn for it.
CREATE TABLE challenges (
    number INTEGER PRIMARY KEY,
    account INTEGER,
    addressee INTEGER,
    seat BLOB NOT NULL,
    kept TEXT NOT NULL
) STRICT;
CREATE INDEX challenges_of_accounts ON challenges (account) WHERE account IS NOT NULL;
-- The seats of matches that were made in the lobby, until whoever has them has seen them: an account, or the hash of what the
-- browser of a guest calls itself; the request that led to it, and whether it is played at once.
CREATE TABLE found_matches (
    match INTEGER NOT NULL,
    side INTEGER NOT NULL,
    account INTEGER,
    guest BLOB,
    request TEXT NOT NULL,
    live INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX found_by_accounts ON found_matches (account) WHERE account IS NOT NULL;
CREATE INDEX found_by_guests ON found_matches (guest) WHERE guest IS NOT NULL;
-- What was said beside a match, in its two rooms (0 those who play, 1 those who watch): from which seat, by which account.
CREATE TABLE chat (
    match INTEGER NOT NULL,
    number INTEGER NOT NULL,
    room INTEGER NOT NULL,
    seat INTEGER,
    account INTEGER,
    at INTEGER NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_of_accounts ON chat (account) WHERE account IS NOT NULL;
