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
