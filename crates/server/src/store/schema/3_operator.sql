-- When the operator ended the match (seconds since 1970), and what he said.
ALTER TABLE matches ADD COLUMN ended INTEGER;
ALTER TABLE matches ADD COLUMN ended_why TEXT;
-- The networks that the operator keeps away.
CREATE TABLE bans (
    network TEXT NOT NULL PRIMARY KEY,
    why TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
