-- What the pieces are of that a command lets nodes do, as long as somebody wants it; its pieces are jobs.
CREATE TABLE orders (
    asker TEXT PRIMARY KEY,
    work TEXT NOT NULL,
    wanted INTEGER NOT NULL
) STRICT;
CREATE INDEX jobs_ended ON jobs (asker) WHERE ended IS NOT NULL;
