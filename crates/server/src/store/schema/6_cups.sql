-- The competitions: what each is played by, the hash of its organiser's secret, when something last happened in it
-- (seconds since 1970), and whether everything is played.
CREATE TABLE cups (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    setting TEXT NOT NULL,
    organiser BLOB NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    over INTEGER NOT NULL
) STRICT;
-- What happened in each; the key refuses a second entry of the same number.
CREATE TABLE cup_entries (
    cup INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (cup, number)
) STRICT, WITHOUT ROWID;
-- The competition that a match is part of.
ALTER TABLE matches ADD COLUMN cup INTEGER;
CREATE INDEX matches_of_cups ON matches (cup) WHERE cup IS NOT NULL;
