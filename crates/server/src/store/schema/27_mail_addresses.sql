-- Addresses of mail are found as every database compares them.
DROP INDEX roads_by_address;
CREATE INDEX roads_by_address ON roads (lower(address));
