-- Whom somebody follows, and whom he blocks: one or the other.
CREATE TABLE relations (
    account INTEGER NOT NULL,
    other INTEGER NOT NULL,
    relation TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (account, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX relations_to_others ON relations (other);
-- Until when somebody cannot log in, and until when he cannot chat (seconds since 1970).
ALTER TABLE accounts ADD COLUMN suspended INTEGER;
ALTER TABLE accounts ADD COLUMN muted INTEGER;
-- What somebody reports: about an account, a match (its id), or both. Whose account was closed reports no more: made_by is null.
CREATE TABLE reports (
    number INTEGER PRIMARY KEY,
    made_by INTEGER,
    about INTEGER,
    match TEXT,
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    at INTEGER NOT NULL,
    closed INTEGER
) STRICT;
CREATE INDEX reports_about ON reports (about) WHERE about IS NOT NULL;
CREATE INDEX reports_open ON reports (number) WHERE closed IS NULL;
-- Everything that was done at the moderators' desk. The words of a warning are there until they were read.
CREATE TABLE desk_acts (
    number INTEGER PRIMARY KEY,
    made_by INTEGER NOT NULL,
    act TEXT NOT NULL,
    about INTEGER,
    report INTEGER,
    until INTEGER,
    role TEXT,
    words TEXT NOT NULL,
    at INTEGER NOT NULL,
    seen INTEGER
) STRICT;
CREATE INDEX desk_acts_about ON desk_acts (about) WHERE about IS NOT NULL;
CREATE INDEX desk_acts_of_reports ON desk_acts (report) WHERE report IS NOT NULL;
