-- What accounts are told: one row for each cause, so that nothing is told twice. It is told from `at` on (seconds since 1970),
-- no longer so since `gone`, and was read at `seen`.
CREATE TABLE notices (
    number INTEGER PRIMARY KEY,
    account INTEGER NOT NULL,
    cause TEXT NOT NULL,
    kind TEXT NOT NULL,
    match INTEGER NOT NULL,
    side INTEGER NOT NULL,
    at INTEGER NOT NULL,
    gone INTEGER,
    seen INTEGER,
    UNIQUE (account, cause)
) STRICT;
CREATE INDEX notices_of_matches ON notices (match);
CREATE INDEX notices_of_accounts ON notices (account, at);
-- The roads by which an account is told: a confirmed mail address, a webhook, browsers that take pushed messages (with their keys).
CREATE TABLE roads (
    number INTEGER PRIMARY KEY,
    account INTEGER NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    keys TEXT,
    since INTEGER NOT NULL,
    UNIQUE (account, kind, address)
) STRICT;
CREATE INDEX roads_by_address ON roads (address COLLATE NOCASE);
-- How an account is told: its language, its time zone (minutes east of Greenwich), the minutes of its day in which it is left
-- in peace, and for how many minutes what goes by mail is gathered.
CREATE TABLE notice_settings (
    account INTEGER PRIMARY KEY,
    language TEXT NOT NULL,
    zone INTEGER NOT NULL,
    quiet_from INTEGER,
    quiet_to INTEGER,
    gather INTEGER NOT NULL
) STRICT;
-- The kinds of notices that an account does not want by a kind of road.
CREATE TABLE notices_off (
    account INTEGER NOT NULL,
    kind TEXT NOT NULL,
    road TEXT NOT NULL,
    PRIMARY KEY (account, kind, road)
) STRICT, WITHOUT ROWID;
-- The outbox: a notice that is to go by a road from a second on, and the parcel that it is in once it was packed.
CREATE TABLE deliveries (
    notice INTEGER NOT NULL,
    road INTEGER NOT NULL,
    due INTEGER NOT NULL,
    parcel INTEGER,
    PRIMARY KEY (notice, road)
) STRICT, WITHOUT ROWID;
CREATE INDEX deliveries_waiting ON deliveries (due) WHERE parcel IS NULL;
CREATE INDEX deliveries_of_roads ON deliveries (road);
-- Messages as they are sent, with the key by which a receiver knows a repeat. Where there is a body it is tried again from `due`
-- on; else it was sent, or given up.
CREATE TABLE parcels (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    account INTEGER NOT NULL,
    road INTEGER,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    keys TEXT,
    body TEXT,
    made INTEGER NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    sent INTEGER,
    failed TEXT
) STRICT;
CREATE INDEX parcels_waiting ON parcels (due) WHERE body IS NOT NULL;
CREATE INDEX parcels_of_roads ON parcels (road) WHERE body IS NOT NULL;
CREATE INDEX parcels_of_accounts ON parcels (account);
-- Links in mails that are good once: the hash of the secret, what it is for, and the address that it was sent to.
CREATE TABLE mail_links (
    secret BLOB NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    purpose TEXT NOT NULL,
    mail TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_links_of_accounts ON mail_links (account);
-- The keys of the club: what pushed messages and links in mails are signed with.
CREATE TABLE club_keys (name TEXT NOT NULL PRIMARY KEY, bytes BLOB NOT NULL) STRICT, WITHOUT ROWID;
