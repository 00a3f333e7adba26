-- Whether the match is to be rated.
ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
