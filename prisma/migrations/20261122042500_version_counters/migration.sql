-- Whether an open page is out of date is asked for all of them at every change: two counters say what two look-ups a table did.
-- Older checkouts go on working: both have a default, and the second is counted by a trigger.

-- AlterTable
ALTER TABLE "Game" ADD COLUMN "voicesRevision" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Seat" ADD COLUMN "entries" INTEGER NOT NULL DEFAULT 0;

-- In the row of the seat, which is locked by whatever changes its holder, its key or its address anyhow.
CREATE FUNCTION "SeatEntry_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Seat" SET "entries" = "entries" + 1 WHERE "gameId" = new."gameId" AND "seat" = new."seat";
  RETURN NULL;
END $$;
CREATE TRIGGER "SeatEntry_counted" AFTER INSERT ON "SeatEntry" FOR EACH ROW EXECUTE FUNCTION "SeatEntry_count"();
