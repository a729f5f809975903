-- no-transaction
-- Games that are over and whose result is not written yet.
DROP INDEX CONCURRENTLY IF EXISTS "Game_result_due_idx";
CREATE INDEX CONCURRENTLY "Game_result_due_idx" ON "Game"("finishedAt") WHERE "resultAt" IS NULL AND "origin" IS NULL AND "status" <> 'running';
