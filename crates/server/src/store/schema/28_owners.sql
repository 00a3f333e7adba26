-- Which node has a match in its hands: whoever takes it over counts the epoch up, and from then on nobody writes by an earlier one.
CREATE TABLE owners (
    match TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    epoch INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
