-- The journal of a match that is over, packed; what is appended to the match afterwards are entries again.
CREATE TABLE journals (
    match INTEGER PRIMARY KEY,
    packed BLOB NOT NULL
) STRICT;
ALTER TABLE matches ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
-- Those that are over and wait to be packed: few, however many are stored.
CREATE INDEX matches_to_pack ON matches (number)
    WHERE NOT packed AND (finished IS NOT NULL OR ended IS NOT NULL OR loaded);
