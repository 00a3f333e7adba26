-- Which node has a match in its hands: whoever takes it over counts the epoch up, and from then on nobody writes by an earlier one.
CREATE TABLE owners (
    match TEXT COLLATE "C" PRIMARY KEY,
    node TEXT COLLATE "C" NOT NULL,
    epoch BIGINT NOT NULL
);
-- Every answer changes the row of its match: it stays on its page, and its indices as they are.
ALTER TABLE positions SET (fillfactor = 50);
