-- Whether everybody could watch the match: its result is on the profiles of those who played it.
ALTER TABLE results ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
UPDATE results SET public = 1 WHERE match IN (SELECT id FROM matches WHERE public);
