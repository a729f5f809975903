-- no-transaction
-- A build that was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "Game_circleId_status_idx";
CREATE INDEX CONCURRENTLY "Game_circleId_status_idx" ON "Game"("circleId", "status");
