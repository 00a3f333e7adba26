-- The journal of a match that is over, packed; what is appended to the match afterwards are entries again.
CREATE TABLE journals (
    match BIGINT PRIMARY KEY,
    packed BYTEA NOT NULL
);
-- It is as small as it gets.
ALTER TABLE journals ALTER COLUMN packed SET STORAGE EXTERNAL;
ALTER TABLE matches ADD COLUMN packed BOOLEAN NOT NULL DEFAULT FALSE;
-- Those that are over and wait to be packed: few, however many are stored.
CREATE INDEX matches_to_pack ON matches (number)
    WHERE NOT packed AND (finished IS NOT NULL OR ended IS NOT NULL OR loaded);
