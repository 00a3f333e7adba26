-- The deadline changes with nearly every answer: it moves to the row that every answer writes anyway.
ALTER TABLE positions ADD COLUMN deadline INTEGER;
UPDATE positions SET deadline = (SELECT deadline FROM matches WHERE number = match);
CREATE INDEX positions_by_deadline ON positions (deadline) WHERE deadline IS NOT NULL;
DROP INDEX matches_by_deadline;
ALTER TABLE matches DROP COLUMN deadline;
