-- no-transaction
-- The scheduler asks which games are over and not counted yet. A build that was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "Game_to_count_idx";
CREATE INDEX CONCURRENTLY "Game_to_count_idx" ON "Game"("finishedAt") WHERE "countedAt" IS NULL AND "origin" IS NULL AND "status" = 'finished' AND NOT "knownDeal";
