-- As much as could not be written, to see whether it can be again.
ALTER TABLE probe ADD COLUMN bytes BLOB;
