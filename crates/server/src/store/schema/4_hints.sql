-- Whether hints and thoughts may be asked for; null where it was not said.
ALTER TABLE matches ADD COLUMN hints INTEGER;
