-- no-transaction
-- Of two who take the last place of a deal at once, one is refused. A build that was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "DealEntry_dealId_place_key";
CREATE UNIQUE INDEX CONCURRENTLY "DealEntry_dealId_place_key" ON "DealEntry"("dealId", "place");
