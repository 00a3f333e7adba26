-- The hash of the invitation to each seat; a seat without a hash of its own is free.
ALTER TABLE matches ADD COLUMN invitation_home BLOB;
ALTER TABLE matches ADD COLUMN invitation_away BLOB;
