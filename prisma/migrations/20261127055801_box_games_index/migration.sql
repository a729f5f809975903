-- no-transaction
-- The games of a box, when one of its packs is to be deleted.
-- A build that was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "Game_box_idx";
CREATE INDEX CONCURRENTLY "Game_box_idx" ON "Game"("packId") WHERE "packId" LIKE 'box:%';
