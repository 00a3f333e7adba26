-- What was judged of matches that are over, at each depth: packed JSON without words. Void where the rules or the judge are others.
CREATE TABLE reviews (
    match INTEGER NOT NULL,
    depth TEXT NOT NULL,
    rules INTEGER NOT NULL,
    judge INTEGER NOT NULL,
    review BLOB NOT NULL,
    PRIMARY KEY (match, depth)
) STRICT;
-- The rolls that a match which goes on from a moment of another one makes first, as JSON; null where it rolls fresh dice.
ALTER TABLE matches ADD COLUMN rolls TEXT;
