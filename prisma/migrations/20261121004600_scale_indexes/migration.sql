-- no-transaction
-- For whatever runs at every tick or asks for somebody by their address: each index holds what is looked for and nothing else. A build that
-- was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "Game_computers_idx";
CREATE INDEX CONCURRENTLY "Game_computers_idx" ON "Game"("updatedAt") WHERE "status" = 'running' AND "waiting" && "computers";
DROP INDEX CONCURRENTLY IF EXISTS "Game_lobby_idx";
CREATE INDEX CONCURRENTLY "Game_lobby_idx" ON "Game"("createdAt" DESC) WHERE "door" = 'open' AND "status" = 'running';
DROP INDEX CONCURRENTLY IF EXISTS "Seat_free_idx";
CREATE INDEX CONCURRENTLY "Seat_free_idx" ON "Seat"("gameId") WHERE "name" = '' AND "seatedAt" IS NULL AND "bot" IS NULL AND "userId" IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS "Seat_email_idx";
CREATE INDEX CONCURRENTLY "Seat_email_idx" ON "Seat"(lower("email")) WHERE "email" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "User_digest_idx";
CREATE INDEX CONCURRENTLY "User_digest_idx" ON "User"("digestSentOn") WHERE "digestAt" IS NOT NULL;
