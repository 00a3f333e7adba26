-- The passkeys of people: the name that the device gave each, its public key (SubjectPublicKeyInfo), how often it has signed as far
-- as the device counts that, and what its owner calls it.
CREATE TABLE passkeys (
    number INTEGER PRIMARY KEY,
    account INTEGER NOT NULL,
    credential BLOB NOT NULL UNIQUE,
    key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER
) STRICT;
CREATE INDEX passkeys_of_accounts ON passkeys (account);
