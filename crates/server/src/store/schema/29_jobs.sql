-- Work that any node may do. Whoever takes it counts the epoch up, and from then on nobody writes by an earlier one; a number is
-- never given twice, so that what was cancelled is not taken for what was asked again.
CREATE TABLE jobs (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    -- What a program has to be that may do it.
    program TEXT NOT NULL,
    asker TEXT NOT NULL,
    urgency INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    wanted INTEGER NOT NULL,
    node TEXT,
    epoch INTEGER NOT NULL DEFAULT 0,
    heard INTEGER NOT NULL DEFAULT 0,
    done INTEGER NOT NULL DEFAULT 0,
    total INTEGER NOT NULL DEFAULT 0,
    result TEXT,
    tries INTEGER NOT NULL DEFAULT 0,
    lost INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    -- When it was done, or given up where there is an error.
    ended INTEGER,
    UNIQUE (kind, key, program)
) STRICT;
CREATE INDEX jobs_open ON jobs (urgency, turn, number) WHERE ended IS NULL;
CREATE INDEX jobs_of_askers ON jobs (asker) WHERE ended IS NULL;
