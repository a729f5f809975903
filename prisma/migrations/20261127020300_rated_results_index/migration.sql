-- no-transaction
-- A build that was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "GameResult_ratedIn_seq_idx";
CREATE INDEX CONCURRENTLY "GameResult_ratedIn_seq_idx" ON "GameResult"("ratedIn", "seq");
