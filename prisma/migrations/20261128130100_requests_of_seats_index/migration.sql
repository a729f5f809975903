-- no-transaction
-- An offer is found by the token of its link.
DROP INDEX CONCURRENTLY IF EXISTS "Decision_tokenHash_idx";
CREATE INDEX CONCURRENTLY "Decision_tokenHash_idx" ON "Decision"("tokenHash");
