-- no-transaction
-- Who is shown that they held a seat is found by what their browser brings. A build that was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "SeatHolder_keys_idx";
CREATE INDEX CONCURRENTLY "SeatHolder_keys_idx" ON "SeatHolder" USING GIN ("keys");
