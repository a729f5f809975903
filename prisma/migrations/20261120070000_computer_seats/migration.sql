-- Seats held by the computer: no link opens them, and nothing is mailed to them.

ALTER TABLE "Seat" ADD COLUMN "bot" TEXT, ALTER COLUMN "tokenHash" DROP NOT NULL;

-- By hand from here on; Prisma does not know of these.

ALTER TABLE "Seat" ADD CONSTRAINT "Seat_bot_check" CHECK ("bot" IN ('journeyman', 'master'));
-- A seat belongs to whoever has its link, or to the computer, which also has no address.
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_holder_check" CHECK (("bot" IS NULL) = ("tokenHash" IS NOT NULL) AND ("bot" IS NULL OR "email" IS NULL));

-- The scheduler asks which running games wait for the computer. They are few among all that were ever played.
CREATE INDEX "Game_running_idx" ON "Game"("id") WHERE "status" = 'running';
