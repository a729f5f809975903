-- no-transaction
-- A build that was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "User_playerKey_key";
CREATE UNIQUE INDEX CONCURRENTLY "User_playerKey_key" ON "User"("playerKey");
