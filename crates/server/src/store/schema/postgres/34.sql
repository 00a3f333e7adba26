-- What the pieces are of that a command lets nodes do, as long as somebody wants it; its pieces are jobs.
CREATE TABLE orders (
    asker TEXT COLLATE "C" PRIMARY KEY,
    work TEXT COLLATE "C" NOT NULL,
    wanted BIGINT NOT NULL
);
CREATE INDEX jobs_ended ON jobs (asker) WHERE ended IS NOT NULL;
