-- When a person first took a seat, when anybody last looked, and when the match ended: seconds since 1970.
ALTER TABLE matches ADD COLUMN joined INTEGER;
ALTER TABLE matches ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN finished INTEGER;
-- The seats that have not been told yet that the rules have changed: 1 home, 2 away, 3 both.
ALTER TABLE matches ADD COLUMN untold INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET joined = created, seen = unixepoch();
-- How the match stood after its last entry, by which rules, and the digest of all its events.
CREATE TABLE positions (
    match INTEGER PRIMARY KEY,
    rules INTEGER NOT NULL,
    position TEXT NOT NULL,
    events INTEGER NOT NULL
) STRICT;
-- A match that is over, moment by moment (gzip of JSON), which no change of rules can alter any more.
CREATE TABLE replays (
    match INTEGER PRIMARY KEY,
    replay BLOB NOT NULL
) STRICT;
-- One row that is written to see whether the store can be written at all.
CREATE TABLE probe (at INTEGER NOT NULL) STRICT;
INSERT INTO probe (at) VALUES (0);
