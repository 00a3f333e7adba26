-- Whether the result of the match is in the book, or has no place there.
ALTER TABLE matches ADD COLUMN booked INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_to_book ON matches (number) WHERE finished IS NOT NULL AND NOT booked;
-- The book of results, in the order in which they were booked; a row stays when its match is forgotten. The preset is null where
-- the options are those of none, how is null at the whistle, winner is 0 home, 1 away, null nobody; edition, speed and
-- version (of the rating) are null where it is not rated; counted: whether badges and dice are; at is milliseconds since 1970.
CREATE TABLE results (
    number INTEGER PRIMARY KEY,
    match TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    preset TEXT,
    title TEXT NOT NULL,
    at INTEGER NOT NULL,
    how TEXT,
    winner INTEGER,
    edition TEXT,
    speed TEXT,
    version INTEGER,
    counted INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX results_to_count ON results (number) WHERE NOT counted;
-- Both sides of each: whose it was (null: a guest's or a coach's), and the rating before (with when the match before it ended) and
-- after; of a coach the strength that it counted with. The badges by name with spaces between, and what its dice showed.
CREATE TABLE result_sides (
    result INTEGER NOT NULL,
    side INTEGER NOT NULL,
    account INTEGER,
    coach TEXT,
    team TEXT NOT NULL,
    goals INTEGER NOT NULL,
    before_points REAL,
    before_deviation REAL,
    before_volatility REAL,
    before_at INTEGER,
    after_points REAL,
    after_deviation REAL,
    after_volatility REAL,
    badges TEXT NOT NULL DEFAULT '',
    dice TEXT,
    PRIMARY KEY (result, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_accounts ON result_sides (account, result) WHERE account IS NOT NULL;
-- Where everybody stands on each ladder after his last match on it, and until when that is certain enough for a place.
CREATE TABLE standings (
    game TEXT NOT NULL,
    edition TEXT NOT NULL,
    speed TEXT NOT NULL,
    account INTEGER NOT NULL,
    points REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    at INTEGER NOT NULL,
    certain_until INTEGER NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    PRIMARY KEY (game, edition, speed, account)
) STRICT, WITHOUT ROWID;
CREATE INDEX standings_by_points ON standings (game, edition, speed, points DESC, account, certain_until);
CREATE INDEX standings_of_accounts ON standings (account);
-- What the dice of each account showed in all, those of the whole server under 0.
CREATE TABLE dice_counts (
    account INTEGER PRIMARY KEY,
    statistics TEXT NOT NULL
) STRICT;
