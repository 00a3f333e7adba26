-- Whose a seat was (0 home, 1 away) that was given another secret: what he may not say or ask for he may not from there either.
CREATE TABLE renewed_seats (
    match INTEGER NOT NULL,
    side INTEGER NOT NULL,
    account INTEGER NOT NULL,
    PRIMARY KEY (match, side)
) STRICT, WITHOUT ROWID;
