-- The secret of the server for sealed dice, which nobody is told before the end of the match.
ALTER TABLE matches ADD COLUMN dice_secret BLOB;
