-- The key of a job where it is too long for an index: `key` is its digest then.
ALTER TABLE jobs ADD COLUMN long_key TEXT COLLATE "C";
