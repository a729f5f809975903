-- no-transaction
-- For older checkouts "Seat_email_idx" stays, which finds the seats in play as well. A build that was broken off leaves an index nobody may use.
DROP INDEX CONCURRENTLY IF EXISTS "Seat_emailFolded_idx";
CREATE INDEX CONCURRENTLY "Seat_emailFolded_idx" ON "Seat"("emailFolded", "inPlay") WHERE "emailFolded" IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "Seat_inPlay_email_idx";
