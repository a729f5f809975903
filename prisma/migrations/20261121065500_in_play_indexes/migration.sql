-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS "Seat_inPlay_userId_idx";
CREATE INDEX CONCURRENTLY "Seat_inPlay_userId_idx" ON "Seat"("userId") WHERE "inPlay";
DROP INDEX CONCURRENTLY IF EXISTS "Seat_inPlay_email_idx";
CREATE INDEX CONCURRENTLY "Seat_inPlay_email_idx" ON "Seat"(lower("email")) WHERE "email" IS NOT NULL AND "inPlay";
