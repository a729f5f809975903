-- no-transaction
-- What somebody wrote is asked for by their id: when they take it along, and when they delete themselves. A build that was broken off leaves
-- an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "ChatMessage_person_idx";
CREATE INDEX CONCURRENTLY "ChatMessage_person_idx" ON "ChatMessage"("userId") WHERE "userId" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "Note_person_idx";
CREATE INDEX CONCURRENTLY "Note_person_idx" ON "Note"("userId") WHERE "userId" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "Plan_person_idx";
CREATE INDEX CONCURRENTLY "Plan_person_idx" ON "Plan"("userId") WHERE "userId" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "SeatHolder_person_idx";
CREATE INDEX CONCURRENTLY "SeatHolder_person_idx" ON "SeatHolder"("userId") WHERE "userId" IS NOT NULL;
