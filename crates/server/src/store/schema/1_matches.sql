CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    header TEXT NOT NULL,
    teams TEXT NOT NULL,
    seat_home BLOB,
    seat_away BLOB,
    origin TEXT,
    loaded INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT;
-- An entry with a request is the first that this request led to; done is the version after the last.
CREATE TABLE entries (
    match INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    request TEXT,
    done INTEGER,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
