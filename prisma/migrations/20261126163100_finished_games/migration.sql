-- no-transaction
-- Finished games that anybody may watch, page by page. A build that was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "Game_finishedPage_idx";
CREATE INDEX CONCURRENTLY "Game_finishedPage_idx" ON "Game"("finishedAt" DESC, "id" DESC) WHERE "status" = 'finished' AND "watchers" = 'anyone' AND "origin" IS NULL;
