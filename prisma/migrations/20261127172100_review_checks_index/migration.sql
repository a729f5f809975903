-- no-transaction
-- The review that has waited longest for its check.
DROP INDEX CONCURRENTLY IF EXISTS "GameReview_verifiedAt_checkedAt_idx";
CREATE INDEX CONCURRENTLY "GameReview_verifiedAt_checkedAt_idx" ON "GameReview"("verifiedAt", "checkedAt");
