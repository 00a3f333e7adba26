-- Whether everybody who looks for competitions finds one (1) or not (0); null where nobody said so.
ALTER TABLE cups ADD COLUMN public INTEGER;
