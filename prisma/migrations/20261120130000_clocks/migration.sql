-- What changed about a table beside its log: holders, clocks, holidays, its end. A row is appended only if it was decided on with
-- the newest of it.
ALTER TABLE "Game" ADD COLUMN "affairs" INTEGER NOT NULL DEFAULT 0;
-- Common holidays, past and planned.
ALTER TABLE "Game" ADD COLUMN "pauses" JSON NOT NULL DEFAULT '[]';
-- The clocks of all seats after a row: what an undo to it restores. Null in rows from before there were clocks.
ALTER TABLE "GameLog" ADD COLUMN "clocks" JSON;
-- All time the others have given a seat.
ALTER TABLE "Seat" ADD COLUMN "grantedMs" INTEGER NOT NULL DEFAULT 0;
-- Not before this time its clock has to be looked at.
ALTER TABLE "Seat" ADD COLUMN "lookAt" TIMESTAMPTZ(3);
CREATE INDEX "Seat_lookAt_idx" ON "Seat"("lookAt");
ALTER TABLE "Holiday" ADD COLUMN "automatic" BOOLEAN NOT NULL DEFAULT false;
