-- The accounts. One that was closed has no name any more, and its folded name is a hash, so that nobody else takes it.
-- The keeper of a program is the person who answers for it.
CREATE TABLE accounts (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT,
    mail TEXT,
    role TEXT NOT NULL,
    kind TEXT NOT NULL,
    keeper INTEGER,
    settings TEXT NOT NULL DEFAULT '{}',
    created INTEGER NOT NULL,
    closed INTEGER
) STRICT;
CREATE INDEX accounts_of_keepers ON accounts (keeper) WHERE keeper IS NOT NULL;
-- Where somebody is logged in: the hash of the secret that his browser has, what it is, and from about where.
CREATE TABLE sessions (
    number INTEGER PRIMARY KEY,
    secret BLOB NOT NULL UNIQUE,
    account INTEGER NOT NULL,
    client TEXT NOT NULL,
    address TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_of_accounts ON sessions (account);
-- The hashes of the recovery codes that were not used yet.
CREATE TABLE recovery_codes (
    account INTEGER NOT NULL,
    code BLOB NOT NULL,
    PRIMARY KEY (account, code)
) STRICT, WITHOUT ROWID;
-- What programs log in with: the hash of each token, and what it is for (names of scopes with spaces between them).
CREATE TABLE tokens (
    number INTEGER PRIMARY KEY,
    secret BLOB NOT NULL UNIQUE,
    account INTEGER NOT NULL,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER
) STRICT;
CREATE INDEX tokens_of_accounts ON tokens (account);
-- Whose a seat is (0 home, 1 away), where it is somebody's.
CREATE TABLE account_seats (
    match INTEGER NOT NULL,
    side INTEGER NOT NULL,
    account INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (match, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_accounts ON account_seats (account);
-- The links that let one person make an account: the hash of each, and the role that it gives.
CREATE TABLE admissions (
    secret BLOB NOT NULL PRIMARY KEY,
    role TEXT NOT NULL,
    made_by INTEGER,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
