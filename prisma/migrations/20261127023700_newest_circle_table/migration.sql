-- no-transaction
-- Each new table of a circle looks for the newest one before it.
-- A build that was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "Game_circleId_createdAt_idx";
CREATE INDEX CONCURRENTLY "Game_circleId_createdAt_idx" ON "Game"("circleId", "createdAt");
