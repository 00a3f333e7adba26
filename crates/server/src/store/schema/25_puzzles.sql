-- The book of first tries at puzzles, in the order in which they were counted: whose it was (null where the account was closed since),
-- whether it was right, both ratings before (the solver's with when his try before it was) and after, and the version of the
-- rating; at is milliseconds since 1970.
CREATE TABLE puzzle_tries (
    number INTEGER PRIMARY KEY,
    puzzle TEXT NOT NULL,
    game TEXT NOT NULL,
    account INTEGER,
    at INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    since INTEGER,
    solver_before_points REAL NOT NULL,
    solver_before_deviation REAL NOT NULL,
    solver_before_volatility REAL NOT NULL,
    solver_after_points REAL NOT NULL,
    solver_after_deviation REAL NOT NULL,
    solver_after_volatility REAL NOT NULL,
    puzzle_before_points REAL NOT NULL,
    puzzle_before_deviation REAL NOT NULL,
    puzzle_before_volatility REAL NOT NULL,
    puzzle_after_points REAL NOT NULL,
    puzzle_after_deviation REAL NOT NULL,
    puzzle_after_volatility REAL NOT NULL,
    version INTEGER NOT NULL,
    UNIQUE (account, puzzle)
) STRICT;
-- Where everybody stands as a solver of a game's puzzles after his last first try.
CREATE TABLE solvers (
    account INTEGER NOT NULL,
    game TEXT NOT NULL,
    points REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    at INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    PRIMARY KEY (account, game)
) STRICT, WITHOUT ROWID;
-- The ratings of the puzzles that were tried.
CREATE TABLE puzzle_ratings (
    puzzle TEXT PRIMARY KEY,
    points REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL
) STRICT, WITHOUT ROWID;
