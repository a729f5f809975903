-- no-transaction
-- The scheduler asks which games are over and not archived yet. A build that was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "Game_to_archive_idx";
CREATE INDEX CONCURRENTLY "Game_to_archive_idx" ON "Game"("updatedAt") WHERE "archivedAt" IS NULL AND "status" <> 'running';
