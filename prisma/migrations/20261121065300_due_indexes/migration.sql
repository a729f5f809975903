-- no-transaction
-- What is due, and nothing else; the lobby page by page. A build that was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "User_digestDue_idx";
CREATE INDEX CONCURRENTLY "User_digestDue_idx" ON "User"("digestDueAt") WHERE "digestAt" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "Plan_due_idx";
CREATE INDEX CONCURRENTLY "Plan_due_idx" ON "Plan"("gameId") WHERE "place" IS NOT NULL
  AND ("occasion" = 'over' OR ("occasion" = 'turn' AND ("mode" = 'plays-itself' OR "progress" IS NOT NULL)));
DROP INDEX CONCURRENTLY IF EXISTS "Game_lobbyPage_idx";
CREATE INDEX CONCURRENTLY "Game_lobbyPage_idx" ON "Game"("createdAt" DESC, "id" DESC) WHERE "door" = 'open' AND "status" = 'running';
