-- Milliseconds since 1970, where it was seconds.
UPDATE entries SET at = at * 1000;
-- What happens at a table beside the answers: when, by whom (null: the table), after how many entries, and the request that
-- led to it.
CREATE TABLE notes (
    match INTEGER NOT NULL,
    number INTEGER NOT NULL,
    note TEXT NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    after INTEGER NOT NULL,
    request TEXT,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
-- When the time of whoever decides is over (milliseconds since 1970); null where nobody's time runs.
ALTER TABLE matches ADD COLUMN deadline INTEGER;
CREATE INDEX matches_by_deadline ON matches (deadline) WHERE deadline IS NOT NULL;
-- The last sign of life of a server (milliseconds since 1970), and when none answered since.
ALTER TABLE probe ADD COLUMN alive INTEGER;
CREATE TABLE outages (began INTEGER NOT NULL, ended INTEGER NOT NULL) STRICT;
