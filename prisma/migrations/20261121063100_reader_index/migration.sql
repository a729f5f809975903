-- no-transaction
-- What is for somebody else than the holder of a seat goes with them. A build that was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "Outbox_reader_idx";
CREATE INDEX CONCURRENTLY "Outbox_reader_idx" ON "Outbox"("readerId") WHERE "readerId" IS NOT NULL;
