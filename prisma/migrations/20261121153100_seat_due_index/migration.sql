-- no-transaction
-- Only seats that have to be looked at, a few in a hundred, instead of all there ever were.
DROP INDEX CONCURRENTLY IF EXISTS "Seat_due_idx";
CREATE INDEX CONCURRENTLY "Seat_due_idx" ON "Seat"("lookAt") WHERE "lookAt" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "Seat_lookAt_idx";
