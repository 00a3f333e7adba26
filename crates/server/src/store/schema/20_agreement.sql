-- By which version of the comparison a rated match was held against the search; 0 by none yet.
ALTER TABLE results ADD COLUMN compared INTEGER NOT NULL DEFAULT 0;
CREATE INDEX results_to_compare ON results (compared, number) WHERE edition IS NOT NULL;
CREATE INDEX results_compared ON results (game, edition, compared) WHERE edition IS NOT NULL;
-- How many decisions of the side the search thought about, and how many of them it would have made as well.
ALTER TABLE result_sides ADD COLUMN decisions INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result_sides ADD COLUMN agreed INTEGER NOT NULL DEFAULT 0;
