-- The ceremonies of passkeys that are under way: what is to be signed, and for which account (none: whoever logs in).
CREATE TABLE ceremonies (
    number INTEGER PRIMARY KEY,
    challenge TEXT NOT NULL UNIQUE,
    account INTEGER,
    begun INTEGER NOT NULL
) STRICT;
CREATE INDEX ceremonies_begun ON ceremonies (begun, number);
CREATE INDEX ceremonies_account ON ceremonies (account);
