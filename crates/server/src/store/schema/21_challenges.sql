-- Who challenges the account that is told; null where a guest does. What tells of a challenge has the match 0, and its cause the
-- number of the challenge.
ALTER TABLE notices ADD COLUMN challenger INTEGER;
CREATE INDEX notices_of_challengers ON notices (challenger) WHERE challenger IS NOT NULL;
