-- no-transaction
-- The people of a group, and ratings by an older version of the algorithm.
DROP INDEX CONCURRENTLY IF EXISTS "Rating_scope_group_idx";
CREATE INDEX CONCURRENTLY "Rating_scope_group_idx" ON "Rating"("scope", "group");
DROP INDEX CONCURRENTLY IF EXISTS "Rating_version_idx";
CREATE INDEX CONCURRENTLY "Rating_version_idx" ON "Rating"("version");
