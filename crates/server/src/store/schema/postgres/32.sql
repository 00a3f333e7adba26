-- Whatever looks for a few among all matches finds them by an index, however many are stored.
-- Whether the replay of a match that is over is kept. Most are: only the others are written anew.
ALTER TABLE matches ADD COLUMN archived BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE matches ALTER COLUMN archived SET DEFAULT FALSE;
UPDATE matches SET archived = FALSE WHERE NOT EXISTS (SELECT 1 FROM replays WHERE replays.match = matches.number);
CREATE INDEX matches_to_archive ON matches (number)
    WHERE NOT archived AND (finished IS NOT NULL OR ended IS NOT NULL OR loaded);
-- Those that are forgotten some time after they were set up, and some time after somebody last looked at them.
CREATE INDEX matches_unjoined ON matches (created)
    WHERE joined IS NULL AND finished IS NULL AND origin IS NULL AND NOT loaded;
CREATE INDEX matches_aside ON matches (seen) WHERE origin IS NOT NULL OR loaded;
-- The last look at each, or its end.
CREATE INDEX matches_by_time ON matches
    ((CASE WHEN seen >= coalesce(finished, ended, created) THEN seen ELSE coalesce(finished, ended, created) END), number);
CREATE INDEX owners_by_node ON owners (node);
CREATE INDEX results_rated_by_time ON results (at) WHERE edition IS NOT NULL;
-- They are as small as they get.
ALTER TABLE replays ALTER COLUMN replay SET STORAGE EXTERNAL;
-- A match has some hundred entries. Those of a match lie together, so that a sample of the rows finds far too few matches, and plans
-- would be made for a thousand times as many entries of each.
ALTER TABLE entries ALTER COLUMN match SET (n_distinct = -0.005);
