-- no-transaction
-- Every table of a game has the game in its primary key, so that one game may lie on one shard (docs/scale.md). Older checkouts go on
-- writing and finding by "id" alone, which stays unique until they are gone. May be run again after it was broken off.

DROP INDEX CONCURRENTLY IF EXISTS "ChatMessage_id_key";
CREATE UNIQUE INDEX CONCURRENTLY "ChatMessage_id_key" ON "ChatMessage"("id");
DROP INDEX CONCURRENTLY IF EXISTS "ChatMessage_gameId_id_key";
CREATE UNIQUE INDEX CONCURRENTLY "ChatMessage_gameId_id_key" ON "ChatMessage"("gameId", "id");
ALTER TABLE "ChatMessage" DROP CONSTRAINT "ChatMessage_pkey", ADD CONSTRAINT "ChatMessage_pkey" PRIMARY KEY USING INDEX "ChatMessage_gameId_id_key";

DROP INDEX CONCURRENTLY IF EXISTS "Note_id_key";
CREATE UNIQUE INDEX CONCURRENTLY "Note_id_key" ON "Note"("id");
DROP INDEX CONCURRENTLY IF EXISTS "Note_gameId_id_key";
CREATE UNIQUE INDEX CONCURRENTLY "Note_gameId_id_key" ON "Note"("gameId", "id");
ALTER TABLE "Note" DROP CONSTRAINT "Note_pkey", ADD CONSTRAINT "Note_pkey" PRIMARY KEY USING INDEX "Note_gameId_id_key";

DROP INDEX CONCURRENTLY IF EXISTS "SandboxLine_id_key";
CREATE UNIQUE INDEX CONCURRENTLY "SandboxLine_id_key" ON "SandboxLine"("id");
DROP INDEX CONCURRENTLY IF EXISTS "SandboxLine_gameId_id_key";
CREATE UNIQUE INDEX CONCURRENTLY "SandboxLine_gameId_id_key" ON "SandboxLine"("gameId", "id");
ALTER TABLE "SandboxLine" DROP CONSTRAINT "SandboxLine_pkey", ADD CONSTRAINT "SandboxLine_pkey" PRIMARY KEY USING INDEX "SandboxLine_gameId_id_key";

DROP INDEX CONCURRENTLY IF EXISTS "Plan_id_key";
CREATE UNIQUE INDEX CONCURRENTLY "Plan_id_key" ON "Plan"("id");
DROP INDEX CONCURRENTLY IF EXISTS "Plan_gameId_id_key";
CREATE UNIQUE INDEX CONCURRENTLY "Plan_gameId_id_key" ON "Plan"("gameId", "id");
ALTER TABLE "Plan" DROP CONSTRAINT "Plan_pkey", ADD CONSTRAINT "Plan_pkey" PRIMARY KEY USING INDEX "Plan_gameId_id_key";
