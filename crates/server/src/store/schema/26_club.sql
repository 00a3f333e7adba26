-- Whether the side that a match does not wait for by `turn` is asked at the same time: both choose in secret.
ALTER TABLE positions ADD COLUMN both INTEGER NOT NULL DEFAULT 0;
-- Who may challenge an account by its name: 'everybody', 'members', 'followed' or 'nobody'.
ALTER TABLE accounts ADD COLUMN challenges TEXT NOT NULL DEFAULT 'everybody';
-- The links to confirm a mail address that were sent in the last day: for whom, where to, and from which network they were asked for.
CREATE TABLE confirmations (
    account INTEGER NOT NULL,
    mail TEXT NOT NULL,
    network TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX confirmations_by_time ON confirmations (at);
