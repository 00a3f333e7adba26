-- What a seat (0 home, 1 away) that waits will answer if the other side answers so, as JSON: a secret, so it is no entry and
-- no note.
CREATE TABLE plans (
    match INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    plans TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
-- What a list of matches says, as everybody may know it: whose decision a match waits for (0 home, 1 away), when it was last
-- changed (seconds since 1970; null where an earlier program stored it), and how it ended before the whistle.
ALTER TABLE positions ADD COLUMN turn INTEGER;
ALTER TABLE positions ADD COLUMN changed INTEGER;
ALTER TABLE positions ADD COLUMN ending TEXT;
-- How many seconds later everybody without a seat sees a match.
ALTER TABLE matches ADD COLUMN delay INTEGER NOT NULL DEFAULT 0;
