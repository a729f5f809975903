-- no-transaction
-- Finds a code by the browser that asked for it.
DROP INDEX CONCURRENTLY IF EXISTS "VerificationToken_browserHash_key";
CREATE UNIQUE INDEX CONCURRENTLY "VerificationToken_browserHash_key" ON "VerificationToken"("browserHash");
